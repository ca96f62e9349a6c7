// The rules for undo, as far as a client knows them. The server also knows which cards were revealed.
import type { Step, TableView } from '../generated/protocol';

/**
 * Returns true if the reader may undo their newest decision. `steps` are all steps that the reader knows.
 * Only bots may have decided after it.
 */
export function mayUndo(table: TableView, you: number | null, steps: Step[]): boolean {
  if (you === null || table.status !== 'playing' || table.undo) return false;
  const newest = steps.findLast((step) => step.by !== 'bot' && step.by !== 'stand_in');
  return (newest?.by === 'player' || newest?.by === 'standing_order') && newest.seat === you;
}
