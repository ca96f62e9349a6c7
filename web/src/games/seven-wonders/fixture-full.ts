// Eight full cities in age III with everything a city can have: what the table has to bear. What no match has yet is in
// `extras`.
import { you } from '../fixture';
import type { Update } from '../game';
import type { Extras, Leader } from './board/extras';
import { cityOf, intentsOf, offersFor } from './fixture-table';
import type { Card, Choices, CityView, Played, Seen, View } from './types';

const leader = (name: string, bust: Leader['bust'], does: string, text: string): Leader => ({
  name,
  bust,
  does,
  text,
});

export const eight: CityView[] = [
  cityOf(0, 'giza', 'B', ['stone-pit', 'excavation', 'brickyard', 'loom-1', 'altar', 'temple', 'stockade', 'walls', 'apothecary', 'tavern'], { stages: 2, coins: 4, victories: [2, 1, 0], defeats: 1 }), // prettier-ignore
  cityOf(1, 'ephesus', 'B', ['lumber-yard', 'clay-pit', 'quarry', 'glassworks-1', 'aqueduct', 'east-trading-post', 'barracks', 'archery-range', 'workshop', 'laboratory', 'altar', 'vineyard'], { stages: 1, coins: 7, victories: [1, 0, 0], defeats: 1 }), // prettier-ignore
  cityOf(2, 'rhodes', 'B', ['ore-vein', 'foundry', 'mine', 'press-1', 'theater', 'statue', 'marketplace', 'caravansery', 'stables', 'scriptorium', 'library'], { stages: 1, coins: 5, victories: [1, 0, 0], defeats: 1 }), // prettier-ignore
  cityOf(3, 'alexandria', 'B', ['tree-farm', 'stone-pit', 'sawmill', 'loom-2', 'press-2', 'baths', 'pawnshop', 'courthouse', 'west-trading-post', 'guard-tower', 'school'], { stages: 2, coins: 11, victories: [0, 1, 0] }), // prettier-ignore
  cityOf(4, 'babylon', 'B', ['clay-pool', 'brickyard', 'glassworks-2', 'loom-1', 'theater', 'bazar', 'apothecary', 'workshop', 'dispensary', 'library'], { stages: 2, coins: 3, defeats: 1 }), // prettier-ignore
  cityOf(5, 'olympia', 'B', ['timber-yard', 'quarry', 'foundry', 'baths', 'tavern', 'forum', 'stockade', 'barracks', 'training-ground', 'stables', 'workshop'], { stages: 1, coins: 6, victories: [1, 1, 0] }), // prettier-ignore
  cityOf(6, 'halicarnassus', 'B', ['forest-cave', 'glassworks-1', 'loom-2', 'press-2', 'altar', 'temple', 'vineyard', 'guard-tower', 'pawnshop'], { stages: 2, coins: 8, defeats: 1 }), // prettier-ignore
  cityOf(7, 'giza', 'A', ['lumber-yard', 'ore-vein', 'quarry', 'press-1', 'statue', 'aqueduct', 'marketplace', 'forum', 'walls', 'archery-range', 'apothecary'], { stages: 1, coins: 16, victories: [0, 1, 0], defeats: 2 }), // prettier-ignore
];

/** As many as three ages can bring: one's own city and the left neighbour's bursting. */
export const bursting: CityView[] = eight.map((city, seat) =>
  seat === 1
    ? cityOf(1, 'ephesus', 'B', [...city.cards, 'baths', 'statue', 'town-hall', 'lighthouse', 'forum', 'siege-workshop', 'university', 'philosophers-guild', 'gardens'] as Card[], { stages: 2, coins: 7, victories: [1, 0, 0], defeats: 1 }) // prettier-ignore
    : seat === 2
      ? cityOf(2, 'rhodes', 'B', [...city.cards, 'palace', 'aqueduct', 'fortifications', 'school', 'university', 'magistrates-guild', 'gardens'] as Card[], { stages: 2, coins: 5, victories: [1, 0, 0], defeats: 1 }) // prettier-ignore
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

const hypatia = leader('Hypatia', 'woman', 'k-green points:1', '1 point for each green card');
const leonidas = leader('Leonidas', 'captain', 'k-red raw −1', 'Red cards cost 1 resource less');
const amytis = leader('Amytis', 'woman', 'stage points:2', '2 points for each stage of the wonder');
const midas = leader('Midas', 'man', 'coin:3 points:1', '1 point for every 3 coins');
const euclid = leader('Euclid', 'elder', 'compass', '1 compass');

export const extras: Extras = {
  cities: {
    0: { team: 'A', leaders: [midas, leonidas, euclid] },
    1: { team: 'A', leaders: [hypatia, leonidas, amytis], debts: 1, masks: 1 },
    2: { team: 'B', leaders: [midas, amytis, hypatia] },
    3: { team: 'B', leaders: [leonidas, euclid, midas] },
    4: { team: 'C', leaders: [euclid, hypatia, amytis], debts: 2, masks: 1 },
    5: { team: 'C', leaders: [midas, leonidas, hypatia] },
    6: { team: 'D', leaders: [amytis, euclid, midas], diplomacy: true },
    7: { team: 'D', leaders: [hypatia, midas, euclid] },
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
