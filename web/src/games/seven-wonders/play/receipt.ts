// The server's receipts in words and signs. A new line in the rules does not compile here without an entry.
import { either, listing } from '../../../i18n/language.svelte';
import { cap } from '../../../i18n/text';
import { projectName } from '../facts/babel';
import { cardName, factsOf, leadsTo } from '../facts/facts';
import { boxTexts, receiptWords } from '../words/texts';
import { thingName } from '../words/things';
import type { Card, Line, Receipt, Seat } from '../types';
import { unitsInWords } from '../words/words';

type Kind = Line['line'];
type OfKind<K extends Kind> = Extract<Line, { line: K }>;

/** A line of a receipt. */
export interface Row {
  from: Kind | 'nothing';
  /** The signs in front: resources, or the id of another drawing. */
  signs: string[];
  text: string;
  /** The text for little room, without the facts that the signs show. */
  brief?: string;
  /** The coins to pay; negative if the player gains them. */
  coins: number;
}

/** A neighbour, by name and side. */
export interface Neighbour {
  name: string;
  side: 'left' | 'right';
}
type Beside = (seat: Seat) => Neighbour;

const t = () => boxTexts().babel.receipt;

/** The words of a line, without its coins. */
type Said = Omit<Row, 'from' | 'coins'>;

const said: { [K in Kind]: (line: OfKind<K>, beside: Beside) => Said } = {
  own: ({ units, by }) => ({
    signs: units,
    text: receiptWords().own(unique(by.map(thingName)).join(', ')),
    brief: cap(receiptWords().ownGoods),
  }),
  waived: ({ units, by }) => ({ signs: units, text: receiptWords().waived(thingName(by)) }),
  chain: ({ with: card }) => ({ signs: ['chain'], text: receiptWords().chain(cardName(card)) }),
  power: ({ by }) => ({ signs: ['free'], text: receiptWords().power(thingName(by)) }),
  bought: ({ of, units, each, tower, coins }, beside) => {
    const { name, side } = beside(of);
    // The discount of a dock on the first unit.
    const less = units.length * each + coins;
    return {
      signs: units,
      text: receiptWords().bought(name, side, each, less, tower ? t().tower(tower) : ''),
    };
  },
  bank: ({ units, by }) => ({ signs: units, text: receiptWords().bank(thingName(by)) }),
  printed: () => ({ signs: ['coin'], text: receiptWords().printed }),
  cheaper: ({ by }) => ({ signs: ['coin'], text: receiptWords().cheaper(thingName(by)) }),
  in_coins: ({ units, by }) => ({ signs: units, text: t().inCoins(thingName(by)) }),
  tax: ({ by }) => ({ signs: ['tower'], text: t().tax(thingName(by)) }),
  joins: ({ project }) => ({ signs: ['project'], text: t().joins(projectName(project)) }),
  sold: () => ({ signs: ['coin'], text: receiptWords().sold }),
  gain: ({ by }) => ({ signs: ['coin'], text: receiptWords().gain(thingName(by)) }),
  exchanged: ({ units, into, by }) => ({
    signs: [...units, 'to-right', ...into],
    text: receiptWords().exchanged(unitsInWords(units), unitsInWords(into), thingName(by)),
  }),
  lacking: ({ units }) => ({ signs: units, text: receiptWords().lacking(unitsInWords(units)) }),
};

const unique = (names: string[]) => [...new Set(names)];

function rowOf<K extends Kind>(line: OfKind<K>, beside: Beside): Row {
  const kind = line.line as K;
  const coins = 'coins' in line ? -line.coins : 0;
  return { from: kind, ...said[kind](line, beside), coins };
}

/** Returns the lines of a receipt. An empty receipt has one line for a free action. */
export function rowsOf(receipt: Receipt, beside: Beside): Row[] {
  if (receipt.length === 0) return [{ from: 'nothing', signs: [], text: receiptWords().nothing, coins: 0 }];
  return receipt.map((line) => rowOf(line, beside));
}

/** Returns the coins that the player gains by the lines of a receipt. */
export const gainOf = (receipt: Receipt): number =>
  receipt.reduce((sum, line) => sum + ('coins' in line ? line.coins : 0), 0);

/** Returns the written coins of a row: a gain has a plus, a discount a minus. */
export function coinsOf({ from, coins }: Row): string {
  if (from === 'lacking') return '✕';
  if (coins === 0) return '–';
  return coins > 0 ? String(coins) : `${from === 'cheaper' ? '−' : '+'}${-coins}`;
}

/** Returns the sum of a receipt. */
export const sumOf = (rows: Row[]): number => rows.reduce((sum, row) => sum + row.coins, 0);

/** Returns the cards that would make a card free, as a sentence, or `null` if there are none. */
export function wouldHelp(card: Card): string | null {
  const parents = factsOf(card).free_with;
  return parents.length > 0 ? receiptWords().wouldHelp(either(parents.map(cardName))) : null;
}
export const leads = (card: Card): string | null => {
  const next = leadsTo(card);
  return next.length > 0 ? receiptWords().leads(listing(next.map(cardName))) : null;
};
