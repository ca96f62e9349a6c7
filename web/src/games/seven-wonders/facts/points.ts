// Tokens in points, for tables that compare what lies open.
import { victories } from './facts';

/** The token that a conflict brings: so many shields against so many. */
export const tokenOf = (age: number, mine: number, theirs: number): number =>
  mine > theirs ? victories[age - 1]! : mine < theirs ? -1 : 0;
