// Tables by hand. Seats: Ana, you, Ben, Chloé.
import { asking, names, waitingFor, you } from '../fixture';
import type { Update } from '../game';
import { chainsOf, layIntents, layOut, spotsFor } from './fixture-table';
import type { SilverColour } from './facts/geometry';
import type { Card, Choices, Intent, Mode, Options, Placed, Seen, View } from './types';

export type Fixture = Update<View, Choices, Seen>;
export { names, you };

const player = (hand: number, known: Card[] = []) => ({
  present: true,
  taken: true,
  hand,
  known,
  shown: [] as Card[],
  target: 7,
  laid: 0,
});
/** A chair that a newcomer can take. */
const nobody = { ...player(0), present: false, taken: false };

function viewOf(table: Placed[], silver: SilverColour, hand: Card[], discard: Card[]): View {
  return {
    you: { seat: you, hand, goal: 'green', lifted: null },
    turn: 14,
    table,
    silver,
    discard,
    pile: 33,
    players: [player(3), { ...player(hand.length, hand), laid: 9 }, player(5, [7]), player(2), nobody],
    places: [0, 1, 2, 3, 4].map((place) => ({
      place,
      holder: place < 4 ? place : null,
      goal: place === you ? 'green' : place === 2 ? 'red' : null,
    })),
    chains: chainsOf(table, silver),
    passes: 0,
    joined: 0,
    ending: null,
    stage: { stage: 'play', seat: you },
  };
}

/** What the rules would offer for the cards of a hand; every mode of every action. */
function offered(view: View): Intent[] {
  const { hand } = view.you!;
  const modes: Mode[] = view.discard.length > 0 ? ['full', 'keep_silver'] : ['full'];
  const others = [0, 2, 3];
  const movable = view.table.filter((p) => p.card !== null);
  const acts = (card: Card): Intent[] => {
    const kind = Math.floor((card - 51) / 3);
    const each = (make: (mode: Mode) => Intent[]) => modes.flatMap(make);
    const full =
      kind === 0
        ? each((mode) => others.map((seat) => ({ do: 'trade_hands', card, mode, with: seat })))
        : kind === 1
          ? each((mode) => [...others, 4].map((place) => ({ do: 'trade_goals', card, mode, with: place })))
          : kind === 2
            ? each((mode) =>
                (['left', 'right'] as const).map((to) => ({ do: 'rotate_goals', card, mode, to })),
              )
            : kind === 3
              ? each((mode) => movable.map((p) => ({ do: 'pick_up', card, mode, from: p.cell })))
              : each((mode) => movable.map((p) => ({ do: 'zap', card, mode, cell: p.cell })));
    return [...full, { do: 'colour_only', card }];
  };
  return [...layIntents(hand, view.table, view.silver), ...hand.filter((card) => card >= 51).flatMap(acts)];
}

const asked = (view: View, intents = offered(view), back: Intent | null = null): Fixture =>
  asking(view, intents, back);

const few = layOut([31, 12, 43, 23, 7, 37, 20, 5, 45], 'blue');
const all = Array.from({ length: 51 }, (_, i) => (i * 2 + 35) % 51);
const hand = [24, 44, 60, 63];
const many = layOut(all.filter((card) => !hand.includes(card)).slice(0, 39), 'black');

const play = viewOf(few, 'blue', [24, 44, 0, 55], [61, 53, 57]);
const late = viewOf(many, 'black', hand, [61, 56, 59, 51]);
const first = {
  ...viewOf(layOut([], null), null, [24, 44, 8, 53], []),
  turn: 1,
  pile: 51,
};
const lift = play.table.at(-1)!;
const liftedTable = play.table.slice(0, -1);
const lifted: View = {
  ...viewOf(liftedTable, 'blue', [24, 44, 61, 55], [53, 57]),
  you: {
    seat: you,
    hand: [24, 44, 61, 55],
    goal: 'green',
    lifted: { by: 61, mode: 'full', what: lift, index: liftedTable.length },
  },
};
const actions = viewOf(few, 'blue', [52, 54, 58, 60, 64], [61, 53, 57]);
const stuck = viewOf(layOut([4, 5], 'gold', 3), null, [9], []);
const over: View = {
  ...late,
  ending: null,
  you: { ...late.you!, hand: [] },
  pile: 0,
  stage: { stage: 'over', by: 'exhausted', winners: [3], goals: ['gold', 'green', 'red', 'blue', 'black'] },
};

export const fixtures = {
  first: asked(first),
  play: asked(play),
  late: asked(late),
  actions: asked(actions),
  lifted: asked(
    lifted,
    spotsFor(lift.card!, liftedTable, 'blue').map((spot) => ({ do: 'put_down' as const, ...spot })),
    { do: 'back' },
  ),
  pass: asked(stuck, [{ do: 'pass' }]),
  waiting: waitingFor({ ...late, stage: { stage: 'play', seat: 2 } }, 2),
  spectator: waitingFor(
    {
      ...late,
      you: null,
      places: late.places.map((p) => ({ ...p, goal: null })),
      stage: { stage: 'play', seat: 2 },
    },
    2,
  ),
  over: {
    ...waitingFor(over),
    outcome: { places: [2, 2, 2, 1, 0], sheet: [] },
  },
} satisfies Record<string, Fixture>;
export type FixtureName = keyof typeof fixtures;

export const options: Options = { variant: { kind: 'full' }, starter: null };

export const everyEvent: Seen[] = [
  { event: 'drew', seat: 0, count: 1, bonus: false, cards: null },
  { event: 'drew', seat: you, count: 2, bonus: true, cards: [24, 60] },
  { event: 'drew', seat: 2, count: 1, bonus: true, cards: null },
  { event: 'skipped', seat: 2 },
  { event: 'skipped', seat: you },
  { event: 'laid', seat: 0, card: 31, cell: { x: 1, y: 0 }, turned: true },
  { event: 'laid', seat: you, card: 0, cell: { x: 1, y: 2 }, turned: false },
  { event: 'laid', seat: 3, card: 7, cell: { x: 0, y: 2 }, turned: false },
  { event: 'hands_traded', seat: 0, card: 51, with: 2, gave: null, got: null },
  { event: 'hands_traded', seat: 0, card: 51, with: you, gave: [24, 60], got: [] },
  { event: 'goals_traded', seat: 0, card: 54, with: 4, holder: null, gave: null, got: null },
  { event: 'goals_traded', seat: you, card: 54, with: 2, holder: 2, gave: 'green', got: 'red' },
  { event: 'goals_traded', seat: you, card: 54, with: 4, holder: null, gave: 'green', got: 'red' },
  { event: 'goals_traded', seat: 0, card: 54, with: 3, holder: null, gave: null, got: null },
  { event: 'goals_rotated', seat: 3, card: 57, to: 'left', yours: 'gold' },
  { event: 'goals_rotated', seat: you, card: 57, to: 'right', yours: null },
  { event: 'moved', seat: 0, card: 60, moved: 12, from: { x: 0, y: 1 }, to: { x: 2, y: 1 }, turned: true },
  { event: 'moved', seat: 0, card: 60, moved: 12, from: { x: 0, y: 1 }, to: { x: 0, y: 1 }, turned: true },
  { event: 'zapped', seat: 0, card: 63, zapped: 45, cell: { x: 0, y: 1 } },
  { event: 'zapped', seat: you, card: 63, zapped: 45, cell: { x: 0, y: 1 } },
  { event: 'discarded', seat: 0, card: 63, under: false, effect: true },
  { event: 'discarded', seat: 0, card: 63, under: true, effect: true },
  { event: 'discarded', seat: you, card: 63, under: false, effect: false },
  { event: 'passed', seat: 0 },
  { event: 'passed', seat: you },
  { event: 'joined', seat: 3, goal: null },
  { event: 'joined', seat: you, goal: 'black' },
  { event: 'left', seat: 3 },
  { event: 'left', seat: you },
  { event: 'ended', by: 'chain', winners: [2], goals: ['gold', 'green', 'red', 'blue', 'black'] },
  { event: 'ended', by: 'exhausted', winners: [0, you], goals: ['gold', 'green', 'red', 'blue', 'black'] },
  { event: 'ended', by: 'stuck', winners: [you], goals: [] },
  { event: 'ended', by: 'alone', winners: [you], goals: [] },
  { event: 'ended', by: 'claimed', winners: [0], goals: [] },
];
