import { describe, expect, it } from 'vitest';
import late from '../art/boxes.svg?raw';
import drawings from '../art/wonders.svg?raw';
import { cards, inOrder, kindOf, leadsTo, resources, sciences, stagesOf, wonders } from '../facts/facts';
import { widthOf } from '../facts/widths';
import { fixtures, you } from '../fixtures';
import { cheapest, compared } from '../play/payments';
import { freshOf, landedOf, recentOf } from '../facts/recent';
import { leftOf, rightOf, ringOf } from '../facts/ring';
import { columns } from '../facts/score';
import { isLate } from './sprite';
import type { Seen } from '../types';

const step = (...seen: Seen[]) => [
  { n: 1, seat: null, by: 'rules', at: 0, events: seen.map((one, n) => ({ n, seen: one })) } as never,
];

describe('facts', () => {
  it('are 112 cards, and sixteen wonders with those of other boxes and of none', () => {
    expect(cards).toHaveLength(112);
    expect(wonders).toHaveLength(16);
    expect(cards.filter(({ colour }) => colour === 'purple')).toHaveLength(17);
    for (const age of [1, 2, 3])
      expect(cards.filter((card) => card.colour === 'black' && card.age === age)).toHaveLength(9);
  });

  it('have a drawing for everything', () => {
    const has = (file: string, id: string) => file.includes(`id="sw-${id}"`);
    const drawn = (id: string) => has(isLate(id) ? late : drawings, id);
    expect(wonders.filter(({ id }) => isLate(id))).toHaveLength(9);
    for (const id of ['tomb', 'exchange', 'debt', 'project', 'man', 'leader-back', 'scene-black'])
      expect(isLate(id) && drawn(id), id).toBe(true);
    for (const id of [...resources, ...sciences, ...wonders.map((one) => one.id)])
      expect(drawn(id), id).toBe(true);
    for (const { colour } of cards) expect(drawn(`scene-${colour}`), colour).toBe(true);
  });

  it('tell what a card makes free later', () => {
    expect(leadsTo('school')).toEqual(['academy', 'study']);
    expect(leadsTo('east-trading-post')).toEqual(['forum']);
    expect(leadsTo('palace')).toEqual([]);
  });

  it('order a city by colour', () => {
    expect(inOrder(['baths', 'press-1', 'stockade', 'sawmill']).map(kindOf)).toEqual([
      'brown',
      'grey',
      'blue',
      'red',
    ]);
  });

  it('never have an effect wider than a card', () => {
    for (const { effects } of cards) expect(widthOf(effects)).toBeLessThan(7);
    for (const { id } of wonders) {
      for (const stage of stagesOf({ wonder: id, side: 'B' })) expect(widthOf(stage.effects)).toBeLessThan(5);
    }
  });
});

describe('the ring', () => {
  it('has the next city on the left', () => {
    expect([leftOf(6, 7), rightOf(0, 7)]).toEqual([0, 6]);
    const ring = ringOf(fixtures.turn7.view);
    expect(ring).toEqual({ home: 1, left: 2, right: 0, others: [3, 4, 5, 6] });
  });
  it('puts the Free city on the other side with two players', () => {
    expect(ringOf(fixtures.two.view)).toEqual({ home: 1, left: 2, right: 0, others: [] });
  });
  it('shows a spectator the first city', () => {
    expect(ringOf(fixtures.spectator.view).home).toBe(0);
  });
});

describe('payments', () => {
  const means = {
    means: 'pay' as const,
    bank: 1,
    ways: [
      { left: 0, right: 4 },
      { left: 1, right: 2 },
      { left: 3, right: 0 },
    ],
  };
  it('are compared with the cheapest', () => {
    const ways = compared(means);
    expect(ways.map((way) => way.total)).toEqual([5, 4, 4]);
    expect(ways.map((way) => way.dearer)).toEqual([1, 0, 0]);
    expect(cheapest(ways)).toBe(1);
  });
});

describe('what happened last', () => {
  const { view } = fixtures.turn7;
  const turn: Seen = {
    event: 'turn',
    age: 1,
    turn: 6,
    plays: [
      { city: 0, card: 'baths', how: { as: 'build', pay: { left: 0, right: 0 } }, income: 0 },
      { city: 1, card: null, how: { as: 'discard' }, income: 3 },
    ],
  };
  it('is the last turn of the age', () => {
    expect(recentOf(view, [], null)).toMatchObject({ age: view.age, turn: view.turn - 1 });
  });
  it('is remembered when the age turns over', () => {
    const next = { ...view, plays: [] };
    const seen = recentOf(
      next,
      step(turn, { event: 'from_discard', city: 1, card: 'altar', income: 0 }),
      null,
    );
    expect(seen).toMatchObject({ age: 1, turn: 6, salvaged: [{ city: 1, card: 'altar' }] });
    expect(recentOf(next, [], seen)).toEqual(seen);
  });
  it('knows which cities and cards are new', () => {
    expect([...freshOf(step(turn))]).toEqual([0, 1]);
    expect([...landedOf(step(turn))]).toEqual(['0-baths']);
    expect(freshOf(step({ event: 'passed', hand: null })).size).toBe(0);
  });
});

describe('the score sheet', () => {
  const over = () => {
    const { places } = fixtures.over.outcome!;
    return { winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])) };
  };
  it('shows the most points first', () => {
    const sheet = columns(fixtures.over.view)!;
    const { winners } = over();
    expect(winners).toContain(sheet[0]!.seat);
    const totals = sheet.map((column) => column.city.tally.total);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
  });
  it('puts the Free city last', () => {
    const { view } = fixtures.over;
    const cities = view.cities.map((city, i) => (i === you ? { ...city, seat: null } : city));
    expect(columns({ ...view, cities })!.at(-1)!.seat).toBe(you);
  });
  it('is not there while the match runs', () => {
    expect(columns(fixtures.turn7.view)).toBeNull();
  });
});
