// Eight full cities in age III with everything a city can have: what the table has to bear. What no match has yet is in
// `extras`.
import { you } from '../fixture';
import type { Update } from '../game';
import type { Extras } from './board/extras';
import { leaders } from './facts/leaders';
import { cityOf, intentsOf, offersFor } from './fixture-table';
import type { Card, Choices, CityView, Played, Seen, View } from './types';

/** Three leaders each, besides. */
const led = (cities: CityView[]): CityView[] =>
  cities.map((city, seat) => ({
    ...city,
    leaders: [seat, seat + 2, seat + 3].map((n) => recruited[n % recruited.length]!),
  }));
const recruited = leaders.slice(13, 22).map(({ id }) => id);

export const eight: CityView[] = led([
  cityOf(0, 'giza', 'B', ['stone-pit', 'excavation', 'brickyard', 'loom-1', 'altar', 'temple', 'stockade', 'walls', 'apothecary', 'tavern'], { stages: 2, coins: 4, victories: [2, 1, 0], defeats: 1 }), // prettier-ignore
  cityOf(1, 'ephesus', 'B', ['lumber-yard', 'clay-pit', 'quarry', 'glassworks-1', 'aqueduct', 'east-trading-post', 'barracks', 'archery-range', 'workshop', 'laboratory', 'altar', 'vineyard'], { stages: 1, coins: 7, victories: [1, 0, 0], defeats: 1 }), // prettier-ignore
  cityOf(2, 'rhodes', 'B', ['ore-vein', 'foundry', 'mine', 'press-1', 'theater', 'statue', 'marketplace', 'caravansery', 'stables', 'scriptorium', 'library'], { stages: 1, coins: 5, victories: [1, 0, 0], defeats: 1 }), // prettier-ignore
  cityOf(3, 'alexandria', 'B', ['tree-farm', 'stone-pit', 'sawmill', 'loom-2', 'press-2', 'baths', 'pawnshop', 'courthouse', 'west-trading-post', 'guard-tower', 'school'], { stages: 2, coins: 11, victories: [0, 1, 0] }), // prettier-ignore
  cityOf(4, 'babylon', 'B', ['clay-pool', 'brickyard', 'glassworks-2', 'loom-1', 'theater', 'bazar', 'apothecary', 'workshop', 'dispensary', 'library'], { stages: 2, coins: 3, defeats: 1 }), // prettier-ignore
  cityOf(5, 'olympia', 'B', ['timber-yard', 'quarry', 'foundry', 'baths', 'tavern', 'forum', 'stockade', 'barracks', 'training-ground', 'stables', 'workshop'], { stages: 1, coins: 6, victories: [1, 1, 0] }), // prettier-ignore
  cityOf(6, 'halicarnassus', 'B', ['forest-cave', 'glassworks-1', 'loom-2', 'press-2', 'altar', 'temple', 'vineyard', 'guard-tower', 'pawnshop'], { stages: 2, coins: 8, defeats: 1 }), // prettier-ignore
  cityOf(7, 'giza', 'A', ['lumber-yard', 'ore-vein', 'quarry', 'press-1', 'statue', 'aqueduct', 'marketplace', 'forum', 'walls', 'archery-range', 'apothecary'], { stages: 1, coins: 16, victories: [0, 1, 0], defeats: 2 }), // prettier-ignore
]);

/** As many as three ages can bring: one's own city and the left neighbour's bursting. */
export const bursting: CityView[] = eight.map((city, seat) =>
  seat === 1
    ? { ...cityOf(1, 'ephesus', 'B', [...city.cards, 'baths', 'statue', 'town-hall', 'lighthouse', 'forum', 'siege-workshop', 'university', 'philosophers-guild', 'gardens'] as Card[], { stages: 2, coins: 7, victories: [1, 0, 0], defeats: 1 }), leaders: city.leaders } // prettier-ignore
    : seat === 2
      ? { ...cityOf(2, 'rhodes', 'B', [...city.cards, 'palace', 'aqueduct', 'fortifications', 'school', 'university', 'magistrates-guild', 'gardens'] as Card[], { stages: 2, coins: 5, victories: [1, 0, 0], defeats: 1 }), leaders: city.leaders } // prettier-ignore
      : city,
);

export const fullHand: Card[] = ['fortifications', 'siege-workshop', 'palace', 'university', 'lighthouse', 'philosophers-guild', 'arsenal']; // prettier-ignore
export const eightHand: Card[] = [...fullHand, 'town-hall'];

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

/** The first turn of age III in these cities; `base` has what does not matter here. */
export function fullTable(base: View, cities: CityView[], hand: Card[]): Update<View, Choices, Seen> {
  const offers = offersFor(hand, cities, you);
  const token = (age: number, city: CityView, other: number) => {
    const theirs = cities[other % cities.length]!.shields;
    return city.shields > theirs ? 2 * age - 1 : city.shields < theirs ? -1 : 0;
  };
  const view: View = {
    ...base,
    age: 3,
    turn: 1,
    direction: 'left',
    stage: { stage: 'turn' },
    cities,
    you: {
      seat: you,
      hand,
      picks: [],
      offers: [offers],
      held: [hand],
      known: [],
      discarded: [],
      pile: null,
      drawn: [],
    },
    discarded: [5, 6, 0],
    plays: [{ turn: 6, plays, from_discard: [] }],
    conflicts: [1, 2].map((age) =>
      cities.map((city, seat) => ({
        shields: city.shields,
        left: token(age, city, seat + 1),
        right: token(age, city, seat + cities.length - 1),
      })),
    ),
  };
  return {
    table: 'fixture',
    epoch: 1,
    seq: 40,
    number: 1,
    steps: [],
    from_start: false,
    deadlines: cities.map(() => null),
    now: 0,
    outcome: null,
    view,
    waiting: [1, 4, 6],
    decision: { number: 7, owed: true, choices: { intents: intentsOf(offers), complete: true, back: null } },
  };
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
