// What can be chosen, and what can be done with it.
import type { Cost } from '../facts/facts';
import type { Deed as Button } from '../../../table/Deeds.svelte';
import type { Card, Intent, Leader, Means, Pair, Resource, Seat, Wonder } from '../types';
import type { Way } from './payments';
import type { Price } from './price';
import type { Row } from './receipt';

export type Mode = 'build' | 'power' | 'plenty' | 'recruit' | 'stage' | 'discard';

/** A button; only what can be done has one. */
export type Deed = Button<Intent> & { intent: Intent };

/** One thing that can be done with the chosen card, or cannot and why. */
export interface Doing {
  mode: Mode;
  /** Tells it from others of its kind. */
  id: string;
  /** Another stage than the next, from 0. */
  place?: number;
  /** The resource of which one unit is enough. */
  of?: Resource;
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
