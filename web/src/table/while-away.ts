// The moves that were made for the reader while they were away.
import type { Step } from '../generated/protocol';
import { tabStorage } from '../state/storage';

/**
 * Returns the steps for the reader's seat since their own last one that others decided. These are a
 * substitute bot's, and the clock's before `here`, the server time of the reader's return.
 */
export function playedFor(steps: Step[], you: number | null, here: number): Step[] {
  if (you === null) return [];
  const last = steps.findLastIndex((step) => step.seat === you && step.by === 'player');
  const since = steps.slice(last + 1).filter((step) => step.seat === you);
  return since.filter((step) => step.by === 'stand_in' || (step.by === 'clock' && step.at < here));
}

const key = (match: string) => `septet.away.${match}`;

/** Returns the step up to which the reader has seen the moves made for them. */
export function seenAway(match: string): number {
  return Number(tabStorage.getItem(key(match)) ?? 0);
}

export function keepSeenAway(match: string, step: number) {
  tabStorage.setItem(key(match), String(step));
}
