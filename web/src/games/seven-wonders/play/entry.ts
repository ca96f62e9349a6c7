// What can be chosen, and what can be done with it.
import type { Card, Leader, Means, Outlook, Quote, Receipt as Lines, Wonder } from '../types';
import { compared, type Way } from './payments';
import { priceOf, type Price } from './price';
import type { Row } from './receipt';

export type Mode = 'build' | 'power' | 'recruit' | 'stage' | 'discard';

/** One thing that can be done with the chosen card, or cannot and why. */
export interface Doing {
  mode: Mode;
  label: string;
  price: Price;
  /** Coins that come in. */
  gain?: number;
  ways: Way[];
  /** What the rules say of it; `null` where nothing is paid. */
  means: Means | null;
  /** What it takes and brings, a receipt for each way. */
  receipts: Lines[];
  /** What comes of it besides coins. */
  outlook: Outlook;
}

/** What the rules say of something that is paid for. */
export const offered = (means: Means, quote: Quote | undefined) => ({
  price: priceOf(means),
  ways: means.means === 'pay' ? compared(means) : [],
  means,
  receipts: quote?.receipts ?? [],
  outlook: quote?.outlook ?? {},
});

/** What is not paid for: what it brings. */
export const unpaid = (receipt: Lines | undefined, outlook: Outlook = {}) => ({
  ways: [],
  means: null,
  receipts: [receipt ?? []],
  outlook,
});

/** Something in the hand: a card of it, a card of the discard pile, a leader, or a wonder to choose. */
export interface Entry {
  key: string;
  card: Card | null;
  wonder: Wonder | null;
  leader: Leader | null;
  price: Price;
  /** Something can be done with it. */
  open: boolean;
  /** Lies face down, chosen. */
  picked: boolean;
}

/** What a choice takes, line by line. */
export interface Receipt {
  rows: Row[];
  /** What the rows come to. */
  sum: number;
  /** Coins held. */
  held: number;
  /** Whether it can be paid. */
  can: boolean;
  /** What would help if it cannot. */
  help: string | null;
}
