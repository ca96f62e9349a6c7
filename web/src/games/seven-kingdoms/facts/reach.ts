// The cards of the present row that a card of the hand could take. Other players may act first. Pure.
import { most, reach, slots, takesRun, titleOf } from './cards';
import type { Card, Slot, View } from '../types';

export interface Reach {
  /** The columns with a card that it could take. */
  may: Slot[];
  /** For a card that takes neighbouring columns: the columns that give it most, or those at `from`. */
  run: Slot[] | null;
}

export function reachOf(card: Card, { row }: Pick<View, 'row'>, from: Slot | null = null): Reach {
  const title = titleOf(card);
  const columns = reach(card);
  const lies = (slot: Slot) => row[slot - 1] != null;
  const may = slots.filter((slot) => lies(slot) && (columns?.includes(slot) ?? true));
  if (!takesRun(title)) return { may, run: null };
  const length = most(title);
  const runAt = (start: Slot) => slots.slice(start - 1, start - 1 + length);
  const starts = slots.slice(0, slots.length - length + 1);
  const cards = (start: Slot) => runAt(start).filter(lies).length;
  const best = starts.reduce((one, other) => (cards(other) > cards(one) ? other : one));
  return { may, run: runAt(from === null ? best : Math.min(from, starts.length)) };
}
