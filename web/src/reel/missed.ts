// Computes the steps that a player missed while away. Pure.
import type { Step } from '../generated/protocol';
import { storage } from '../state/storage';

/** Milliseconds after which a reader was away. A short look at another tab is shorter. */
export const AWAY = 60_000;

/** The last step that this device saw of a match, and the time of the last look, by the server's clock. */
export interface Seen {
  seq: number;
  at: number;
}

export interface Missed {
  /** The last step that the reader knows. */
  after: number;
  /** The steps after that. */
  steps: Step[];
}

/**
 * Returns the steps that the reader missed. It is `null` if they were not away, no other player acted, or the
 * reader may see none of it. The reader's own step on another device means that they were here.
 */
export function missed(steps: Step[], you: number | null, seen: Seen | null, now: number): Missed | null {
  const own = you === null ? undefined : steps.findLast((step) => step.seat === you && step.by === 'player');
  // This device has not seen the reader's own step, so it was made on another one.
  const elsewhere = own && own.seq > (seen?.seq ?? -1) ? own.at : 0;
  // A new spectator has missed nothing. A player has, even one who was never here.
  const never = you === null || seen || own ? 0 : (steps[0]?.at ?? now);
  const last = Math.max(seen?.at ?? 0, elsewhere, never);
  if (last === 0 || now - last < AWAY) return null;
  const after = Math.max(seen?.seq ?? 0, own?.seq ?? 0);
  const since = steps.filter((step) => step.seq > after);
  const told = since.some((step) => step.seat !== you && step.events.length > 0);
  return told ? { after, steps: since } : null;
}

const key = 'septet.seen';
/** The number of matches to remember. */
const MATCHES = 30;

type Kept = Record<string, Seen>;

function kept(): Kept {
  try {
    const all: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return typeof all === 'object' && all !== null ? (all as Kept) : {};
  } catch {
    return {};
  }
}

/** Returns the last look of this device at a match. */
export const seenOf = (match: string): Seen | null => kept()[match] ?? null;

/** Stores a look and forgets the oldest ones. */
export function keepSeen(match: string, seen: Seen) {
  const all = Object.entries({ ...kept(), [match]: seen }).sort(([, a], [, b]) => b.at - a.at);
  storage.setItem(key, JSON.stringify(Object.fromEntries(all.slice(0, MATCHES))));
}
