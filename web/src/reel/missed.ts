// Whether somebody was away, and what they missed. Pure.
import type { Step } from '../generated/protocol';
import { storage } from '../state/storage';

/** Milliseconds after which somebody was away. Whoever looks into another tab for a moment was not. */
export const AWAY = 60_000;

/** Up to which step a match was seen on this device, and when somebody looked at it last, by the server's clock. */
export interface Seen {
  seq: number;
  at: number;
}

export interface Missed {
  /** The last step that is known to the reader. */
  after: number;
  /** What came then. */
  steps: Step[];
}

/**
 * What the reader missed; `null` if they were not away, nobody else did anything, or nothing of it is theirs to know. Their own
 * deed on another device counts as having been here.
 */
export function missed(steps: Step[], you: number | null, seen: Seen | null, now: number): Missed | null {
  const own = you === null ? undefined : steps.findLast((step) => step.seat === you && step.by === 'player');
  // A deed of theirs that this device has not seen was done on another one.
  const elsewhere = own && own.seq > (seen?.seq ?? -1) ? own.at : 0;
  // Whoever comes to look on has missed nothing; whoever plays has, even if they were never here.
  const never = you === null || seen || own ? 0 : (steps[0]?.at ?? now);
  const last = Math.max(seen?.at ?? 0, elsewhere, never);
  if (last === 0 || now - last < AWAY) return null;
  const after = Math.max(seen?.seq ?? 0, own?.seq ?? 0);
  const since = steps.filter((step) => step.seq > after);
  const told = since.some((step) => step.seat !== you && step.events.length > 0);
  return told ? { after, steps: since } : null;
}

const key = 'septet.seen';
/** Matches of which it is kept. */
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

/** What this device saw of a match last. */
export const seenOf = (match: string): Seen | null => kept()[match] ?? null;

/** The oldest are forgotten. */
export function keepSeen(match: string, seen: Seen) {
  const all = Object.entries({ ...kept(), [match]: seen }).sort(([, a], [, b]) => b.at - a.at);
  storage.setItem(key, JSON.stringify(Object.fromEntries(all.slice(0, MATCHES))));
}
