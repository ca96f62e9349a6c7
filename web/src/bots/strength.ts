// How strong the levels are, as it was measured. `scripts/strength.mjs` writes the figures.
import figures from './strength.json';

/** What a level wins against the one below it. */
export interface Measured {
  level: string;
  /** In matches of so many. */
  seats: number;
  matches: number;
  /** The share of duels, with the interval in which it lies at 95 %. */
  won: number;
  from: number;
  to: number;
}

export const measuredOn = new Date(`${figures.measured}T12:00:00Z`);
const games: Record<string, Measured[] | undefined> = figures.games;

/** What was measured of a level of a game, at the number of seats that is nearest; `null` of what never was. */
export function measuredOf(game: string, level: string, seats: number): Measured | null {
  const lines = (games[game] ?? []).filter((line) => line.level === level);
  const far = (line: Measured) => Math.abs(line.seats - seats);
  return lines.reduce<Measured | null>((best, line) => (best && far(best) <= far(line) ? best : line), null);
}

/** Of a hundred. */
export const ofHundred = (share: number): number => Math.round(share * 100);
