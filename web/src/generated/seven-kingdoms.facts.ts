// Made of seven-kingdoms.facts.schema.json by `cargo xtask gen`. Do not edit.

/**
 * The coat of arms of a card and of a column.
 */
export type Arms = 'lion' | 'eagle' | 'stag' | 'griffin' | 'bear' | 'unicorn' | 'raven';
/**
 * One title card, identified by its number, 1 to 49. On the wire it is that number.
 *
 * The title of a number: section 1. The arms of a number: `(number - 1) mod 7`, R-1.
 */
export type Card = number;
/**
 * A column of the row, I to VII. On the wire: 1 to 7.
 */
export type Slot = number;
/**
 * The title of a card, which determines its power. Each title has seven cards, in this order of numbers.
 */
export type Title = 'king' | 'bishop' | 'general' | 'princess' | 'knight' | 'merchant' | 'peasant';
/**
 * A bonus token. Section 6 defines its points at the end.
 */
export type Token = 'plus_1' | 'plus_2' | 'plus_3' | 'plus_4' | 'plus_5' | 'double' | 'peasant' | 'arms';

/**
 * The values printed on cards and tokens, and the numbers of the rules.
 */
export interface Facts {
  /**
   * All arms, in the order of the numbers that bear them.
   *
   * @minItems 7
   * @maxItems 7
   */
  arms: Arms[];
  /**
   * All cards, by number.
   */
  cards: CardFacts[];
  /**
   * The maximum number of cards in a hand.
   */
  full_hand: number;
  /**
   * The number of rounds without progress after which the match ends.
   */
  patience: number;
  /**
   * All titles, in the order of their numbers.
   */
  titles: TitleFacts[];
  /**
   * All eight tokens.
   */
  tokens: TokenFacts[];
}
/**
 * One card.
 */
export interface CardFacts {
  /**
   * Its coat of arms.
   */
  arms: Arms;
  /**
   * The number of the card.
   */
  card: Card;
  /**
   * The two columns from which a peasant can take; `null` for other titles.
   *
   * @minItems 2
   * @maxItems 2
   */
  reach: Slot[] | null;
  /**
   * Its title.
   */
  title: Title;
}
/**
 * The common properties of all cards of a title.
 */
export interface TitleFacts {
  /**
   * True if it may take fewer, or none.
   */
  may_take_fewer: boolean;
  /**
   * The maximum number of cards it takes.
   */
  most: number;
  /**
   * Points at the end for each card of this title in the kingdom.
   */
  points: number;
  /**
   * True if it takes all cards of adjacent columns.
   */
  takes_run: boolean;
  /**
   * The title.
   */
  title: Title;
}
/**
 * One token.
 */
export interface TokenFacts {
  /**
   * Its fixed points; `null` if its points depend on the kingdom.
   */
  points: number | null;
  /**
   * The token.
   */
  token: Token;
}
