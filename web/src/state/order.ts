// Which of one's tables come first.
import type { TableListing } from '../generated/protocol';

/** Those that run or gather: what waits for the reader first, by the time that is left; of the rest the running first. */
export function inOrder(tables: TableListing[]): TableListing[] {
  const rank = (table: TableListing) => (table.your_turn ? 0 : table.status === 'playing' ? 1 : 2);
  const until = (table: TableListing) => table.mine?.deadline ?? Infinity;
  return tables
    .filter((table) => table.status !== 'finished' && table.mine)
    .sort((a, b) => {
      const order = rank(a) - rank(b);
      if (order !== 0) return order;
      // Without this, two without a clock would be NaN apart.
      return until(a) === until(b) ? b.made_at - a.made_at : until(a) - until(b);
    });
}

/** Those that are over, newest first. */
export const over = (tables: TableListing[]) => tables.filter((table) => table.status === 'finished');
