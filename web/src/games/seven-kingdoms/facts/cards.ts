// The 49 printed cards and the numbers of the rules, generated from the rules' own tables. The server decides
// the possible intents.
import type { Facts, Title } from '../../../generated/seven-kingdoms.facts';
import printed from '../../../generated/seven-kingdoms.facts.json';
import type { Arms, Card, Slot, Token } from '../types';

const facts = printed as unknown as Facts;

export type { Title };
export const titles = facts.titles.map(({ title }) => title);
export const allArms = facts.arms;
export const tokens = facts.tokens.map(({ token }) => token);
/** The maximum number of cards in a hand. */
export const fullHand = facts.full_hand;
/** The number of rounds without progress after which the match ends. */
export const patience = facts.patience;

const byCard = new Map(facts.cards.map((one) => [one.card, one]));
const byTitle = new Map(facts.titles.map((one) => [one.title, one]));
const byToken = new Map(facts.tokens.map((one) => [one.token, one]));

export const titleOf = (card: Card): Title => byCard.get(card)!.title;
export const armsOf = (card: Card): Arms => byCard.get(card)!.arms;
/** Sorts cards of the same arms together. */
export const byArms = (one: Card, other: Card): number =>
  allArms.indexOf(armsOf(one)) - allArms.indexOf(armsOf(other)) || one - other;

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];
export const roman = (slot: Slot): string => romans[slot - 1] ?? String(slot);
export const slots: Slot[] = romans.map((_, i) => i + 1);

/** Returns the maximum number of cards that a title takes, as its card shows it. */
export const most = (title: Title): number => byTitle.get(title)!.most;
/** Returns true if a title takes a run of neighbouring columns. */
export const takesRun = (title: Title): boolean => byTitle.get(title)!.takes_run;
/** Returns true if a title may leave some of the cards that it could take. */
export const mayTakeFewer = (title: Title): boolean => byTitle.get(title)!.may_take_fewer;

/** Returns the two columns printed on a peasant. */
export const reach = (card: Card): [Slot, Slot] | null =>
  (byCard.get(card)?.reach ?? null) as [Slot, Slot] | null;

/** Returns the number on a coin, or `null` if it has none. */
export const plus = (token: Token): number | null => byToken.get(token)?.points ?? null;
