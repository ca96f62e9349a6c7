// The match that a page shows: what its rooms are told of it.
import type { AnyGameModule } from '../games/game';
import type { GameUpdate, TableView } from '../generated/protocol';
import type { TableState } from '../net/table-state';
import type { Next } from '../table/Proposal.svelte';

export interface Shown {
  state: TableState;
  table: TableView;
  update: GameUpdate;
  module: AnyGameModule;
  /** The match the table has gone on to meanwhile. */
  next: Next | null;
  onjoin: () => void;
  onleave: () => void;
}

/** What is open above the table. */
export type Open = 'menu' | 'last' | 'keys' | 'score' | 'side' | { seat: number } | null;
