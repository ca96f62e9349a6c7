// Made of seven-wonders.schema.json by `cargo xtask gen`. Do not edit.

/**
 * One decision of one seat.
 *
 * A turn is one `play` of everybody, face down until the last one is in; until then it can be replaced by another. In the two-player game who has the Free city's turn plays for their own city first and then for the Free city.
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
      do: 'keep';
      /**
       * Which.
       */
      leader: Leader;
    }
  | {
      do: 'keep_tile';
      /**
       * Which.
       */
      tile: Tile;
    }
  | {
      do: 'lay_tile';
      /**
       * Which.
       */
      tile: Tile;
    }
  | {
      do: 'lead';
      /**
       * What for.
       */
      how: LeaderHow;
      /**
       * Which.
       */
      leader: Leader;
    }
  | {
      /**
       * The card.
       */
      card: Card;
      do: 'from_discard';
    }
  | {
      do: 'leader';
      /**
       * Which.
       */
      leader: Leader;
      /**
       * The stage that they build, from 0, where that may be another one than the next. Left out otherwise.
       */
      stage?: number | null;
    }
  | {
      /**
       * Which.
       */
      at: Piece;
      do: 'piece';
    }
  | {
      do: 'swap';
      /**
       * Which.
       */
      pair: Pair;
    }
  | {
      do: 'name';
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      do: 'tokens';
      /**
       * How many of value 1, 3, 5.
       *
       * @minItems 3
       * @maxItems 3
       */
      lost: number[];
    }
  | {
      /**
       * How many.
       */
      coins: number;
      do: 'pay';
    }
  | {
      do: 'announce';
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
export type Wonder =
  | 'giza'
  | 'babylon'
  | 'olympia'
  | 'rhodes'
  | 'ephesus'
  | 'alexandria'
  | 'halicarnassus'
  | 'roma'
  | 'petra'
  | 'byzantium'
  | 'abu-simbel'
  | 'great-wall'
  | 'stonehenge'
  | 'manneken-pis'
  | 'catan'
  | 'babel';
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
  | 'builders-guild'
  | 'gamers-guild'
  | 'courtesans-guild'
  | 'diplomats-guild'
  | 'architects-guild'
  | 'pigeon-loft'
  | 'militia'
  | 'hideout'
  | 'residence'
  | 'gambling-den'
  | 'clandestine-dock-east'
  | 'clandestine-dock-west'
  | 'secret-warehouse'
  | 'gates-of-the-city'
  | 'spy-ring'
  | 'mercenaries'
  | 'lair'
  | 'consulate'
  | 'gambling-house'
  | 'black-market'
  | 'sepulcher'
  | 'architect-cabinet'
  | 'tabularium'
  | 'torture-chamber'
  | 'contingent'
  | 'brotherhood'
  | 'embassy'
  | 'cenotaph'
  | 'builders-union'
  | 'capitol'
  | 'slave-market'
  | 'secret-society'
  | 'counterfeiters-guild'
  | 'guild-of-shadows'
  | 'mourners-guild';
/**
 * A chair at the table, counted clockwise from 0.
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
      as: 'plenty';
      /**
       * Which resource.
       */
      of: Resource;
      /**
       * How the rest is paid.
       */
      pay: Payment;
    }
  | {
      as: 'other_stage';
      /**
       * How it is paid.
       */
      pay: Payment;
      /**
       * Which stage, from 0.
       */
      stage: number;
    }
  | {
      as: 'stage';
      /**
       * How the stage is paid.
       */
      pay: Payment;
    }
  | {
      as: 'join';
      /**
       * How it is built.
       */
      by: Joined;
      /**
       * How the resources of both are paid together; those of the project alone, where the card is built for nothing.
       */
      pay: Payment;
    }
  | {
      as: 'free_stage';
      /**
       * Which stage, from 0: the next, unless any may be built.
       */
      stage: number;
    }
  | {
      as: 'tile';
      /**
       * Which. In what others see it is left out until it lies there; who lays it names it.
       */
      tile?: Tile | null;
    }
  | {
      as: 'discard';
    };
/**
 * A unit that cards and stages cost.
 */
export type Resource = 'wood' | 'stone' | 'ore' | 'clay' | 'glass' | 'loom' | 'papyrus';
/**
 * How a card is built with which its player takes part in the Great Project.
 */
export type Joined = 'paid' | 'chain' | 'power';
/**
 * A tile of the Tower of Babel, by its number.
 */
export type Tile = number;
/**
 * A leader. There is one of each.
 */
export type Leader =
  | 'alexander'
  | 'amytis'
  | 'archimedes'
  | 'aristotle'
  | 'bilkis'
  | 'caesar'
  | 'cleopatra'
  | 'croesus'
  | 'euclid'
  | 'hammurabi'
  | 'hannibal'
  | 'hatshepsut'
  | 'hiram'
  | 'hypatia'
  | 'imhotep'
  | 'justinian'
  | 'leonidas'
  | 'maecenas'
  | 'midas'
  | 'nebuchadnezzar'
  | 'nefertiti'
  | 'nero'
  | 'pericles'
  | 'phidias'
  | 'plato'
  | 'praxiteles'
  | 'ptolemy'
  | 'pythagoras'
  | 'ramses'
  | 'sappho'
  | 'solomon'
  | 'tomyris'
  | 'varro'
  | 'vitruvius'
  | 'xenophon'
  | 'zenobia'
  | 'aspasia'
  | 'berenice'
  | 'caligula'
  | 'darius'
  | 'diocletian'
  | 'semiramis'
  | 'stevie'
  | 'esteban'
  | 'louis'
  | 'wil'
  | 'nimrod'
  | 'helen'
  | 'bauza'
  | 'hercules'
  | 'attila'
  | 'axelous'
  | 'chuck-norris'
  | 'cypselos'
  | 'cyrus'
  | 'damocles'
  | 'diogenes'
  | 'herodotus'
  | 'homer'
  | 'sinbad'
  | 'penelope'
  | 'hua-mulan'
  | 'jesus'
  | 'orpheus'
  | 'phryne'
  | 'pythia'
  | 'sith'
  | 'socrates'
  | 'spartacus'
  | 'ulysses'
  | 'urvasi'
  | 'vercingetorix'
  | 'nitocris'
  | 'telesilla'
  | 'aganice'
  | 'enheduanna'
  | 'phryne-official'
  | 'cornelia'
  | 'eurypyle'
  | 'theano'
  | 'makeda'
  | 'cynisca'
  | 'gorgo'
  | 'agrippina'
  | 'octavia'
  | 'arsinoe';
/**
 * What a leader is played for.
 */
export type LeaderHow =
  | {
      as: 'recruit';
    }
  | {
      as: 'stage';
      /**
       * How the stage is paid.
       */
      pay: Payment;
    }
  | {
      as: 'recruit_for';
      /**
       * Which stage, from 0.
       */
      stage: number;
    }
  | {
      as: 'other_stage';
      /**
       * How it is paid.
       */
      pay: Payment;
      /**
       * Which stage, from 0.
       */
      stage: number;
    }
  | {
      as: 'free_stage';
      /**
       * Which stage, from 0: the next, unless any may be built.
       */
      stage: number;
    }
  | {
      as: 'discard';
    };
/**
 * Something in a city that can be pointed at.
 */
export type Piece =
  | {
      /**
       * The card.
       */
      card: Card;
      /**
       * In which city.
       */
      city: Seat;
      piece: 'card';
    }
  | {
      /**
       * In which city.
       */
      city: Seat;
      piece: 'stage';
      /**
       * Which stage, from 0.
       */
      stage: number;
    };
/**
 * Which boards there are. Those that need another box, or sides that do, are left out.
 */
export type Boards = 'boxes' | 'official' | 'everything';
/**
 * How leaders come into hand.
 */
export type LeaderDraft = 'drafted' | 'dealt';
/**
 * Which leaders there are. Those that need another box are left out.
 */
export type Leaders =
  | 'off'
  | 'box'
  | 'official'
  | 'everything'
  | {
      sets: Sets;
    };
/**
 * Where a leader is from.
 */
export type Set = 'box' | 'cities' | 'anniversary' | 'promo' | 'fan_made';
/**
 * Sets of leaders, at least one, in their order.
 *
 * @minItems 1
 */
export type Sets = Set[];
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
       * The leader named.
       */
      leader: Leader;
      why: 'not_your_leader';
    }
  | {
      /**
       * The tile named.
       */
      tile: Tile;
      why: 'not_your_tile';
    }
  | {
      why: 'name_tile';
    }
  | {
      why: 'no_part';
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
      why: 'no_wonder';
    }
  | {
      why: 'no_stages';
    }
  | {
      why: 'not_that_stage';
    }
  | {
      why: 'no_plenty';
    }
  | {
      why: 'not_offered';
    }
  | {
      /**
       * How many can be paid.
       */
      most: number;
      why: 'pays_too_much';
    }
  | {
      why: 'must_choose';
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
      why: 'side_missing';
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
      /**
       * The hand of the observer's partner. Left out without teams.
       */
      partner?: Card[] | null;
    }
  | {
      event: 'picked';
      /**
       * What lies for the Free city now, if what lay there cannot stand beside this play: its card is taken, or it was sold and could be built. Left out if nothing changed.
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
       * What for.
       */
      deed: LeaderDeed;
      event: 'leader_laid';
      /**
       * Your seat.
       */
      seat: Seat;
    }
  | {
      event: 'leaders_kept';
      /**
       * The leaders that the observer has kept so far; `null` for spectators.
       */
      hand: Leader[] | null;
      /**
       * The observer's next pack; `null` after the last, and for spectators.
       */
      pack: Leader[] | null;
    }
  | {
      event: 'tile_laid';
      /**
       * Your seat.
       */
      seat: Seat;
      /**
       * Which.
       */
      tile: Tile;
    }
  | {
      event: 'tiles_kept';
      /**
       * The tiles that the observer has kept so far; `null` for spectators.
       */
      hand: Tile[] | null;
      /**
       * The observer's next pack; `null` after the last, and for spectators.
       */
      pack: Tile[] | null;
    }
  | {
      event: 'tiles_placed';
      /**
       * Coins that this brought, by seat.
       *
       * @maxItems 8
       */
      income: number[];
      /**
       * In that order.
       */
      placed: PlacedView[];
    }
  | {
      /**
       * 1 to 3.
       */
      age: number;
      event: 'project_shown';
      /**
       * Which.
       */
      project: Project;
    }
  | {
      /**
       * Whether it has succeeded.
       */
      done: boolean;
      event: 'project_over';
      /**
       * Coins that came in.
       *
       * @maxItems 8
       */
      income: number[];
      /**
       * Which.
       */
      project: Project;
      /**
       * The tokens that each player had taken.
       *
       * @maxItems 8
       */
      taken: number[];
    }
  | {
      event: 'penalty';
      /**
       * What.
       */
      lost: Lost;
      /**
       * Whose.
       */
      seat: Seat;
    }
  | {
      /**
       * 1 to 3.
       */
      age: number;
      /**
       * By city.
       */
      deeds: LedView[];
      event: 'led';
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
       * The turn of the age, 1 to 6 or 7.
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
       * That of their partner, if they had one. Left out otherwise.
       */
      partners?: Card | null;
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
      /**
       * The new hand of the observer's partner. Left out without teams.
       */
      partner?: Card[] | null;
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
      event: 'nothing';
      /**
       * Of what.
       */
      matter: Matter;
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      event: 'recruited';
      /**
       * Coins that came in.
       */
      income: number;
      /**
       * The leader.
       */
      leader: Leader;
      /**
       * How it came to that: drawn, given, one more of the hand, or a marker that was turned up.
       */
      matter: Matter;
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      event: 'leaders_drawn';
      /**
       * Which; only that player is told.
       */
      leaders: Leader[] | null;
      /**
       * How many.
       */
      number: number;
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      event: 'leader_shown';
      /**
       * The leader.
       */
      leader: Leader;
      /**
       * By whom.
       */
      seat: Seat;
    }
  | {
      event: 'leaders_discarded';
      /**
       * Which, if the observer may know.
       */
      leaders: Leader[] | null;
      /**
       * How many.
       */
      number: number;
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      event: 'leader_given';
      /**
       * Who gave.
       */
      from: Seat;
      /**
       * Which; only these two are told.
       */
      leader: Leader | null;
      /**
       * To whom.
       */
      to: Seat;
    }
  | {
      /**
       * What.
       */
      copied: Copied;
      event: 'copied';
      /**
       * Coins that came in.
       */
      income: number;
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      event: 'stage_built';
      /**
       * Coins that came in.
       */
      income: number;
      /**
       * Who.
       */
      seat: Seat;
      /**
       * Which stage, from 0.
       */
      stage: number;
      /**
       * The leader that lies under it, if one does.
       */
      under: Leader | null;
    }
  | {
      event: 'entombed';
      /**
       * The leader.
       */
      leader: Leader;
      /**
       * What that counts.
       */
      points: number;
      /**
       * Who.
       */
      seat: Seat;
      /**
       * In which stage, from 0; `null` if a stage was copied.
       */
      stage: number | null;
    }
  | {
      event: 'tile_on_board';
      /**
       * Coins that this brought.
       */
      income: number;
      /**
       * For whom it acts.
       */
      on: Upon;
      /**
       * Who.
       */
      seat: Seat;
      /**
       * Which.
       */
      tile: Tile;
    }
  | {
      /**
       * The card.
       */
      card: Card;
      /**
       * In which city.
       */
      city: Seat;
      event: 'destroyed';
      /**
       * By whom.
       */
      seat: Seat;
    }
  | {
      event: 'swapped';
      /**
       * The cards as they were before.
       */
      pair: Pair;
      /**
       * By whom, between the neighbours.
       */
      seat: Seat;
    }
  | {
      event: 'named';
      /**
       * Who will win.
       */
      named: Seat;
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      /**
       * The cards, by age.
       */
      ages: Foreseen[];
      event: 'foresaw';
      /**
       * Your seat.
       */
      seat: Seat;
    }
  | {
      event: 'hands_kept';
      /**
       * By whose power.
       */
      seat: Seat;
    }
  | {
      event: 'traded';
      /**
       * Coins that came in.
       */
      income: number;
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      /**
       * Of which cities, by number.
       */
      cities: Seat[];
      event: 'stages_fell';
      /**
       * By whose power.
       */
      seat: Seat;
    }
  | {
      event: 'wonders_fell';
      /**
       * Coins that came in, by city.
       *
       * @maxItems 8
       */
      income: number[];
      /**
       * What had marked stages.
       */
      opened: OpenedView[];
      /**
       * By whose power.
       */
      seat: Seat;
    }
  | {
      event: 'passed_on';
      /**
       * From whom.
       */
      from: Seat;
      /**
       * To whom; `null` if it was a copy, which is used up.
       */
      to: Seat | null;
    }
  | {
      /**
       * How many.
       */
      coins: number;
      event: 'loss_laid';
      /**
       * Your seat.
       */
      seat: Seat;
    }
  | {
      event: 'losses';
      /**
       * Who lost something, by city.
       */
      losses: LossView[];
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
 * What is laid face down with a leader.
 */
export type LeaderDeed =
  | {
      do: 'keep';
      /**
       * Which.
       */
      leader: Leader;
    }
  | {
      do: 'lead';
      /**
       * What for.
       */
      how: LeaderHow;
      /**
       * Which.
       */
      leader: Leader;
    };
/**
 * A Great Project. There is one of each, and five of them an age.
 */
export type Project =
  | 'belvedere'
  | 'cranes'
  | 'double-walls'
  | 'factory'
  | 'rampart-road'
  | 'obelisk'
  | 'river-port'
  | 'sewer-network'
  | 'smelter'
  | 'war-mirror'
  | 'archives'
  | 'giant-trebuchet'
  | 'grand-bazaar'
  | 'menagerie'
  | 'triumphal-arches';
/**
 * What a failed Great Project took.
 */
export type Lost =
  | {
      card: Card;
    }
  | {
      coins: number;
    }
  | 'board'
  | {
      /**
       * @minItems 3
       * @maxItems 3
       */
      victories: number[];
    }
  | {
      points: number;
    };
/**
 * Colours of cards.
 */
export type Colour = 'brown' | 'grey' | 'blue' | 'yellow' | 'red' | 'green' | 'purple' | 'black';
/**
 * Something that waits to be done or answered after all have laid a card or a leader.
 */
export type Matter =
  | {
      raise: {
        /**
         * Which stage, from 0.
         */
        stage: number;
        /**
         * The leader that marks it, if one does.
         */
        under: Leader | null;
      };
    }
  | 'draw'
  | {
      hand: {
        /**
         * How many.
         */
        leaders: number;
      };
    }
  | 'copy_leader'
  | 'copy_stage'
  | 'destroy'
  | 'swap'
  | 'name'
  | {
      give: {
        /**
         * To whom.
         */
        to: Seat;
      };
    }
  | 'pick'
  | 'stages_fall'
  | 'wonders_fall'
  | 'recruit'
  | {
      entomb: {
        /**
         * In which stage, from 0; `null` if a stage was copied.
         */
        stage: number | null;
      };
    }
  | {
      lay_tile: {
        /**
         * For whom it acts there.
         */
        on: Upon;
      };
    }
  | {
      engage: {
        /**
         * Who was drawn; `null` before that.
         */
        leader: Leader | null;
      };
    }
  | 'keep_hands'
  | 'trade'
  | 'penalty'
  | 'pass_on';
/**
 * For whom a tile acts that does not lie on the Tower of Babel.
 */
export type Upon = 'own' | 'others' | 'by_kind';
/**
 * A leader or a stage of a neighbour whose effects a city has copied.
 */
export type Copied =
  | {
      /**
       * Which.
       */
      leader: Leader;
      of: 'leader';
    }
  | {
      /**
       * Of which board.
       */
      board: Board;
      of: 'stage';
      /**
       * Which stage, from 0.
       */
      stage: number;
    };
/**
 * How what marks a stage lies.
 */
export type Lies = 'down' | 'up' | 'nothing';
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
      stage: 'draft';
    }
  | {
      stage: 'tiles';
    }
  | {
      stage: 'recruit';
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
       * Whether a leader lets them, or something that was copied: then it comes after all whose stage does. Left out if it is a stage.
       */
      led?: boolean;
      /**
       * Who decides.
       */
      seat: Seat;
      stage: 'from_discard';
    }
  | {
      stage: 'losses';
    }
  | {
      /**
       * What.
       */
      matter: Matter;
      /**
       * Whom.
       */
      seat: Seat;
      stage: 'asked';
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
       * Those of these boards that are not there, because they need another box. Left out if there are none.
       */
      lacking?: Board[];
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
       * Whether a card can be discarded for coins: always, but for the Free city, which discards only when it can build nothing.
       */
      discard: boolean;
      /**
       * Whether the once-an-age power to build without paying is there and unused.
       */
      free_build: boolean;
      /**
       * Stages that a token of a Great Project builds for nothing. Left out if there are none.
       */
      free_stages?: StageOffer[];
      /**
       * What the next stage and discarding take and bring. Left out if there is nothing to say.
       */
      quote?: HandQuote;
      /**
       * The next stage of the wonder; the same for whatever card.
       */
      stage: Means;
      /**
       * Other stages than the next, where they may be built. Left out otherwise.
       */
      stages?: StageOffer[];
      /**
       * Tiles of which one can be laid with a card that is discarded for it. Left out if there are none.
       */
      tiles?: Tile[];
    }
  | {
      asked: 'tiles';
      /**
       * The pack.
       */
      tiles: Tile[];
    }
  | {
      asked: 'tokens';
      /**
       * For which city.
       */
      city: Seat;
      /**
       * Those that can be chosen: how many of value 1, 3, 5.
       */
      lost: number[][];
    }
  | {
      asked: 'keep';
      /**
       * The pack.
       */
      leaders: Leader[];
    }
  | {
      asked: 'lead';
      /**
       * For which city.
       */
      city: Seat;
      /**
       * Coins that can be spent.
       */
      coins: number;
      /**
       * Stages that a token of a Great Project builds for nothing. Left out if there are none.
       */
      free_stages?: StageOffer[];
      /**
       * Those in hand.
       */
      leaders: LeaderOffer[];
      /**
       * What the next stage and discarding take and bring. Left out if there is nothing to say.
       */
      quote?: HandQuote;
      /**
       * The next stage of the wonder; the same for whatever leader.
       */
      stage: Means;
      /**
       * Other stages than the next, where they may be built. Left out otherwise.
       */
      stages?: StageOffer[];
    }
  | {
      asked: 'lay_tile';
      /**
       * For which city.
       */
      city: Seat;
      /**
       * For whom it acts there.
       */
      on: Upon;
      /**
       * Those that can be laid.
       */
      tiles: Tile[];
    }
  | {
      asked: 'leader';
      /**
       * For which city.
       */
      city: Seat;
      /**
       * Coins that can be spent.
       */
      coins: number;
      /**
       * Whether none may be chosen.
       */
      decline: boolean;
      /**
       * Those that can be chosen.
       */
      leaders: LeaderOffer[];
      /**
       * What for.
       */
      matter: Matter;
    }
  | {
      asked: 'piece';
      /**
       * For which city.
       */
      city: Seat;
      /**
       * Whether none may be chosen.
       */
      decline: boolean;
      /**
       * What for.
       */
      matter: Matter;
      /**
       * Those that can be chosen.
       */
      pieces: Piece[];
    }
  | {
      asked: 'swap';
      /**
       * For which city.
       */
      city: Seat;
      /**
       * Those that can be chosen.
       */
      pairs: Pair[];
    }
  | {
      asked: 'name';
      /**
       * For which city.
       */
      city: Seat;
      /**
       * Who can be named.
       */
      seats: Seat[];
    }
  | {
      asked: 'announce';
      /**
       * For which city.
       */
      city: Seat;
      /**
       * What.
       */
      matter: Matter;
    }
  | {
      asked: 'loss';
      /**
       * Which city.
       */
      city: Seat;
      /**
       * Coins that it has.
       */
      coins: number;
      /**
       * Coins that it loses.
       */
      loses: number;
      /**
       * The most that it can pay. Of what it does not pay each is a debt.
       */
      most: number;
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
      /**
       * What each of them brings, in their order.
       */
      quotes?: Quote[];
    };
/**
 * How something can be built.
 */
export type Means =
  | {
      /**
       * Coins to the bank all the same: taxes. Left out if there are none.
       */
      bank?: number;
      means: 'chain';
      /**
       * The card that makes it free: of the city, or of a neighbour where those count.
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
       * What is paid to the neighbours: all ways of which none is better than another for both purses, by rising coins to the left. One of nothing if the city produces all it takes.
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
 * A line of the score sheet, in the order of the sheet.
 */
export type Row =
  | 'military'
  | 'coins'
  | 'wonder'
  | 'civilian'
  | 'commerce'
  | 'guilds'
  | 'science'
  | 'leaders'
  | 'cities'
  | 'babel'
  | 'debts';
/**
 * A line of a receipt: what for, and where coins move, how many. Coins below zero leave the purse.
 */
export type Line =
  | {
      /**
       * What makes them.
       */
      by: Thing[];
      line: 'own';
      /**
       * Which.
       */
      units: Resource[];
    }
  | {
      /**
       * What waives them.
       */
      by: Thing;
      line: 'waived';
      /**
       * Which.
       */
      units: Resource[];
    }
  | {
      /**
       * What allows it.
       */
      by: Thing;
      /**
       * The one.
       */
      into: Resource[];
      line: 'exchanged';
      /**
       * The two.
       */
      units: Resource[];
    }
  | {
      line: 'chain';
      /**
       * Which.
       */
      with: Card;
    }
  | {
      /**
       * What gives the power.
       */
      by: Thing;
      line: 'power';
    }
  | {
      /**
       * What they come to.
       */
      coins: number;
      /**
       * Coins a unit.
       */
      each: number;
      line: 'bought';
      /**
       * Which neighbour.
       */
      of: Seat;
      /**
       * How many of these tiles of the Tower of Babel add, below zero take off. Left out if none.
       */
      tower?: number;
      /**
       * Which units.
       */
      units: Resource[];
    }
  | {
      /**
       * What makes the bank sell.
       */
      by: Thing;
      /**
       * What they come to.
       */
      coins: number;
      line: 'bank';
      /**
       * Which.
       */
      units: Resource[];
    }
  | {
      /**
       * How many.
       */
      coins: number;
      line: 'printed';
    }
  | {
      /**
       * What makes it cheaper.
       */
      by: Thing;
      /**
       * How many coins fewer.
       */
      coins: number;
      line: 'cheaper';
    }
  | {
      /**
       * What demands that.
       */
      by: Thing;
      /**
       * How many coins.
       */
      coins: number;
      line: 'in_coins';
      /**
       * Which.
       */
      units: Resource[];
    }
  | {
      /**
       * What demands it.
       */
      by: Thing;
      /**
       * How many coins.
       */
      coins: number;
      line: 'tax';
    }
  | {
      /**
       * How many coins.
       */
      coins: number;
      line: 'joins';
      /**
       * Which.
       */
      project: Project;
    }
  | {
      /**
       * How many.
       */
      coins: number;
      line: 'sold';
    }
  | {
      /**
       * What brings them: what is played, or what stands there already.
       */
      by: Thing;
      /**
       * How many.
       */
      coins: number;
      line: 'gain';
    }
  | {
      line: 'lacking';
      /**
       * Which.
       */
      units: Resource[];
    };
/**
 * Whatever lies in a city and does something.
 */
export type Thing =
  | {
      board: Board;
    }
  | {
      card: Card;
    }
  | {
      /**
       * @minItems 2
       * @maxItems 2
       */
      stage: unknown[];
    }
  | {
      leader: Leader;
    }
  | {
      copied: Copied;
    }
  | {
      project: Project;
    }
  | {
      tile: Tile;
    };
/**
 * What a play takes and brings: its coins add up to what the purse gains if nobody buys here in the same turn.
 */
export type Receipt = Line[];

/**
 * The wire types of 7 Wonders.
 */
export interface SevenWonders {
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
 * Cards that can be exchanged.
 */
export interface Pair {
  /**
   * The left neighbour's.
   */
  left: Card;
  /**
   * The right neighbour's.
   */
  right: Card;
}
/**
 * What the host of a table can choose.
 */
export interface Options {
  /**
   * Which boards there are besides those of the boxes, from three players on.
   */
  boards?: Boards;
  /**
   * The box Cities: black cards, debts, diplomacy. From three players on; eight need it.
   */
  cities?: boolean;
  /**
   * How leaders come into hand.
   */
  leader_draft?: LeaderDraft;
  /**
   * Which leaders there are. With leaders there are at least three players.
   */
  leaders?: Leaders;
  /**
   * The Great Projects of the box Babel, from three players on.
   */
  projects?: boolean;
  /**
   * Which side is up.
   */
  sides: SideChoice;
  /**
   * Whether two who sit side by side play together, with Cities and 4, 6 or 8 players.
   */
  teams?: boolean;
  /**
   * The Tower of Babel of the box Babel, from three players on.
   */
  tower?: boolean;
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
 * A tile on the Tower of Babel.
 */
export interface PlacedView {
  /**
   * Who laid it.
   */
  seat: Seat;
  /**
   * Which.
   */
  tile: Tile;
}
/**
 * What a player did with a leader.
 */
export interface LedView {
  /**
   * Which city.
   */
  city: Seat;
  /**
   * What for.
   */
  how: LeaderHow;
  /**
   * Coins that came in.
   */
  income: number;
  /**
   * The leader, if the observer knows it.
   */
  leader: Leader | null;
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
   * The colour of the card, where everybody saw that: it marks a stage that counts cards of its colour. Left out otherwise.
   */
  colour?: Colour | null;
  /**
   * Whether the card went to the discard pile since. Left out if not.
   */
  discarded?: boolean;
  /**
   * What for.
   */
  how: How;
  /**
   * Coins that came in: sold cards, effects, and what neighbours paid.
   */
  income: number;
  /**
   * Whether the card, a marker, was turned face up since. Left out if not.
   */
  opened?: boolean;
  /**
   * The stage that was built, from 0, in matches with leaders or with boards of other boxes. Left out if none was.
   */
  stage?: number | null;
}
/**
 * One wonder, one side up.
 */
export interface Board {
  /**
   * Side up.
   */
  side: Side;
  /**
   * Which.
   */
  wonder: Wonder;
}
/**
 * The cards of a later age, as the Sith Lord shows them.
 */
export interface Foreseen {
  /**
   * Which age.
   */
  age: number;
  /**
   * Its cards, in the order of their numbers.
   */
  cards: Card[];
}
/**
 * What had marked a stage.
 */
export interface OpenedView {
  /**
   * The card, if it was one.
   */
  card: Card | null;
  /**
   * Whose wonder it was.
   */
  city: Seat;
  /**
   * Whether it was discarded because the city had a card of that name.
   */
  discarded: boolean;
  /**
   * The leader, if it was one.
   */
  leader: Leader | null;
}
/**
 * What a city lost.
 */
export interface LossView {
  /**
   * Which city.
   */
  city: Seat;
  /**
   * Coins that it was to pay.
   */
  coins: number;
  /**
   * Coins that it paid; as many debts as it did not.
   */
  paid: number;
}
/**
 * How one city fared in the conflicts of an age.
 */
export interface ConflictView {
  /**
   * Whether diplomacy kept it away. In teams one of its fights is left all the same. Left out if not.
   */
  away?: boolean;
  /**
   * Whom it fought to the left and to the right, or nobody. Left out if both neighbours.
   *
   * @minItems 2
   * @maxItems 2
   */
  foes?: (Seat | null)[] | null;
  /**
   * The token of the fight to the left: 1, 3 or 5 for a victory, -1 for a defeat, -2 for two defeat tokens, 0 for none.
   */
  left: number;
  /**
   * The token of the fight to the right.
   */
  right: number;
  /**
   * Its shields.
   */
  shields: number;
  /**
   * Defeat tokens that it took from those whom it beat. Left out if there are none.
   */
  taken?: number;
  /**
   * How many tokens like that each fight gave. Left out if one; in teams there are two.
   */
  tokens?: number;
}
/**
 * Everything one observer is entitled to know, memory included.
 *
 * Cities are numbered like seats, clockwise; in the two-player game the Free city is number 2, after the seats, so lists of cities are longer than the table has seats. The left neighbour of a city is the next one.
 */
export interface View {
  /**
   * 1 to 3; 0 while boards are chosen.
   */
  age: number;
  /**
   * Cards that were set aside since the match began, which nobody has seen: a table of eight does not play all of them. Left out if there are none.
   */
  aside?: number;
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
   * The turn of this age after which nobody passed their hand on. Left out if there is none.
   */
  kept_hands?: number | null;
  /**
   * The leaders that are not in play. Left out without leaders.
   */
  leaders?: LeadersView | null;
  /**
   * Coins that each city loses now, in the stage `losses`. Left out otherwise.
   *
   * @maxItems 8
   */
  losses?: number[] | null;
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
   * The Great Projects that were shown, by age; the last may be that of this age. Left out if there are none.
   */
  projects?: ProjectView[];
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
   * The Tower of Babel. Left out without it.
   */
  tower?: TowerView | null;
  /**
   * The turn of the age, 1 to 6 or 7, of the play that is asked for or was made last; 0 while boards are chosen.
   */
  turn: number;
  /**
   * Turns of an age: 7 with hands of eight cards. Left out if six.
   */
  turns?: number;
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
   * Whether the board makes nothing and has no power any more (Double Walls). Left out if not.
   */
  bare?: boolean;
  /**
   * The cards built, in order.
   */
  cards: Card[];
  /**
   * Coins.
   */
  coins: number;
  /**
   * What the stages are, in the order of the board, if it copies those of others. Left out otherwise, and until all boards are chosen.
   */
  copied_stages?: Printed[];
  /**
   * What it has copied, in order. Left out if there is nothing.
   */
  copies?: Copied[];
  /**
   * Coins lost and not paid: each a point less. Left out if there are none.
   */
  debts?: number;
  /**
   * Defeat tokens.
   */
  defeats: number;
  /**
   * Diplomacy tokens. Each keeps the city out of the conflicts of an age. Left out if there are none.
   */
  diplomacy?: number;
  /**
   * Whether the once-an-age power to build a black card is there and unused (Caligula). Left out if not.
   */
  free_black?: boolean;
  /**
   * Whether the once-an-age power to build without paying is there and unused in this age.
   */
  free_build: boolean;
  /**
   * Those of them that came in this age. Left out if none.
   */
  fresh?: number;
  /**
   * The leaders recruited, in order. Left out if there are none.
   */
  leaders?: Leader[];
  /**
   * Whether the player has given up the seat.
   */
  left: boolean;
  /**
   * Masks: each is a symbol of a green card of a neighbour. `tally.masks` says which. Left out if there are none.
   */
  masks?: number;
  /**
   * Who was said to win. Left out if nobody.
   */
  named?: Seat | null;
  /**
   * What was paid for leaders without a printed number of coins, where some wonder entombs leaders. Left out if nothing.
   */
  paid?: PaidView[];
  /**
   * Points that failed Great Projects took. Left out if none.
   */
  penalties?: number;
  /**
   * Which stages those are, from 0, if not the first ones. Left out otherwise.
   */
  places?: number[];
  /**
   * What the city pays for a unit.
   */
  prices: PricesView;
  /**
   * Tokens of Great Projects that succeeded and are not used up, by their numbers. Left out if there are none.
   */
  projects?: Project[];
  /**
   * The player; `null` for the Free city.
   */
  seat: Seat | null;
  /**
   * Shields, of cards and stages.
   */
  shields: number;
  /**
   * The side that is up; `null` without a wonder.
   */
  side: Side | null;
  /**
   * Production from the turn after building: the board first, then cards and stages. Tiles of the Tower are not in it.
   */
  sources: Source[];
  /**
   * The stages built, in their order on the board.
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
   * What it would have if the match ended now, and what for.
   */
  tally: Tally;
  /**
   * Leaders who are entombed, in that order. They are none of the city's leaders any more. Left out if there are none.
   */
  tombs?: TombView[];
  /**
   * Whether coins of the bank came in this turn, in matches with leaders. Left out if not.
   */
  took_coins?: boolean;
  /**
   * Leaders whose power of once a match is used. Left out if there are none.
   */
  used?: Leader[];
  /**
   * Victory tokens of value 1, 3, 5.
   *
   * @minItems 3
   * @maxItems 3
   */
  victories: number[];
  /**
   * Whether those count for nothing (Helen of Troy). Left out if not.
   */
  void?: boolean;
  /**
   * Scientific symbols of the owner's choice.
   */
  wild_symbols: number;
  /**
   * The wonder; `null` until it is chosen, and when Chuck Norris has removed it.
   */
  wonder: Wonder | null;
}
/**
 * A stage as it is printed.
 */
export interface Printed {
  /**
   * On which board.
   */
  board: Board;
  /**
   * Which of its stages, from 0.
   */
  stage: number;
}
/**
 * Coins that were paid for a leader.
 */
export interface PaidView {
  /**
   * How many.
   */
  coins: number;
  /**
   * The leader.
   */
  leader: Leader;
}
/**
 * What a city pays a neighbour for one unit.
 */
export interface PricesView {
  /**
   * Whether the first unit of a turn from the left neighbour costs a coin less. Left out if not.
   */
  first_left?: boolean;
  /**
   * Whether the first unit of a turn from the right neighbour does. Left out if not.
   */
  first_right?: boolean;
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
   * Whether it makes as many units as are needed; `units` is then what is printed. Left out if not.
   */
  endless?: boolean;
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
   * The age on its back; 0 if it is a leader.
   */
  age: number;
  /**
   * The card, if the observer knows it.
   */
  card: Card | null;
  /**
   * The colour of the card, where everybody has seen that: on a stage that counts cards of its colour. Left out otherwise.
   */
  colour?: Colour | null;
  /**
   * The leader, if it is one and the observer knows it. Left out otherwise.
   */
  leader?: Leader | null;
  /**
   * How it lies. Left out if face down.
   */
  lies?: Lies;
}
/**
 * The points that a city would have if the match ended now, and what they are for. What brings none is left out.
 *
 * Nothing is said again that lies open: victory and defeat tokens and coins are in the city itself.
 */
export interface Tally {
  /**
   * What the board itself brings.
   */
  board?: number;
  /**
   * What each card brings besides symbols, in the order of the city's `cards`. Left out if none does.
   */
  cards?: number[];
  /**
   * What each thing brings that was copied, in the order of `copies`. Left out if none does.
   */
  copies?: number[];
  /**
   * The guilds of neighbours that the wonder copies. Left out if there are none.
   */
  guilds?: CopiedGuild[];
  /**
   * What each leader brings, in the order of `leaders`. Left out if none does.
   */
  leaders?: number[];
  /**
   * What the masks copy: compasses, gears, tablets. They are among those symbols. Left out if there are none.
   *
   * @minItems 3
   * @maxItems 3
   */
  masks?: number[];
  /**
   * What each token of a Great Project brings, in the order of `projects`. Left out if none does.
   */
  projects?: number[];
  /**
   * By row of the score sheet.
   */
  rows: Rows;
  /**
   * Points for compasses, for gears, for tablets, and for sets of all three. Left out if there are none.
   *
   * @minItems 4
   * @maxItems 4
   */
  science?: number[];
  /**
   * What each stage brings besides symbols, by its place on the board; nothing for one that is not built. Left out if none does.
   */
  stages?: number[];
  /**
   * The scientific symbols as they count, with all choices made best. Left out if those are the city's `symbols`.
   *
   * @minItems 3
   * @maxItems 3
   */
  symbols?: number[] | null;
  /**
   * All together.
   */
  total: number;
  /**
   * What the tiles bring that its player has laid on the Tower of Babel. Left out if nothing.
   */
  tower?: number;
}
/**
 * A guild of a neighbour that the wonder copies.
 */
export interface CopiedGuild {
  /**
   * Which.
   */
  guild: Card;
  /**
   * The leader of a neighbour that it copies in turn. Left out if it copies none.
   */
  leader?: Leader | null;
  /**
   * What it brings besides symbols, that leader included.
   */
  points: number;
}
/**
 * Points by row of the score sheet.
 */
export interface Rows {
  /**
   * The Tower of Babel and Great Projects.
   */
  babel?: number;
  /**
   * Black cards.
   */
  cities?: number;
  /**
   * Blue cards.
   */
  civilian?: number;
  /**
   * A point for every three coins.
   */
  coins?: number;
  /**
   * Yellow cards.
   */
  commerce?: number;
  /**
   * Debts, below zero.
   */
  debts?: number;
  /**
   * Guilds, a copied one included.
   */
  guilds?: number;
  /**
   * Leaders.
   */
  leaders?: number;
  /**
   * Victory and defeat tokens.
   */
  military?: number;
  /**
   * Green cards and other scientific symbols.
   */
  science?: number;
  /**
   * The wonder.
   */
  wonder?: number;
}
/**
 * A leader who is entombed, face up.
 */
export interface TombView {
  /**
   * The leader.
   */
  leader: Leader;
  /**
   * What that counts.
   */
  points: number;
  /**
   * In which stage, from 0; `null` if the city has copied a stage that does it.
   */
  stage: number | null;
}
/**
 * What everybody sees of the leaders that are not in play.
 */
export interface LeadersView {
  /**
   * How many were not dealt.
   */
  deck: number;
  /**
   * How many each player has discarded.
   *
   * @maxItems 8
   */
  discarded: number[];
  /**
   * Leaders that were drawn of the deck since, in order. Left out if there are none.
   */
  draws?: DrawView[];
  /**
   * Leaders that were given from hand to hand, in order. Left out if there are none.
   */
  gifts?: GiftView[];
  /**
   * Discarded leaders that everybody has seen. Left out if there are none.
   */
  gone?: GoneView[];
  /**
   * How many each player has in hand.
   *
   * @maxItems 8
   */
  hands: number[];
  /**
   * Who recruited Jesus, if he is with somebody else now. Left out otherwise.
   */
  jesus?: Seat | null;
  /**
   * Rounds of the draft that are over: 4 after it.
   */
  rounds: number;
}
/**
 * A leader that was drawn of the deck.
 */
export interface DrawView {
  /**
   * The leader, if the observer knows it.
   */
  leader: Leader | null;
  /**
   * Whether everybody saw it.
   */
  open: boolean;
  /**
   * Who drew.
   */
  seat: Seat;
}
/**
 * A leader that was given away.
 */
export interface GiftView {
  /**
   * How many leaders had been drawn before.
   */
  draws: number;
  /**
   * Who gave.
   */
  from: Seat;
  /**
   * The leader, if the observer knows it.
   */
  leader: Leader | null;
  /**
   * Whether what becomes of it is still to be decided.
   */
  pending: boolean;
  /**
   * To whom.
   */
  to: Seat;
}
/**
 * A discarded leader that everybody has seen.
 */
export interface GoneView {
  /**
   * The leader.
   */
  leader: Leader;
  /**
   * Whose it was.
   */
  seat: Seat;
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
   * The turn of the age; one more than there are for plays of last cards.
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
  /**
   * Whether the card went back to the discard pile since. Left out if not.
   */
  discarded?: boolean;
}
/**
 * A Great Project.
 */
export interface ProjectView {
  /**
   * All tokens were taken in an earlier turn: no player can join.
   */
  closed?: boolean;
  /**
   * It has succeeded or failed. Left out until the end of the age.
   */
  done?: boolean | null;
  /**
   * Tokens that have to be taken for it to succeed.
   */
  needed: number;
  /**
   * Which.
   */
  project: Project;
  /**
   * Tokens that each player has taken.
   *
   * @maxItems 8
   */
  taken: number[];
}
/**
 * Points of one city by category.
 */
export interface Score {
  /**
   * The Tower of Babel and Great Projects. Left out if they bring nothing.
   */
  babel?: number;
  /**
   * Black cards. Left out if they bring nothing.
   */
  cities?: number;
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
   * Debts, below zero. Left out if there are none.
   */
  debts?: number;
  /**
   * Guilds, a copied one included.
   */
  guilds: number;
  /**
   * Leaders. Left out if they bring nothing.
   */
  leaders?: number;
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
 * What everybody sees of the Tower of Babel.
 */
export interface TowerView {
  /**
   * The tiles that were laid on boards of wonders instead, in that order. Left out if there are none.
   */
  boards?: BoardTileView[];
  /**
   * How many tiles each player has and has not laid.
   *
   * @maxItems 8
   */
  hands: number[];
  /**
   * The tiles that were laid, in that order. Those before the last `places` are covered and do nothing.
   */
  placed: PlacedView[];
  /**
   * How many tiles act at a time: the last that were laid.
   */
  places: number;
  /**
   * Rounds of the draft that are over: 3 after it.
   */
  rounds: number;
}
/**
 * A tile on a board. It lies there for good, and acts as long as the owner has a wonder.
 */
export interface BoardTileView {
  /**
   * For whom it acts.
   */
  on: Upon;
  /**
   * On whose board.
   */
  seat: Seat;
  /**
   * Which.
   */
  tile: Tile;
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
   * The cards drawn for the Free city in this age, by turn: those that others drew are `null`. Empty except in the two-player game.
   */
  drawn: (Card | null)[];
  /**
   * The cards of the ages after that in which the Sith Lord came. Left out without him.
   */
  foreseen?: Foreseen[];
  /**
   * The cards in the hand, in the order of the cards' numbers; one that is picked stays until the turn ends.
   */
  hand: Card[];
  /**
   * The hands of this age held so far, by turn, each as it was before playing from it. The last is the present hand.
   */
  held: Card[][];
  /**
   * What is known of the hands of others: what was in them when they were passed on.
   */
  known: KnownHand[];
  /**
   * Leaders. Left out without them.
   */
  leaders?: OwnLeaders | null;
  /**
   * What can be decided now, by what is asked: empty if nothing is. Two entries in the two-player game, once the own city's play lies there: that one, which can still be replaced, and the Free city's.
   */
  offers: Offers[];
  /**
   * In the stage `losses`: how many coins one has said to pay. Left out otherwise.
   */
  paid?: number | null;
  /**
   * What the partner shows. Left out without teams.
   */
  partner?: Partner | null;
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
  /**
   * Tiles. Left out without the Tower of Babel.
   */
  tiles?: OwnTiles | null;
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
   * How many cards have left the hand face down since: that many of `cards` are gone, or in the two-player game perhaps the card that its holder drew.
   */
  gone: number;
  /**
   * Who holds it.
   */
  seat: Seat;
}
/**
 * What only the owner of a seat knows of leaders.
 */
export interface OwnLeaders {
  /**
   * What lies face down.
   */
  deed: LeaderDeed | null;
  /**
   * Those that were discarded.
   */
  discarded: Leader[];
  /**
   * Those that were given and of whom one is to be recruited. Left out if there are none.
   */
  given?: Leader[];
  /**
   * Those in hand, in the order of their numbers; one that is laid down stays until all have laid one.
   */
  hand: Leader[];
  /**
   * The packs of the draft as they were held, by round; the last may be the present one.
   */
  looks: Leader[][];
  /**
   * In the draft, those of whom one is kept now.
   */
  pack: Leader[];
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
   * How it can be paid instead of being built by its chain, where chains are taxed. Left out otherwise.
   */
  instead?: PaidOffer | null;
  /**
   * In which ways it can be built so that its player takes part in the Great Project. Left out if in none.
   */
  joins?: JoinOffer[];
  /**
   * How it can be built with one unit of a resource for as many as it takes. Left out if it cannot.
   */
  plenty?: PlentyOffer[];
  /**
   * Whether a power can build it for nothing.
   */
  power: boolean;
  /**
   * What building it takes and brings. Left out if there is nothing to say.
   */
  quote?: Quote;
}
/**
 * How a card can be paid that a chain would build as well.
 */
export interface PaidOffer {
  /**
   * How.
   */
  means: Means;
  /**
   * What that takes and brings. Left out if there is nothing to say.
   */
  quote?: Quote;
}
/**
 * What building or recruiting something takes, in each way in which it can be done, and what comes of it. It is all worked out as if nobody else did anything this turn.
 */
export interface Quote {
  /**
   * What comes of it besides coins. Left out if nothing, or if it cannot be had.
   */
  outlook?: Outlook;
  /**
   * If a power can build it. Left out otherwise.
   */
  power?: Receipt;
  /**
   * One for each of the `ways`, in their order; one for a chain. If it cannot be had, one that says how far it goes: with units that are lacking, or with the cheapest way for which there are too few coins. Left out if there is nothing to say.
   */
  receipts?: Receipt[];
}
/**
 * What comes of a play besides coins, by the table as it lies and with the purse after the cheapest way to pay. What is printed on the thing is not said again: what it makes, what it makes free later.
 */
export interface Outlook {
  /**
   * The conflicts of this age that would end otherwise than before, by whom they are fought with. Left out if none would.
   */
  conflicts?: ConflictOutlook[];
  /**
   * Coins that others lose to the bank: without Cities as far as they have them, with Cities all of it, which they pay or owe. Left out if nobody does.
   */
  losses?: Loss[];
  /**
   * Rows of the score sheet that would show other points if the match ended now; never that of coins. Left out if none would.
   */
  points?: RowOutlook[];
  /**
   * The city's shields afterwards. Left out if it has as many before.
   */
  shields?: number | null;
}
/**
 * A conflict, before and after.
 */
export interface ConflictOutlook {
  /**
   * The token with it.
   */
  after: number;
  /**
   * The token if the age ended now, without the play: 1, 3 or 5 for a victory, -1 for a defeat, 0 for none. In teams two tokens count together.
   */
  before: number;
  /**
   * Their shields afterwards.
   */
  theirs: number;
  /**
   * With whom: a neighbour, unless diplomacy closes the ring.
   */
  with: Seat;
}
/**
 * Coins that somebody else loses.
 */
export interface Loss {
  /**
   * Whose.
   */
  city: Seat;
  /**
   * How many.
   */
  coins: number;
}
/**
 * A row of the score sheet, before and after.
 */
export interface RowOutlook {
  /**
   * Its points with the play.
   */
  after: number;
  /**
   * Its points now.
   */
  before: number;
  /**
   * Which.
   */
  row: Row;
}
/**
 * How a card can be built so that its player takes part in the Great Project.
 */
export interface JoinOffer {
  /**
   * How the card is built.
   */
  by: Joined;
  /**
   * How both are paid together.
   */
  means: Means;
  /**
   * What that takes and brings. Left out if there is nothing to say.
   */
  quote?: Quote;
  /**
   * Whether a token is used up for it, because the card has another colour.
   */
  token?: boolean;
}
/**
 * How a card can be built with one unit of a resource for as many as it takes.
 */
export interface PlentyOffer {
  /**
   * Coins to the bank.
   */
  bank: number;
  /**
   * Which resource.
   */
  of: Resource;
  /**
   * What that takes and brings. Left out if there is nothing to say.
   */
  quote?: Quote;
  /**
   * What is paid for the rest.
   */
  ways: Payment[];
}
/**
 * How another stage than the next can be built.
 */
export interface StageOffer {
  /**
   * How.
   */
  means: Means;
  /**
   * What that takes and brings. Left out if there is nothing to say.
   */
  quote?: Quote;
  /**
   * Which stage, from 0.
   */
  stage: number;
}
/**
 * What can be done with whatever card or leader of the hand.
 */
export interface HandQuote {
  /**
   * Discarding for coins.
   */
  sold: Receipt;
  /**
   * The next stage.
   */
  stage?: Quote;
}
/**
 * What one leader can be recruited for.
 */
export interface LeaderOffer {
  /**
   * How many more points the city would have if they were entombed and the match ended now. Left out where nobody is entombed, or if as many.
   */
  gain?: number;
  /**
   * The leader.
   */
  leader: Leader;
  /**
   * What that takes and brings. Left out if there is nothing to say.
   */
  quote?: Quote;
  /**
   * How they can be recruited; for nothing, where they are only given away or copied.
   */
  recruit: Means;
  /**
   * How they can be recruited to build another stage than the next. Left out if that is not possible.
   */
  stages?: StageOffer[];
}
/**
 * What partners show each other: their hands, and so those that they had before.
 */
export interface Partner {
  /**
   * The cards in their hand; one that is picked stays until the turn ends.
   */
  hand: Card[];
  /**
   * The hands of this age that they held so far, by turn. The last is the present hand.
   */
  held: Card[][];
  /**
   * The partner.
   */
  seat: Seat;
}
/**
 * What only the owner of a seat knows of tiles.
 */
export interface OwnTiles {
  /**
   * In the draft, what lies face down.
   */
  deed: Tile | null;
  /**
   * Those that were kept and not laid, by number.
   */
  hand: Tile[];
  /**
   * The packs of the draft as they were held, by round; the last may be the present one.
   */
  looks: Tile[][];
  /**
   * In the draft, those of which one is kept now.
   */
  pack: Tile[];
  /**
   * What will be laid on the tower at the end of this turn. Left out if nothing.
   */
  pending?: Tile | null;
}
