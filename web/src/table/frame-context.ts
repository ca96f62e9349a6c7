// What the page around a game puts into <TableLayout> without the game having to pass it on.
import { getContext, setContext, type Snippet } from 'svelte';
import type { IconName } from '../look/Icon.svelte';
import type { HandSorts } from './hand-order.svelte';

const key = Symbol('frame');

/** Everybody in a line, where a game that takes the whole window wants it. */
export interface StripWish {
  /** Who stands where, from left to right. */
  order: number[];
  /** Who is shown, if the line chooses among them. */
  chosen: number | null;
  /** Those beside the chosen one. */
  near: number[];
  names: string[];
  onopen(seat: number): void;
}

/** What is to be known of who sits on a seat, beside their name. */
export interface Mark {
  icon: IconName;
  text: string;
  /** How many bars the level of a bot has, if it has one. */
  level?: number | null;
}

export interface Frame {
  /** What the prompt line shows of the clock, e.g. "0:42"; `null` without one. */
  readonly clock: string | null;
  /** What others did last, in a sentence; empty before they did anything. */
  readonly last: string;
  /** Opens the log, if there is one. */
  readonly openLog: (() => void) | null;
  /** What was whispered to the reader and not read yet; above the prompt. */
  readonly whispered: Snippet | null;
  /** The page's own buttons, e.g. for a rematch; beside the game's. */
  readonly actions: Snippet | null;
  /** The seats that the reader can whisper to. */
  readonly ears: number[];
  /** Opens the chat for a whisper to a seat. */
  whisper(seat: number): void;
  /** Who plays with whom; empty where everybody plays for themselves. */
  readonly teams: number[][];
  /** The line of everybody, for a game that takes the whole window; `null` where there is none. */
  readonly strip: Snippet<[StripWish]> | null;
  /** A bot, somebody who is away, who gave up. */
  mark(seat: number): Mark | null;
  /** Opens the sheet of who sits there. */
  openSeat: ((seat: number) => void) | null;
  /** Whose hand at which match, for what this browser keeps of it; left out where nobody has one. */
  readonly place?: string | null;
  /** Tells the page in which order the hand can be held; `null`: there is none. */
  setHand?(order: HandSorts | null): void;
  /** Nothing is done at the table: all of it is to be seen, however small. */
  readonly whole?: boolean;
  /** Puts something of the game's own into the bar at the top; `null` takes it away. */
  setHead(head: Snippet | null): void;
}

/** To be given an object with getters, so that it stays reactive. */
export const setFrame = (frame: Frame) => setContext(key, frame);
export const getFrame = () => getContext<Frame | undefined>(key);
