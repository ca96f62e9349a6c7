// The context that the page passes to <TableLayout>, so that games need not pass it on.
import { getContext, setContext, type Snippet } from 'svelte';
import type { IconName } from '../look/Icon.svelte';
import type { HandSorts } from './hand-order.svelte';

const key = Symbol('frame');

/** The options of the seat strip, for a game that takes the whole window and shows the strip itself. */
export interface StripWish {
  /** The seats from left to right. */
  order: number[];
  /** The chosen seat, if the strip chooses one. */
  chosen: number | null;
  /** The seats beside the chosen one. */
  near: number[];
  names: string[];
  onopen(seat: number): void;
}

/** The mark of a player, beside their name. */
export interface Mark {
  icon: IconName;
  text: string;
  /** The number of bars for a bot's level, if it has one. */
  level?: number | null;
}

export interface Frame {
  /** The clock's text in the prompt line, e.g. "0:42"; `null` without a clock. */
  readonly clock: string | null;
  /** The last event of other players, in a sentence; empty before the first one. */
  readonly last: string;
  /** Opens the log, if there is one. */
  readonly openLog: (() => void) | null;
  /** The unread whisper to the reader, above the prompt. */
  readonly whispered: Snippet | null;
  /** The page's own buttons beside the game's, e.g. for a rematch. */
  readonly actions: Snippet | null;
  /** The seats that the reader can whisper to. */
  readonly ears: number[];
  /** Opens the chat for a whisper to a seat. */
  whisper(seat: number): void;
  /** The teams; empty without teams. */
  readonly teams: number[][];
  /** The seat strip for a game that takes the whole window; `null` without one. */
  readonly strip: Snippet<[StripWish]> | null;
  /** Returns the mark of a bot, of an absent player, or of one who resigned. */
  mark(seat: number): Mark | null;
  /** Opens the dialog of a player. */
  openSeat: ((seat: number) => void) | null;
  /** The match and seat of the hand, as a key for this browser's storage; omitted without a hand. */
  readonly place?: string | null;
  /** Gives the page the orders of the hand; `null` without any. */
  setHand?(order: HandSorts | null): void;
  /** True for a table without actions, which shows all of its content at any size. */
  readonly whole?: boolean;
  /** Puts a game's own content into the bar at the top; `null` removes it. */
  setHead(head: Snippet | null): void;
}

/** Sets the frame. Its properties must be getters, to stay reactive. */
export const setFrame = (frame: Frame) => setContext(key, frame);
export const getFrame = () => getContext<Frame | undefined>(key);
