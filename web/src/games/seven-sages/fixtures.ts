// Tables by hand. Seats: Ana, you, Ben, Chloé.
import { asking, names, waitingFor, you } from '../fixture';
import type { Update } from '../game';
import { power, spell } from './facts/cards';
import type {
  Cards,
  Choices,
  Intent,
  Kin,
  Lying,
  PlayerView,
  Power,
  Sage,
  Seen,
  SiteView,
  Spell,
  Stage,
  Track,
  View,
} from './types';

export { names, you };
export const options = { solo_takes: 'both', first: null, negotiation_seconds: 120, exchange_seconds: 90 };
export type Fixture = Update<View, Choices, Seen>;

const of = (kin: Kin, ...values: number[]): Power[] => values.map((value) => ({ kin, value }));
const cards = (powers: Power[], ...spells: Spell[]): Cards => ({ powers, spells });
const none = cards([]);

const sites: [SiteView, SiteView, SiteView] = [
  {
    site: 'left',
    tile: { tile: 'clearing', number: 4 },
    order: ['mage', 'priestess', 'seer', 'alchemist', 'healer', 'druid', 'witch'],
    crystals: [3, 5],
  },
  {
    site: 'right',
    tile: { tile: 'clearing', number: 7 },
    order: ['healer', 'alchemist', 'mage', 'witch', 'druid', 'seer', 'priestess'],
    crystals: [2, 2],
  },
  {
    site: 'bottom',
    tile: { tile: 'clearing', number: 1 },
    order: ['seer', 'witch', 'druid', 'healer', 'mage', 'priestess', 'alchemist'],
    crystals: [7, 4],
  },
];

const player = (token: Sage | null, track: Track | null, more: Partial<PlayerView> = {}): PlayerView => ({
  token,
  roles: token ? [token] : [],
  second_role: null,
  track,
  powers: 7,
  spells: 1,
  known: none,
  crystals: 1,
  left: false,
  ...more,
});

const hand = cards(
  [...of('witch', 1, 1, 5, 7), ...of('seer', 3), ...of('druid', 2, 6), ...of('owl', 3, 4)],
  'moventi',
  'binensus',
);
const mine = { powers: hand.powers.length, spells: hand.spells.length };

const base: View = {
  you: { seat: you, hand, crystals: [5, 6] },
  round: 3,
  chooser: 2,
  out: ['alchemist'],
  sites,
  pawn: 'bottom',
  stack: 7,
  covered: [
    { tile: 'clearing', number: 2 },
    { tile: 'clearing', number: 9 },
  ],
  last_round: false,
  players: [
    player('seer', 'two', { crystals: 0, powers: 6 }),
    player('witch', 'one', { crystals: 2, ...mine }),
    player('mage', 'two', { powers: 9, known: cards(of('mage', 7), 'potentia') }),
    player('healer', 'one', { spells: 2, powers: 4 }),
  ],
  ranking: [0, 1, 3, 2],
  fight: null,
  piles: { powers: 18, powers_discarded: 14, spells: 5, spells_discarded: 2 },
  crystals_left: 24,
  crystals_gone: 0,
  turns: [40, 40, 40, 40],
  stage: { stage: 'exchange', ready: [], gifts_left: [8, 8, 8, 8], moves_left: [40, 38, 40, 40] },
};
const with_ = (
  view: View,
  stage: Stage,
  players?: (PlayerView | null)[],
  more: Partial<View> = {},
): View => ({
  ...view,
  ...more,
  stage,
  players: view.players.map((p, seat) => players?.[seat] ?? p),
});

const bare = base.players.map((p) => ({ ...p, token: null, roles: [], track: null }));
const choosing = with_(
  base,
  { stage: 'choose_sage', seat: you, free: ['witch', 'priestess', 'mage', 'healer', 'druid'] },
  bare.map((p, seat) => (seat === 0 ? { ...p, token: 'seer', roles: ['seer'] } : p)),
  { ranking: [0], chooser: 0 },
);

const unallied = base.players.map((p) => ({ ...p, track: null }));
const talking = with_(
  base,
  {
    stage: 'negotiate',
    talking: [0, 1, 2, 3],
    listening: [2],
    no_deal: [3],
    proposals: [
      { from: 0, to: you },
      { from: 0, to: 3 },
      { from: you, to: 2 },
    ],
    moves_left: [16, 18, 19, 20],
  },
  unallied,
);

const lying = (n: number, seat: number, track: Track, it: Power | Spell, value?: number): Lying => ({
  n,
  seat,
  track,
  card: typeof it === 'string' ? spell(it) : power(it.kin, it.value),
  value: value ?? (typeof it === 'string' ? 0 : it.value),
});
const fought: Lying[] = [
  lying(0, 0, 'two', { kin: 'seer', value: 4 }),
  lying(1, you, 'one', { kin: 'witch', value: 1 }),
  lying(2, 2, 'two', { kin: 'owl', value: 5 }),
  lying(3, 3, 'one', { kin: 'healer', value: 6 }),
  lying(4, 0, 'two', { kin: 'seer', value: 7 }),
  lying(5, you, 'one', { kin: 'owl', value: 4 }),
  lying(6, 2, 'two', 'absentus'),
  lying(8, 0, 'two', { kin: 'seer', value: 3 }),
  lying(9, 3, 'one', { kin: 'healer', value: 1 }),
  lying(10, 3, 'one', { kin: 'healer', value: 1 }, 10),
];
const fighting: View = {
  ...base,
  stage: { stage: 'fight', seat: you },
  fight: {
    score: 3,
    cards: fought,
    played: 11,
    passed: [0],
    may_skip: 2,
    cast: [2],
    solo_bonus: null,
    knockout_by: null,
  },
};
const plays = (view: View): Intent[] =>
  view
    .you!.hand.powers.filter(({ kin }) => kin === 'witch' || kin === 'owl')
    .map((it) => ({ do: 'play', power: it }));
const swaps: Intent[] = sites.flatMap((a, i) =>
  sites.slice(i + 1).flatMap((b) =>
    a.crystals.flatMap((_, x) =>
      b.crystals.map((_, y): Intent => ({
        do: 'cast',
        casting: {
          spell: 'moventi',
          swap: [
            { site: a.site, slot: x },
            { site: b.site, slot: y },
          ],
        },
      })),
    ),
  ),
);
const casts: Intent[] = [
  ...swaps,
  { do: 'cast', casting: { spell: 'binensus', sage: 'priestess' } },
  { do: 'cast', casting: { spell: 'binensus', sage: 'druid' } },
];
const aiming: View = {
  ...fighting,
  you: { ...fighting.you!, hand: cards(of('witch', 5), 'volensia', 'anulensa', 'mutantus', 'absentus') },
};

const gate: SiteView = { site: 'left', tile: { tile: 'finitum' }, order: [], crystals: [] };
const emptied: SiteView = { ...sites[2], crystals: [null, null] };
const ended: View = {
  ...base,
  round: 9,
  pawn: 'left',
  sites: [gate, sites[1], emptied],
  you: { seat: you, hand, crystals: [2, 5, 6] },
  stage: {
    stage: 'over',
    by: 'finitum',
    finals: [
      {
        crystals: [7],
        hand: cards(of('seer', 1, 1)),
        kinds: [
          { kin: 'seer', total: 11, won: true },
          { kin: 'witch', total: 0, won: false },
          { kin: 'owl', total: 0, won: false },
        ],
        total: 8,
      },
      {
        crystals: [2, 5, 6],
        hand,
        kinds: [
          { kin: 'seer', total: 3, won: false },
          { kin: 'witch', total: 23, won: true },
          { kin: 'owl', total: 7, won: true },
        ],
        total: 15,
      },
      {
        crystals: [4, 4, 7],
        hand: none,
        kinds: [
          { kin: 'seer', total: 0, won: false },
          { kin: 'witch', total: 0, won: false },
          { kin: 'owl', total: 0, won: false },
        ],
        total: 15,
      },
      {
        crystals: [2, 3],
        hand: cards(of('owl', 3, 4), 'potentia'),
        kinds: [
          { kin: 'seer', total: 0, won: false },
          { kin: 'witch', total: 0, won: false },
          { kin: 'owl', total: 7, won: true },
        ],
        total: 6,
      },
    ],
  },
};

export const fixtures = {
  fight: asking(fighting, [...plays(fighting), ...casts, { do: 'pass' }]),
  choose: asking(
    choosing,
    (['witch', 'priestess', 'mage', 'healer', 'druid'] as const).map((sage) => ({ do: 'choose', sage })),
  ),
  talks: {
    ...asking<View, Intent>(talking, [
      { do: 'accept', from: 0 },
      { do: 'withdraw', to: 2 },
      { do: 'propose', to: 3 },
      { do: 'no_deal', on: true },
      { do: 'walk_away' },
      ...[0, 2, 3].map((to): Intent => ({ do: 'show', to, cards: cards(of('witch', 1)) })),
    ]),
    waiting: [0, 1, 3],
  },
  exchange: {
    ...asking<View, Intent>(base, [{ do: 'give', to: 3, cards: cards(of('witch', 1)) }, { do: 'ready' }]),
    waiting: [0, 1, 2, 3],
  },
  side: asking<View, Intent>(
    with_(
      base,
      { stage: 'side', seat: you, then: [3, 2], moves_left: [3, 4, 5, 6] },
      unallied.map((p, seat) => (seat === 0 ? { ...p, track: 'one' } : p)),
    ),
    [
      { do: 'side', track: 'one' },
      { do: 'side', track: 'two' },
    ],
  ),
  aim: asking<View, Intent>(aiming, [
    { do: 'play', power: { kin: 'witch', value: 5 } },
    ...[2, 5].map((owl): Intent => ({ do: 'cast', casting: { spell: 'volensia', owl } })),
    ...fought
      .filter(({ card }) => card.card === 'power')
      .map(({ n }): Intent => ({ do: 'cast', casting: { spell: 'anulensa', card: n } })),
    { do: 'cast', casting: { spell: 'mutantus', with: 3 } },
    { do: 'cast', casting: { spell: 'absentus' } },
    { do: 'pass' },
  ]),
  handOver: asking<View, Intent>(with_(fighting, { stage: 'hand_over', seat: you, to: 2, count: 3 }), [
    { do: 'hand_over', powers: of('witch', 1, 1, 5) },
  ]),
  discard: asking<View, Intent>(with_(fighting, { stage: 'discard', seat: you, count: 3 }), [
    { do: 'discard', powers: of('witch', 1, 1, 5) },
  ]),
  crystal: asking<View, Intent>(with_(fighting, { stage: 'take_crystal', seat: you, then: [3] }), [
    { do: 'take_crystal', slot: 0 },
    { do: 'take_crystal', slot: 1 },
  ]),
  pawn: asking<View, Intent>(
    with_(
      { ...fighting, sites: [gate, sites[1], emptied] },
      {
        stage: 'move_pawn',
        seat: you,
        to: ['left', 'right'],
      },
    ),
    [
      { do: 'move_pawn', to: 'left' },
      { do: 'move_pawn', to: 'right' },
    ],
  ),
  waiting: waitingFor(with_(fighting, { stage: 'fight', seat: 3 }), 3),
  spectator: waitingFor({ ...talking, you: null }, 0, 1, 2, 3),
  over: { ...waitingFor(ended), outcome: { places: [3, 2, 1, 4], sheet: [] } },
} satisfies Record<string, Fixture>;

const shown = { powers: 1, spells: 1, cards: null };
const known = cards(of('witch', 1), 'moventi');

/** One event of every kind. */
export const everyEvent: Seen[] = [
  { event: 'round_began', round: 3, chooser: 2 },
  { event: 'round_began', round: 4, chooser: you },
  { event: 'chose', seat: 0, sage: 'alchemist' },
  { event: 'chose', seat: you, sage: 'witch' },
  { event: 'proposed', from: 0, to: you },
  { event: 'proposed', from: you, to: 2 },
  { event: 'proposed', from: 2, to: 3 },
  { event: 'withdrew', from: 0, to: you },
  { event: 'withdrew', from: you, to: 2 },
  { event: 'no_deal', seat: 3, on: true },
  { event: 'no_deal', seat: you, on: false },
  { event: 'listens', seat: 2 },
  { event: 'listens', seat: you },
  { event: 'walked_away', seat: 3 },
  { event: 'walked_away', seat: you },
  { event: 'shown', from: 2, to: 3, ...shown },
  { event: 'shown', from: you, to: 0, ...shown, cards: known },
  { event: 'shown', from: 0, to: you, ...shown, cards: known },
  { event: 'allied', from: 0, to: you },
  { event: 'allied', from: 2, to: 3 },
  { event: 'answered', seat: 2, join: true },
  { event: 'answered', seat: you, join: false },
  { event: 'forced_order' },
  { event: 'sided', seat: 0, track: 'one', chosen: false },
  { event: 'sided', seat: you, track: 'two', chosen: true },
  { event: 'sided', seat: you, track: 'one', chosen: false },
  { event: 'spoke', seat: 0, said: { said: 'alone' } },
  { event: 'spoke', seat: you, said: { said: 'alone' } },
  { event: 'spoke', seat: 0, said: { said: 'let_speak' } },
  { event: 'spoke', seat: 2, said: { said: 'with', with: you } },
  { event: 'spoke', seat: you, said: { said: 'with', with: 0 } },
  { event: 'spoke', seat: 2, said: { said: 'against' } },
  { event: 'spoke', seat: you, said: { said: 'against' } },
  { event: 'alliances_stand', one: [you, 3], two: [0, 2] },
  { event: 'gave', from: 0, to: 2, powers: 2, spells: 0, cards: null },
  { event: 'gave', from: you, to: 3, powers: 1, spells: 1, cards: known },
  { event: 'gave', from: 3, to: you, powers: 0, spells: 1, cards: cards([], 'potentia') },
  { event: 'ready', seat: 0 },
  { event: 'ready', seat: you },
  { event: 'fight_began', starter: 0, solo_bonus: null, score: 0 },
  { event: 'fight_began', starter: you, solo_bonus: 11, score: 11 },
  { event: 'fight_began', starter: 2, solo_bonus: 9, score: 9 },
  { event: 'played', seat: 0, n: 0, power: { kin: 'seer', value: 4 }, value: 4, score: -4 },
  { event: 'played', seat: you, n: 1, power: { kin: 'owl', value: 4 }, value: 4, score: 0 },
  { event: 'played', seat: 3, n: 2, power: { kin: 'healer', value: 1 }, value: 10, score: 10 },
  {
    event: 'cast',
    seat: 0,
    n: 3,
    casting: { spell: 'volensia', owl: 1 },
    effect: { effect: 'removed', seat: you, power: { kin: 'owl', value: 4 }, value: 4 },
    score: 6,
  },
  {
    event: 'cast',
    seat: you,
    n: 4,
    casting: { spell: 'anulensa', card: 0 },
    effect: { effect: 'removed', seat: 0, power: { kin: 'seer', value: 4 }, value: 4 },
    score: 10,
  },
  {
    event: 'cast',
    seat: 2,
    n: 5,
    casting: { spell: 'anulensa', card: null },
    effect: { effect: 'nothing' },
    score: 10,
  },
  {
    event: 'cast',
    seat: 2,
    n: 5,
    casting: {
      spell: 'moventi',
      swap: [
        { site: 'left', slot: 0 },
        { site: 'bottom', slot: 1 },
      ],
    },
    effect: { effect: 'swapped', values: [4, 3] },
    score: 10,
  },
  { event: 'cast', seat: 3, n: 6, casting: { spell: 'potentia' }, effect: { effect: 'drawn' }, score: 10 },
  {
    event: 'cast',
    seat: 3,
    n: 6,
    casting: { spell: 'absentus' },
    effect: { effect: 'may_skip', cancelled: null },
    score: 10,
  },
  {
    event: 'cast',
    seat: you,
    n: 7,
    casting: { spell: 'absentus' },
    effect: { effect: 'may_skip', cancelled: 3 },
    score: 10,
  },
  {
    event: 'cast',
    seat: you,
    n: 8,
    casting: { spell: 'mutantus', with: 3 },
    effect: { effect: 'roles_swapped', own: 'healer', partner: 'witch' },
    score: 10,
  },
  {
    event: 'cast',
    seat: 0,
    n: 9,
    casting: { spell: 'mutantus', with: 2 },
    effect: { effect: 'roles_swapped', own: 'mage', partner: 'seer' },
    score: 0,
  },
  {
    event: 'cast',
    seat: 0,
    n: 9,
    casting: { spell: 'binensus', sage: 'druid' },
    effect: { effect: 'second_role' },
    score: 0,
  },
  { event: 'skipped', seat: 3 },
  { event: 'skipped', seat: you },
  { event: 'passed', seat: 0, place: 1, forced: false },
  { event: 'passed', seat: you, place: 2, forced: true },
  { event: 'passed', seat: 3, place: 4, forced: false },
  { event: 'drew', seat: 0, powers: 5, spells: 0, cards: null },
  { event: 'drew', seat: you, powers: 2, spells: 0, cards: cards(of('owl', 3, 3)) },
  { event: 'drew', seat: 2, powers: 0, spells: 1, cards: null },
  { event: 'drew', seat: 3, powers: 0, spells: 0, cards: null },
  { event: 'reshuffled', pile: 'powers', count: 22 },
  { event: 'reshuffled', pile: 'spells', count: 4 },
  { event: 'handed_over', from: 0, to: 2, count: 3, powers: null },
  { event: 'handed_over', from: you, to: 0, count: 3, powers: of('druid', 2, 6, 7) },
  { event: 'handed_over', from: 3, to: you, count: 1, powers: of('druid', 2) },
  { event: 'discarded', seat: 2, count: 3, powers: null },
  { event: 'discarded', seat: you, count: 1, powers: of('druid', 2) },
  { event: 'knocked_out', seat: 0, track: 'two' },
  { event: 'knocked_out', seat: you, track: 'one' },
  { event: 'fight_ended', winner: 'one', score: 12 },
  { event: 'fight_ended', winner: 'two', score: -3 },
  { event: 'fight_ended', winner: null, score: 0 },
  { event: 'took_crystal', seat: 0, at: { site: 'bottom', slot: 0 }, value: null },
  { event: 'took_crystal', seat: you, at: { site: 'bottom', slot: 1 }, value: 7 },
  { event: 'crystal_gone', at: { site: 'bottom', slot: 2 } },
  { event: 'pawn_moved', seat: 2, to: 'left' },
  { event: 'pawn_moved', seat: you, to: 'bottom' },
  { event: 'tile_turned', site: 'right', tile: { tile: 'clearing', number: 5 }, crystals: [3, 6] },
  { event: 'tile_turned', site: 'right', tile: { tile: 'clearing', number: 5 }, crystals: [] },
  { event: 'tile_turned', site: 'left', tile: { tile: 'finitum' }, crystals: [] },
  { event: 'left', seat: 2 },
  { event: 'left', seat: you },
  { event: 'ended', by: 'finitum', totals: [8, 15, 15, 6], winners: [2] },
  { event: 'ended', by: 'last_round', totals: [8, 15, 15, 6], winners: [1, 2] },
  { event: 'ended', by: 'claimed', totals: [8, 15, 15, 6], winners: [1] },
];
