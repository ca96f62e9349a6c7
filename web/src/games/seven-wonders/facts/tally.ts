// What brings a city points, as the rules tell it. Here is only which number belongs to which thing.
import type { CityView, Tally, Thing } from '../types';
import { kindOf, rowOf } from './facts';
import type { Category } from './score';
import { printedStages } from './stages';

/** Something that lies in a city and brings points. */
export interface Part {
  thing: Thing;
  row: Category;
  points: number;
}

/** The lists of a tally, a number for each thing. What the rules add to it does not compile here until it has an entry. */
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

/** What brings points in a city, but for tokens, coins, symbols and copied guilds. */
export function partsOf(city: CityView): Part[] {
  const parts = (Object.keys(lists) as (keyof Lists)[]).flatMap((list) => {
    const points = [city.tally[list] ?? []].flat();
    return lists[list](city).map(([thing, row], i) => ({ thing, row, points: points[i] ?? 0 }));
  });
  return parts.filter(({ points }) => points !== 0);
}

/** What each card or leader brings, by its name: nothing for one that brings none. */
export function bringsOf(city: CityView): Map<string, number> {
  const brings = new Map<string, number>();
  for (const { thing, points } of partsOf(city)) {
    if ('card' in thing) brings.set(thing.card, points);
    if ('leader' in thing) brings.set(thing.leader, points);
  }
  return brings;
}

/** The symbols as they count, with those that masks copy. */
export const symbolsOf = ({ symbols, tally }: CityView): number[] => tally.symbols ?? symbols;
