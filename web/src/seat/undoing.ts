// Whether the reader's newest decision may be taken back, as far as a client can tell. The server knows what was shown.
import type { Step, TableView } from '../generated/protocol';

/** `steps`: all that the reader was told; nobody but bots may have decided after them. */
export function mayUndo(table: TableView, you: number | null, steps: Step[]): boolean {
  if (you === null || table.status !== 'playing' || table.undo) return false;
  const newest = steps.findLast((step) => step.by !== 'bot' && step.by !== 'stand_in');
  return (newest?.by === 'player' || newest?.by === 'standing_order') && newest.seat === you;
}
