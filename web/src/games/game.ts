// The interface of a game. A game is one folder beside this file, and no file outside it belongs to the game.
import type { Shortcut } from '../state/shortcuts.svelte';
import type { IconName } from '../look/Icon.svelte';
import type { Component } from 'svelte';
import type { Decision, GameUpdate, SeatView, Step } from '../generated/protocol';
import type { ClientProblem } from '../net/problem';
import type { CardLook, GivenZone } from '../plain/types';
import type { AnyEventSounds } from '../sound/kinds';

/** The match as one observer sees it, with the game's own types. */
export type Update<View = unknown, Choices = unknown, Seen = unknown> = Omit<
  GameUpdate,
  'view' | 'decision' | 'steps'
> & {
  view: View;
  decision: (Omit<Decision, 'choices'> & { choices: Choices }) | null;
  steps: StepOf<Seen>[];
};

export type StepOf<Seen> = Omit<Step, 'events'> & { events: { n: number; seen: Seen }[] };

/** The names and the reader's seat, for sentences. */
export interface NameCtx {
  /** The names by seat. */
  names: string[];
  /** The reader's own seat; `null` for a spectator. */
  you: number | null;
}

/** A player in a sentence. */
export interface Who {
  /** True if this is the reader. */
  you: boolean;
  name: string;
}

/**
 * The line that asks the reader for a decision, or names the players who have to decide. The frame adds the
 * clock.
 */
export interface Prompt {
  text: string;
  /** `you`: the reader decides. `wait`: other players decide. `over`: the match is finished. */
  tone: 'you' | 'wait' | 'over';
}

/** The result of a submission. The frame has already shown it; the game may still undo a selection. */
export type SubmitResult = { ok: true } | { ok: false; problem: ClientProblem };

/**
 * The properties of a game's table component. The component draws everything between the seat strip and the
 * bottom edge. It renders `<TableLayout>` (src/table/TableLayout.svelte) with three snippets: `actions`,
 * `hand`, `table`.
 */
export interface TableProps<View = unknown, Choices = unknown, Intent = unknown, Seen = unknown> {
  update: Update<View, Choices, Seen>;
  you: number | null;
  /** The names by seat. */
  names: string[];
  /** The module's `prompt` for this update. The table passes it on to `<TableLayout>`, possibly improved. */
  prompt: Prompt;
  /** Answers the current decision. Resolves when the server has answered. */
  submit(intent: Intent): Promise<SubmitResult>;
  /** True while a submission is on its way: the table shows it and offers no other. */
  pending: boolean;
  /** The steps of the newest update, for showing the latest events. Empty after a refresh. */
  lastSteps: StepOf<Seen>[];
  /** All steps of the match that the server has sent to this client. */
  steps: StepOf<Seen>[];
}

/** The properties of a score sheet. */
export interface SheetProps<View = unknown, Choices = unknown, Seen = unknown> {
  update: Update<View, Choices, Seen>;
  /** The names by seat. */
  names: string[];
  /** The reader's seat, shown as "you". `null` for spectators, and if several players share the device. */
  you: number | null;
}

export interface SeatFact {
  /** A word for screen readers and titles. */
  label: string;
  value: string;
  /**
   * The drawing beside the value, shown instead of the label. It is no character, because some fonts lack it.
   */
  icon: IconName;
}

/** The public points from which the leader is found. */
export interface Lead {
  /** The kind of points. */
  label: string;
  /** The points by seat. */
  values: number[];
}

/** The properties of a board without a player in the middle, for a finished match or a TV screen. */
export interface BoardProps<View = unknown> {
  update: Update<View>;
  /** The names by seat. */
  names: string[];
  /** The points of each seat at this moment; `null` in games without points. */
  points: number[] | null;
  /** The seats that decide next, then the seats that won or lead. */
  acts: number[];
  winners: number[];
  /** The seat whose view the reader chose. */
  chosen: number | null;
  /** Returns the view of a seat whose hand is shown. */
  seen(seat: number): View | null;
}

/** The components that the page of a finished match and a TV screen show in addition to the table. */
export interface Afterwards<View = unknown, Intent = unknown> {
  /** The hand of a seat in one line; `view` is the seat's view. */
  Hand?: Component<{ view: View; seat: number; names: string[] }>;
  /** The cards of an intent, empty if it has none. `view` is the view of the intent's seat. */
  Deed?: Component<{ intent: Intent; view: View }>;
  /** All seats and their cards, for a game whose table shows one or two seats at a time. */
  Board?: Component<BoardProps<View>>;
  /** A fact for all spectators that the table does not show, for the side of a TV screen. */
  Watched?: Component<{ view: View }>;
}

/** The complete interface of a game. */
export interface WholeModule<
  View = unknown,
  Choices = unknown,
  Intent = unknown,
  Seen = unknown,
  Refusal = unknown,
> {
  Table: Component<TableProps<View, Choices, Intent, Seen>>;
  /** The origin of each point. A dialog shows it when the match is finished. */
  ScoreSheet: Component<SheetProps<View, Choices, Seen>>;
  /** The rules in our own words, in the current language. Headings start at h3. */
  Rules: Component<Record<string, never>>;
  title(): string;
  /** Returns a line of the log, or `null` if the event has none. */
  sentence(seen: Seen, ctx: NameCtx): string | null;
  /** The sound of each event. Without it the table is silent, except for its turns. */
  sounds?: AnyEventSounds;
  /**
   * Returns the cards of a line of the log, as `data-card` names them on the table. The line points at them.
   */
  cardsOf?(seen: Seen): (string | number)[];
  /** Returns the cards of an intent, as `data-card` or `data-hand` names them. A hint points at them. */
  cardsOfIntent?(intent: Intent, view: View): (string | number)[];
  prompt(update: Update<View, Choices, Seen>, ctx: NameCtx): Prompt;
  /** Returns a refusal in words. `said` is the server's own sentence, in English. */
  refusal(refusal: Refusal, ctx: NameCtx, said: string): string;
  /** Returns two or three numbers of a seat for the seat strip. `seats` is the number of seats. */
  seatFacts(update: Update<View, Choices, Seen>, seat: number, seats: number): SeatFact[];
  /** Returns the points for a public screen. Missing in a game whose points are all secret. */
  lead?(update: Update<View, Choices, Seen>): Lead;
  /**
   * Set if the table takes the whole window and shows every seat itself. The page then has no seat strip. The
   * table renders the strip where it needs it (`frame.strip`), and log, chat and rules are a drawer above the
   * table.
   */
  wholeWindow?: true;
  /**
   * Set if all players choose in secret and may change their choice until the last choice. Undo does
   * not apply.
   */
  inSecret?: true;
  /** Set if some decisions have only one possible intent. The client can play them for the reader. */
  leavesNoChoice?: true;
  /**
   * Set if the table can show choices while other players decide, so that the reader makes premoves on it.
   * Other games list the premoves.
   */
  choosesAhead?: true;
  /**
   * Fetches the parts that only tables with these options show. The page waits for them before it shows the
   * match. The parts that every table shows belong to the module.
   */
  fetchFor?(options: unknown): Promise<void>;
  /**
   * Returns the keys of this game and their effects, for the keyboard help. A key is a letter, or several
   * keys separated by spaces.
   */
  keys?(): [Shortcut | string, string][];
  /** Fetches the function that names an intent with the words of its button, for finished matches. */
  deedInWords?(): Promise<(intent: Intent, view: View, ctx: NameCtx) => string>;
  /** Fetches the additional parts of the page of a finished match. */
  afterwards?(): Promise<Afterwards<View, Intent>>;
}

/**
 * The exports of a game's module. The client derives missing parts from the game's schema and its values
 * (`src/plain`), so a new game needs no module.
 */
export interface GameModule<
  View = unknown,
  Choices = unknown,
  Intent = unknown,
  Seen = unknown,
  Refusal = unknown,
> extends Partial<WholeModule<View, Choices, Intent, Seen, Refusal>> {
  // ---- For a game without a `Table`: these improve the plain board.
  /** Returns the places of the cards. Without it, every list of the view is a zone. */
  zones?(view: View, you: number | null): GivenZone[];
  /** Returns the appearance of a card of a zone. */
  card?(card: any): CardLook;
  /** Returns the label of the button that sends this intent. */
  label?(intent: Intent, ctx: NameCtx): string;
  /**
   * Returns the cards that offer an intent. Without it, these are the cards whose values occur in the intent.
   */
  cardsNamed?(intent: Intent): unknown[];
}

/** A module without the game's types. The frame passes the server's values to the module unread. */
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

/** Returns true if no part has to be derived. */
export const isWhole = (given: GameModule<any, any, any, any, any>): given is AnyGameModule =>
  asked.every((part) => given[part] !== undefined);
