// Made of seven-dragons.schema.json by `cargo xtask gen`. Do not edit.

/**
 * One decision of one seat.
 *
 * Everything is one intent but moving a card, which is staged: `pick_up` lifts it, in the eyes of its player only, and can be taken back; `put_down` makes it happen.
 */
export type Intent =
  | {
      /**
       * Which.
       */
      card: Card;
      /**
       * Where.
       */
      cell: Cell;
      do: 'play_dragon';
      /**
       * Whether it stands turned by 180 degrees; never for a card that looks the same turned.
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
       * Where it goes afterwards.
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
       * Where it goes afterwards.
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
       * Where it goes afterwards.
       */
      mode: Mode;
      /**
       * Which way.
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
       * Where the card lies.
       */
      from: Cell;
      /**
       * Where it goes afterwards.
       */
      mode: Mode;
    }
  | {
      /**
       * Where.
       */
      cell: Cell;
      do: 'put_down';
      /**
       * Whether it stands turned by 180 degrees; never for a card that looks the same turned.
       */
      turned: boolean;
    }
  | {
      /**
       * The action card.
       */
      card: Card;
      /**
       * Where the zapped card lies.
       */
      cell: Cell;
      do: 'zap';
      /**
       * Where it goes afterwards.
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
 * One card of the deck, named by its number. On the wire: that number.
 *
 * 0 to 50 are dragon cards (0 is Rainbow), 51 to 65 action cards, three of each kind. Cards that look the same have numbers of their own.
 */
export type Card = number;
/**
 * Where an action card goes after its effect.
 */
export type Mode = 'full' | 'keep_silver';
/**
 * A chair at the table, counted clockwise from 0.
 */
export type Seat = number;
/**
 * One of the five goal places, which lie in a ring: 0 to 4 clockwise, one for each chair, so that the places of those who play come first, then the unused ones. On the wire: that number.
 */
export type Place = number;
/**
 * Which way goals go round.
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
       * Which: one at first, usually trade goals, then more. At least one, none twice.
       */
      kinds: ActionKind[];
      /**
       * Whether Silver starts the table.
       */
      silver: boolean;
    }
  | {
      /**
       * Ages in years of the players by seat; a player under 7 needs only so long a chain. `null`, and seats past the end, are grown up.
       */
      ages: (number | null)[];
      kind: 'basic_dragons';
    }
  | {
      /**
       * Whether bonus cards are drawn.
       */
      bonus: boolean;
      kind: 'dragon_connections';
    };
/**
 * What an action card does. Three cards each, in this order of numbers.
 */
export type ActionKind = 'trade_hands' | 'trade_goals' | 'rotate_goals' | 'move_card' | 'zap_card';
/**
 * Why an intent is refused, as data that a client can explain in its own language.
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
       * The kind it would take; `null` if any action card would do.
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
       * Where it lies.
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
 * Something that happened, as one observer is told of it.
 */
export type Seen =
  | {
      /**
       * Whether it is the bonus for connecting several colours (section 6).
       */
      bonus: boolean;
      /**
       * Which; only the drawer is told, `null` for others.
       */
      cards: Card[] | null;
      /**
       * How many.
       */
      count: number;
      event: 'drew';
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      event: 'skipped';
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
      /**
       * Where.
       */
      cell: Cell;
      event: 'laid';
      /**
       * By whom.
       */
      seat: Seat;
      /**
       * Whether it stands turned.
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
       * What the player gave; only the two are told.
       */
      gave: Card[] | null;
      /**
       * What the player got; only the two are told.
       */
      got: Card[] | null;
      /**
       * Who played the action.
       */
      seat: Seat;
      /**
       * With whom.
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
       * The goal the player gave; only the player and who got it are told.
       */
      gave: Colour | null;
      /**
       * The goal the player got; only the player and who gave it are told.
       */
      got: Colour | null;
      /**
       * Who held that place; `null` if its goal was unused.
       */
      holder: Seat | null;
      /**
       * Who played the action.
       */
      seat: Seat;
      /**
       * With which place.
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
       * Who played the action.
       */
      seat: Seat;
      /**
       * Which way.
       */
      to: Direction;
      /**
       * The observer's new goal.
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
       * Where it lay.
       */
      from: Cell;
      /**
       * The card that was moved.
       */
      moved: Card;
      /**
       * By whom.
       */
      seat: Seat;
      /**
       * Where it lies.
       */
      to: Cell;
      /**
       * Whether it stands turned.
       */
      turned: boolean;
    }
  | {
      /**
       * The action card.
       */
      card: Card;
      /**
       * Where it lay.
       */
      cell: Cell;
      event: 'zapped';
      /**
       * By whom, and whose hand.
       */
      seat: Seat;
      /**
       * The card that was taken.
       */
      zapped: Card;
    }
  | {
      /**
       * Which.
       */
      card: Card;
      /**
       * Whether the action had its effect before.
       */
      effect: boolean;
      event: 'discarded';
      /**
       * By whom.
       */
      seat: Seat;
      /**
       * Whether it went under the pile and left Silver as it was.
       */
      under: boolean;
    }
  | {
      event: 'passed';
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      event: 'joined';
      /**
       * The goal that was waiting; only the newcomer is told.
       */
      goal: Colour | null;
      /**
       * Which.
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
 * Why a match ended.
 */
export type EndedBy = 'chain' | 'exhausted' | 'stuck' | 'alone' | 'claimed';
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
       * Why.
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
 * A cell of the table: x grows to the right, y downwards; the first card of the match lies at (0, 0).
 *
 * A byte is enough for every table that can come about: 50 cards, three zapped ones laid again and three moves reach no further than 56 cells.
 */
export interface Cell {
  /**
   * Column.
   */
  x: number;
  /**
   * Row.
   */
  y: number;
}
/**
 * What the host of a table can choose.
 */
export interface Options {
  /**
   * Who starts; `null` for chance.
   */
  starter: Seat | null;
  /**
   * Which game.
   */
  variant: Variant;
}
/**
 * Everything one observer is entitled to know (section 3), memory included.
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
   * How many newcomers there were; a match takes ten.
   */
  joined: number;
  /**
   * Passes in a row since the last play, with the pile empty; when everybody who holds cards has passed the match ends.
   */
  passes: number;
  /**
   * How many cards the draw pile has.
   */
  pile: number;
  /**
   * The goal ring, clockwise; empty in Dragon connections, which has no goals.
   */
  places: PlaceView[];
  /**
   * All five chairs, those that nobody holds included: a newcomer can take them.
   *
   * @maxItems 8
   */
  players: PlayerView[];
  /**
   * The colour of Silver; `null` while it is wild, and when the match is played without it.
   */
  silver: Colour | null;
  /**
   * What is going on.
   */
  stage: Stage;
  /**
   * The cards on the table, in the order they were laid. The owner of a lifted card sees it without.
   */
  table: Placed[];
  /**
   * Turns so far, the running one counted; from 1.
   */
  turn: number;
  /**
   * What only the owner of a seat knows; `null` for spectators.
   */
  you: You | null;
}
/**
 * The longest chain of one colour.
 */
export interface Chain {
  /**
   * Where they lie, ascending. The first of equal chains, by the order in which cards were laid.
   */
  cells: Cell[];
  /**
   * Which.
   */
  colour: Colour;
  /**
   * How many dragons it has: the number of its cells.
   */
  size: number;
}
/**
 * What an observer knows of one place of the goal ring.
 */
export interface PlaceView {
  /**
   * The goal, if the observer has held it or traded it and so knows where it is now.
   */
  goal: Colour | null;
  /**
   * Whose goal lies here; `null` for an unused goal.
   */
  holder: Seat | null;
  /**
   * Which.
   */
  place: Place;
}
/**
 * What an observer knows of one player.
 */
export interface PlayerView {
  /**
   * How many cards the hand has.
   */
  hand: number;
  /**
   * The cards of the hand that the observer knows: the observer's own, those that everybody saw being zapped, and those the observer saw when hands were traded. By number.
   */
  known: Card[];
  /**
   * The turn in which the player last laid a dragon card; 0 if never. Decides Dragon connections.
   */
  laid: number;
  /**
   * Whether somebody plays here; if not, a newcomer can.
   */
  present: boolean;
  /**
   * Those of them that everybody knows, because they were zapped. By number.
   */
  shown: Card[];
  /**
   * Whether anybody ever played here: together with `present`, what tells a chair that was given up from one that nobody has taken yet.
   */
  taken: boolean;
  /**
   * How long a chain wins: 7, or less for a child.
   */
  target: number;
}
/**
 * A card on the table.
 */
export interface Placed {
  /**
   * Which; `null` is the Silver Dragon.
   */
  card: Card | null;
  /**
   * Where.
   */
  cell: Cell;
  /**
   * Whether it stands turned by 180 degrees.
   */
  turned: boolean;
}
/**
 * What only the owner of a seat knows.
 */
export interface You {
  /**
   * The goal; `null` in Dragon connections, and for a seat that was given up.
   */
  goal: Colour | null;
  /**
   * In the order the cards came.
   */
  hand: Card[];
  /**
   * The card lifted and not put down yet.
   */
  lifted: Lifted | null;
  /**
   * The seat.
   */
  seat: Seat;
}
/**
 * A card in the air, while Move a Card is being played.
 */
export interface Lifted {
  /**
   * The action card, still in the hand.
   */
  by: Card;
  /**
   * How many cards of the table were laid before it: there it goes back if the lifting is taken back.
   */
  index: number;
  /**
   * Where the action card will go.
   */
  mode: Mode;
  /**
   * The lifted card, where and how it stood.
   */
  what: Placed;
}
