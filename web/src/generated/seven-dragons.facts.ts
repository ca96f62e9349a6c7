// Made of seven-dragons.facts.schema.json by `cargo xtask gen`. Do not edit.

/**
 * The colour of a dragon and of a goal.
 */
export type Colour = 'red' | 'gold' | 'blue' | 'green' | 'black';
/**
 * The effect of an action card. Each kind has three cards, in this order of numbers.
 */
export type ActionKind = 'trade_hands' | 'trade_goals' | 'rotate_goals' | 'move_card' | 'zap_card';
/**
 * The values printed on one card, for a client's table of cards.
 */
export type CardFacts =
  | {
      face: 'dragon';
      /**
       * The card.
       */
      id: Card;
      /**
       * The layout of its zones.
       */
      kind: DragonKind;
      /**
       * The quarters of the upright card: top left, top right, bottom left, bottom right.
       *
       * @minItems 4
       * @maxItems 4
       */
      quarters: Quarter[];
      /**
       * True if it looks the same when turned. Such a card is never laid `turned`.
       */
      same_when_turned: boolean;
    }
  | {
      /**
       * The colour of Silver while this is the top card of the discard pile.
       */
      colour: Colour;
      face: 'action';
      /**
       * The card.
       */
      id: Card;
      /**
       * Its kind.
       */
      kind: ActionKind;
    };
/**
 * One card of the deck, identified by its number. On the wire it is that number.
 *
 * 0 to 50 are dragon cards (0 is Rainbow), 51 to 65 action cards, three of each kind. Cards that look the same have different numbers.
 */
export type Card = number;
/**
 * The layout of the zones of a dragon card. A zone is one picture of one dragon, of any size.
 */
export type DragonKind = 'rainbow' | 'one' | 'stacked' | 'side_by_side' | 'three_left' | 'three_top' | 'four';
/**
 * One quarter of a dragon card.
 */
export type Quarter = 'red' | 'gold' | 'blue' | 'green' | 'black' | 'rainbow';

/**
 * The values printed on the cards, and the numbers of the rules.
 */
export interface Facts {
  /**
   * All kinds of action, in the order of their numbers.
   */
  actions: ActionFacts[];
  /**
   * All cards, by number.
   */
  cards: CardFacts[];
  /**
   * All colours, in the order of the chains of a view.
   *
   * @minItems 5
   * @maxItems 5
   */
  colours: Colour[];
  /**
   * The usual length of a winning chain.
   */
  target: number;
}
/**
 * The common properties of all action cards of a kind.
 */
export interface ActionFacts {
  /**
   * The colour of Silver while such a card is the top of the discard pile.
   */
  colour: Colour;
  /**
   * The kind.
   */
  kind: ActionKind;
}
