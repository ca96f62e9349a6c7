// What a plain board consists of. A game's module may give any part; the rest is derived from what the server sends.
import type { Component } from 'svelte';

/** A card: the game's own value, and a key that identifies it. */
export interface PlainCard {
  /** The same for the same card wherever it lies, and in every intent that names it; `data-card` on the page. */
  key: string;
  /** As it came over the wire. */
  value: unknown;
}

/** How the cards of a zone lie: beside each other, in centred rows of small cards, or on top of each other. */
export type ZoneLayout = 'row' | 'grid' | 'stack';

/** A place where cards lie. */
export interface PlainZone {
  id: string;
  label: string;
  /** One sentence that explains it. */
  hint?: string;
  /** The seat whose cards these are; `null` for the table. */
  owner: number | null;
  cards: PlainCard[];
  layout: ZoneLayout;
  /** The reader's own cards, to be shown in the dock. */
  hand?: boolean;
  /** It has room for one card. */
  slot?: boolean;
}

/** A number or a word on the board. */
export interface PlainFact {
  id: string;
  label: string;
  hint?: string;
  /** The seat it is about; `null` if it is about the table. */
  owner: number | null;
  /** `true` for a flag: only its label is shown ("Done"). */
  value: string | true;
  /** Whether it is a number, and can stand in the seat strip. */
  count: boolean;
}

/** What one observer sees of the board. */
export interface PlainBoard {
  zones: PlainZone[];
  facts: PlainFact[];
}

/** How a card is to be shown. */
export interface CardLook {
  /** For screen readers and hints, and printed on the card if there is room. */
  name: string;
  /** A number or up to three letters, printed large. Without it the name is printed. */
  corner?: string;
  /** A drawing instead of the plain face; it gets the card's value. */
  face?: Component<{ card: unknown }>;
  /** A word that it shares with other cards, printed below; a small card has its first two letters. */
  suit?: string;
  /** Any word; cards of one kind have the same colour and pattern. The suit by default. */
  kind?: string;
}

/** A zone as a game's module gives it. Its cards are values as they occur in intents. */
export interface GivenZone {
  /** The owner and the label by default. */
  id?: string;
  label: string;
  hint?: string;
  /** The seat whose cards these are; left out for the table. */
  owner?: number | null;
  cards: unknown[];
  /** `row` unless said otherwise. */
  layout?: ZoneLayout;
  /** The reader's own cards, to be shown in the dock. */
  hand?: boolean;
}
