// Tables by hand: three and seven cities, the choices besides a turn, the end. The looker sits at place 2.
import { asking, waitingFor } from '../fixture';
import type { Update } from '../game';
import { bursting, eight, eightHand, extras as full, fullHand } from './fixture-full';
import { cityOf, intentsOf, offersFor } from './fixture-table';
import type { Card, Choices, CityView, Played, Score, Seen, Stage, View, You } from './types';

export type Fixture = Update<View, Choices, Seen>;
export const names = ['Ana', 'Camille', 'Ben', 'Chloé', 'Bot 5', 'Étienne', 'Dora', 'Fay'];
export const you = 1;

const nothing = { left: 0, right: 0 };
const built = (city: number, card: Card, left = 0, right = 0, income = 0): Played => ({
  city,
  card,
  how: { as: 'build', pay: { left, right } },
  income,
});
const stage = (city: number, card: Card | null, income = 0): Played => ({
  city,
  card,
  how: { as: 'stage', pay: nothing },
  income,
});
const sold = (city: number, card: Card | null = null): Played => ({
  city,
  card,
  how: { as: 'discard' },
  income: 3,
});

const brown: Card[] = ['lumber-yard', 'clay-pool', 'timber-yard'];
const seven: CityView[] = [
  cityOf(0, 'rhodes', 'A', ['ore-vein', 'stockade', 'foundry', 'walls', 'stone-pit', 'east-trading-post'], {
    stages: 1,
    coins: 7,
    victories: [2, 0, 0],
  }),
  cityOf(1, 'babylon', 'B', ['lumber-yard', 'clay-pit', 'press-1', 'altar', 'theater', 'scriptorium', 'workshop', 'guard-tower', 'sawmill', 'marketplace', 'west-trading-post', 'courthouse'], {
    stages: 1,
    coins: 6,
    victories: [1, 0, 0],
    defeats: 1,
  }), // prettier-ignore
  cityOf(2, 'olympia', 'A', ['stone-pit', 'glassworks-1', 'loom-1', 'apothecary', 'quarry', 'tavern', 'dispensary'], {
    stages: 2,
    coins: 11,
    defeats: 1,
  }), // prettier-ignore
  cityOf(3, 'giza', 'B', ['excavation', 'pawnshop', 'baths', 'aqueduct', 'brickyard'], {
    stages: 2,
    coins: 2,
  }),
  cityOf(4, 'ephesus', 'A', ['mine', 'barracks', 'archery-range', 'vineyard', 'press-2', 'forum'], {
    stages: 2,
    coins: 14,
    victories: [2, 0, 0],
  }),
  cityOf(5, 'alexandria', 'B', ['tree-farm', 'loom-1', 'workshop', 'laboratory', 'library', 'scriptorium'], {
    stages: 1,
    coins: 0,
    defeats: 2,
  }),
  cityOf(6, 'halicarnassus', 'B', [...brown, 'glassworks-2', 'stables', 'statue', 'caravansery'], {
    stages: 3,
    coins: 5,
    victories: [1, 0, 0],
  }),
];
const three: CityView[] = [
  cityOf(0, 'rhodes', 'A', ['ore-vein', 'stockade', 'east-trading-post'], { coins: 4 }),
  cityOf(1, 'olympia', 'B', ['lumber-yard', 'baths', 'apothecary'], { coins: 3 }),
  cityOf(2, 'giza', 'A', ['clay-pit', 'glassworks-1', 'altar'], { stages: 1, coins: 2 }),
];

const youWith = (hand: Card[], offers: You['offers'], more: Partial<You> = {}): You => ({
  seat: you,
  hand,
  picks: [],
  offers,
  held: [hand],
  known: [],
  discarded: [],
  pile: null,
  drawn: [],
  ...more,
});
const turn: Stage = { stage: 'turn' };

const plays7: Played[] = [
  built(0, 'walls', 0, 2),
  built(1, 'courthouse', 0, 0, 1),
  stage(2, null),
  built(3, 'brickyard'),
  built(4, 'vineyard', 0, 0, 3),
  sold(5),
  { city: 6, card: 'stables', how: { as: 'chain' }, income: 0 },
];
const common = {
  free_city_player: null,
  pile: 0,
  discarded: [4, 2, 0],
  conflicts: [],
  scores: null,
};

const hand7: Card[] = ['temple', 'library', 'statue', 'archery-range', 'quarry', 'press-2', 'walls'];
const view7: View = {
  ...common,
  you: youWith(hand7, [offersFor(hand7, seven, you)], {
    discarded: ['tavern'],
    known: [{ seat: 2, cards: ['forum', 'school', 'bazar'], gone: 1 }],
  }),
  age: 2,
  turn: 4,
  direction: 'right',
  stage: turn,
  cities: seven,
  plays: [
    {
      turn: 2,
      plays: plays7.map((play) => ({ ...play, how: { as: 'discard' }, card: null, income: 3 })),
      from_discard: [],
    },
    { turn: 3, plays: plays7, from_discard: [{ city: 6, card: 'caravansery' }] },
  ],
  conflicts: [seven.map((city, i) => ({ shields: i % 3, left: city.defeats > 0 ? -1 : 1, right: i % 2 }))],
};
const hand3: Card[] = ['loom-1', 'theater', 'marketplace', 'baths', 'guard-tower', 'workshop'];
const view3: View = {
  ...common,
  you: youWith(hand3, [offersFor(hand3, three, you)]),
  age: 1,
  turn: 2,
  direction: 'left',
  stage: turn,
  cities: three,
  discarded: [1, 0, 0],
  plays: [{ turn: 1, plays: [built(0, 'stockade'), built(1, 'baths', 2, 0), sold(2)], from_discard: [] }],
};

const asked = (view: View): Fixture =>
  asking(
    view,
    view.you!.offers.flatMap((one) => (one.asked === 'play' ? intentsOf(one) : [])),
  );

const picked: View = {
  ...view7,
  you: {
    ...view7.you!,
    picks: [{ city: you, card: 'library', how: { as: 'chain' } }],
  },
  stage: turn,
};
const last: View = {
  ...view3,
  turn: 6,
  you: youWith(['guard-tower'], [offersFor(['guard-tower'], three, you)]),
  stage: { stage: 'last_card', seat: you },
};
const pile: Card[] = [
  'baths',
  'barracks',
  'tavern',
  'press-1',
  'statue',
  'school',
  'walls',
  'bazar',
  'excavation',
];
const salvage: View = {
  ...view7,
  you: youWith([], [{ asked: 'from_discard', city: you, cards: pile.filter((card) => card !== 'press-1') }], {
    pile,
  }),
  stage: { stage: 'from_discard', seat: you, city: you },
};
const bare = (seat: number): CityView => ({
  ...cityOf(seat, 'giza', 'A', []),
  wonder: null,
  side: null,
  sources: [],
});
const boards: View = {
  ...view3,
  age: 0,
  turn: 0,
  cities: [three[0]!, bare(1), bare(2)].map((city) => ({ ...city, cards: [], stages: [] })),
  you: youWith(
    [],
    [{ asked: 'board', wonders: ['giza', 'olympia', 'babylon', 'ephesus'], sides: ['A', 'B'] }],
  ),
  stage: { stage: 'boards', seats: [you] },
  plays: [],
  discarded: [0, 0, 0],
};
const freeCities = [three[0]!, three[1]!, { ...three[2]!, seat: null }];
const handTwo = hand3.slice(1);
const two: View = {
  ...view3,
  cities: freeCities,
  free_city_player: you,
  pile: 5,
  you: youWith(
    handTwo,
    [
      offersFor(handTwo, freeCities, you),
      { ...offersFor(['loom-1', 'guard-tower'], freeCities, 2), discard: false },
    ],
    { picks: [{ city: you, card: 'theater', how: { as: 'build', pay: nothing } }], drawn: ['loom-1'] },
  ),
  stage: turn,
};

const viewFull: View = {
  ...view7,
  age: 3,
  turn: 1,
  direction: 'left',
  cities: eight,
  you: youWith(fullHand, [offersFor(fullHand, eight, you)]),
  discarded: [5, 6, 0],
  plays: [
    {
      turn: 6,
      plays: [...plays7.slice(0, 4), built(4, 'dispensary'), stage(5, null), built(6, 'temple'), sold(7)],
      from_discard: [],
    },
  ],
  conflicts: [1, 2].map((age) =>
    eight.map((city, seat) => {
      const token = (other: number) => {
        const theirs = eight[other % 8]!.shields;
        return city.shields > theirs ? 2 * age - 1 : city.shields < theirs ? -1 : 0;
      };
      return { shields: city.shields, left: token(seat + 1), right: token(seat + 7) };
    }),
  ),
};
const viewCrowded: View = {
  ...viewFull,
  cities: bursting,
  you: youWith(eightHand, [offersFor(eightHand, bursting, you)]),
};

const score = (points: number[], more: Partial<Score> = {}): Score => ({
  military: points[0]!,
  coins: points[1]!,
  wonder: points[2]!,
  civilian: points[3]!,
  science: points[4]!,
  commerce: points[5]!,
  guilds: points[6]!,
  total: points.reduce((a, b) => a + b, 0),
  copied: null,
  symbols: [0, 0, 0],
  ...more,
});
const over: View = {
  ...view7,
  age: 3,
  turn: 6,
  you: youWith([], []),
  stage: { stage: 'over', claimed: false },
  scores: [
    score([18, 2, 10, 12, 0, 4, 5]),
    score([3, 4, 10, 16, 26, 3, 6], { symbols: [2, 2, 2] }),
    score([-6, 3, 10, 9, 34, 0, 4], { symbols: [4, 2, 1], copied: 'workers-guild' }),
    score([-4, 1, 20, 25, 1, 0, 0]),
    score([10, 6, 10, 5, 4, 6, 9]),
    score([-6, 0, 7, 4, 42, 2, 0], { symbols: [3, 3, 3] }),
    score([6, 2, 3, 14, 2, 8, 7]),
  ],
};

export const fixtures = {
  turn7: { ...asked(view7), waiting: [1, 2, 3, 5, 6] },
  turn3: { ...asked(view3), waiting: [0, 1, 2] },
  picked: { ...asked(picked), waiting: [2, 5, 6] },
  last: asked(last),
  salvage: asking(salvage, [
    ...pile.filter((card) => card !== 'press-1').map((card) => ({ do: 'from_discard' as const, card })),
    { do: 'decline' as const },
  ]) as Fixture,
  boards: asking(boards, [{ do: 'choose' as const, wonder: 'giza' as const, side: 'A' as const }]) as Fixture,
  full: { ...asked(viewFull), waiting: [1, 4, 6] },
  crowded: { ...asked(viewCrowded), waiting: [1, 4, 6] },
  two: { ...asked(two), waiting: [you] },
  spectator: waitingFor({ ...view7, you: null }, 1, 2, 3),
  over: {
    ...waitingFor(over),
    outcome: { places: [4, 1, 2, 5, 3, 6, 7], sheet: [] },
  },
} satisfies Record<string, Fixture>;
/** What no match has yet, by fixture. */
export const extras = { full, crowded: full };
export type FixtureName = keyof typeof fixtures;

export const everyEvent: Seen[] = [
  { event: 'chose', seat: 0, wonder: 'giza', side: 'A' },
  { event: 'chose', seat: you, wonder: 'olympia', side: 'B' },
  { event: 'age_began', age: 1, hand: ['baths', 'altar'] },
  { event: 'age_began', age: 3, hand: null },
  { event: 'picked', seat: you, pick: { city: you, card: 'baths', how: { as: 'build', pay: nothing } } },
  { event: 'picked', seat: you, pick: { city: you, card: 'baths', how: { as: 'stage', pay: nothing } } },
  { event: 'picked', seat: you, pick: { city: you, card: 'baths', how: { as: 'discard' } } },
  { event: 'turn', age: 2, turn: 3, plays: plays7 },
  {
    event: 'turn',
    age: 1,
    turn: 1,
    plays: [sold(0, 'altar'), stage(1, 'baths', 4), built(2, 'statue', 2, 4)],
  },
  {
    event: 'turn',
    age: 3,
    turn: 2,
    plays: [{ city: 0, card: 'palace', how: { as: 'power' }, income: 0 }, built(1, 'study', 1, 0), sold(2)],
  },
  { event: 'drew', seat: 0, card: null },
  { event: 'drew', seat: you, card: 'tavern' },
  { event: 'last_card', play: built(0, 'school') },
  { event: 'last_card', play: stage(you, 'school') },
  { event: 'unplayed', cards: 7, yours: 'tavern' },
  { event: 'unplayed', cards: 1, yours: null },
  { event: 'passed', hand: ['baths'] },
  { event: 'passed', hand: null },
  { event: 'looked', seat: 0, city: 0, pile: null },
  { event: 'looked', seat: you, city: you, pile: ['baths'] },
  { event: 'from_discard', city: 0, card: 'haven', income: 3 },
  { event: 'from_discard', city: you, card: 'arsenal', income: 0 },
  { event: 'from_discard', city: 0, card: null, income: 0 },
  { event: 'from_discard', city: you, card: null, income: 0 },
  { event: 'nothing_to_build', city: 0 },
  { event: 'nothing_to_build', city: you },
  {
    event: 'conflicts',
    age: 2,
    results: [
      { shields: 3, left: 3, right: -1 },
      { shields: 1, left: -1, right: -1 },
      { shields: 3, left: 3, right: 0 },
    ],
  },
  { event: 'left', seat: 3 },
  { event: 'left', seat: you },
  { event: 'ended', winners: [2], claimed: false },
  { event: 'ended', winners: [0, you], claimed: false },
  { event: 'ended', winners: [you], claimed: false },
  { event: 'ended', winners: [you], claimed: true },
];
