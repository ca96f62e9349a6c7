// What the plain board is made of. A game module may give any part of it; the rest is derived from the wire.
import type { Component } from 'svelte';

/** A card as it lies somewhere: the game's own value, and what it is known by. */
export interface PlainCard {
  /** The same for the same card wherever it lies, and in every intent that names it; `data-card` on the page. */
  key: string;
  /** As it came over the wire. */
  value: unknown;
}

/** How the cards of a zone lie: beside each other, in rows as they fit, or on top of each other. */
export type ZoneLayout = 'row' | 'grid' | 'stack';

/** A place where cards lie. */
export interface PlainZone {
  id: string;
  label: string;
  /** What it is, in a sentence. */
  hint?: string;
  /** The seat whose cards these are; `null` for what belongs to all. */
  owner: number | null;
  cards: PlainCard[];
  layout: ZoneLayout;
  /** The reader's own cards, to be shown in the dock. */
  hand?: boolean;
  /** It has room for one card. */
  slot?: boolean;
}

/** A number or a word that is to be read on the board. */
export interface PlainFact {
  id: string;
  label: string;
  hint?: string;
  /** The seat it is about; `null` if it is about the table. */
  owner: number | null;
  /** `true` for a word that is simply so: "Done". */
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
  /** For whom does not see it, and below the card. */
  name: string;
  /** A number or a letter or two, large on the card. Without one the name is written on it. */
  corner?: string;
  /** A drawing instead of the plain face; it gets the card's value. */
  face?: Component<{ card: unknown }>;
  /** A word that it shares with others, like a suit: printed below the corner, and in short on a small card. */
  suit?: string;
  /** Cards of one kind have one colour and pattern: any word. The suit, if there is one and nothing else is said. */
  kind?: string;
}

/** A zone as a game module gives it: its cards are the values that its intents name. */
export interface GivenZone {
  /** A key; without one its label. */
  id?: string;
  label: string;
  hint?: string;
  /** The seat whose cards these are; left out for what belongs to all. */
  owner?: number | null;
  cards: unknown[];
  /** `row` unless said otherwise. */
  layout?: ZoneLayout;
  /** The reader's own cards, to be shown in the dock. */
  hand?: boolean;
}
