// The measured strength of the levels. `scripts/strength.mjs` writes the numbers.
import figures from './strength.json';

/** The result of a level against the next weaker one. */
export interface Measured {
  level: string;
  /** The number of seats in these matches. */
  seats: number;
  matches: number;
  /** The share of duels that the level won, with the limits of its 95 % interval. */
  won: number;
  from: number;
  to: number;
}

export const measuredOn = new Date(`${figures.measured}T12:00:00Z`);
const games: Record<string, Measured[] | undefined> = figures.games;

/** Returns the result of a level at the nearest measured number of seats; `null` if it was never measured. */
export function measuredOf(game: string, level: string, seats: number): Measured | null {
  const lines = (games[game] ?? []).filter((line) => line.level === level);
  const far = (line: Measured) => Math.abs(line.seats - seats);
  return lines.reduce<Measured | null>((best, line) => (best && far(best) <= far(line) ? best : line), null);
}

/** Returns a share as a whole percentage. */
export const ofHundred = (share: number): number => Math.round(share * 100);
