// The decisions of a match that is over, by who made them.
import type { MatchRecord } from '../generated/protocol';

/** By seat, the places of its decisions among all inputs. Whoever came or left decided nothing. */
export function decisionsOf(record: MatchRecord, seats: number): number[][] {
  const all: number[][] = Array.from({ length: seats }, () => []);
  record.inputs.forEach(({ seat, input }, n) => {
    if ('intent' in input) all[seat]?.push(n);
  });
  return all;
}

/** Whose decisions are shown first: one's own, or those of whoever won. */
export function first(decisions: number[][], you: number | null, winners: number[]): number {
  const some = (seat: number | null | undefined): seat is number => seat != null && !!decisions[seat]?.length;
  return (
    [you, ...winners].find(some) ??
    Math.max(
      0,
      decisions.findIndex((all) => all.length > 0),
    )
  );
}
