// Made of seven-dragons.schema.json by `cargo xtask gen`. Do not edit.

/**
 * One decision of one seat.
 *
 * Each action is one intent, except moving a card, which is staged. `pick_up` lifts the card; only its player sees that, and it can be undone. `put_down` completes the move.
 */
export type Intent =
  | {
      /**
       * The card.
       */
      card: Card;
      /**
       * Its cell.
       */
      cell: Cell;
      do: 'play_dragon';
      /**
       * True to turn it by 180 degrees; never for a card that looks the same when turned.
       */
      turned: boolean;
    }
  | {
      /**
       * The action card.
       */
      card: Card;
      do: 'trade_hands';
      /**
       * The place of the action card afterwards.
       */
      mode: Mode;
      /**
       * The other player.
       */
      with: Seat;
    }
  | {
      /**
       * The action card.
       */
      card: Card;
      do: 'trade_goals';
      /**
       * The place of the action card afterwards.
       */
      mode: Mode;
      /**
       * The other place.
       */
      with: Place;
    }
  | {
      /**
       * The action card.
       */
      card: Card;
      do: 'rotate_goals';
      /**
       * The place of the action card afterwards.
       */
      mode: Mode;
      /**
       * The direction.
       */
      to: Direction;
    }
  | {
      /**
       * The action card.
       */
      card: Card;
      do: 'pick_up';
      /**
       * The cell of the card to lift.
       */
      from: Cell;
      /**
       * The place of the action card afterwards.
       */
      mode: Mode;
    }
  | {
      /**
       * The new cell.
       */
      cell: Cell;
      do: 'put_down';
      /**
       * True to turn it by 180 degrees; never for a card that looks the same when turned.
       */
      turned: boolean;
    }
  | {
      /**
       * The action card.
       */
      card: Card;
      /**
       * The cell of the card to zap.
       */
      cell: Cell;
      do: 'zap';
      /**
       * The place of the action card afterwards.
       */
      mode: Mode;
    }
  | {
      /**
       * The action card.
       */
      card: Card;
      do: 'colour_only';
    }
  | {
      do: 'pass';
    }
  | {
      do: 'back';
    };
/**
 * One card of the deck, identified by its number. On the wire it is that number.
 *
 * 0 to 50 are dragon cards (0 is Rainbow), 51 to 65 action cards, three of each kind. Cards that look the same have different numbers.
 */
export type Card = number;
/**
 * The place of an action card after its effect.
 */
export type Mode = 'full' | 'keep_silver';
/**
 * A chair at the table, counted clockwise from 0.
 */
export type Seat = number;
/**
 * One of the five goal places, which form a ring: 0 to 4 clockwise, one for each chair. So the places of the first players come first, then the unused ones. On the wire it is that number.
 */
export type Place = number;
/**
 * The direction in which goals rotate.
 */
export type Direction = 'left' | 'right';
/**
 * The full game and its lighter variants (section 10).
 */
export type Variant =
  | {
      kind: 'full';
    }
  | {
      kind: 'single_action';
      /**
       * The kinds: one at first, usually trade goals, then more. At least one, and none twice.
       */
      kinds: ActionKind[];
      /**
       * True if Silver starts the table.
       */
      silver: boolean;
    }
  | {
      /**
       * The ages of the players in years, by seat. A player under 7 needs only a chain of that length. `null`, and seats past the end, are adults.
       */
      ages: (number | null)[];
      kind: 'basic_dragons';
    }
  | {
      /**
       * True if bonus cards are drawn.
       */
      bonus: boolean;
      kind: 'dragon_connections';
    };
/**
 * The effect of an action card. Each kind has three cards, in this order of numbers.
 */
export type ActionKind = 'trade_hands' | 'trade_goals' | 'rotate_goals' | 'move_card' | 'zap_card';
/**
 * The reason why an intent is refused, as data that a client can explain in its own language.
 */
export type Refusal =
  | {
      why: 'not_your_turn';
    }
  | {
      why: 'over';
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
      why: 'not_a_dragon';
    }
  | {
      /**
       * The card named.
       */
      card: Card;
      /**
       * The kind of action card that is needed; `null` for any action card.
       */
      wanted: ActionKind | null;
      why: 'not_that_action';
    }
  | {
      /**
       * The cell named.
       */
      cell: Cell;
      why: 'cell_taken';
    }
  | {
      /**
       * The cell named.
       */
      cell: Cell;
      why: 'no_neighbour';
    }
  | {
      /**
       * The cell named.
       */
      cell: Cell;
      why: 'no_match';
    }
  | {
      why: 'same_when_turned';
    }
  | {
      /**
       * The cell named.
       */
      cell: Cell;
      why: 'nothing_there';
    }
  | {
      why: 'silver_stays';
    }
  | {
      why: 'unchanged';
    }
  | {
      /**
       * Its cell.
       */
      cell: Cell;
      why: 'fits_nowhere';
    }
  | {
      why: 'your_own';
    }
  | {
      /**
       * The seat named.
       */
      seat: Seat;
      why: 'nobody_there';
    }
  | {
      why: 'pile_empty';
    }
  | {
      why: 'no_silver';
    }
  | {
      why: 'must_have_effect';
    }
  | {
      why: 'can_play';
    }
  | {
      why: 'card_in_the_air';
    }
  | {
      why: 'nothing_lifted';
    }
  | {
      why: 'nothing_to_take_back';
    };
/**
 * One event, as one observer receives it.
 */
export type Seen =
  | {
      /**
       * True if it is the bonus for connecting several colours (section 6).
       */
      bonus: boolean;
      /**
       * The cards. Only the drawer receives them; `null` for others.
       */
      cards: Card[] | null;
      /**
       * The number of cards.
       */
      count: number;
      event: 'drew';
      /**
       * The seat of the player.
       */
      seat: Seat;
    }
  | {
      event: 'skipped';
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
      /**
       * Its cell.
       */
      cell: Cell;
      event: 'laid';
      /**
       * The seat of the player.
       */
      seat: Seat;
      /**
       * True if it is turned.
       */
      turned: boolean;
    }
  | {
      /**
       * The action card.
       */
      card: Card;
      event: 'hands_traded';
      /**
       * The cards that the player gave. Only the two players receive them; `null` for others.
       */
      gave: Card[] | null;
      /**
       * The cards that the player got. Only the two players receive them; `null` for others.
       */
      got: Card[] | null;
      /**
       * The seat that played the action.
       */
      seat: Seat;
      /**
       * The seat of the other player.
       */
      with: Seat;
    }
  | {
      /**
       * The action card.
       */
      card: Card;
      event: 'goals_traded';
      /**
       * The goal that the player gave. Only the two players receive it; `null` for others.
       */
      gave: Colour | null;
      /**
       * The goal that the player got. Only the two players receive it; `null` for others.
       */
      got: Colour | null;
      /**
       * The seat whose goal was at that place; `null` if its goal was unused.
       */
      holder: Seat | null;
      /**
       * The seat that played the action.
       */
      seat: Seat;
      /**
       * The other place.
       */
      with: Place;
    }
  | {
      /**
       * The action card.
       */
      card: Card;
      event: 'goals_rotated';
      /**
       * The seat that played the action.
       */
      seat: Seat;
      /**
       * The direction.
       */
      to: Direction;
      /**
       * The observer's new goal; `null` for spectators and for a seat without a player.
       */
      yours: Colour | null;
    }
  | {
      /**
       * The action card.
       */
      card: Card;
      event: 'moved';
      /**
       * Its old cell.
       */
      from: Cell;
      /**
       * The card that was moved.
       */
      moved: Card;
      /**
       * The seat that played the action.
       */
      seat: Seat;
      /**
       * Its new cell.
       */
      to: Cell;
      /**
       * True if it is turned.
       */
      turned: boolean;
    }
  | {
      /**
       * The action card.
       */
      card: Card;
      /**
       * Its old cell.
       */
      cell: Cell;
      event: 'zapped';
      /**
       * The seat of the player.
       */
      seat: Seat;
      /**
       * The card that was taken.
       */
      zapped: Card;
    }
  | {
      /**
       * The action card.
       */
      card: Card;
      /**
       * True if the action had its effect before.
       */
      effect: boolean;
      event: 'discarded';
      /**
       * The seat that played it.
       */
      seat: Seat;
      /**
       * True if it went under the pile and left Silver's colour as it was.
       */
      under: boolean;
    }
  | {
      event: 'passed';
      /**
       * The seat of the player.
       */
      seat: Seat;
    }
  | {
      event: 'joined';
      /**
       * The goal at that seat. Only the newcomer receives it; `null` for others.
       */
      goal: Colour | null;
      /**
       * The seat.
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
       * The goals by place; empty in Dragon connections.
       */
      goals: Colour[];
      /**
       * The winner or winners.
       */
      winners: Seat[];
    };
/**
 * The colour of a dragon and of a goal.
 */
export type Colour = 'red' | 'gold' | 'blue' | 'green' | 'black';
/**
 * The reason why a match ended.
 */
export type EndedBy = 'chain' | 'exhausted' | 'stuck' | 'alone' | 'claimed';
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
       * The reason.
       */
      by: EndedBy;
      /**
       * The goals, turned up: one for each place of the ring; empty in Dragon connections.
       */
      goals: Colour[];
      stage: 'over';
      /**
       * The winner or winners.
       */
      winners: Seat[];
    };

/**
 * The wire types of Seven Dragons.
 */
export interface SevenDragons {
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
 * A cell of the table. `x` grows to the right, `y` downwards; the first card of the match is at (0, 0).
 *
 * A byte is enough for every possible table: 50 cards, three zapped ones laid again and three moves reach at most 56 cells.
 */
export interface Cell {
  /**
   * The column.
   */
  x: number;
  /**
   * The row.
   */
  y: number;
}
/**
 * The options that the host of a table can choose.
 */
export interface Options {
  /**
   * The seat that starts; `null` for a random one.
   */
  starter: Seat | null;
  /**
   * The variant of the game.
   */
  variant: Variant;
}
/**
 * All the knowledge to which one observer is entitled (section 3), memory included.
 */
export interface View {
  /**
   * The longest chain of each colour on the table as it is shown here: red, gold, blue, green, black.
   *
   * @minItems 5
   * @maxItems 5
   */
  chains: Chain[];
  /**
   * The discard pile, the bottom card first.
   */
  discard: Card[];
  /**
   * The action card whose effect ended the match: it never reached the discard pile.
   */
  ending: Card | null;
  /**
   * The number of newcomers so far; a match takes at most ten.
   */
  joined: number;
  /**
   * Passes in a row since the last play, with an empty pile. When every player with cards has passed, the match ends.
   */
  passes: number;
  /**
   * The number of cards in the draw pile.
   */
  pile: number;
  /**
   * The goal ring, clockwise; empty in Dragon connections, which has no goals.
   */
  places: PlaceView[];
  /**
   * All five chairs. A newcomer can take an empty one.
   *
   * @maxItems 8
   */
  players: PlayerView[];
  /**
   * The colour of Silver; `null` while it is wild, and in a match without Silver.
   */
  silver: Colour | null;
  /**
   * The current stage of the match.
   */
  stage: Stage;
  /**
   * The cards on the table, in the order in which they were laid. For the player who has lifted a card, without that card.
   */
  table: Placed[];
  /**
   * The number of turns so far, including the current one.
   */
  turn: number;
  /**
   * The knowledge of the seat's owner alone; `null` for spectators.
   */
  you: You | null;
}
/**
 * The longest chain of one colour.
 */
export interface Chain {
  /**
   * Its cells, ascending. Of equal chains, the first by the order in which cards were laid.
   */
  cells: Cell[];
  /**
   * The colour.
   */
  colour: Colour;
  /**
   * The number of its dragons, which is the number of its cells.
   */
  size: number;
}
/**
 * An observer's knowledge of one place of the goal ring.
 */
export interface PlaceView {
  /**
   * The goal, if the observer knows it, because the observer has held or traded it. Otherwise `null`.
   */
  goal: Colour | null;
  /**
   * The seat whose goal it is; `null` for an unused goal.
   */
  holder: Seat | null;
  /**
   * The place.
   */
  place: Place;
}
/**
 * An observer's knowledge of one player.
 */
export interface PlayerView {
  /**
   * The number of cards in the hand.
   */
  hand: number;
  /**
   * The cards of the hand that the observer knows, by number. These are the observer's own cards, zapped cards, and cards that the observer saw when hands were traded.
   */
  known: Card[];
  /**
   * The turn in which the player last laid a dragon card; 0 if never. Decides Dragon connections.
   */
  laid: number;
  /**
   * True if the chair has a player. If not, a newcomer can take it.
   */
  present: boolean;
  /**
   * The known cards that all observers know, because they were zapped, by number.
   */
  shown: Card[];
  /**
   * True if a player ever had this chair. A chair with `taken` but not `present` was given up; one without either was never taken.
   */
  taken: boolean;
  /**
   * The length of a winning chain: 7, or less for a child.
   */
  target: number;
}
/**
 * A card on the table.
 */
export interface Placed {
  /**
   * The card; `null` is the Silver Dragon.
   */
  card: Card | null;
  /**
   * Its cell.
   */
  cell: Cell;
  /**
   * True if it is turned by 180 degrees.
   */
  turned: boolean;
}
/**
 * The knowledge of the seat's owner alone.
 */
export interface You {
  /**
   * The goal; `null` in Dragon connections, and for a seat whose player left.
   */
  goal: Colour | null;
  /**
   * The hand, in the order in which the cards came.
   */
  hand: Card[];
  /**
   * The lifted card that is not yet put down.
   */
  lifted: Lifted | null;
  /**
   * The seat.
   */
  seat: Seat;
}
/**
 * A lifted card, while Move a Card is being played.
 */
export interface Lifted {
  /**
   * The action card, still in the hand.
   */
  by: Card;
  /**
   * The number of cards of the table that were laid before it. If the lifting is undone, the card goes back to that index.
   */
  index: number;
  /**
   * The place of the action card afterwards.
   */
  mode: Mode;
  /**
   * The lifted card, with its old cell and orientation.
   */
  what: Placed;
}
