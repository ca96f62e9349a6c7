// What can be chosen, and what can be done with it.
import type { Deed as Button } from '../../../table/Deeds.svelte';
import type {
  Card,
  Intent,
  Joined,
  Leader,
  Means,
  Outlook,
  Pair,
  Quote,
  Receipt as Lines,
  Resource,
  Seat,
  Tile,
  Wonder,
} from '../types';
import { compared, type Way } from './payments';
import { priceOf, type Price } from './price';
import type { Row } from './receipt';

export type Mode =
  'build' | 'join' | 'power' | 'plenty' | 'recruit' | 'stage' | 'free_stage' | 'tile' | 'discard';

/** It builds the card of the hand without paying as usual. */
export const buildsOtherwise = (doing: Doing | null): boolean =>
  doing !== null && ['join', 'power', 'plenty'].includes(doing.mode);

/** A button; only what can be done has one. */
export type Deed = Button<Intent> & { intent: Intent };

/** One thing that can be done with the chosen card, or cannot and why. */
export interface Doing {
  mode: Mode;
  /** Tells it from others of its kind. */
  id: string;
  /** The id of what it is one way of, if it is not the usual one. */
  group?: string;
  /** What it is called among the ways of its group. */
  variant?: string;
  /** Done only if it was chosen: something is used up that is better kept. */
  deliberate?: true;
  /** How a card is built with which its player takes part in the project. */
  by?: Joined;
  /** The tile that is laid. */
  tile?: Tile;
  /** Lines of the receipt above those of the rules. */
  notes?: Row[];
  /** Another stage than the next, from 0. */
  place?: number;
  /** The resource of which one unit is enough. */
  of?: Resource;
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
  /** A tile of the Tower of Babel. */
  tile?: Tile;
  price: Price;
  /** Something can be done with it. */
  open: boolean;
  /** Lies face down, chosen. */
  picked: boolean;
  /** What choosing it answers, where that is all there is to say. */
  answer?: Answer;
}

/** An answer to a question besides cards of the hand. */
export interface Answer {
  /** What the button says. */
  label: string;
  intent: Intent;
  /** How it is paid, for a leader. */
  means?: Means;
  /** In whose city it stands, in words. */
  whose?: string;
  seat?: Seat;
  /** A stage of that city, from 0. */
  stage?: number;
  pair?: Pair;
  /** Victory tokens: how many of value 1, 3, 5. */
  tokens?: number[];
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
