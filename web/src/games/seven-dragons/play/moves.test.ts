import { describe, expect, it } from 'vitest';
import { fixtures, you } from '../fixtures';
import { flightsOf, waysOfGoals } from './moves';
import type { Seen, View } from '../types';

const { view } = fixtures.play;
const spot = { left: 1, top: 2, width: 3, height: 4 };
const hands = (...hands: number[]): View => ({
  ...view,
  players: view.players.map((player, seat) => ({ ...player, hand: hands[seat] ?? 0 })),
});
const flights = (events: Seen[], of = view) =>
  flightsOf(events, of, () => spot).map(({ from, to, thing, times }) => [from, to, thing, times]);
const hand = '[data-testid="hand"]';
const seat = (n: number) => `[data-seat="${n}"]`;
const [pile, discard] = ['[data-flight="pile"]', '[data-flight="discard"]'];
const trade = (a: number, b: number): Seen => ({
  event: 'hands_traded',
  seat: a,
  card: 51,
  with: b,
  gave: null,
  got: null,
});
const thrown = (n: number, card = 51): Seen => ({
  event: 'discarded',
  seat: n,
  card,
  under: false,
  effect: true,
});

describe('cards in flight', () => {
  it('are the backs of what others draw, and nothing of what comes into the own hand', () => {
    const drew = (n: number): Seen => ({ event: 'drew', seat: n, count: 2, bonus: true, cards: null });
    expect(flights([drew(0), drew(you)])).toEqual([[pile, seat(0), 'back', 2]]);
    expect(flights([drew(you)], { ...view, you: null })).toEqual([[pile, seat(you), 'back', 2]]);
  });

  it('show an action on its way to the discard pile, the own one from where it lay', () => {
    expect(flights([thrown(2), thrown(you, 63)])).toEqual([
      [seat(2), discard, 'trade_hands', 1],
      [spot, discard, 'zap_card', 1],
    ]);
  });

  it('are the backs of traded hands, both ways, as many as there were', () => {
    expect(flights([trade(0, 2)], hands(2, 4, 1))).toEqual([
      [seat(0), seat(2), 'back', 1],
      [seat(2), seat(0), 'back', 2],
    ]);
    // Only a few cards fly.
    expect(flights([trade(0, 2)], hands(9, 4, 1))[1]).toEqual([seat(2), seat(0), 'back', 3]);
  });

  it('leave out an empty hand; the own one is at the bottom', () => {
    expect(flights([trade(0, 2)], hands(2, 4, 0))).toEqual([[seat(2), seat(0), 'back', 2]]);
    expect(flights([trade(0, you)], hands(1, 4))).toEqual([
      [seat(0), hand, 'back', 3],
      [hand, seat(0), 'back', 1],
    ]);
  });

  it('count a traded hand as it was then, not as it is after what came later', () => {
    const later: Seen[] = [
      trade(0, 2),
      thrown(0),
      { event: 'drew', seat: 2, count: 1, bonus: false, cards: null },
      { event: 'laid', seat: 2, card: 7, cell: { x: 0, y: 2 }, turned: false },
      trade(2, 3),
    ];
    // In the end: Ana 2, Ben 0, Chloé 3; so Ben had 3 before that, and Chloé none.
    expect(flights(later, hands(2, 4, 0, 3)).filter(([, , thing]) => thing === 'back')).toEqual([
      [seat(0), seat(2), 'back', 3],
      [seat(2), seat(0), 'back', 2],
      [pile, seat(2), 'back', 1],
      [seat(2), seat(3), 'back', 3],
    ]);
  });
});

describe('goals on their way', () => {
  const { places } = view;
  const turn = (to: 'left' | 'right'): Seen => ({
    event: 'goals_rotated',
    seat: 0,
    card: 57,
    to,
    yours: null,
  });
  const swap: Seen = {
    event: 'goals_traded',
    seat: 0,
    card: 54,
    with: 4,
    holder: null,
    gave: null,
    got: null,
  };
  const from = (...events: Seen[]) => waysOfGoals(events, places).map((way) => way?.from ?? null);
  it('come from the neighbour: left is clockwise', () => {
    expect(from(turn('left'))).toEqual([4, 0, 1, 2, 3]);
    expect(from(turn('right'))).toEqual([1, 2, 3, 4, 0]);
    expect(waysOfGoals([turn('left')], places).every((way) => way?.round)).toBe(true);
  });
  it('go across in a swap, and the others stay', () => {
    expect(from(swap)).toEqual([4, null, null, null, 0]);
    expect(waysOfGoals([swap], places)[0]!.round).toBe(false);
  });
  it('go straight to where several events have brought them', () => {
    expect(from(turn('left'), turn('right'))).toEqual([null, null, null, null, null]);
    expect(from(turn('left'), swap)).toEqual([3, 0, 1, 2, null]);
  });
  it('are none where nothing happened to them, or there are none', () => {
    expect(from(thrown(0))).toEqual([null, null, null, null, null]);
    expect(waysOfGoals([turn('left')], [])).toEqual([]);
  });
});
