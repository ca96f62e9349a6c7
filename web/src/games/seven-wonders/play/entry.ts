// The choices, and the actions for each.
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

/** Returns true if the action builds the hand card without the usual payment. */
export const buildsOtherwise = (doing: Doing | null): boolean =>
  doing !== null && ['join', 'power', 'plenty'].includes(doing.mode);

/** A button of a possible action. */
export type Deed = Button<Intent> & { intent: Intent };

/** An action with the chosen card, possible or not. Impossible actions have a reason. */
export interface Doing {
  mode: Mode;
  /** The name that distinguishes it from others of its kind. */
  id: string;
  /** The id of the action of which this is a variant. */
  group?: string;
  /** The name of the variant in its group. */
  variant?: string;
  /** Set if only the player's own choice selects it, because it uses up a thing that is better kept. */
  deliberate?: true;
  /** The way to build the card with which the player joins the project. */
  by?: Joined;
  /** The tile that is laid. */
  tile?: Tile;
  /** Additional lines above the server's receipt. */
  notes?: Row[];
  /** The stage, from 0, if it is not the next one. */
  place?: number;
  /** The resource of which one unit is enough. */
  of?: Resource;
  label: string;
  price: Price;
  /** The coins that the player gains. */
  gain?: number;
  ways: Way[];
  /** The server's means to pay; `null` if nothing is paid. */
  means: Means | null;
  /** The server's receipts, one for each way to pay. */
  receipts: Lines[];
  /** The results in addition to coins. */
  outlook: Outlook;
}

/** Returns the parts of an action that is paid for. */
export const offered = (means: Means, quote: Quote | undefined) => ({
  price: priceOf(means),
  ways: means.means === 'pay' ? compared(means) : [],
  means,
  receipts: quote?.receipts ?? [],
  outlook: quote?.outlook ?? {},
});

/** Returns the parts of an action without payment. */
export const unpaid = (receipt: Lines | undefined, outlook: Outlook = {}) => ({
  ways: [],
  means: null,
  receipts: [receipt ?? []],
  outlook,
});

/** A choice in the hand: a card of it or of the discard pile, a leader, a wonder, or an answer. */
export interface Entry {
  key: string;
  card: Card | null;
  wonder: Wonder | null;
  leader: Leader | null;
  /** A tile of the Tower of Babel. */
  tile?: Tile;
  price: Price;
  /** True if the entry has a possible action. */
  open: boolean;
  /** True if it is chosen and face down. */
  picked: boolean;
  /** The answer that this choice gives, if the choice alone decides. */
  answer?: Answer;
}

/** An answer to a question other than the hand's cards. */
export interface Answer {
  /** The label of the button. */
  label: string;
  intent: Intent;
  /** The means to pay for a leader. */
  means?: Means;
  /** The city of the thing in words. */
  whose?: string;
  seat?: Seat;
  /** A stage of that city, from 0. */
  stage?: number;
  pair?: Pair;
  /** The numbers of victory tokens of value 1, 3 and 5. */
  tokens?: number[];
}

/** The receipt of a choice, line by line. */
export interface Receipt {
  rows: Row[];
  /** The sum of the rows. */
  sum: number;
  /** The coins that the player has. */
  held: number;
  /** True if the player can pay. */
  can: boolean;
  /** The cards that would help if the player cannot pay. */
  help: string | null;
}
