// Eight full cities in age III, made by crates/fixtures/src/seven_wonders_full.rs, with a past; and what no match has yet,
// in `extras`: what the table has to bear.
import type { Update } from '../game';
import type { Extras } from './facts/extras';
import type { Choices, CityView, Played, Seen, View } from './types';

const plays: Played[] = [
  ...(['walls', 'courthouse', 'loom-2', 'brickyard', 'dispensary'] as const).map((card, city) => ({
    city,
    card,
    how: { as: 'build', pay: { left: 0, right: city === 0 ? 2 : 0 } } as const,
    income: 0,
  })),
  { city: 5, card: null, how: { as: 'stage', pay: { left: 0, right: 0 } }, income: 0 },
  { city: 6, card: 'temple', how: { as: 'build', pay: { left: 0, right: 0 } }, income: 0 },
  { city: 7, card: null, how: { as: 'discard' }, income: 3 },
];

/** The same with what happened before. */
export function withPast(made: Update<View, Choices, Seen>): Update<View, Choices, Seen> {
  const { cities } = made.view;
  const token = (age: number, city: CityView, other: number) => {
    const theirs = cities[other % cities.length]!.shields;
    return city.shields > theirs ? 2 * age - 1 : city.shields < theirs ? -1 : 0;
  };
  const conflicts = [1, 2].map((age) =>
    cities.map((city, seat) => ({
      shields: city.shields,
      left: token(age, city, seat + 1),
      right: token(age, city, seat + cities.length - 1),
    })),
  );
  const past = { discarded: [5, 6, 0], plays: [{ turn: 6, plays, from_discard: [] }], conflicts };
  return { ...made, seq: 40, from_start: false, waiting: [1, 4, 6], view: { ...made.view, ...past } };
}

export const extras: Extras = {
  cities: {
    0: { team: 'A' },
    1: { team: 'A', debts: 1, masks: 1 },
    2: { team: 'B' },
    3: { team: 'B' },
    4: { team: 'C', debts: 2, masks: 1 },
    5: { team: 'C' },
    6: { team: 'D', diplomacy: true },
    7: { team: 'D' },
  },
  tiles: [
    { number: 1, kind: 'tax', text: 'Red cards: 3 coins tax', concerns: true },
    { number: 12, kind: 'tax', text: 'Raw materials cost 1 more' },
    { number: 5, kind: 'bonus', text: 'Blue cards bring 3 coins' },
    { number: 23, kind: 'rule', text: 'Guilds: 1 coin a resource' },
  ],
  project: {
    name: 'Grand Bazaar',
    takes: 'a yellow card + 4 coins, 1 ore',
    promise: '7 taken: 12 coins each · else lose a red card',
    joined: [3],
    wanted: 7,
  },
};
