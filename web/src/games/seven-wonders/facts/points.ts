// Tokens in points, for tables that compare what lies open.
import type { CityView } from '../types';
import { victories } from './facts';
import { leaderFacts } from './leaders';

/** What decides a conflict of a city, as far as it lies open. */
export type Fighter = Pick<CityView, 'shields' | 'leaders' | 'copies'>;

/** Whoever beats this city takes the defeat token as well: by a leader, or by a copy of one. */
export const passesOn = ({ leaders = [], copies = [] }: Omit<Fighter, 'shields'>): boolean =>
  [...leaders, ...copies.flatMap((one) => (one.of === 'leader' ? [one.leader] : []))].some((leader) =>
    leaderFacts(leader).effects.some(({ kind }) => kind === 'defeats_to_victor'),
  );

/** The tokens that a conflict would bring to `mine`: none, a victory, a defeat, or a victory and what it takes along. */
export function tokensOf(age: number, mine: Fighter, theirs: Fighter): number[] {
  if (mine.shields > theirs.shields) return [victories[age - 1]!, ...(passesOn(theirs) ? [-1] : [])];
  return mine.shields < theirs.shields && !passesOn(mine) ? [-1] : [];
}
