// Eight full cities in age III, the largest table, made by crates/fixtures/src/seven_wonders_full.rs. They
// have earlier turns, debts, doves and masks, a full tower and a Great Project.
import type { Update } from '../game';
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

const ownTiles = { hand: [4, 14, 16], pack: [], deed: null, looks: [] };

/** Returns the position with its earlier events. */
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
  const owned: Record<number, Partial<CityView>> = {
    1: { debts: 1, masks: 1 },
    4: { debts: 2, masks: 1 },
    6: { diplomacy: 1, fresh: 1 },
  };
  const told = cities.map((city, seat) => ({
    ...city,
    ...owned[seat],
    ...(owned[seat]?.masks ? { tally: { ...city.tally, masks: [0, 1, 0] as [number, number, number] } } : {}),
  }));
  const past = {
    cities: told,
    discarded: [5, 6, 0],
    plays: [{ turn: 6, plays, from_discard: [] }],
    conflicts,
    tower: {
      places: 4,
      placed: [
        { tile: 9, seat: 5 },
        { tile: 23, seat: 5 },
        { tile: 1, seat: 0 },
        { tile: 12, seat: 3 },
        { tile: 5, seat: 2 },
      ],
      rounds: 3,
      hands: [2, 3, 2, 2, 3, 1, 3, 3],
    },
    projects: [{ project: 'grand-bazaar', needed: 7, taken: [0, 0, 0, 1, 0, 0, 0, 0] }],
  } satisfies Partial<View>;
  const you = made.view.you && { ...made.view.you, tiles: ownTiles };
  return { ...made, seq: 40, from_start: false, waiting: [1, 4, 6], view: { ...made.view, ...past, you } };
}

/** Four teams of two neighbours. */
export const teams = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
];
