// Finds the reader's automatically played moves. Pure.
import type { Step } from '../generated/protocol';

/** Returns true if any of the steps was a forced move of the reader. */
export function isPlayedFor(steps: Step[], you: number | null): boolean {
  return steps.some((step) => step.by === 'standing_order' && step.seat === you);
}
