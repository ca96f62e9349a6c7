// Made of seven-wonders.schema.json by `cargo xtask gen`. Do not edit.

/**
 * One decision of one seat.
 *
 * A turn is one [`Intent::Play`] of everybody, face down until the last one is in; until then it can be
 * replaced by another. In the two-player game who has the Free city's turn plays for their own city first
 * and then for the Free city.
 */
export type Intent =
  | {
      do: 'choose';
      /**
       * Which side; the one that is given, if sides are.
       */
      side: Side;
      /**
       * Which wonder; the one that was dealt, if wonders are dealt.
       */
      wonder: Wonder;
    }
  | {
      /**
       * The card.
       */
      card: Card;
      /**
       * For which city: one's own seat, or the Free city.
       */
      city: Seat;
      do: 'play';
      /**
       * What for.
       */
      how: How;
    }
  | {
      /**
       * The card.
       */
      card: Card;
      do: 'from_discard';
    }
  | {
      do: 'decline';
    };
/**
 * The two sides of a board.
 */
export type Side = 'A' | 'B';
/**
 * A wonder.
 */
export type Wonder = 'giza' | 'babylon' | 'olympia' | 'rhodes' | 'ephesus' | 'alexandria' | 'halicarnassus';
/**
 * A card. Copies of one card are the same card: nobody can tell them apart.
 */
export type Card =
  | 'lumber-yard'
  | 'stone-pit'
  | 'clay-pool'
  | 'ore-vein'
  | 'tree-farm'
  | 'excavation'
  | 'clay-pit'
  | 'timber-yard'
  | 'forest-cave'
  | 'mine'
  | 'loom-1'
  | 'glassworks-1'
  | 'press-1'
  | 'pawnshop'
  | 'baths'
  | 'altar'
  | 'theater'
  | 'tavern'
  | 'east-trading-post'
  | 'west-trading-post'
  | 'marketplace'
  | 'stockade'
  | 'barracks'
  | 'guard-tower'
  | 'apothecary'
  | 'workshop'
  | 'scriptorium'
  | 'sawmill'
  | 'quarry'
  | 'brickyard'
  | 'foundry'
  | 'loom-2'
  | 'glassworks-2'
  | 'press-2'
  | 'aqueduct'
  | 'temple'
  | 'statue'
  | 'courthouse'
  | 'forum'
  | 'caravansery'
  | 'vineyard'
  | 'bazar'
  | 'walls'
  | 'training-ground'
  | 'stables'
  | 'archery-range'
  | 'dispensary'
  | 'laboratory'
  | 'library'
  | 'school'
  | 'pantheon'
  | 'gardens'
  | 'town-hall'
  | 'palace'
  | 'senate'
  | 'haven'
  | 'lighthouse'
  | 'chamber-of-commerce'
  | 'arena'
  | 'fortifications'
  | 'circus'
  | 'arsenal'
  | 'siege-workshop'
  | 'lodge'
  | 'observatory'
  | 'university'
  | 'academy'
  | 'study'
  | 'workers-guild'
  | 'craftsmens-guild'
  | 'traders-guild'
  | 'philosophers-guild'
  | 'spies-guild'
  | 'strategists-guild'
  | 'shipowners-guild'
  | 'scientists-guild'
  | 'magistrates-guild'
  | 'builders-guild';
/**
 * A chair at the table, counted clockwise from 0.
 *
 * A seat that came off the wire may not exist at this table: look it up with [`BySeat::get`] or
 * [`SeatCount::contains`] before indexing.
 */
export type Seat = number;
/**
 * What a card is played for.
 */
export type How =
  | {
      as: 'build';
      /**
       * How it is paid.
       */
      pay: Payment;
    }
  | {
      as: 'chain';
    }
  | {
      as: 'power';
    }
  | {
      as: 'stage';
      /**
       * How the stage is paid.
       */
      pay: Payment;
    }
  | {
      as: 'discard';
    };
/**
 * Which side of the boards is up.
 */
export type SideChoice = 'random' | 'a' | 'b' | 'picked';
/**
 * Who gets which wonder.
 */
export type Wonders = 'dealt' | 'picked';
/**
 * Why an intent is refused, or a card cannot be built, as data that a client can explain in its own language.
 */
export type Refusal =
  | {
      why: 'not_your_turn';
    }
  | {
      why: 'over';
    }
  | {
      why: 'not_now';
    }
  | {
      why: 'not_your_city';
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
      why: 'not_in_discard';
    }
  | {
      /**
       * The card that stands there.
       */
      card: Card;
      why: 'already_built';
    }
  | {
      why: 'wonder_complete';
    }
  | {
      /**
       * The units that cannot be had: a smallest number of them.
       */
      missing: Resource[];
      why: 'resources_missing';
    }
  | {
      /**
       * Coins held at the start of the turn.
       */
      held: number;
      /**
       * Coins of the cheapest way, the bank's included.
       */
      needed: number;
      /**
       * The cheapest ways to buy the resources, were there coins enough.
       */
      ways: Payment[];
      why: 'coins_missing';
    }
  | {
      /**
       * The ways that are possible and not wasteful.
       */
      ways: Payment[];
      why: 'overpaid';
    }
  | {
      /**
       * The ways that are possible and not wasteful.
       */
      ways: Payment[];
      why: 'underpaid';
    }
  | {
      why: 'free_by_chain';
      /**
       * The card that makes it free.
       */
      with: Card;
    }
  | {
      why: 'no_chain';
    }
  | {
      why: 'no_free_build';
    }
  | {
      why: 'power_wasted';
    }
  | {
      why: 'free_city_builds';
    }
  | {
      why: 'wonder_not_free';
    }
  | {
      why: 'side_given';
    }
  | {
      /**
       * The card named.
       */
      card: Card;
      why: 'picked_already';
    };
/**
 * A unit that cards and stages cost.
 */
export type Resource = 'wood' | 'stone' | 'ore' | 'clay' | 'glass' | 'loom' | 'papyrus';
/**
 * The part of an event that one observer may learn.
 */
export type Seen =
  | {
      event: 'chose';
      /**
       * Who.
       */
      seat: Seat;
      /**
       * The side.
       */
      side: Side;
      /**
       * The wonder.
       */
      wonder: Wonder;
    }
  | {
      /**
       * 1 to 3.
       */
      age: number;
      event: 'age_began';
      /**
       * The observer's hand; `null` for spectators.
       */
      hand: Card[] | null;
    }
  | {
      event: 'picked';
      /**
       * What lies for the Free city now, if what lay there cannot stand beside this play: its card is taken,
       * or it was sold and could be built. Left out if nothing changed.
       */
      free_city?: Pick | null;
      /**
       * The play.
       */
      pick: Pick;
      /**
       * Your seat.
       */
      seat: Seat;
    }
  | {
      /**
       * 1 to 3.
       */
      age: number;
      event: 'turn';
      /**
       * By city.
       */
      plays: PlayView[];
      /**
       * The turn of the age, 1 to 6.
       */
      turn: number;
    }
  | {
      /**
       * The card; only that player is told.
       */
      card: Card | null;
      event: 'drew';
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      event: 'last_card';
      /**
       * The play.
       */
      play: PlayView;
    }
  | {
      /**
       * How many.
       */
      cards: number;
      event: 'unplayed';
      /**
       * The observer's own, if they had one.
       */
      yours: Card | null;
    }
  | {
      event: 'passed';
      /**
       * The observer's new hand; `null` for spectators.
       */
      hand: Card[] | null;
    }
  | {
      /**
       * For which city.
       */
      city: Seat;
      event: 'looked';
      /**
       * The pile; only that player is told.
       */
      pile: Card[] | null;
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      /**
       * The card; `null` if none was wanted.
       */
      card: Card | null;
      /**
       * For which city.
       */
      city: Seat;
      event: 'from_discard';
      /**
       * Coins that it brought.
       */
      income: number;
    }
  | {
      /**
       * Which city.
       */
      city: Seat;
      event: 'nothing_to_build';
    }
  | {
      /**
       * 1 to 3.
       */
      age: number;
      event: 'conflicts';
      /**
       * By city.
       *
       * @maxItems 8
       */
      results: ConflictView[];
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
       * Whether the last person left claimed it.
       */
      claimed: boolean;
      event: 'ended';
      /**
       * The winner or winners.
       */
      winners: Seat[];
    };
/**
 * Where hands go.
 */
export type Direction = 'left' | 'right';
/**
 * What is going on.
 */
export type Stage =
  | {
      /**
       * Who is to choose: one at a time if wonders are chosen, all who have not yet if only sides are.
       */
      seats: Seat[];
      stage: 'boards';
    }
  | {
      stage: 'turn';
    }
  | {
      /**
       * Who.
       */
      seat: Seat;
      stage: 'last_card';
    }
  | {
      /**
       * For which city: their own, or the Free city.
       */
      city: Seat;
      /**
       * Who decides.
       */
      seat: Seat;
      stage: 'from_discard';
    }
  | {
      /**
       * Whether the last person left claimed it; the points then count for nothing.
       */
      claimed: boolean;
      stage: 'over';
    };
/**
 * What can be decided for one city.
 */
export type Offers =
  | {
      asked: 'board';
      /**
       * The sides that can be up.
       */
      sides: Side[];
      /**
       * The wonders that can be taken.
       */
      wonders: Wonder[];
    }
  | {
      asked: 'play';
      /**
       * Each card once, in the order of the cards' numbers.
       */
      cards: Offer[];
      /**
       * For which city.
       */
      city: Seat;
      /**
       * Coins that can be spent: those held at the start of the turn.
       */
      coins: number;
      /**
       * Whether a card can be discarded for coins: always, but for the Free city, which discards only when
       * it can build nothing.
       */
      discard: boolean;
      /**
       * Whether the once-an-age power to build without paying is there and unused.
       */
      free_build: boolean;
      /**
       * The next stage of the wonder; the same for whatever card.
       */
      stage: Means;
    }
  | {
      asked: 'from_discard';
      /**
       * Those that can be built.
       */
      cards: Card[];
      /**
       * For which city.
       */
      city: Seat;
    };
/**
 * How something can be built.
 */
export type Means =
  | {
      means: 'chain';
      /**
       * The card that makes it free.
       */
      with: Card;
    }
  | {
      /**
       * Coins to the bank.
       */
      bank: number;
      means: 'pay';
      /**
       * What is paid to the neighbours: all ways of which none is better than another for both purses, by
       * rising coins to the left. One of nothing if the city produces all it takes.
       */
      ways: Payment[];
    }
  | {
      /**
       * Why not.
       */
      because: Refusal;
      means: 'no';
    };

/**
 * The wire types of 7 Wonders.
 */
export interface SevenWonders {
  /**
   * What a seat can be offered.
   */
  choices: {
    /**
     * Takes back the seat's last step of a staged turn, if that step told nobody anything new. Offered to
     * people; search and random players leave it alone, so matches end.
     */
    back: Intent | null;
    /**
     * `false` when more intents pass [`Rules::check`] than are worth listing (bids, offers, free splits of
     * payment); the list is then a sensible sample a bot or a keyboard user can live on.
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
 * Coins for resources bought. Coins that a card itself costs are not in it: they go to the bank.
 */
export interface Payment {
  /**
   * Coins to the bank, where it sells. Left out if there are none.
   */
  bank?: number;
  /**
   * Coins to the left neighbour (the next clockwise).
   */
  left: number;
  /**
   * Coins to the right neighbour (the previous).
   */
  right: number;
}
/**
 * What the host of a table can choose.
 */
export interface Options {
  /**
   * Which side is up.
   */
  sides: SideChoice;
  /**
   * Who gets which wonder.
   */
  wonders: Wonders;
}
/**
 * A play that lies face down.
 */
export interface Pick {
  /**
   * The card.
   */
  card: Card;
  /**
   * For which city.
   */
  city: Seat;
  /**
   * What for.
   */
  how: How;
}
/**
 * What one city did in a turn.
 */
export interface PlayView {
  /**
   * The card, if the observer knows it: it was built, or the observer played it, or saw it later.
   */
  card: Card | null;
  /**
   * Which city.
   */
  city: Seat;
  /**
   * What for.
   */
  how: How;
  /**
   * Coins that came in: sold cards, effects, and what neighbours paid.
   */
  income: number;
}
/**
 * How one city fared in the conflicts of an age.
 */
export interface ConflictView {
  /**
   * The token against the left neighbour: 1, 3 or 5 for a victory, -1 for a defeat, 0 for none.
   */
  left: number;
  /**
   * The token against the right neighbour.
   */
  right: number;
  /**
   * Its shields.
   */
  shields: number;
}
/**
 * Everything one observer is entitled to know, memory included.
 *
 * Cities are numbered like seats, clockwise; in the two-player game the Free city is number 2, after the seats,
 * so lists of cities are longer than the table has seats. The left neighbour of a city is the next one.
 */
export interface View {
  /**
   * 1 to 3; 0 while boards are chosen.
   */
  age: number;
  /**
   * By city.
   *
   * @maxItems 8
   */
  cities: CityView[];
  /**
   * How the conflicts of the ages so far ended, by age.
   */
  conflicts: ConflictView[][];
  /**
   * Where hands go in this age.
   */
  direction: Direction;
  /**
   * Cards in the discard pile, by the age on their backs.
   *
   * @minItems 3
   * @maxItems 3
   */
  discarded: number[];
  /**
   * Who plays for the Free city this turn; `null` except in the two-player game.
   */
  free_city_player: Seat | null;
  /**
   * What will be asked after that and before the match goes on, in order. Left out if nothing.
   */
  next?: Stage[];
  /**
   * Cards in the pile from which the Free city's player draws; 0 except in the two-player game.
   */
  pile: number;
  /**
   * Everything that was played in this age, by turn; the last entry may be the plays of last cards.
   */
  plays: TurnView[];
  /**
   * Points by city, when the match is over.
   *
   * @maxItems 8
   */
  scores: Score[] | null;
  /**
   * What is going on.
   */
  stage: Stage;
  /**
   * The turn of the age, 1 to 6, of the play that is asked for or was made last; 0 while boards are chosen.
   */
  turn: number;
  /**
   * What only the owner of a seat knows; `null` for spectators.
   */
  you: You | null;
}
/**
 * A city. All of it lies open.
 */
export interface CityView {
  /**
   * The cards built, in order.
   */
  cards: Card[];
  /**
   * Coins.
   */
  coins: number;
  /**
   * Defeat tokens.
   */
  defeats: number;
  /**
   * Whether the once-an-age power to build without paying is there and unused in this age.
   */
  free_build: boolean;
  /**
   * Whether the player has given up the seat.
   */
  left: boolean;
  /**
   * What the city pays for a unit.
   */
  prices: PricesView;
  /**
   * The player; `null` for the Free city.
   */
  seat: Seat | null;
  /**
   * Shields, of cards and stages.
   */
  shields: number;
  /**
   * The side that is up; `null` until it is chosen.
   */
  side: Side | null;
  /**
   * What is produced each turn: the board first, then cards and stages. From the turn after they are built.
   */
  sources: Source[];
  /**
   * The stages built, in order.
   */
  stages: Marker[];
  /**
   * Scientific symbols on cards: compasses, gears, tablets.
   *
   * @minItems 3
   * @maxItems 3
   */
  symbols: number[];
  /**
   * Victory tokens of value 1, 3, 5.
   *
   * @minItems 3
   * @maxItems 3
   */
  victories: number[];
  /**
   * Scientific symbols of the owner's choice.
   */
  wild_symbols: number;
  /**
   * The wonder; `null` until it is chosen.
   */
  wonder: Wonder | null;
}
/**
 * What a city pays a neighbour for one unit.
 */
export interface PricesView {
  /**
   * Glass, loom or papyrus from the left neighbour.
   */
  manufactured_left: number;
  /**
   * Glass, loom or papyrus from the right neighbour.
   */
  manufactured_right: number;
  /**
   * Wood, stone, ore or clay from the left neighbour.
   */
  raw_left: number;
  /**
   * Wood, stone, ore or clay from the right neighbour.
   */
  raw_right: number;
}
/**
 * Something that produces each turn.
 */
export interface Source {
  /**
   * Alternatives.
   */
  one_of: Resource[];
  /**
   * Whether neighbours may buy it.
   */
  sold: boolean;
  /**
   * Units.
   */
  units: number;
}
/**
 * The card that marks a stage.
 */
export interface Marker {
  /**
   * The age on its back.
   */
  age: number;
  /**
   * The card, if the observer knows it.
   */
  card: Card | null;
}
/**
 * The plays of one turn.
 */
export interface TurnView {
  /**
   * What was built from the discard pile afterwards.
   */
  from_discard: SalvageView[];
  /**
   * What each city did, by number. In the entry of last cards only who played theirs.
   */
  plays: PlayView[];
  /**
   * The turn of the age; 7 for plays of last cards.
   */
  turn: number;
}
/**
 * A card built from the discard pile.
 */
export interface SalvageView {
  /**
   * The card; `null` if it declined.
   */
  card: Card | null;
  /**
   * Which city.
   */
  city: Seat;
}
/**
 * Points of one city by category.
 */
export interface Score {
  /**
   * Blue cards.
   */
  civilian: number;
  /**
   * A point for every three coins.
   */
  coins: number;
  /**
   * Yellow cards.
   */
  commerce: number;
  /**
   * The guild that the wonder copied.
   */
  copied: Card | null;
  /**
   * Guilds, a copied one included.
   */
  guilds: number;
  /**
   * Victory and defeat tokens.
   */
  military: number;
  /**
   * Green cards and other scientific symbols.
   */
  science: number;
  /**
   * The symbols that count: compasses, gears, tablets, with those of the owner's choice placed best.
   *
   * @minItems 3
   * @maxItems 3
   */
  symbols: number[];
  /**
   * All together.
   */
  total: number;
  /**
   * The wonder.
   */
  wonder: number;
}
/**
 * What only the owner of a seat knows.
 */
export interface You {
  /**
   * The cards of the discard pile that are known for certain, in the order of the cards' numbers.
   */
  discarded: Card[];
  /**
   * The cards drawn for the Free city in this age, by turn: those that others drew are `null`. Empty except in
   * the two-player game.
   */
  drawn: (Card | null)[];
  /**
   * The cards in the hand, in the order of the cards' numbers; one that is picked stays until the turn ends.
   */
  hand: Card[];
  /**
   * The hands of this age held so far, by turn, each as it was before playing from it. The last is the
   * present hand.
   */
  held: Card[][];
  /**
   * What is known of the hands of others: what was in them when they were passed on.
   */
  known: KnownHand[];
  /**
   * What can be decided now, by what is asked: empty if nothing is. Two entries in the two-player game, once
   * the own city's play lies there: that one, which can still be replaced, and the Free city's.
   */
  offers: Offers[];
  /**
   * What is picked this turn: for the own city, and then for the Free city.
   */
  picks: Pick[];
  /**
   * The whole discard pile, while a card may be built from it.
   */
  pile: Card[] | null;
  /**
   * The seat.
   */
  seat: Seat;
}
/**
 * A hand that passed through one's own and is held by somebody else now.
 */
export interface KnownHand {
  /**
   * What was in it, but for the cards that were seen being played since.
   */
  cards: Card[];
  /**
   * How many cards have left the hand face down since: that many of `cards` are gone, or in the two-player
   * game perhaps the card that its holder drew.
   */
  gone: number;
  /**
   * Who holds it.
   */
  seat: Seat;
}
/**
 * What one card can be played for, apart from building a stage and being discarded.
 */
export interface Offer {
  /**
   * How it can be built.
   */
  build: Means;
  /**
   * The card.
   */
  card: Card;
  /**
   * Whether the once-an-age power can build it for nothing.
   */
  power: boolean;
}
