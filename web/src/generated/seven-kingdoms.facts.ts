// Made of seven-kingdoms.facts.schema.json by `cargo xtask gen`. Do not edit.

/**
 * The coat of arms of a card and of a column.
 */
export type Arms = 'lion' | 'eagle' | 'stag' | 'griffin' | 'bear' | 'unicorn' | 'raven';
/**
 * One title card, named by its number, 1 to 49. On the wire: that number.
 *
 * Number and title: section 1. Number to arms: `(number - 1) mod 7`, R-1.
 */
export type Card = number;
/**
 * A column of the row, I to VII. On the wire: 1 to 7.
 */
export type Slot = number;
/**
 * What a card can do. Seven cards each, in this order of numbers.
 */
export type Title = 'king' | 'bishop' | 'general' | 'princess' | 'knight' | 'merchant' | 'peasant';
/**
 * A bonus token. What each is worth at the end: section 6.
 */
export type Token = 'plus_1' | 'plus_2' | 'plus_3' | 'plus_4' | 'plus_5' | 'double' | 'peasant' | 'arms';

/**
 * What is printed on cards and tokens, and the numbers of the rules.
 */
export interface Facts {
  /**
   * In the order of the numbers that bear them.
   *
   * @minItems 7
   * @maxItems 7
   */
  arms: Arms[];
  /**
   * By number.
   */
  cards: CardFacts[];
  /**
   * The most cards in a hand.
   */
  full_hand: number;
  /**
   * The match ends after so many rounds without progress.
   */
  patience: number;
  /**
   * In the order of their numbers.
   */
  titles: TitleFacts[];
  /**
   * All eight.
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
   * Which.
   */
  card: Card;
  /**
   * The two columns that a peasant can take from; `null` for others.
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
 * What all cards of a title have in common.
 */
export interface TitleFacts {
  /**
   * Whether it may take fewer, or none.
   */
  may_take_fewer: boolean;
  /**
   * The most cards it takes.
   */
  most: number;
  /**
   * Points at the end for a card of it in the kingdom.
   */
  points: number;
  /**
   * Whether it takes all cards of neighbouring columns.
   */
  takes_run: boolean;
  /**
   * Which.
   */
  title: Title;
}
/**
 * One token.
 */
export interface TokenFacts {
  /**
   * What it is worth whatever is in the kingdom; `null` if that depends.
   */
  points: number | null;
  /**
   * Which.
   */
  token: Token;
}
