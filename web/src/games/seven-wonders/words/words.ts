// The names of things and the short words of the table.
import { texts } from './texts';
import type { Who } from '../../game';
import { listing } from '../../../i18n/language.svelte';
import { cardName, type Kind } from '../facts/facts';
import type { Card, Resource, Seat } from '../types';

export type Words = ReturnType<typeof words>;

export const words = () => texts().table;

/** Returns "2 wood and 1 ore" from a list of single units. */
export function unitsInWords(list: Resource[]): string {
  const counts = new Map<Resource, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return listing([...counts].map(([resource, n]) => words().units(n, resource)));
}

/** Returns the owner of a city: a player's name, or the Free city. */
export const cityName = (names: string[], city: Seat) => names[city] ?? words().freeCity;
/** Returns "2 brown cards". */
export function kindCount(n: number, kind: Kind): string {
  const [one, many] = words().kindCards[kind];
  return `${n} ${n === 1 ? one : many}`;
}
export const cardNames = (cards: Card[]) => listing(cards.map(cardName));
