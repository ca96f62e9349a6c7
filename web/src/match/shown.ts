// The match on a page, as its parts receive it.
import type { AnyGameModule } from '../games/game';
import type { GameUpdate, TableView } from '../generated/protocol';
import type { TableState } from '../net/table-state';
import type { Next } from '../table/Proposal.svelte';

export interface Shown {
  state: TableState;
  table: TableView;
  update: GameUpdate;
  module: AnyGameModule;
  /** The next match of the table; `null` until the table has moved on. */
  next: Next | null;
  onjoin: () => void;
  onleave: () => void;
}

/** The dialog that is open above the table. */
export type Open = 'menu' | 'last' | 'keys' | 'score' | 'side' | { seat: number } | null;
