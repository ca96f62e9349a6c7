// Made of seven-kingdoms.schema.json by `cargo xtask gen`. Do not edit.

/**
 * One decision of one seat.
 *
 * A card is played with one intent. Taking from the row is staged: cards are taken one by one (or a run is named at once), each step can be taken back, nobody else sees anything, and `confirm` makes it happen. So no list of choices is longer than two dozen, where a king alone has over a thousand ways.
 */
export type Intent =
  | {
      /**
       * Which.
       */
      card: Card;
      do: 'play';
    }
  | {
      do: 'place_token';
      /**
       * Which.
       */
      token: Token;
    }
  | {
      /**
       * Which.
       */
      card: Card;
      do: 'take';
      /**
       * Where it goes.
       */
      to: Destination;
    }
  | {
      do: 'take_run';
      /**
       * Where the run starts.
       */
      from: Slot;
    }
  | {
      /**
       * Which.
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
 * One title card, named by its number, 1 to 49. On the wire: that number.
 *
 * Number and title: section 1. Number to arms: `(number - 1) mod 7`, R-1.
 */
export type Card = number;
/**
 * A bonus token. What each is worth at the end: section 6.
 */
export type Token = 'plus_1' | 'plus_2' | 'plus_3' | 'plus_4' | 'plus_5' | 'double' | 'peasant' | 'arms';
/**
 * Where a taken card goes (section 4, Resolve 3).
 */
export type Destination = 'hand' | 'kingdom';
/**
 * A column of the row, I to VII. On the wire: 1 to 7.
 */
export type Slot = number;
/**
 * Why an intent is refused, as data that a client can explain in its own language.
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
       * Whether the played card takes a run.
       */
      run: boolean;
      why: 'wrong_kind';
    }
  | {
      /**
       * Length of the run.
       */
      length: number;
      why: 'run_too_far_right';
    }
  | {
      why: 'run_named';
    }
  | {
      /**
       * The most the card takes.
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
 * Something that happened, as one observer is told of it.
 */
export type Seen =
  | {
      /**
       * Which.
       */
      card: Card;
      event: 'played';
      /**
       * By whom.
       */
      seat: Seat;
    }
  | {
      /**
       * Which; only the drawer is told, `null` for others.
       */
      cards: Card[] | null;
      /**
       * How many: two, or one if only one was left.
       */
      count: number;
      event: 'drew';
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      /**
       * Which.
       */
      card: Card;
      event: 'lined';
      /**
       * Whose.
       */
      seat: Seat;
      /**
       * Above which column.
       */
      slot: Slot;
    }
  | {
      /**
       * Which.
       */
      card: Card;
      event: 'installed';
      /**
       * Whose.
       */
      seat: Seat;
    }
  | {
      event: 'token_placed';
      /**
       * By whom.
       */
      seat: Seat;
      /**
       * Where.
       */
      slot: Slot;
      /**
       * Which.
       */
      token: Token;
    }
  | {
      event: 'token_turned';
      /**
       * Which.
       */
      token: Token;
    }
  | {
      /**
       * The card played.
       */
      card: Card;
      event: 'took';
      /**
       * Who.
       */
      seat: Seat;
      /**
       * What and where to.
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
       * Who.
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
       * Columns I to VII.
       *
       * @minItems 7
       * @maxItems 7
       */
      row: (Card | null)[];
    }
  | {
      event: 'round_began';
      /**
       * Who plays first.
       */
      first: Seat;
      /**
       * Counted from 1.
       */
      round: number;
    }
  | {
      /**
       * Which.
       */
      card: Card;
      event: 'returned';
      /**
       * Whose.
       */
      seat: Seat;
    }
  | {
      event: 'left';
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      /**
       * Why.
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
 * Why a match ended (section 5).
 */
export type EndedBy = 'pile_empty' | 'all_tokens_placed' | 'stalled' | 'claimed';
/**
 * The coat of arms of a card and of a column.
 */
export type Arms = 'lion' | 'eagle' | 'stag' | 'griffin' | 'bear' | 'unicorn' | 'raven';
/**
 * What is going on.
 */
export type Stage =
  | {
      /**
       * Who.
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
       * Who.
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
       * Who.
       */
      seat: Seat;
      stage: 'take';
    }
  | {
      /**
       * Why.
       */
      by: EndedBy;
      /**
       * How each player's points came about.
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
   * What a seat can be offered.
   */
  choices: {
    /**
     * Takes back the seat's last step of a staged turn, if that step told nobody anything new. Offered to people; search and random players leave it alone, so matches end.
     */
    back: Intent | null;
    /**
     * `false` when more intents are allowed than are worth listing (bids, offers, free splits of payment); the list is then a sensible sample a bot or a keyboard user can live on.
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
 * What the host of a table can choose: nothing, there is one way to play.
 */
export interface Options {}
/**
 * One card taken from the row.
 */
export interface Taken {
  /**
   * Which.
   */
  card: Card;
  /**
   * Where it lay.
   */
  slot: Slot;
  /**
   * Where it goes.
   */
  to: Destination;
}
/**
 * Everything one observer is entitled to know (section 3).
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
   * Who holds the first-player pawn.
   */
  first: Seat;
  /**
   * Cards that left the game face up.
   */
  gone: Card[];
  /**
   * How many cards the draw pile has.
   */
  pile: number;
  /**
   * What lies open of each player.
   *
   * @maxItems 8
   */
  players: PlayerView[];
  /**
   * Counted from 1.
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
   * What is going on.
   */
  stage: Stage;
  /**
   * Rounds in a row without progress, the running one counted as long as it has brought none; the game ends with the tenth.
   */
  stalled_rounds: number;
  /**
   * Who still acts in this resolution, in order; the first one acts now.
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
   * How many tokens are still face down.
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
   * What only the owner of a seat knows; `null` for spectators.
   */
  you: You | null;
}
/**
 * What lies open of one player.
 */
export interface PlayerView {
  /**
   * How many cards the hand has.
   */
  hand: number;
  /**
   * The cards of the hand that everybody saw being taken from the row, by number.
   */
  hand_known: Card[];
  /**
   * Validated cards, in the order they came.
   */
  kingdom: Card[];
  /**
   * Whether the player gave the seat up.
   */
  left: boolean;
  /**
   * The card played this round.
   */
  played: Card | null;
}
/**
 * How one player's points came about (section 6).
 */
export interface Score {
  /**
   * Points for cards: 1 each, kings 2, without doubling.
   */
  cards: number;
  /**
   * What the double token added.
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
   * Everything together.
   */
  total: number;
}
/**
 * One token taken for the most cards of a column's arms.
 */
export interface TokenScore {
  /**
   * What it gave; for the double token, the same as `doubled` of `Score`.
   */
  points: number;
  /**
   * Where it lay.
   */
  slot: Slot;
  /**
   * Which.
   */
  token: Token;
}
/**
 * What only the owner of a seat knows.
 */
export interface You {
  /**
   * By number. While taking: without the cards taken so far.
   */
  hand: Card[];
  /**
   * The run named but not confirmed, if the played card takes runs.
   */
  run: Slot | null;
  /**
   * The seat.
   */
  seat: Seat;
  /**
   * What the owner has taken and not confirmed yet, in order. The row is shown without these.
   */
  taking: Taken[];
}
