// The names of things and the short words of the table.
import { texts } from './texts';
import { titleOf, plus } from '../facts/cards';
import type { Card, Token } from '../types';

export type Words = ReturnType<typeof words>;

export const words = () => texts().table;

/** Returns "King 3"; in French "roi 3". */
export const cardName = (card: Card): string => `${words().titles[titleOf(card)]} ${card}`;
/** Returns the name for the middle of a sentence: "King 3"; in French "le roi 3". */
export const theCard = (card: Card): string => `${words().theTitle[titleOf(card)]} ${card}`;
export function tokenName(token: Token): string {
  const n = plus(token);
  return n === null ? words().tokens[token]! : words().plus(n);
}
export function tokenWorth(token: Token): string {
  const n = plus(token);
  if (n !== null) return words().tokenWorth.plus(n);
  return words().tokenWorth[token as 'double' | 'peasant' | 'arms'];
}
