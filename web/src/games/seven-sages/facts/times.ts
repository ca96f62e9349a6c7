// The time limits of talks and exchange, in seconds.
import { isSlow, type ClockKind } from '../../face';
import type { Options } from '../types';

export type Timed = 'negotiation_seconds' | 'exchange_seconds';

/** In correspondence matches limits under an hour do not apply; the table's clock does. */
const hour = 3_600;
const day = 24 * hour;

/** The limits for players who are online together. */
const together: Record<Timed, number[]> = {
  negotiation_seconds: [60, 120, 300, day],
  exchange_seconds: [45, 90, 180, day],
};
const apart = [8 * hour, 12 * hour, day, 2 * day];
const usual: Record<Timed, number> = { negotiation_seconds: 120, exchange_seconds: 90 };

/** Returns the usual limits under this clock, and the current one. */
export function timesFor(name: Timed, clock: ClockKind, now: number | null | undefined): number[] {
  const all = new Set([...(isSlow(clock) ? apart : together[name]), ...(now ? [now] : [])]);
  return [...all].sort((a, b) => a - b);
}

/**
 * Replaces limits that do not suit the clock. A correspondence match gets a day instead of minutes. Other
 * matches get the usual minutes instead of hours.
 */
export function suited(options: Options, clock: ClockKind): Options {
  const fit = (name: Timed) => {
    const now = options[name];
    if (now == null) return now;
    if (isSlow(clock)) return now < hour ? day : now;
    return now < hour ? now : usual[name];
  };
  return {
    ...options,
    negotiation_seconds: fit('negotiation_seconds'),
    exchange_seconds: fit('exchange_seconds'),
  };
}
