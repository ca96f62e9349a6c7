// What the page around a game puts into <TableLayout> without the game having to pass it on.
import { getContext, setContext, type Snippet } from 'svelte';

const key = Symbol('frame');

export interface Frame {
  /** What the prompt line shows of the clock, e.g. "0:42"; `null` without one. */
  readonly clock: string | null;
  /** What others did last, in a sentence; empty before they did anything. */
  readonly last: string;
  /** What was whispered to the reader and not read yet; above the prompt. */
  readonly whispered: Snippet | null;
  /** The page's own buttons, e.g. for a rematch; beside the game's. */
  readonly actions: Snippet | null;
  /** The seats that the reader can whisper to. */
  readonly ears: number[];
  /** Opens the chat for a whisper to a seat. */
  whisper(seat: number): void;
}

/** To be given an object with getters, so that it stays reactive. */
export const setFrame = (frame: Frame) => setContext(key, frame);
export const getFrame = () => getContext<Frame | undefined>(key);
