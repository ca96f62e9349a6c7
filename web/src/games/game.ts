// What the frame asks of a game. A game is a folder beside this file, and the folder is all there is to it.
import type { Shortcut } from '../state/shortcuts.svelte';
import type { IconName } from '../look/Icon.svelte';
import type { Component } from 'svelte';
import type { Decision, GameUpdate, SeatView, Step } from '../generated/protocol';
import type { ClientProblem } from '../net/problem';
import type { CardLook, GivenZone } from '../plain/types';

/** The match as one observer knows it, with the game's own types in place. */
export type Update<View = unknown, Choices = unknown, Seen = unknown> = Omit<
  GameUpdate,
  'view' | 'decision' | 'steps'
> & {
  view: View;
  decision: (Omit<Decision, 'choices'> & { choices: Choices }) | null;
  steps: StepOf<Seen>[];
};

export type StepOf<Seen> = Omit<Step, 'events'> & { events: { n: number; seen: Seen }[] };

/** Who is who, for sentences. */
export interface NameCtx {
  /** By seat. */
  names: string[];
  /** The reader's own seat. */
  you: number | null;
}

/** Somebody in a sentence. */
export interface Who {
  /** The reader. */
  you: boolean;
  name: string;
}

/** The one line that says what is wanted from me, or whom we wait for. The frame adds the clock. */
export interface Prompt {
  text: string;
  /** `you`: yours to act. `wait`: others act. `over`: the match is over. */
  tone: 'you' | 'wait' | 'over';
}

/** What came of a submission. The frame has already told the player; the game may want to undo a selection. */
export type SubmitResult = { ok: true } | { ok: false; problem: ClientProblem };

/**
 * What a game's table component gets. It draws everything between the seat strip and the bottom edge by
 * rendering `<TableLayout>` (src/table/TableLayout.svelte) with three snippets: `actions`, `hand`, `table`.
 */
export interface TableProps<View = unknown, Choices = unknown, Intent = unknown, Seen = unknown> {
  update: Update<View, Choices, Seen>;
  you: number | null;
  /** By seat. */
  names: string[];
  /** `prompt` of the module for this update; to be handed on to `<TableLayout>`, or bettered. */
  prompt: Prompt;
  /** Answers the current decision. Resolves when the server has answered. */
  submit(intent: Intent): Promise<SubmitResult>;
  /** A submission is on its way: show it, and offer nothing else. */
  pending: boolean;
  /** What the newest update brought, for showing what just happened; empty after a refresh. */
  lastSteps: StepOf<Seen>[];
  /** All that happened in the match, as far as you were told. */
  steps: StepOf<Seen>[];
}

/** What a score sheet is made from. */
export interface SheetProps<View = unknown, Choices = unknown, Seen = unknown> {
  update: Update<View, Choices, Seen>;
  /** By seat. */
  names: string[];
  /** The reader's seat, who is "you" there; `null` if they have none, or several people look at one device. */
  you: number | null;
}

export interface SeatFact {
  /** A word, for screen readers and titles. */
  label: string;
  value: string;
  /** Shown beside the value instead of the label. A drawing: fonts lack signs that others have. */
  icon: IconName;
}

/** Who leads, as far as it lies open. */
export interface Lead {
  /** What is counted. */
  label: string;
  /** By seat. */
  values: number[];
}

/** What a board of a match is made from on which nobody is in the middle: of one that is over, or on a screen for all. */
export interface BoardProps<View = unknown> {
  update: Update<View>;
  /** By seat. */
  names: string[];
  /** What each seat had by then; `null` in games that count nothing. */
  points: number[] | null;
  /** Who decides next, and who won, or leads. */
  acts: number[];
  winners: number[];
  /** Whose eyes were chosen. */
  chosen: number | null;
  /** What a seat saw, where its hand is shown. */
  seen(seat: number): View | null;
}

/** What the page of a match that is over, and a screen for all, show besides the table. */
export interface Afterwards<View = unknown, Intent = unknown> {
  /** What a seat holds, in a line; `view` is what it saw. */
  Hand?: Component<{ view: View; seat: number; names: string[] }>;
  /** The cards of an intent; nothing for one without. `view` is what its seat saw. */
  Deed?: Component<{ intent: Intent; view: View }>;
  /** All seats with what lies before them, for a game whose table shows one or two of them at a time. */
  Board?: Component<BoardProps<View>>;
  /** What everybody watches and the table does not say, for the side of a screen. */
  Watched?: Component<{ view: View }>;
}

/** All that the frame asks of a game. */
export interface WholeModule<
  View = unknown,
  Choices = unknown,
  Intent = unknown,
  Seen = unknown,
  Refusal = unknown,
> {
  Table: Component<TableProps<View, Choices, Intent, Seen>>;
  /** How each point came about; shown in a dialog when the match is over. */
  ScoreSheet: Component<SheetProps<View, Choices, Seen>>;
  /** The rules in our own words, in the current language. Headings start at h3. */
  Rules: Component<Record<string, never>>;
  title(): string;
  /** A line of the log in words; `null` if it deserves none. */
  sentence(seen: Seen, ctx: NameCtx): string | null;
  /** The cards a line of the log is about, as they stand in `data-card` on the table. The line points at them. */
  cardsOf?(seen: Seen): (string | number)[];
  /** The cards that an intent is about, as they stand in `data-card` or `data-hand`: a hint points at them. */
  cardsOfIntent?(intent: Intent, view: View): (string | number)[];
  prompt(update: Update<View, Choices, Seen>, ctx: NameCtx): Prompt;
  /** `said`: the rules' own sentence, in English. */
  refusal(refusal: Refusal, ctx: NameCtx, said: string): string;
  /** Two or three numbers for the seat strip; `seats`: how many there are. */
  seatFacts(update: Update<View, Choices, Seen>, seat: number, seats: number): SeatFact[];
  /** Who leads, for a screen that everybody sees; left out in a game whose points are all secret. */
  lead?(update: Update<View, Choices, Seen>): Lead;
  /**
   * Its table shows every seat by itself and takes the whole window: the page leaves out the seat strip, which the table
   * renders where it wants it (`frame.strip`), and log, chat and rules are a drawer above the table.
   */
  wholeWindow?: true;
  /** All choose in secret, and may choose anew until the last one has chosen: nothing is left to be taken back. */
  inSecret?: true;
  /** There are decisions in which only one thing can be done: they can be played for the reader. */
  leavesNoChoice?: true;
  /** Its table can be given choices while others are asked, so that the reader chooses ahead on it; else they are listed. */
  choosesAhead?: true;
  /**
   * Fetches what only tables with such options show; the page shows no match before it is there. What every table shows comes
   * with the module.
   */
  fetchFor?(options: unknown): Promise<void>;
  /** Keys of this game, for the keyboard help: a letter, or what to press with spaces between; and what it does. */
  keys?(): [Shortcut | string, string][];
  /** Fetches what says an intent in words: the words of its button, for matches that are over. */
  deedInWords?(): Promise<(intent: Intent, view: View, ctx: NameCtx) => string>;
  /** Fetches what a match that is over shows besides. */
  afterwards?(): Promise<Afterwards<View, Intent>>;
}

/**
 * What the module of a game exports. What it leaves out is derived from the game's schema and its values (`src/plain`), so
 * a new game needs no module at all.
 */
export interface GameModule<
  View = unknown,
  Choices = unknown,
  Intent = unknown,
  Seen = unknown,
  Refusal = unknown,
> extends Partial<WholeModule<View, Choices, Intent, Seen, Refusal>> {
  // ---- For a game without a `Table`: these improve the plain board.
  /** Where cards lie; without it, every list of the view is a zone. */
  zones?(view: View, you: number | null): GivenZone[];
  /** How to show a card of a zone. */
  card?(card: any): CardLook;
  /** The label of the button that sends this intent. */
  label?(intent: Intent, ctx: NameCtx): string;
  /** The cards with which an intent is offered; without it, those whose values occur in it. */
  cardsNamed?(intent: Intent): unknown[];
}

/** The frame does not know a game's types: what came over the wire for it goes back into it unseen. */
export type AnyGameModule = WholeModule<any, any, any, any, any>;

const asked = [
  'Table',
  'ScoreSheet',
  'Rules',
  'title',
  'sentence',
  'prompt',
  'refusal',
  'seatFacts',
] as const satisfies (keyof WholeModule)[];

/** Whether nothing needs to be derived. */
export const isWhole = (given: GameModule<any, any, any, any, any>): given is AnyGameModule =>
  asked.every((part) => given[part] !== undefined);
