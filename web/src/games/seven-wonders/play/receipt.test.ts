import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts/facts';
import { fixtures, type Fixture } from '../fixtures';
import type { Line, Means, Outlook, Receipt } from '../types';
import { coinsOf, gainOf, rowsOf, sumOf } from './receipt';
import { outcomeOf } from '../words/outcome';
import { nextStage } from '../facts/stages';
import { lackingOf, verdictOf } from './verdict';

const beside = () => ({ name: 'Ben', side: 'left' as const });

/** Returns every offer with a price, with the server's data. */
function offered({ view }: Fixture) {
  return (view.you?.offers ?? []).flatMap((asked) => {
    if (asked.asked !== 'play') return [];
    const city = view.cities[asked.city]!;
    const stage = nextStage(city);
    const all = asked.cards.map(({ card, build, quote }) => ({
      what: card as string,
      cost: factsOf(card).cost,
      means: build,
      receipts: quote?.receipts ?? [],
    }));
    if (stage)
      all.push({
        what: 'stage',
        cost: stage.cost,
        means: asked.stage,
        receipts: asked.quote?.stage?.receipts ?? [],
      });
    return all;
  });
}
const all = Object.values<Fixture>(fixtures).flatMap(offered);
const units = (receipt: Receipt) => {
  const all = receipt.flatMap((line) => ('units' in line && line.line !== 'exchanged' ? line.units : []));
  // Two exchanged units stand for one of another kind.
  for (const line of receipt)
    if (line.line === 'exchanged') {
      for (const unit of line.units) all.splice(all.indexOf(unit), 1);
      all.push(...line.into);
    }
  return all;
};

describe('a receipt', () => {
  it('is the rules\u2019 own, one for each way, and its rows come to what is paid', () => {
    let ways = 0;
    for (const { what, cost, means, receipts } of all) {
      if (means.means !== 'pay') continue;
      expect(receipts, what).toHaveLength(means.ways.length);
      for (const [i, pay] of means.ways.entries()) {
        const receipt = receipts[i]!;
        const gains = receipt.filter(({ line }) => line === 'gain');
        const paid = means.bank + pay.left + pay.right + (pay.bank ?? 0);
        expect(sumOf(rowsOf(receipt, beside)), what).toBe(paid - gainOf(gains));
        expect(units(receipt).sort(), what).toEqual([...cost.resources].sort());
        ways += 1;
      }
    }
    expect(ways).toBeGreaterThan(20);
  });

  it('names the same lack as the verdict and the price', () => {
    let lacks = 0;
    for (const { what, means, receipts } of all) {
      if (means.means !== 'no' || means.because.why !== 'resources_missing') continue;
      const { missing } = means.because;
      const rows = rowsOf(receipts[0]!, beside);
      expect(rows.find(({ from }) => from === 'lacking')?.signs, what).toEqual(missing);
      expect(verdictOf(means, true).signs).toEqual([...new Set(missing)]);
      expect(lackingOf(means).resources).toEqual(missing);
      lacks += 1;
    }
    expect(lacks).toBeGreaterThan(3);
  });

  it('has words for each line, and says that nothing is taken', () => {
    const by = { leader: 'bilkis' } as const;
    const lines: Line[] = [
      {
        line: 'own',
        units: ['stone'],
        by: [{ card: 'stone-pit' }, { board: { wonder: 'giza', side: 'A' } }],
      },
      { line: 'waived', units: ['ore'], by },
      { line: 'chain', with: 'altar' },
      { line: 'power', by: { stage: [{ wonder: 'olympia', side: 'A' }, 1] } },
      { line: 'bought', of: 1, units: ['wood', 'wood'], each: 2, coins: -4 },
      { line: 'bank', units: ['glass'], by, coins: -1 },
      { line: 'printed', coins: -3 },
      { line: 'cheaper', by, coins: 3 },
      { line: 'sold', coins: 3 },
      { line: 'gain', by: { card: 'tavern' }, coins: 5 },
      { line: 'lacking', units: ['loom'] },
    ];
    expect(rowsOf(lines, beside).map(({ text, coins }) => `${text} ${coins}`)).toEqual([
      'Yours: Stone Pit, Pyramids of Giza 0',
      'Not needed, by Bilkis 0',
      'Altar makes it free 0',
      'Free, thanks to Statue of Zeus at Olympia 0',
      'From ← Ben: 2 each 4',
      'From the bank, by Bilkis 1',
      'Printed price 3',
      'Less, by Bilkis -3',
      'From the bank -3',
      'Brought by Tavern -5',
      'No neighbour sells cloth 0',
    ]);
    expect(rowsOf([], beside).map(({ text }) => text)).toEqual(['It costs nothing']);
    // A lower price is no coin that the player gains.
    expect(rowsOf(lines, beside).map(coinsOf)).toEqual([
      ...['–', '–', '–', '–', '4', '1', '3', '−3', '+3', '+5', '✕'],
    ]);
  });
});

describe('the verdict', () => {
  it('counts what the bank is paid for what it sells', () => {
    const means: Means = { means: 'pay', bank: 1, ways: [{ left: 0, right: 0, bank: 1 }] };
    expect(verdictOf(means, true)).toMatchObject({ is: 'pay', bank: 2 });
  });
});

describe('what comes of it', () => {
  it('is told as the rules tell it', () => {
    const home = fixtures.full.view.cities[1]!;
    const nameOf = (seat: number) => `city ${seat}`;
    const outlook: Outlook = {
      shields: 9,
      conflicts: [{ with: 2, theirs: 4, before: -1, after: 5 }],
      points: [
        { row: 'civilian', before: 1, after: 4 },
        { row: 'science', before: 4, after: 9 },
      ],
      losses: [{ city: 3, coins: 2 }],
    };
    const gain: Receipt = [{ line: 'gain', by: { card: 'tavern' }, coins: 5 }];
    const effects = factsOf('pawnshop').effects;
    const said = outcomeOf(effects, outlook, gain, home, nameOf);
    expect(said).toBe(
      `Shields ${home.shields} → 9. Against city 2 (4): −1 becomes +5. 3 points. 5 coins now. ` +
        'Science: science 4 → 9 points. city 3 loses 2 coins.',
    );
  });
});
