// Made of seven-dragons.facts.schema.json by `cargo xtask gen`. Do not edit.

/**
 * The colour of a dragon and of a goal.
 */
export type Colour = 'red' | 'gold' | 'blue' | 'green' | 'black';
/**
 * What an action card does. Three cards each, in this order of numbers.
 */
export type ActionKind = 'trade_hands' | 'trade_goals' | 'rotate_goals' | 'move_card' | 'zap_card';
/**
 * What is printed on one card, for a client's table of cards.
 */
export type CardFacts =
  | {
      face: 'dragon';
      /**
       * The card.
       */
      id: Card;
      /**
       * How its zones lie.
       */
      kind: DragonKind;
      /**
       * Top left, top right, bottom left, bottom right, as it stands upright.
       *
       * @minItems 4
       * @maxItems 4
       */
      quarters: Quarter[];
      /**
       * Whether it looks the same when turned; such a card is never laid `turned`.
       */
      same_when_turned: boolean;
    }
  | {
      /**
       * What Silver becomes under it.
       */
      colour: Colour;
      face: 'action';
      /**
       * The card.
       */
      id: Card;
      /**
       * What it does.
       */
      kind: ActionKind;
    };
/**
 * One card of the deck, named by its number. On the wire: that number.
 *
 * 0 to 50 are dragon cards (0 is Rainbow), 51 to 65 action cards, three of each kind. Cards that look the same have numbers of their own.
 */
export type Card = number;
/**
 * How the zones of a dragon card lie. A zone is one picture of one dragon, whatever its size.
 */
export type DragonKind = 'rainbow' | 'one' | 'stacked' | 'side_by_side' | 'three_left' | 'three_top' | 'four';
/**
 * One quarter of a dragon card.
 */
export type Quarter = 'red' | 'gold' | 'blue' | 'green' | 'black' | 'rainbow';

/**
 * What is printed on the cards, and the numbers of the rules.
 */
export interface Facts {
  /**
   * In the order of their numbers.
   */
  actions: ActionFacts[];
  /**
   * By number.
   */
  cards: CardFacts[];
  /**
   * In the order of the chains of a view.
   *
   * @minItems 5
   * @maxItems 5
   */
  colours: Colour[];
  /**
   * How long a chain usually wins.
   */
  target: number;
}
/**
 * What all action cards of a kind have in common.
 */
export interface ActionFacts {
  /**
   * What Silver becomes under it.
   */
  colour: Colour;
  /**
   * What it does.
   */
  kind: ActionKind;
}
