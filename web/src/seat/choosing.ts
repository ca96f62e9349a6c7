// Whether the reader can choose ahead, and what they chose. Pure.
import type { AheadDropped, GameUpdate, TableView } from '../generated/protocol';
import type { TableState } from '../net/table-state';

/** The game's choices, of which only the shape is known here. */
export interface Choices {
  intents: unknown[];
  complete: boolean;
  back: unknown;
}

/** Nobody waits for the reader, and a person is waited for: a bot has decided before anything is chosen. */
export function mayChoose(table: TableView, update: GameUpdate, you: number | null): boolean {
  if (you === null || table.status !== 'playing' || table.pause?.is === 'on' || update.outcome) return false;
  if (update.waiting.includes(you)) return false;
  return update.waiting.some((seat) => {
    const occupant = table.seats[seat]?.occupant;
    return occupant?.is === 'account' && !occupant.left;
  });
}

/** What the server said last of it. */
export function aheadOf(state: TableState): { intent: unknown; dropped: AheadDropped | null } {
  return { intent: state.ahead?.intent ?? null, dropped: state.ahead?.dropped ?? null };
}
