// Tables by hand: what a game's `fixtures.ts` exports, for `npm run fixtures`, for dev/board.html and for tests.
import type { Update } from './game';

/** The exports of `<game>/fixtures.ts`. A folder that has one needs nothing else to be seen. */
export interface FixtureBook {
  /** By seat; as many as there are seats. */
  names: string[];
  /** The seat of the one who looks. */
  you: number;
  /** Tables by name, the one to be shown first at the top. `view.you` is `null` where a spectator looks. */
  fixtures: Record<string, Update<any, any, any>>;
  /** One event of every kind. */
  everyEvent: any[];
  /** What a game's table can show although no match has it yet, by fixture: its property `extras`. */
  extras?: Record<string, unknown>;
  /** The options that a new table starts from. */
  options?: unknown;
}

/** Four names; French ones, since accents are what goes wrong. */
export const names = ['Ana', 'Camille', 'Ben', 'Chloé'];
export const you = 1;

/** A match that waits for these seats, not for the one who looks. */
export const waitingFor = <View>(view: View, ...seats: number[]): Update<View, never, never> => ({
  table: 'fixture',
  epoch: 1,
  seq: 40,
  number: 1,
  steps: [],
  from_start: false,
  deadlines: [],
  now: 0,
  outcome: null,
  view,
  waiting: seats,
  decision: null,
});

/** A match in which it is for the one who looks to choose among these. */
export const asking = <View, Intent>(view: View, intents: Intent[], back: Intent | null = null) => ({
  ...waitingFor(view, you),
  decision: { number: 7, owed: true, choices: { intents, complete: true, back } },
});
