import { describe, expect, it } from 'vitest';
import { factsOf, stagesOf } from '../facts/facts';
import { fixtures } from '../fixtures';
import { receiptOf, sumOf } from './receipt';
import { lackingOf, verdictOf } from './verdict';
import type { Fixture } from '../fixtures';

const called = { left: 'Ben', right: 'Ana' };

/** Everything that is offered for money, with each way to pay for it. */
function offered({ view }: Fixture) {
  return (view.you?.offers ?? []).flatMap((asked) => {
    if (asked.asked !== 'play') return [];
    const city = view.cities[asked.city]!;
    const next = stagesOf({ wonder: city.wonder!, side: city.side! })[city.stages.length];
    const all = [
      ...asked.cards.map(({ card, build }) => ({
        cost: factsOf(card).cost,
        means: build,
        what: card as string,
      })),
      ...(next ? [{ cost: next.cost, means: asked.stage, what: 'stage' }] : []),
    ];
    return all.map((one) => ({ ...one, view, city: asked.city }));
  });
}
// What leaders take off a price is not worked out here.
const all = Object.values<Fixture>(fixtures)
  .filter(({ view }) => !view.leaders)
  .flatMap(offered);

describe('a receipt', () => {
  it('comes to exactly what is paid, by every way, and says whose each unit is', () => {
    let ways = 0;
    for (const { cost, means, view, city, what } of all) {
      if (means.means !== 'pay') continue;
      for (const pay of means.ways) {
        const rows = receiptOf(cost, means, pay, view, city, called);
        expect(sumOf(rows), what).toBe(means.bank + pay.left + pay.right);
        const units = rows.filter(({ from }) => from !== 'bank').flatMap(({ signs }) => signs);
        expect(units.sort(), what).toEqual([...cost.resources].sort());
        ways += 1;
      }
    }
    expect(ways).toBeGreaterThan(20);
  });

  it('names the same lack as the verdict and the price', () => {
    let lacks = 0;
    for (const { cost, means, view, city, what } of all) {
      if (means.means !== 'no' || means.because.why !== 'resources_missing') continue;
      const { missing } = means.because;
      const rows = receiptOf(cost, means, null, view, city, called);
      expect(rows.find(({ from }) => from === 'nobody')?.signs, what).toEqual(missing);
      expect(verdictOf(means, true).signs).toEqual([...new Set(missing)]);
      expect(lackingOf(means).resources).toEqual(missing);
      lacks += 1;
    }
    expect(lacks).toBeGreaterThan(3);
  });
});
