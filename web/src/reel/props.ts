import type { AnyGameModule, NameCtx } from '../games/game';
import type { Reeling } from './reeling.svelte';

export interface ReelProps {
  reeling: Reeling;
  module: AnyGameModule;
  ctx: NameCtx;
  /** The match waits for the reader. */
  waited: boolean;
  /** How much time they have, as the prompt shows it; `null` without a limit. */
  clock: string | null;
}
