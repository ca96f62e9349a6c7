// What was played for the reader while they were away.
import type { Step } from '../generated/protocol';
import { tabStorage } from '../state/storage';

/**
 * The steps that somebody else decided for the reader's seat since their own last one: a bot that stood in, or, before
 * `here` (when they came to the page, in the server's time), the clock.
 */
export function playedFor(steps: Step[], you: number | null, here: number): Step[] {
  if (you === null) return [];
  const last = steps.findLastIndex((step) => step.seat === you && step.by === 'player');
  const since = steps.slice(last + 1).filter((step) => step.seat === you);
  return since.filter((step) => step.by === 'stand_in' || (step.by === 'clock' && step.at < here));
}

const key = (match: string) => `septet.away.${match}`;

/** Up to which step the reader has seen what was played for them. */
export function seenAway(match: string): number {
  return Number(tabStorage.getItem(key(match)) ?? 0);
}

export function keepSeenAway(match: string, step: number) {
  tabStorage.setItem(key(match), String(step));
}
