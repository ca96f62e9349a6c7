// What can be chosen, and what can be done with it.
import type { Cost } from '../facts/facts';
import type { Card, Leader, Means, Wonder } from '../types';
import type { Way } from './payments';
import type { Price } from './price';
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
  /** What has to be paid, and what the rules say of it; `null` where nothing is. */
  cost: Cost | null;
  means: Means | null;
}

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
