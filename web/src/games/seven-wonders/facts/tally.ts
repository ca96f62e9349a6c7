// The sources of a city's points, as the server sends them. This file only assigns each number to its thing.
import type { CityView, Tally, Thing } from '../types';
import { kindOf, rowOf } from './facts';
import type { Category } from './score';
import { printedStages } from './stages';

/** A thing in a city that brings points. */
export interface Part {
  thing: Thing;
  row: Category;
  points: number;
}

/**
 * The lists of a tally, one number for each thing. A new list in the rules does not compile here without an
 * entry.
 */
type Lists = Omit<Tally, 'rows' | 'total' | 'guilds' | 'symbols' | 'masks' | 'science' | 'tower'>;
type Counted = [Thing, Category][];
const lists: { [K in keyof Lists]-?: (city: CityView) => Counted } = {
  board: ({ wonder, side }) => (wonder && side ? [[{ board: { wonder, side } }, 'wonder']] : []),
  cards: ({ cards }) => cards.map((card) => [{ card }, rowOf[kindOf(card)]]),
  stages: (city) =>
    printedStages(city).map((_, place) => [
      { stage: [{ wonder: city.wonder!, side: city.side! }, place] },
      'wonder',
    ]),
  leaders: ({ leaders = [] }) => leaders.map((leader) => [{ leader }, 'leaders']),
  copies: ({ copies = [] }) =>
    copies.map((copied) => [{ copied }, copied.of === 'leader' ? 'guilds' : 'leaders']),
  projects: ({ projects = [] }) => projects.map((project) => [{ project }, 'babel']),
};

/** Returns the things that bring points, without tokens, coins, symbols and copied guilds. */
export function partsOf(city: CityView): Part[] {
  const parts = (Object.keys(lists) as (keyof Lists)[]).flatMap((list) => {
    const points = [city.tally[list] ?? []].flat();
    return lists[list](city).map(([thing, row], i) => ({ thing, row, points: points[i] ?? 0 }));
  });
  return parts.filter(({ points }) => points !== 0);
}

/** Returns the points of each card or leader by name. Those without points have no entry. */
export function bringsOf(city: CityView): Map<string, number> {
  const brings = new Map<string, number>();
  for (const { thing, points } of partsOf(city)) {
    if ('card' in thing) brings.set(thing.card, points);
    if ('leader' in thing) brings.set(thing.leader, points);
  }
  return brings;
}

/** Returns the symbols for scoring, with those that masks copy. */
export const symbolsOf = ({ symbols, tally }: CityView): number[] => tally.symbols ?? symbols;
