// Conflict tokens in points, for tables that compare public facts.
import type { CityView, Seat, View } from '../types';
import { actingTiles, boardTilesFor, tileFacts } from './babel';
import { victories } from './facts';
import { leaderFacts } from './leaders';

/** The public facts that decide a conflict of a city. */
export type Fighter = Pick<CityView, 'shields' | 'leaders' | 'copies'>;

/** Returns true if the winner also takes this city's defeat token, because of a leader or a copy of one. */
export const passesOn = ({ leaders = [], copies = [] }: Omit<Fighter, 'shields'>): boolean =>
  [...leaders, ...copies.flatMap((one) => (one.of === 'leader' ? [one.leader] : []))].some((leader) =>
    leaderFacts(leader).effects.some(({ kind }) => kind === 'defeats_to_victor'),
  );

/** The changes that tiles make to a city's conflicts. */
export interface FightLaws {
  /** Its victories are a step lower: none in age I. */
  smaller: boolean;
  /** Its defeats bring two tokens. */
  twice: boolean;
}
const none: FightLaws = { smaller: false, twice: false };

export function fightLaws(view: View, city: Seat): FightLaws {
  const laid = [...actingTiles(view), ...boardTilesFor(view, city)];
  const rules = new Set(laid.flatMap(({ tile }) => tileFacts(tile).effects.map(({ kind }) => kind)));
  return { smaller: rules.has('smaller_victories'), twice: rules.has('two_defeats') };
}

/** A city in a conflict, with the changes that tiles make. */
export interface Side {
  city: Fighter;
  laws?: FightLaws;
}

/**
 * Returns the tokens that a conflict would bring to `mine`: none, a victory, defeats, or a victory and the
 * other side's defeats.
 */
export function tokensOf(age: number, mine: Side, theirs: Side): number[] {
  const defeats = ({ laws = none }: Side) => (laws.twice ? [-1, -1] : [-1]);
  if (mine.city.shields > theirs.city.shields) {
    const won = victories[age - (mine.laws?.smaller ? 2 : 1)];
    return [...(won === undefined ? [] : [won]), ...(passesOn(theirs.city) ? defeats(theirs) : [])];
  }
  return mine.city.shields < theirs.city.shields && !passesOn(mine.city) ? defeats(mine) : [];
}
