// Tokens and symbols in points, for tables that compare what lies open.
import { victories } from './facts';

/** The token that a conflict brings: so many shields against so many. */
export const tokenOf = (age: number, mine: number, theirs: number): number =>
  mine > theirs ? victories[age - 1]! : mine < theirs ? -1 : 0;

/** Points of scientific symbols, those of the owner's choice placed best. */
export function sciencePoints(symbols: number[], wild: number): number {
  if (wild === 0) return symbols.reduce((sum, n) => sum + n * n, 0) + 7 * Math.min(...symbols);
  return Math.max(
    ...symbols.map((_, i) =>
      sciencePoints(
        symbols.map((n, k) => n + (k === i ? 1 : 0)),
        wild - 1,
      ),
    ),
  );
}
