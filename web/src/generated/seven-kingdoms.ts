// Made of seven-kingdoms.schema.json by `cargo xtask gen`. Do not edit.

/**
 * One decision of one seat.
 *
 * A card is played with one intent. Taking from the row is staged: cards are taken one by one, or a run is named at once. Each step can be undone, other players see none of them, and `confirm` carries them out. So no list of choices is longer than two dozen, whereas a king alone has over a thousand ways to take.
 */
export type Intent =
  | {
      /**
       * The card to play.
       */
      card: Card;
      do: 'play';
    }
  | {
      do: 'place_token';
      /**
       * The token.
       */
      token: Token;
    }
  | {
      /**
       * The card to take.
       */
      card: Card;
      do: 'take';
      /**
       * Its destination.
       */
      to: Destination;
    }
  | {
      do: 'take_run';
      /**
       * The leftmost column of the run.
       */
      from: Slot;
    }
  | {
      /**
       * The card.
       */
      card: Card;
      do: 'keep';
    }
  | {
      do: 'confirm';
    }
  | {
      do: 'back';
    };
/**
 * One title card, identified by its number, 1 to 49. On the wire it is that number.
 *
 * The title of a number: section 1. The arms of a number: `(number - 1) mod 7`, R-1.
 */
export type Card = number;
/**
 * A bonus token. Section 6 defines its points at the end.
 */
export type Token = 'plus_1' | 'plus_2' | 'plus_3' | 'plus_4' | 'plus_5' | 'double' | 'peasant' | 'arms';
/**
 * The destination of a taken card (section 4, Resolve 3).
 */
export type Destination = 'hand' | 'kingdom';
/**
 * A column of the row, I to VII. On the wire: 1 to 7.
 */
export type Slot = number;
/**
 * The reason why an intent is refused, as data that a client can explain in its own language.
 */
export type Refusal =
  | {
      why: 'not_your_turn';
    }
  | {
      why: 'not_asked';
    }
  | {
      /**
       * The card named.
       */
      card: Card;
      why: 'not_in_hand';
    }
  | {
      /**
       * The card named.
       */
      card: Card;
      why: 'not_in_row';
    }
  | {
      /**
       * The card named.
       */
      card: Card;
      why: 'out_of_reach';
    }
  | {
      /**
       * True if the played card takes a run.
       */
      run: boolean;
      why: 'wrong_kind';
    }
  | {
      /**
       * The length of the run.
       */
      length: number;
      why: 'run_too_far_right';
    }
  | {
      why: 'run_named';
    }
  | {
      /**
       * The maximum number of cards that the card takes.
       */
      most: number;
      why: 'enough_taken';
    }
  | {
      why: 'hand_full';
    }
  | {
      /**
       * The card named.
       */
      card: Card;
      why: 'not_taken';
    }
  | {
      why: 'token_not_up';
    }
  | {
      why: 'must_take';
    }
  | {
      why: 'nothing_to_take_back';
    }
  | {
      why: 'over';
    };
/**
 * One event, as one observer receives it.
 */
export type Seen =
  | {
      /**
       * The card.
       */
      card: Card;
      event: 'played';
      /**
       * The seat of the player.
       */
      seat: Seat;
    }
  | {
      /**
       * The cards. Only the drawer receives them; `null` for others.
       */
      cards: Card[] | null;
      /**
       * The number of cards: two, or one if only one was left.
       */
      count: number;
      event: 'drew';
      /**
       * The seat of the player.
       */
      seat: Seat;
    }
  | {
      /**
       * The card.
       */
      card: Card;
      event: 'lined';
      /**
       * The seat that played it.
       */
      seat: Seat;
      /**
       * The column above which it was laid.
       */
      slot: Slot;
    }
  | {
      /**
       * The bishop.
       */
      card: Card;
      event: 'installed';
      /**
       * The owner.
       */
      seat: Seat;
    }
  | {
      event: 'token_placed';
      /**
       * The seat of the player.
       */
      seat: Seat;
      /**
       * The column of the arms card.
       */
      slot: Slot;
      /**
       * The token.
       */
      token: Token;
    }
  | {
      event: 'token_turned';
      /**
       * The token.
       */
      token: Token;
    }
  | {
      /**
       * The played card, whose power was used.
       */
      card: Card;
      event: 'took';
      /**
       * The seat of the player.
       */
      seat: Seat;
      /**
       * The cards taken, with their destinations.
       */
      taken: Taken[];
    }
  | {
      /**
       * The card played.
       */
      card: Card;
      event: 'nothing_to_take';
      /**
       * The seat of the player.
       */
      seat: Seat;
    }
  | {
      /**
       * The cards that came from the pile, left to right.
       */
      drawn: Card[];
      event: 'refilled';
      /**
       * The surplus that left the game.
       */
      gone: Card[];
      /**
       * The row: columns I to VII.
       *
       * @minItems 7
       * @maxItems 7
       */
      row: (Card | null)[];
    }
  | {
      event: 'round_began';
      /**
       * The seat that plays first.
       */
      first: Seat;
      /**
       * The number of the round, from 1.
       */
      round: number;
    }
  | {
      /**
       * The card.
       */
      card: Card;
      event: 'returned';
      /**
       * The owner.
       */
      seat: Seat;
    }
  | {
      event: 'left';
      /**
       * The seat of the player.
       */
      seat: Seat;
    }
  | {
      /**
       * The reason.
       */
      by: EndedBy;
      event: 'ended';
      /**
       * The totals.
       *
       * @maxItems 8
       */
      totals: number[];
      /**
       * The winner or winners.
       */
      winners: Seat[];
    };
/**
 * A chair at the table, counted clockwise from 0.
 */
export type Seat = number;
/**
 * The reason why a match ended (section 5).
 */
export type EndedBy = 'pile_empty' | 'all_tokens_placed' | 'stalled' | 'claimed';
/**
 * The coat of arms of a card and of a column.
 */
export type Arms = 'lion' | 'eagle' | 'stag' | 'griffin' | 'bear' | 'unicorn' | 'raven';
/**
 * The current stage of the match.
 */
export type Stage =
  | {
      /**
       * The seat that has to decide.
       */
      seat: Seat;
      stage: 'play';
    }
  | {
      /**
       * The bishop.
       */
      card: Card;
      /**
       * The seat that has to decide.
       */
      seat: Seat;
      stage: 'place_token';
    }
  | {
      /**
       * The card played.
       */
      card: Card;
      /**
       * The seat that has to decide.
       */
      seat: Seat;
      stage: 'take';
    }
  | {
      /**
       * The reason.
       */
      by: EndedBy;
      /**
       * The score of each player.
       *
       * @maxItems 8
       */
      scores: Score[];
      stage: 'over';
    };

/**
 * The wire types of 7 Kingdoms.
 */
export interface SevenKingdoms {
  /**
   * The intents that a seat can choose from.
   */
  choices: {
    /**
     * Undoes the seat's last step of a staged turn, if that step revealed nothing new to any observer. Offered to people only: search and random players never take it, so that matches end.
     */
    back: Intent | null;
    /**
     * False when more intents are allowed than are worth listing (bids, offers, free splits of payment). The list is then a sample that is sufficient for a bot or a keyboard user.
     */
    complete: boolean;
    /**
     * The intents that move the match on.
     */
    intents: Intent[];
  };
  intent: Intent;
  options: Options;
  refusal: Refusal;
  seen: Seen;
  view: View;
}
/**
 * The options that the host of a table can choose. There are none.
 */
export interface Options {}
/**
 * One card taken from the row.
 */
export interface Taken {
  /**
   * The card.
   */
  card: Card;
  /**
   * The column from which it was taken.
   */
  slot: Slot;
  /**
   * Its destination.
   */
  to: Destination;
}
/**
 * All the knowledge to which one observer is entitled (section 3).
 */
export interface View {
  /**
   * The arms of columns I to VII.
   *
   * @minItems 7
   * @maxItems 7
   */
  arms: Arms[];
  /**
   * The seat with the first-player pawn.
   */
  first: Seat;
  /**
   * Cards that left the game face up.
   */
  gone: Card[];
  /**
   * The number of cards in the draw pile.
   */
  pile: number;
  /**
   * The open information on each player.
   *
   * @maxItems 8
   */
  players: PlayerView[];
  /**
   * The number of the round, from 1.
   */
  round: number;
  /**
   * The row: columns I to VII.
   *
   * @minItems 7
   * @maxItems 7
   */
  row: (Card | null)[];
  /**
   * The current stage of the match.
   */
  stage: Stage;
  /**
   * Rounds in a row without progress. The current round is included as long as it has brought none. The match ends with the tenth.
   */
  stalled_rounds: number;
  /**
   * The seats that still act in this resolution, in order. The first one acts now.
   */
  to_resolve: Seat[];
  /**
   * The token on each arms card.
   *
   * @minItems 7
   * @maxItems 7
   */
  tokens: (Token | null)[];
  /**
   * The number of tokens that are still face down.
   */
  tokens_down: number;
  /**
   * Face-up tokens beside the table, left to right.
   */
  tokens_up: Token[];
  /**
   * The upper line, filled from I.
   */
  upper: Card[];
  /**
   * The knowledge of the seat's owner alone; `null` for spectators.
   */
  you: You | null;
}
/**
 * The open information on one player.
 */
export interface PlayerView {
  /**
   * The number of cards in the hand.
   */
  hand: number;
  /**
   * The cards of the hand that were taken openly from the row, by number.
   */
  hand_known: Card[];
  /**
   * Validated cards, in the order in which they came.
   */
  kingdom: Card[];
  /**
   * True if the player left the match.
   */
  left: boolean;
  /**
   * The card played this round.
   */
  played: Card | null;
}
/**
 * The score of one player (section 6).
 */
export interface Score {
  /**
   * Points for cards: 1 each, kings 2, without doubling.
   */
  cards: number;
  /**
   * The points that the double token added.
   */
  doubled: number;
  /**
   * Cards validated from the hand at the end; they are in the kingdom now.
   */
  from_hand: Card[];
  /**
   * King cards in the kingdom, which break ties.
   */
  kings: number;
  /**
   * The tokens taken, left to right.
   */
  tokens: TokenScore[];
  /**
   * The sum of all points.
   */
  total: number;
}
/**
 * One token taken for the most cards of a column's arms.
 */
export interface TokenScore {
  /**
   * Its points; for the double token, the same as `doubled` of `Score`.
   */
  points: number;
  /**
   * The column of the token.
   */
  slot: Slot;
  /**
   * The token.
   */
  token: Token;
}
/**
 * The knowledge of the seat's owner alone.
 */
export interface You {
  /**
   * The hand, by number. While taking: without the cards taken so far.
   */
  hand: Card[];
  /**
   * The run named but not yet confirmed, if the played card takes runs.
   */
  run: Slot | null;
  /**
   * The seat.
   */
  seat: Seat;
  /**
   * The cards that the owner has taken and not yet confirmed, in order. The row is shown without these.
   */
  taking: Taken[];
}
