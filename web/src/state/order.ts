// The order of the reader's tables.
import type { TableListing } from '../generated/protocol';

/**
 * Returns the unfinished tables. Those that wait for the reader come first, by remaining time; then running
 * tables, then the others.
 */
export function inOrder(tables: TableListing[]): TableListing[] {
  const rank = (table: TableListing) => (table.your_turn ? 0 : table.status === 'playing' ? 1 : 2);
  const until = (table: TableListing) => table.mine?.deadline ?? Infinity;
  return tables
    .filter((table) => table.status !== 'finished' && table.mine)
    .sort((a, b) => {
      const order = rank(a) - rank(b);
      if (order !== 0) return order;
      // Without this, the difference of two tables without a clock would be NaN.
      return until(a) === until(b) ? b.made_at - a.made_at : until(a) - until(b);
    });
}

/** Returns the finished tables, in the given order. */
export const over = (tables: TableListing[]) => tables.filter((table) => table.status === 'finished');
