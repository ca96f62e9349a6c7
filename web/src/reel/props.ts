import type { AnyGameModule, NameCtx } from '../games/game';
import type { Reeling } from './reeling.svelte';

export interface ReelProps {
  reeling: Reeling;
  module: AnyGameModule;
  ctx: NameCtx;
  /** True if the match waits for the reader. */
  waited: boolean;
  /** The reader's remaining time, as the prompt shows it; `null` without a limit. */
  clock: string | null;
}
