// The rules for premoves: when they are possible, and the reader's present one. Pure.
import type { AheadDropped, GameUpdate, TableView } from '../generated/protocol';
import type { TableState } from '../net/table-state';

/** The game's choices; the client knows only this shape. */
export interface Choices {
  intents: unknown[];
  complete: boolean;
  back: unknown;
}

/**
 * Returns true if the match waits for another person, not for the reader. A bot would decide before the
 * reader has chosen.
 */
export function mayChoose(table: TableView, update: GameUpdate, you: number | null): boolean {
  if (you === null || table.status !== 'playing' || table.pause?.is === 'on' || update.outcome) return false;
  if (update.waiting.includes(you)) return false;
  return update.waiting.some((seat) => {
    const occupant = table.seats[seat]?.occupant;
    return occupant?.is === 'account' && !occupant.left;
  });
}

/** Returns the premove in the newest message. */
export function aheadOf(state: TableState): { intent: unknown; dropped: AheadDropped | null } {
  return { intent: state.ahead?.intent ?? null, dropped: state.ahead?.dropped ?? null };
}
