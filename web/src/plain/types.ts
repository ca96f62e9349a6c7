// The parts of a plain board. A game's module may give any of them; the rest is derived from the server's
// data.
import type { Component } from 'svelte';

/** A card: the game's own value, and a key that identifies it. */
export interface PlainCard {
  /** Equal for the same card in every zone, and in every intent that names it; `data-card` on the page. */
  key: string;
  /** The value as the server sent it. */
  value: unknown;
}

/**
 * The arrangement of a zone's cards: side by side, in centred rows of small cards, or on top of each other.
 */
export type ZoneLayout = 'row' | 'grid' | 'stack';

/** A place for cards. */
export interface PlainZone {
  id: string;
  label: string;
  /** One sentence that explains it. */
  hint?: string;
  /** The seat that owns the cards; `null` for the table. */
  owner: number | null;
  cards: PlainCard[];
  layout: ZoneLayout;
  /** True for the reader's own cards in the dock. */
  hand?: boolean;
  /** True if it has room for only one card. */
  slot?: boolean;
}

/** A number or a word on the board. */
export interface PlainFact {
  id: string;
  label: string;
  hint?: string;
  /** The seat that it describes; `null` for the table. */
  owner: number | null;
  /** `true` for a flag: only its label is shown ("Done"). */
  value: string | true;
  /** True if it is a number that can be shown in the seat strip. */
  count: boolean;
}

/** The board as one observer sees it. */
export interface PlainBoard {
  zones: PlainZone[];
  facts: PlainFact[];
}

/** The look of a card. */
export interface CardLook {
  /** The name for screen readers and hints; also printed on the card if there is room. */
  name: string;
  /** A number or up to three letters, printed large. Without it the name is printed. */
  corner?: string;
  /** A drawing instead of the plain face; it gets the card's value. */
  face?: Component<{ card: unknown }>;
  /** A word that the card shares with others, printed below. A small card has its first two letters. */
  suit?: string;
  /** Any word; cards of one kind have the same colour and pattern. The suit by default. */
  kind?: string;
}

/** A zone as a game's module gives it. Its cards are values as they occur in intents. */
export interface GivenZone {
  /** Default: the owner and the label. */
  id?: string;
  label: string;
  hint?: string;
  /** The seat that owns the cards; omitted for the table. */
  owner?: number | null;
  cards: unknown[];
  /** Default: `row`. */
  layout?: ZoneLayout;
  /** True for the reader's own cards in the dock. */
  hand?: boolean;
}
