// Views of 7 Kingdoms to look at. Plausible, not played: the engine is not here.
import type { Outcome, Step } from '../src/generated/protocol';
import type { Choices, Intent, PlayerView, Score, Seen, View } from '../src/games/seven-kingdoms/types';

export interface Fixture {
  view: View;
  waiting: number[];
  choices?: Choices;
  steps: Step[];
  outcome?: Outcome;
}

const player = (
  hand: number,
  kingdom: number[],
  played: number | null,
  known: number[] = [],
): PlayerView => ({
  hand,
  hand_known: known,
  kingdom,
  played,
  left: false,
});

const base: View = {
  you: { seat: 0, hand: [4, 24, 40], taking: [], run: null },
  round: 4,
  first: 3,
  arms: ['griffin', 'lion', 'raven', 'stag', 'unicorn', 'eagle', 'bear'],
  tokens: ['plus_3', 'double', null, null, null, null, null],
  tokens_up: ['plus_1', 'peasant', 'plus_5'],
  tokens_down: 3,
  row: [13, 45, null, 30, 2, 36, 21],
  upper: [27],
  pile: 14,
  gone: [48],
  stalled_rounds: 0,
  players: [
    player(3, [1, 8, 15, 22, 33], null, [40]),
    player(2, [9, 44, 37], null),
    player(3, [10, 12, 5, 19, 26, 47], null, [17]),
    player(2, [6, 29], 27),
  ],
  to_resolve: [],
  stage: { stage: 'play', seat: 0 },
};

const all = (intents: Intent[], back: Intent | null = null): Choices => ({ intents, complete: true, back });

let n = 0;
const step = (seat: number, by: Step['by'], ...seen: Seen[]): Step => ({
  seq: 10 + n,
  at: Date.now() - 200_000 + n * 5_000,
  seat,
  by,
  events: seen.map((seen) => ({ n: n++, seen })),
});

const steps: Step[] = [
  step(0, 'player', { event: 'played', seat: 0, card: 23 }, { event: 'lined', seat: 0, card: 23, slot: 1 }),
  step(1, 'player', { event: 'played', seat: 1, card: 9 }),
  step(
    1,
    'player',
    { event: 'token_placed', seat: 1, token: 'double', slot: 2 },
    { event: 'installed', seat: 1, card: 9 },
  ),
  step(2, 'bot', { event: 'played', seat: 2, card: 19 }, { event: 'lined', seat: 2, card: 19, slot: 2 }),
  step(
    2,
    'bot',
    {
      event: 'took',
      seat: 2,
      card: 19,
      taken: [
        { card: 17, slot: 3, to: 'hand' },
        { card: 26, slot: 4, to: 'kingdom' },
        { card: 47, slot: 5, to: 'kingdom' },
      ],
    },
    { event: 'refilled', row: base.row, drawn: [2, 36], gone: [48] },
    { event: 'round_began', round: 4, first: 3 },
  ),
  step(3, 'clock', { event: 'drew', seat: 3, count: 2, cards: null }),
  step(3, 'stand_in', { event: 'played', seat: 3, card: 27 }, { event: 'lined', seat: 3, card: 27, slot: 1 }),
];

const score = (cards: number, doubled: number, extra: number, kings: number, from_hand: number[]): Score => ({
  from_hand,
  cards,
  doubled,
  tokens: extra ? [{ token: 'plus_3', slot: 1, points: extra }] : [],
  total: cards + doubled + extra,
  kings,
});

export const views: Record<string, Fixture> = {
  PLAY: {
    view: base,
    waiting: [0],
    choices: all([
      { do: 'play', card: 4 },
      { do: 'play', card: 24 },
      { do: 'play', card: 40 },
    ]),
    steps,
  },
  TAKE: {
    view: {
      ...base,
      you: { seat: 0, hand: [24, 40], taking: [{ card: 45, slot: 2, to: 'hand' }], run: null },
      row: [13, null, null, 30, 2, 36, 21],
      upper: [27, 4],
      players: base.players.map((p, seat) => (seat === 0 ? { ...p, hand: 2, played: 4 } : p)),
      to_resolve: [0, 1],
      stage: { stage: 'take', seat: 0, card: 4 },
    },
    waiting: [0],
    choices: all(
      [
        ...[13, 30, 2, 36, 21].map((card): Intent => ({ do: 'take', card, to: 'kingdom' })),
        { do: 'confirm' },
      ],
      { do: 'back' },
    ),
    steps,
  },
  WAIT: { view: { ...base, stage: { stage: 'play', seat: 1 } }, waiting: [1], steps },
  WATCH: {
    view: {
      ...base,
      you: null,
      players: base.players.slice(0, 3),
      first: 1,
      stage: { stage: 'play', seat: 2 },
    },
    waiting: [2],
    steps: steps.slice(0, 5),
  },
  OVER: {
    view: {
      ...base,
      you: { seat: 0, hand: [], taking: [], run: null },
      row: [null, null, null, null, null, null, null],
      upper: [],
      pile: 0,
      tokens: ['plus_3', 'double', 'plus_5', 'peasant', null, null, null],
      tokens_up: ['plus_1'],
      players: base.players.map((p) => ({ ...p, hand: 0 })),
      stage: {
        stage: 'over',
        by: 'pile_empty',
        scores: [
          score(9, 2, 3, 2, [40, 24]),
          score(4, 0, 5, 0, []),
          score(8, 0, 1, 1, [17]),
          score(3, 0, 0, 1, [33]),
        ],
      },
    },
    waiting: [],
    steps,
    outcome: {
      places: [1, 2, 2, 4],
      sheet: [{ label: 'total', points: [14, 9, 9, 3] }],
    },
  },
};
