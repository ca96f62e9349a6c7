import { expect, it } from 'vitest';
import type { Played, Seen } from '../types';
import { flightsOf } from './moves';

const pay = { left: 0, right: 0 };
const plays: Played[] = [
  { city: 0, card: 'baths', how: { as: 'chain' }, income: 0 },
  { city: 1, card: 'walls', how: { as: 'build', pay }, income: 0 },
  { city: 2, card: null, how: { as: 'stage', pay }, income: 0 },
  { city: 3, card: null, how: { as: 'discard' }, income: 3 },
];
const turn: Seen = { event: 'turn', age: 1, turn: 1, plays };
const ways = (events: Seen[], you: number | null) =>
  flightsOf(events, you).map(({ from, to, thing }) => [[from].flat()[0], [to].flat()[0], thing]);

it('cards fly from seats and from the own hand to where they come to lie', () => {
  expect(ways([turn], 1)).toEqual([
    ['[data-seat="0"] .face', '[data-testid="city-0"] [data-card="0-baths"]', 'blue'],
    ['[data-testid="hand"]', '[data-testid="city-1"] [data-card="1-walls"]', 'red'],
    ['[data-seat="2"] .face', '[data-testid="city-2"] .stages', 'back'],
    ['[data-seat="3"] .face', '[data-testid="discard-pile"]', 'back'],
  ]);
});

it('for who looks on all of them fly from seats: in the line of all, or where that is not', () => {
  const from = flightsOf([turn], null).map((flight) => flight.from);
  expect(from).toEqual([0, 1, 2, 3].map((n) => [`[data-seat="${n}"] .face`, `[data-flight="seat-${n}"]`]));
});

it('what nobody sees played shows its back, and nothing flies for what is only said', () => {
  expect(ways([{ event: 'from_discard', city: 0, card: null, income: 0 }], 1)).toEqual([]);
  expect(ways([{ event: 'passed', hand: null }], 1)).toEqual([]);
  expect(ways([{ event: 'from_discard', city: 2, card: 'altar', income: 0 }], 1)).toEqual([
    ['[data-testid="discard-pile"]', '[data-testid="city-2"] [data-card="2-altar"]', 'blue'],
  ]);
});
