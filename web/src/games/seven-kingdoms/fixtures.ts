// Tables by hand. Seats: Ana, you, Ben, Chloé.
import { asking, names, waitingFor, you } from '../fixture';
import type { Update } from '../game';
import { reach } from './facts/cards';
import type { Card, Choices, Intent, PlayerView, Seen, Slot, View } from './types';

export type Fixture = Update<View, Choices, Seen>;
export { names, you };

const players: PlayerView[] = [
  { hand: 2, hand_known: [25], kingdom: [3, 45, 17, 24, 31, 10, 20, 4], played: 44, left: false },
  { hand: 2, hand_known: [33], kingdom: [1, 8, 22, 43, 12, 40, 29], played: 2, left: false },
  { hand: 3, hand_known: [41, 14], kingdom: [5, 19, 26, 47, 9, 11], played: 38, left: false },
  { hand: 1, hand_known: [], kingdom: [7, 28, 21, 49, 35, 13, 16], played: 18, left: false },
];

const base: View = {
  you: { seat: you, hand: [6, 33], taking: [], run: null },
  round: 6,
  first: 2,
  arms: ['stag', 'raven', 'lion', 'griffin', 'unicorn', 'bear', 'eagle'],
  tokens: ['plus_3', 'double', 'peasant', null, null, null, null],
  tokens_up: ['plus_5', 'arms'],
  tokens_down: 3,
  row: [36, null, 30, 46, null, 48, 34],
  upper: [44, 38],
  pile: 19,
  gone: [],
  stalled_rounds: 0,
  players,
  to_resolve: [3, 1],
  stage: { stage: 'take', seat: 3, card: 18 },
};

const asked = (view: View, intents: Intent[], back: Intent | null = null): Fixture =>
  asking(view, intents, back);
const seatYou = (
  view: View,
  hand: Card[],
  taking: NonNullable<View['you']>['taking'] = [],
  run: Slot | null = null,
) => ({
  ...view,
  you: { seat: you, hand, taking, run },
  players: view.players.map((p, seat) => (seat === you ? { ...p, hand: hand.length } : p)),
});
const without = (row: View['row'], gone: Card[]) =>
  row.map((card) => (card && gone.includes(card) ? null : card));
const played = (view: View, cards: (Card | null)[]) => ({
  ...view,
  players: view.players.map((p, seat) => ({ ...p, played: cards[seat] ?? null })),
});
const eachWay = (cards: Card[], hand: boolean): Intent[] =>
  cards.flatMap((card): Intent[] => [
    ...(hand ? [{ do: 'take' as const, card, to: 'hand' as const }] : []),
    { do: 'take', card, to: 'kingdom' },
  ]);
const inRow = (view: View) => view.row.filter((card): card is Card => card !== null);

const fresh: View = played(
  {
    ...base,
    row: [44, 38, 30, 46, 27, 48, 34],
    upper: [],
    to_resolve: [],
    stage: { stage: 'play', seat: you },
  },
  [44, null, 38, null],
);
const playing: View = { ...fresh, row: [36, 15, 30, 46, 27, 48, 34] };

const king: View = {
  ...base,
  to_resolve: [1],
  upper: [44, 38, 18, 2],
  stage: { stage: 'take', seat: you, card: 2 },
};
const kingTaking = seatYou(
  { ...king, row: without(king.row, [30, 48]) },
  [6, 33],
  [
    { card: 30, slot: 3, to: 'hand' },
    { card: 48, slot: 6, to: 'kingdom' },
  ],
);

const general = seatYou(
  played(
    {
      ...base,
      row: [36, 15, 30, null, null, 48, 34],
      upper: [44, 38, 20],
      to_resolve: [1, 3],
      stage: { stage: 'take', seat: you, card: 20 },
    },
    [44, 20, 38, 18],
  ),
  [6, 33],
);
const generalRun = seatYou(
  { ...general, row: without(general.row, [36, 15, 30]) },
  [6, 33],
  [
    { card: 36, slot: 1, to: 'kingdom' },
    { card: 15, slot: 2, to: 'kingdom' },
    { card: 30, slot: 3, to: 'kingdom' },
  ],
  1,
);

const peasant = seatYou(
  played(
    {
      ...base,
      row: [36, 15, 30, 46, 27, 48, 34],
      upper: [42],
      to_resolve: [1, 2, 3],
      stage: { stage: 'take', seat: you, card: 42 },
    },
    [null, 42, 38, 18],
  ),
  [6, 33, 23],
);
const peasantCard = 44;
const peasantView: View = {
  ...played(peasant, [null, peasantCard, 38, 18]),
  upper: [peasantCard],
  stage: { stage: 'take', seat: you, card: peasantCard },
};
const reached = reach(peasantCard)!.map((slot) => peasantView.row[slot - 1]!);

const bishop: View = seatYou(
  {
    ...played(base, [44, 14, 38, 18]),
    to_resolve: [1],
    upper: [44, 38, 18],
    stage: { stage: 'place_token', seat: you, card: 14 },
    players: played(base, [44, 14, 38, 18]).players.map((p, seat) =>
      seat === you ? { ...p, kingdom: [...p.kingdom, 14] } : seat === 2 ? { ...p, hand_known: [41] } : p,
    ),
  },
  [6, 33],
);

// A match that the server's rules played to its end.
const finalKingdoms: Card[][] = [
  [4, 28, 21, 11, 30, 31, 17, 46, 32, 45, 27, 39, 15],
  [40, 34, 33, 42, 23, 18, 48, 38, 35, 36, 10, 26, 49],
  [44, 47, 19, 13, 8, 24, 12, 1, 14, 2],
  [9, 6, 37, 16, 3, 5, 20],
];
const over: View = {
  ...base,
  you: { seat: you, hand: [], taking: [], run: null },
  round: 10,
  arms: ['lion', 'unicorn', 'stag', 'raven', 'eagle', 'griffin', 'bear'],
  tokens: ['plus_4', 'plus_2', 'double', 'plus_3', 'plus_1', null, null],
  tokens_up: ['plus_5', 'peasant'],
  tokens_down: 1,
  row: [41, 29, 22, 7, 25, 43, null],
  upper: [],
  pile: 0,
  to_resolve: [],
  players: finalKingdoms.map((kingdom) => ({ hand: 0, hand_known: [], kingdom, played: null, left: false })),
  stage: {
    stage: 'over',
    by: 'pile_empty',
    scores: [
      {
        from_hand: [15],
        cards: 14,
        doubled: 3,
        tokens: [{ token: 'double', slot: 3, points: 3 }],
        total: 17,
        kings: 1,
      },
      {
        from_hand: [26, 49],
        cards: 13,
        doubled: 0,
        tokens: [{ token: 'plus_3', slot: 4, points: 3 }],
        total: 16,
        kings: 0,
      },
      {
        from_hand: [],
        cards: 12,
        doubled: 0,
        tokens: [{ token: 'plus_4', slot: 1, points: 4 }],
        total: 16,
        kings: 2,
      },
      {
        from_hand: [3, 5, 20],
        cards: 10,
        doubled: 0,
        tokens: [{ token: 'plus_1', slot: 5, points: 1 }],
        total: 11,
        kings: 3,
      },
    ],
  },
};

export const fixtures = {
  play: asked(playing, [
    { do: 'play', card: 6 },
    { do: 'play', card: 33 },
    { do: 'play', card: 44 },
  ]),
  king: asked(kingTaking, [...eachWay(inRow(kingTaking), false), { do: 'confirm' }], { do: 'back' }),
  kingStart: asked(king, [...eachWay(inRow(king), true), { do: 'confirm' }]),
  general: asked(
    general,
    [1, 2, 3, 4, 5].map((from) => ({ do: 'take_run', from })),
  ),
  generalRun: asked(
    generalRun,
    [{ do: 'keep', card: 36 }, { do: 'keep', card: 15 }, { do: 'keep', card: 30 }, { do: 'confirm' }],
    { do: 'back' },
  ),
  peasant: asked(peasantView, eachWay(reached, false)),
  bishop: asked(bishop, [
    { do: 'place_token', token: 'plus_5' },
    { do: 'place_token', token: 'arms' },
  ]),
  waiting: waitingFor(base, 3),
  spectator: waitingFor({ ...base, you: null }, 3),
  over: {
    ...waitingFor(over),
    outcome: { places: [1, 3, 2, 4], sheet: [] },
  },
} satisfies Record<string, Fixture>;

export type FixtureName = keyof typeof fixtures;

/** One event of every kind. */
export const everyEvent: Seen[] = [
  { event: 'played', seat: 0, card: 3 },
  { event: 'played', seat: you, card: 9 },
  { event: 'drew', seat: 0, count: 2, cards: null },
  { event: 'drew', seat: you, count: 2, cards: [3, 9] },
  { event: 'drew', seat: 2, count: 1, cards: null },
  { event: 'lined', seat: 0, card: 18, slot: 3 },
  { event: 'installed', seat: 0, card: 9 },
  { event: 'installed', seat: you, card: 10 },
  { event: 'token_placed', seat: 0, token: 'plus_3', slot: 6 },
  { event: 'token_placed', seat: you, token: 'double', slot: 1 },
  { event: 'token_turned', token: 'arms' },
  {
    event: 'took',
    seat: 0,
    card: 3,
    taken: [
      { card: 25, slot: 1, to: 'hand' },
      { card: 1, slot: 2, to: 'kingdom' },
    ],
  },
  { event: 'took', seat: you, card: 18, taken: [{ card: 33, slot: 1, to: 'kingdom' }] },
  { event: 'took', seat: you, card: 3, taken: [] },
  { event: 'took', seat: 2, card: 3, taken: [] },
  { event: 'nothing_to_take', seat: 3, card: 44 },
  { event: 'nothing_to_take', seat: you, card: 44 },
  { event: 'refilled', row: [44, 38, 28, 18, 49, 41, 12], drawn: [12], gone: [] },
  { event: 'refilled', row: [44, 38, 28, 18, 49, 41, 12], drawn: [], gone: [13] },
  { event: 'round_began', round: 6, first: 0 },
  { event: 'round_began', round: 7, first: you },
  { event: 'returned', seat: 0, card: 3 },
  { event: 'returned', seat: you, card: 9 },
  { event: 'left', seat: 2 },
  { event: 'ended', by: 'pile_empty', totals: [15, 17, 15, 17], winners: [1] },
  { event: 'ended', by: 'all_tokens_placed', totals: [15, 17, 15, 17], winners: [1, 3] },
  { event: 'ended', by: 'stalled', totals: [15, 9, 15, 1], winners: [0] },
  { event: 'ended', by: 'claimed', totals: [15, 9, 15, 1], winners: [2] },
];
