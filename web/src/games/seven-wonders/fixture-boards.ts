// Eight cities with the wonders of no box, by hand: what each of them shows, and what it asks.
import { nextStage } from './facts/stages';
import type { Fixture } from './fixtures';
import type { CityView, Leader, Marker, Matter, Offers, Seat, Side, Tile, Upon, View, Wonder } from './types';

const cities = 8;
const marker = (more: Partial<Marker> = {}): Marker => ({
  age: 1,
  card: null,
  leader: null,
  lies: 'down',
  ...more,
});

interface Board {
  wonder: Wonder;
  side: Side;
  stages: Marker[];
  more?: Partial<CityView>;
}

/** One's own, and then those to the left: every wonder of no box, and Petra between two of them. */
const around: Board[] = [
  { wonder: 'great-wall', side: 'B', stages: [marker(), marker()], more: { places: [0, 2] } },
  {
    wonder: 'manneken-pis',
    side: 'A',
    stages: [marker()],
    more: {
      copied_stages: [
        { board: { wonder: 'petra', side: 'A' }, stage: 0 },
        { board: { wonder: 'great-wall', side: 'B' }, stage: 1 },
        { board: { wonder: 'petra', side: 'A' }, stage: 2 },
      ],
    },
  },
  { wonder: 'petra', side: 'A', stages: [marker()] },
  { wonder: 'stonehenge', side: 'B', stages: [marker(), marker({ age: 2, colour: 'green' })] },
  {
    wonder: 'abu-simbel',
    side: 'A',
    stages: [marker(), marker(), marker()],
    more: { tombs: [{ stage: 2, leader: 'midas', points: 6 }] },
  },
  { wonder: 'catan', side: 'A', stages: [marker()] },
  { wonder: 'babel', side: 'B', stages: [marker()] },
  {
    wonder: 'abu-simbel',
    side: 'B',
    stages: [marker()],
    more: { tombs: [{ stage: 0, leader: 'hypatia', points: 8 }] },
  },
];
const babel: Seat = 6;
const free = { means: 'pay' as const, bank: 0, ways: [{ left: 0, right: 0 }] };

/** The same table with these wonders; `own` stands in the own city instead, with these tiles on it. */
function withBoards(full: Fixture, own?: Board, tiles: [Tile, Upon][] = []): Fixture {
  const update = structuredClone(full);
  const { view } = update;
  const me = view.you!.seat;
  around.forEach((board, i) => {
    const { wonder, side, stages, more } = i === 0 && own ? own : board;
    const city = view.cities[(me + i) % cities]!;
    Object.assign(city, { wonder, side, stages, places: [], ...more });
    // What stands on the boards counts nothing here: the rules have not counted it.
    const { wonder: gone = 0, ...rows } = city.tally.rows;
    const { stages: _, board: __, ...tally } = city.tally;
    city.tally = { ...tally, rows, total: tally.total - gone };
  });
  // The next stage is built with what is there.
  const next = nextStage(view.cities[me]!);
  for (const offers of view.you!.offers)
    if (offers.asked === 'play' && offers.quote && next) {
      const own = {
        line: 'own' as const,
        units: next.cost.resources,
        by: [{ card: 'lumber-yard' as const }],
      };
      Object.assign(offers, {
        stage: free,
        quote: { sold: offers.quote.sold, stage: { receipts: [[own]] } },
      });
    }
  const boards = [
    { tile: 11, seat: (me + babel) % cities, on: 'others' as const },
    ...tiles.map(([tile, on]) => ({ tile, seat: me, on })),
  ];
  if (view.tower) view.tower = { ...view.tower, boards };
  return update;
}

/** Something is asked after the turn. */
function asking(update: Fixture, matter: Matter, offers: Offers): Fixture {
  const you = update.view.you!;
  const view: View = {
    ...update.view,
    stage: { stage: 'asked', matter } as View['stage'],
    you: { ...you, offers: [offers] },
  };
  return { ...update, view, waiting: [you.seat] };
}

export function boardFixtures(full: Fixture) {
  const me = full.view.you!.seat;
  const wall = withBoards(full);
  const [play] = wall.view.you!.offers;
  if (play?.asked === 'play')
    Object.assign(play, {
      stages: [{ stage: 3, means: { means: 'pay', bank: 0, ways: [{ left: 2, right: 0 }] } }],
    });
  const simbel: Board = { wonder: 'abu-simbel', side: 'A', stages: [marker(), marker(), marker()] };
  const catan: Board = { wonder: 'catan', side: 'B', stages: [marker()] };
  const tower: Board = { wonder: 'babel', side: 'A', stages: [marker(), marker()] };
  const entomb: Matter = { entomb: { stage: 2 } };
  const engage: Matter = { engage: { leader: 'midas' } };
  const lay: Matter = { lay_tile: { on: 'by_kind' } };
  const gains = [4, -1, 0];
  const buried = (leader: Leader, i: number) => ({ leader, recruit: free, gain: gains[i] ?? 0 });
  const leaders = full.view.cities[me]!.leaders ?? [];
  return {
    boardsWall: wall,
    boardsCopies: withBoards(full, around[1]),
    boardsMarker: withBoards(full, around[3]),
    boardsTomb: withBoards(full, around[4]),
    boardsTile: withBoards(full, tower, [[3, 'by_kind']]),
    boardsEntomb: asking(withBoards(full, simbel), entomb, {
      asked: 'leader',
      city: me,
      coins: 7,
      matter: entomb,
      decline: true,
      leaders: leaders.map(buried),
    }),
    boardsEngage: asking(withBoards(full, catan), engage, {
      asked: 'leader',
      city: me,
      coins: 7,
      matter: engage,
      decline: true,
      leaders: [{ leader: 'midas', recruit: { means: 'pay', bank: 3, ways: [{ left: 0, right: 0 }] } }],
    }),
    boardsLay: asking(withBoards(full, tower, [[3, 'by_kind']]), lay, {
      asked: 'lay_tile',
      city: me,
      on: 'by_kind',
      tiles: [4, 14, 16],
    }),
  };
}
