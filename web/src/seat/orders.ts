// What was played for the reader because it left them no choice. Pure.
import type { Step } from '../generated/protocol';

/** Whether any of these steps was. */
export function isPlayedFor(steps: Step[], you: number | null): boolean {
  return steps.some((step) => step.by === 'standing_order' && step.seat === you);
}
