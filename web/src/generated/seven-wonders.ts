// Made of seven-wonders.schema.json by `cargo xtask gen`. Do not edit.

/**
 * One decision of one seat.
 *
 * A turn is one `play` of every player. It stays face down, and can be replaced, until the last one is in. In the two-player game the player of the Free city's turn plays for their own city first and then for the Free city.
 */
export type Intent =
  | {
      do: 'choose';
      /**
       * The side; the given one, if sides are not picked.
       */
      side: Side;
      /**
       * The wonder; the dealt one, if wonders are dealt.
       */
      wonder: Wonder;
    }
  | {
      /**
       * The card.
       */
      card: Card;
      /**
       * The city for which it is played: the player's own seat, or the Free city.
       */
      city: Seat;
      do: 'play';
      /**
       * The use of the card.
       */
      how: How;
    }
  | {
      do: 'keep';
      /**
       * The leader.
       */
      leader: Leader;
    }
  | {
      do: 'keep_tile';
      /**
       * The tile.
       */
      tile: Tile;
    }
  | {
      do: 'lay_tile';
      /**
       * The tile.
       */
      tile: Tile;
    }
  | {
      do: 'lead';
      /**
       * The use of the leader.
       */
      how: LeaderHow;
      /**
       * The leader.
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
       * The leader.
       */
      leader: Leader;
      /**
       * The stage that the leader builds, from 0, if it is not the next one. Omitted otherwise.
       */
      stage?: number | null;
    }
  | {
      /**
       * The card or stage.
       */
      at: Piece;
      do: 'piece';
    }
  | {
      do: 'swap';
      /**
       * The two cards.
       */
      pair: Pair;
    }
  | {
      do: 'name';
      /**
       * The player.
       */
      seat: Seat;
    }
  | {
      do: 'tokens';
      /**
       * The numbers of tokens of value 1, 3, 5.
       *
       * @minItems 3
       * @maxItems 3
       */
      lost: number[];
    }
  | {
      /**
       * The number of coins.
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
 * A card. Copies of one card are the same card, because players cannot distinguish them.
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
 * The use of a card.
 */
export type How =
  | {
      as: 'build';
      /**
       * The payment for the card.
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
       * The resource.
       */
      of: Resource;
      /**
       * The payment for the rest.
       */
      pay: Payment;
    }
  | {
      as: 'other_stage';
      /**
       * The payment for the stage.
       */
      pay: Payment;
      /**
       * The place of the stage, from 0.
       */
      stage: number;
    }
  | {
      as: 'stage';
      /**
       * The payment for the stage.
       */
      pay: Payment;
    }
  | {
      as: 'join';
      /**
       * The way in which it is built.
       */
      by: Joined;
      /**
       * The payment for the resources of both, or of the project alone if the card is free.
       */
      pay: Payment;
    }
  | {
      as: 'free_stage';
      /**
       * The place of the stage, from 0: the next one, unless any may be built.
       */
      stage: number;
    }
  | {
      as: 'tile';
      /**
       * The tile; required in an intent. For others it is omitted until the tile is laid.
       */
      tile?: Tile | null;
    }
  | {
      as: 'discard';
    };
/**
 * A resource, of which cards and stages cost units.
 */
export type Resource = 'wood' | 'stone' | 'ore' | 'clay' | 'glass' | 'loom' | 'papyrus';
/**
 * The way in which a card is built that joins the Great Project.
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
 * The use of a leader.
 */
export type LeaderHow =
  | {
      as: 'recruit';
    }
  | {
      as: 'stage';
      /**
       * The payment for the stage.
       */
      pay: Payment;
    }
  | {
      as: 'recruit_for';
      /**
       * The place of the stage, from 0.
       */
      stage: number;
    }
  | {
      as: 'other_stage';
      /**
       * The payment for the stage.
       */
      pay: Payment;
      /**
       * The place of the stage, from 0.
       */
      stage: number;
    }
  | {
      as: 'free_stage';
      /**
       * The place of the stage, from 0: the next one, unless any may be built.
       */
      stage: number;
    }
  | {
      as: 'discard';
    };
/**
 * A card or stage of a city that can be chosen.
 */
export type Piece =
  | {
      /**
       * The card.
       */
      card: Card;
      /**
       * The city.
       */
      city: Seat;
      piece: 'card';
    }
  | {
      /**
       * The city.
       */
      city: Seat;
      piece: 'stage';
      /**
       * The place of the stage, from 0.
       */
      stage: number;
    };
/**
 * The boards of the match. Boards and sides that need another box are excluded.
 */
export type Boards = 'boxes' | 'official' | 'everything';
/**
 * The way in which leaders come into hands.
 */
export type LeaderDraft = 'drafted' | 'dealt';
/**
 * The leaders of the match. Leaders that need another box are excluded.
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
 * The origin of a leader.
 */
export type Set = 'box' | 'cities' | 'anniversary' | 'promo' | 'fan_made';
/**
 * Sets of leaders, at least one, in their order.
 *
 * @minItems 1
 */
export type Sets = Set[];
/**
 * The side of the boards that is up.
 */
export type SideChoice = 'random' | 'a' | 'b' | 'picked';
/**
 * The way in which wonders are assigned.
 */
export type Wonders = 'dealt' | 'picked';
/**
 * The reason why an intent is refused, or a card cannot be built. A client can explain it in its own language.
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
       * The named card.
       */
      card: Card;
      why: 'not_in_hand';
    }
  | {
      /**
       * The named leader.
       */
      leader: Leader;
      why: 'not_your_leader';
    }
  | {
      /**
       * The named tile.
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
       * The named card.
       */
      card: Card;
      why: 'not_in_discard';
    }
  | {
      /**
       * The card that the city has.
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
       * The most coins that can be paid.
       */
      most: number;
      why: 'pays_too_much';
    }
  | {
      why: 'must_choose';
    }
  | {
      /**
       * A smallest set of units that cannot be had.
       */
      missing: Resource[];
      why: 'resources_missing';
    }
  | {
      /**
       * The coins held at the start of the turn.
       */
      held: number;
      /**
       * The coins of the cheapest way, including those to the bank.
       */
      needed: number;
      /**
       * The cheapest ways to buy the resources, if the coins were enough.
       */
      ways: Payment[];
      why: 'coins_missing';
    }
  | {
      /**
       * The possible ways without waste.
       */
      ways: Payment[];
      why: 'overpaid';
    }
  | {
      /**
       * The possible ways without waste.
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
       * The named card.
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
       * The player.
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
       * The age, 1 to 3.
       */
      age: number;
      event: 'age_began';
      /**
       * The observer's hand; `null` for spectators.
       */
      hand: Card[] | null;
      /**
       * The hand of the observer's partner. Omitted without teams.
       */
      partner?: Card[] | null;
    }
  | {
      event: 'picked';
      /**
       * The Free city's new play, if this play made the old one impossible. Either its card was taken, or it sold a card and could now build. Omitted if nothing changed.
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
       * The leader and its use.
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
       * The tile.
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
       * The coins that this brought, by seat.
       *
       * @maxItems 8
       */
      income: number[];
      /**
       * The tiles, in the order in which they were laid.
       */
      placed: PlacedView[];
    }
  | {
      /**
       * The age, 1 to 3.
       */
      age: number;
      event: 'project_shown';
      /**
       * The project.
       */
      project: Project;
    }
  | {
      /**
       * True if it has succeeded.
       */
      done: boolean;
      event: 'project_over';
      /**
       * The coins that came in.
       *
       * @maxItems 8
       */
      income: number[];
      /**
       * The project.
       */
      project: Project;
      /**
       * The number of tokens that each player had taken.
       *
       * @maxItems 8
       */
      taken: number[];
    }
  | {
      event: 'penalty';
      /**
       * The loss.
       */
      lost: Lost;
      /**
       * The city.
       */
      seat: Seat;
    }
  | {
      /**
       * The age, 1 to 3.
       */
      age: number;
      /**
       * The plays, by city.
       */
      deeds: LedView[];
      event: 'led';
    }
  | {
      /**
       * The age, 1 to 3.
       */
      age: number;
      event: 'turn';
      /**
       * The plays, by city.
       */
      plays: PlayView[];
      /**
       * The turn of the age, 1 to 6 or 7.
       */
      turn: number;
    }
  | {
      /**
       * The card; `null` for all others.
       */
      card: Card | null;
      event: 'drew';
      /**
       * The player.
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
       * The number of cards.
       */
      cards: number;
      event: 'unplayed';
      /**
       * The partner's card, if they had one. Omitted otherwise.
       */
      partners?: Card | null;
      /**
       * The observer's own card, if they had one.
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
       * The new hand of the observer's partner. Omitted without teams.
       */
      partner?: Card[] | null;
    }
  | {
      /**
       * The city that builds.
       */
      city: Seat;
      event: 'looked';
      /**
       * The pile; `null` for all others.
       */
      pile: Card[] | null;
      /**
       * The player.
       */
      seat: Seat;
    }
  | {
      /**
       * The card; `null` if the player declined.
       */
      card: Card | null;
      /**
       * The city.
       */
      city: Seat;
      event: 'from_discard';
      /**
       * The coins that it brought.
       */
      income: number;
    }
  | {
      /**
       * The city.
       */
      city: Seat;
      event: 'nothing_to_build';
    }
  | {
      event: 'nothing';
      /**
       * The matter.
       */
      matter: Matter;
      /**
       * The player.
       */
      seat: Seat;
    }
  | {
      event: 'recruited';
      /**
       * The coins that came in.
       */
      income: number;
      /**
       * The leader.
       */
      leader: Leader;
      /**
       * The occasion: `draw`, `pick`, `recruit` or `engage`.
       */
      matter: Matter;
      /**
       * The player.
       */
      seat: Seat;
    }
  | {
      event: 'leaders_drawn';
      /**
       * The leaders; `null` for all others.
       */
      leaders: Leader[] | null;
      /**
       * The number of leaders.
       */
      number: number;
      /**
       * The player.
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
       * The player.
       */
      seat: Seat;
    }
  | {
      event: 'leaders_discarded';
      /**
       * The leaders, if the observer may know them.
       */
      leaders: Leader[] | null;
      /**
       * The number of leaders.
       */
      number: number;
      /**
       * The player.
       */
      seat: Seat;
    }
  | {
      event: 'leader_given';
      /**
       * The player who gave it.
       */
      from: Seat;
      /**
       * The leader; `null` for all except these two.
       */
      leader: Leader | null;
      /**
       * The player who received it.
       */
      to: Seat;
    }
  | {
      /**
       * The leader or stage.
       */
      copied: Copied;
      event: 'copied';
      /**
       * The coins that came in.
       */
      income: number;
      /**
       * The player who copied.
       */
      seat: Seat;
    }
  | {
      event: 'stage_built';
      /**
       * The coins that came in.
       */
      income: number;
      /**
       * The player.
       */
      seat: Seat;
      /**
       * The place of the stage, from 0.
       */
      stage: number;
      /**
       * The leader that marks it; `null` if nothing marks it.
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
       * The points that the tomb is worth.
       */
      points: number;
      /**
       * The player.
       */
      seat: Seat;
      /**
       * The stage of the tomb, from 0; `null` if the city has copied a stage that entombs.
       */
      stage: number | null;
    }
  | {
      event: 'tile_on_board';
      /**
       * The coins that this brought.
       */
      income: number;
      /**
       * The cities for which it acts.
       */
      on: Upon;
      /**
       * The player.
       */
      seat: Seat;
      /**
       * The tile.
       */
      tile: Tile;
    }
  | {
      /**
       * The card.
       */
      card: Card;
      /**
       * The city that lost it.
       */
      city: Seat;
      event: 'destroyed';
      /**
       * The player who destroyed it.
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
       * The player between these neighbours, who exchanged them.
       */
      seat: Seat;
    }
  | {
      event: 'named';
      /**
       * The predicted winner.
       */
      named: Seat;
      /**
       * The player.
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
       * The player whose power stopped the hands.
       */
      seat: Seat;
    }
  | {
      event: 'traded';
      /**
       * The coins that came in.
       */
      income: number;
      /**
       * The player.
       */
      seat: Seat;
    }
  | {
      /**
       * The cities that lost a stage, by number.
       */
      cities: Seat[];
      event: 'stages_fell';
      /**
       * The player whose power destroyed them.
       */
      seat: Seat;
    }
  | {
      event: 'wonders_fell';
      /**
       * The coins that came in, by city.
       *
       * @maxItems 8
       */
      income: number[];
      /**
       * The cards and leaders that had marked stages, and the leaders of tombs.
       */
      opened: OpenedView[];
      /**
       * The player whose power removed them.
       */
      seat: Seat;
    }
  | {
      event: 'passed_on';
      /**
       * The player who had him.
       */
      from: Seat;
      /**
       * The player who has him now; `null` if it was a copy, which is used up.
       */
      to: Seat | null;
    }
  | {
      /**
       * The number of coins.
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
       * The losses, by city.
       */
      losses: LossView[];
    }
  | {
      /**
       * The age, 1 to 3.
       */
      age: number;
      event: 'conflicts';
      /**
       * The results, by city.
       *
       * @maxItems 8
       */
      results: ConflictView[];
    }
  | {
      event: 'left';
      /**
       * The player.
       */
      seat: Seat;
    }
  | {
      /**
       * True if the last person left claimed the match.
       */
      claimed: boolean;
      event: 'ended';
      /**
       * The winner or winners.
       */
      winners: Seat[];
    };
/**
 * A decision about a leader, laid face down.
 */
export type LeaderDeed =
  | {
      do: 'keep';
      /**
       * The leader.
       */
      leader: Leader;
    }
  | {
      do: 'lead';
      /**
       * The use of the leader.
       */
      how: LeaderHow;
      /**
       * The leader.
       */
      leader: Leader;
    };
/**
 * A Great Project. There is one of each, and five for each age.
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
 * The loss from a failed Great Project.
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
 * The colours of cards.
 */
export type Colour = 'brown' | 'grey' | 'blue' | 'yellow' | 'red' | 'green' | 'purple' | 'black';
/**
 * Something to be done or answered after all players have laid a card or a leader.
 */
export type Matter =
  | {
      raise: {
        /**
         * The place of the stage, from 0.
         */
        stage: number;
        /**
         * The leader that marks it; `null` if nothing marks it.
         */
        under: Leader | null;
      };
    }
  | 'draw'
  | {
      hand: {
        /**
         * The number of leaders.
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
         * The player who receives it.
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
         * The stage of the tomb, from 0; `null` if the stage was copied.
         */
        stage: number | null;
      };
    }
  | {
      lay_tile: {
        /**
         * The cities for which it will act there.
         */
        on: Upon;
      };
    }
  | {
      engage: {
        /**
         * The drawn leader; `null` before the draw.
         */
        leader: Leader | null;
      };
    }
  | 'keep_hands'
  | 'trade'
  | 'penalty'
  | 'pass_on';
/**
 * The cities for which a tile acts that lies on a board instead of the tower.
 */
export type Upon = 'own' | 'others' | 'by_kind';
/**
 * A leader or a stage of a neighbour whose effects a city has copied.
 */
export type Copied =
  | {
      /**
       * The leader.
       */
      leader: Leader;
      of: 'leader';
    }
  | {
      /**
       * The board.
       */
      board: Board;
      of: 'stage';
      /**
       * The place of the stage, from 0.
       */
      stage: number;
    };
/**
 * The position of a marker.
 */
export type Lies = 'down' | 'up' | 'nothing';
/**
 * The direction in which hands are passed.
 */
export type Direction = 'left' | 'right';
/**
 * The decision that the match waits for, or its end.
 */
export type Stage =
  | {
      /**
       * The players who choose now: one if wonders are picked, otherwise all without a board.
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
       * The player.
       */
      seat: Seat;
      stage: 'last_card';
    }
  | {
      /**
       * The city that builds: the player's own, or the Free city.
       */
      city: Seat;
      /**
       * True if a leader or a copy allows it. Such builds come after those of stages. Omitted for a stage.
       */
      led?: boolean;
      /**
       * The player who decides.
       */
      seat: Seat;
      stage: 'from_discard';
    }
  | {
      stage: 'losses';
    }
  | {
      /**
       * The question.
       */
      matter: Matter;
      /**
       * The player.
       */
      seat: Seat;
      stage: 'asked';
    }
  | {
      /**
       * True if the last person claimed the match. The points then do not decide it.
       */
      claimed: boolean;
      stage: 'over';
    };
/**
 * The options of one decision, for one city.
 */
export type Offers =
  | {
      asked: 'board';
      /**
       * The boards among these that need a missing box and cannot be chosen. Omitted if there are none.
       */
      lacking?: Board[];
      /**
       * The sides that can be chosen.
       */
      sides: Side[];
      /**
       * The wonders that can be chosen.
       */
      wonders: Wonder[];
    }
  | {
      asked: 'play';
      /**
       * The cards, each once, in the order of card numbers.
       */
      cards: Offer[];
      /**
       * The city for which it is played.
       */
      city: Seat;
      /**
       * The coins that can be spent: those held at the start of the turn.
       */
      coins: number;
      /**
       * True if a card can be discarded for coins. The Free city discards only if it can build nothing; all others always can.
       */
      discard: boolean;
      /**
       * True if the city has an unused once-an-age power to build without paying.
       */
      free_build: boolean;
      /**
       * The stages that a token of a Great Project builds free. Omitted if there are none.
       */
      free_stages?: StageOffer[];
      /**
       * The receipts of the next stage and of discarding. Omitted if empty.
       */
      quote?: HandQuote;
      /**
       * The price of the next stage of the wonder, the same with every card.
       */
      stage: Means;
      /**
       * The other stages that may be built now, with their prices. Omitted if there are none.
       */
      stages?: StageOffer[];
      /**
       * The tiles that can be laid by discarding a card. Omitted if there are none.
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
       * The city that loses them.
       */
      city: Seat;
      /**
       * The possible choices: the numbers of tokens of value 1, 3, 5.
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
       * The city for which the leader is played.
       */
      city: Seat;
      /**
       * The coins that can be spent.
       */
      coins: number;
      /**
       * The stages that a token of a Great Project builds free. Omitted if there are none.
       */
      free_stages?: StageOffer[];
      /**
       * The leaders in hand.
       */
      leaders: LeaderOffer[];
      /**
       * The receipts of the next stage and of discarding. Omitted if empty.
       */
      quote?: HandQuote;
      /**
       * The price of the next stage of the wonder, the same with every leader.
       */
      stage: Means;
      /**
       * The other stages that may be built now, with their prices. Omitted if there are none.
       */
      stages?: StageOffer[];
    }
  | {
      asked: 'lay_tile';
      /**
       * The city that lays it.
       */
      city: Seat;
      /**
       * The cities for which the tile will act.
       */
      on: Upon;
      /**
       * The tiles that can be laid.
       */
      tiles: Tile[];
    }
  | {
      asked: 'leader';
      /**
       * The city that decides.
       */
      city: Seat;
      /**
       * The coins that can be spent.
       */
      coins: number;
      /**
       * True if the player may choose none.
       */
      decline: boolean;
      /**
       * The leaders that can be chosen.
       */
      leaders: LeaderOffer[];
      /**
       * The question.
       */
      matter: Matter;
    }
  | {
      asked: 'piece';
      /**
       * The city that decides.
       */
      city: Seat;
      /**
       * True if the player may choose none.
       */
      decline: boolean;
      /**
       * The question.
       */
      matter: Matter;
      /**
       * The cards or stages that can be chosen.
       */
      pieces: Piece[];
    }
  | {
      asked: 'swap';
      /**
       * The city that decides.
       */
      city: Seat;
      /**
       * The pairs that can be exchanged.
       */
      pairs: Pair[];
    }
  | {
      asked: 'name';
      /**
       * The city that decides.
       */
      city: Seat;
      /**
       * The players that can be named.
       */
      seats: Seat[];
    }
  | {
      asked: 'announce';
      /**
       * The city that decides.
       */
      city: Seat;
      /**
       * The question.
       */
      matter: Matter;
    }
  | {
      asked: 'loss';
      /**
       * The city that loses them.
       */
      city: Seat;
      /**
       * The coins that it has.
       */
      coins: number;
      /**
       * The coins that it loses.
       */
      loses: number;
      /**
       * The most that it can pay. Each coin that it does not pay becomes a debt.
       */
      most: number;
    }
  | {
      asked: 'from_discard';
      /**
       * The cards that can be built.
       */
      cards: Card[];
      /**
       * The city that builds.
       */
      city: Seat;
      /**
       * The quotes of these cards, in the same order.
       */
      quotes?: Quote[];
    };
/**
 * The price of something: free, payable or out of reach.
 */
export type Means =
  | {
      /**
       * The coins to the bank in spite of the chain: taxes. Omitted if 0.
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
       * The coins to the bank.
       */
      bank: number;
      means: 'pay';
      /**
       * The payments that no other beats for both neighbours, by rising coins to the left. A single payment of nothing if the city produces all units.
       */
      ways: Payment[];
    }
  | {
      /**
       * The reason.
       */
      because: Refusal;
      means: 'no';
    };
/**
 * A row of the score sheet, in the order of the sheet.
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
 * A line of a receipt: the reason, and the coins if any move. Negative coins leave the purse.
 */
export type Line =
  | {
      /**
       * The things that make them.
       */
      by: Thing[];
      line: 'own';
      /**
       * The units.
       */
      units: Resource[];
    }
  | {
      /**
       * The thing that waives them.
       */
      by: Thing;
      line: 'waived';
      /**
       * The units.
       */
      units: Resource[];
    }
  | {
      /**
       * The thing that allows the exchange.
       */
      by: Thing;
      /**
       * The one unit.
       */
      into: Resource[];
      line: 'exchanged';
      /**
       * The two units.
       */
      units: Resource[];
    }
  | {
      line: 'chain';
      /**
       * The earlier card.
       */
      with: Card;
    }
  | {
      /**
       * The thing that has the power.
       */
      by: Thing;
      line: 'power';
    }
  | {
      /**
       * The sum, zero or negative.
       */
      coins: number;
      /**
       * The coins for each unit.
       */
      each: number;
      line: 'bought';
      /**
       * The neighbour.
       */
      of: Seat;
      /**
       * The coins for each unit that come from tiles of the Tower of Babel, negative if they are less. Omitted if 0.
       */
      tower?: number;
      /**
       * The units.
       */
      units: Resource[];
    }
  | {
      /**
       * The thing that lets the bank sell.
       */
      by: Thing;
      /**
       * The sum, negative.
       */
      coins: number;
      line: 'bank';
      /**
       * The units.
       */
      units: Resource[];
    }
  | {
      /**
       * The coins, negative.
       */
      coins: number;
      line: 'printed';
    }
  | {
      /**
       * The thing that causes it.
       */
      by: Thing;
      /**
       * The reduction, positive.
       */
      coins: number;
      line: 'cheaper';
    }
  | {
      /**
       * The thing that demands it.
       */
      by: Thing;
      /**
       * The coins, negative.
       */
      coins: number;
      line: 'in_coins';
      /**
       * The units.
       */
      units: Resource[];
    }
  | {
      /**
       * The thing that demands it.
       */
      by: Thing;
      /**
       * The coins, negative.
       */
      coins: number;
      line: 'tax';
    }
  | {
      /**
       * The coins, negative.
       */
      coins: number;
      line: 'joins';
      /**
       * The project.
       */
      project: Project;
    }
  | {
      /**
       * The coins, positive.
       */
      coins: number;
      line: 'sold';
    }
  | {
      /**
       * The thing that brings them: the one played, or one that the city has.
       */
      by: Thing;
      /**
       * The coins, positive.
       */
      coins: number;
      line: 'gain';
    }
  | {
      line: 'lacking';
      /**
       * The units.
       */
      units: Resource[];
    };
/**
 * A thing that has effects in a city.
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
 * The costs and gains of a play. Its coins add up to the gain of the purse if no player buys here in the same turn.
 */
export type Receipt = Line[];

/**
 * The wire types of 7 Wonders.
 */
export interface SevenWonders {
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
 * Coins for bought resources. The coins that the thing itself costs are not included: they go to the bank.
 */
export interface Payment {
  /**
   * Coins to the bank for units that it sells. Omitted if 0.
   */
  bank?: number;
  /**
   * Coins to the left neighbour (the next one clockwise).
   */
  left: number;
  /**
   * Coins to the right neighbour (the previous one).
   */
  right: number;
}
/**
 * Two cards that can be exchanged.
 */
export interface Pair {
  /**
   * The left neighbour's card.
   */
  left: Card;
  /**
   * The right neighbour's card.
   */
  right: Card;
}
/**
 * The options that the host of a table can choose.
 */
export interface Options {
  /**
   * The boards in addition to those of the boxes. They need three players.
   */
  boards?: Boards;
  /**
   * The box Cities: black cards, debts, diplomacy. It needs three players. Eight players need it.
   */
  cities?: boolean;
  /**
   * The way in which leaders come into hands.
   */
  leader_draft?: LeaderDraft;
  /**
   * The leaders of the match. Leaders need at least three players.
   */
  leaders?: Leaders;
  /**
   * The Great Projects of the box Babel. They need three players.
   */
  projects?: boolean;
  /**
   * The side of the boards that is up.
   */
  sides: SideChoice;
  /**
   * True for teams of two players side by side. Teams need Cities and 4, 6 or 8 players.
   */
  teams?: boolean;
  /**
   * The Tower of Babel of the box Babel. It needs three players.
   */
  tower?: boolean;
  /**
   * The way in which wonders are assigned.
   */
  wonders: Wonders;
}
/**
 * A play laid face down.
 */
export interface Pick {
  /**
   * The card.
   */
  card: Card;
  /**
   * The city for which it is played.
   */
  city: Seat;
  /**
   * The use of the card.
   */
  how: How;
}
/**
 * A tile on the Tower of Babel.
 */
export interface PlacedView {
  /**
   * The player who laid it.
   */
  seat: Seat;
  /**
   * The tile.
   */
  tile: Tile;
}
/**
 * The play of one leader in a leader phase.
 */
export interface LedView {
  /**
   * The city.
   */
  city: Seat;
  /**
   * The use of the leader.
   */
  how: LeaderHow;
  /**
   * The coins received.
   */
  income: number;
  /**
   * The leader, if the observer knows it.
   */
  leader: Leader | null;
}
/**
 * The play of one city in a turn.
 */
export interface PlayView {
  /**
   * The card, if the observer knows it: it was built, or the observer played it or saw it later.
   */
  card: Card | null;
  /**
   * The city.
   */
  city: Seat;
  /**
   * The colour of the card, if its stage counts cards of that colour and so all players saw it. Omitted otherwise.
   */
  colour?: Colour | null;
  /**
   * True if the card went to the discard pile later. Omitted if false.
   */
  discarded?: boolean;
  /**
   * The use of the card.
   */
  how: How;
  /**
   * The coins received: for a discarded card, from effects and from neighbours.
   */
  income: number;
  /**
   * True if the card is a marker that was turned face up later. Omitted if false.
   */
  opened?: boolean;
  /**
   * The stage built, from 0, in matches with leaders or boards of other boxes. Omitted otherwise.
   */
  stage?: number | null;
}
/**
 * A board: a wonder with one side up.
 */
export interface Board {
  /**
   * The side that is up.
   */
  side: Side;
  /**
   * The wonder.
   */
  wonder: Wonder;
}
/**
 * The cards of a later age, shown by the Sith Lord.
 */
export interface Foreseen {
  /**
   * The age.
   */
  age: number;
  /**
   * The cards, in the order of card numbers.
   */
  cards: Card[];
}
/**
 * A card or leader that had marked a stage, or a leader of a tomb.
 */
export interface OpenedView {
  /**
   * The card, if it was one.
   */
  card: Card | null;
  /**
   * The city of the wonder.
   */
  city: Seat;
  /**
   * True if the card was discarded because the city had one of that name.
   */
  discarded: boolean;
  /**
   * The leader, if it was one.
   */
  leader: Leader | null;
}
/**
 * The loss of a city.
 */
export interface LossView {
  /**
   * The city.
   */
  city: Seat;
  /**
   * The coins that it had to pay.
   */
  coins: number;
  /**
   * The coins that it paid. Each unpaid coin became a debt.
   */
  paid: number;
}
/**
 * The conflicts of one city at the end of an age.
 */
export interface ConflictView {
  /**
   * True if diplomacy kept the city away. In teams a token remains unless both are away. Omitted if false.
   */
  away?: boolean;
  /**
   * The opponents to the left and to the right; `null` for none. Omitted if they are the neighbours.
   *
   * @minItems 2
   * @maxItems 2
   */
  foes?: (Seat | null)[] | null;
  /**
   * The token of the fight to the left. Victories give 1, 3 or 5, a defeat -1 (or -2 for two tokens), 0 is no token.
   */
  left: number;
  /**
   * The token of the fight to the right.
   */
  right: number;
  /**
   * The shields of the city.
   */
  shields: number;
  /**
   * The defeat tokens that the city took from defeated opponents (Tomyris). Omitted if 0.
   */
  taken?: number;
  /**
   * The number of such tokens from each fight: two in teams. Omitted if 1.
   */
  tokens?: number;
}
/**
 * A match as one observer sees it, with everything that the observer remembers.
 *
 * Cities have the numbers of their seats, clockwise. The Free city of the two-player game is number 2, so lists of cities may be longer than the table has seats. The left neighbour of a city is the next city.
 */
export interface View {
  /**
   * The age, 1 to 3; 0 while boards are chosen.
   */
  age: number;
  /**
   * The number of cards set aside since the match began. No player has seen them. Only a table of eight players sets cards aside. Omitted if 0.
   */
  aside?: number;
  /**
   * The cities, by number.
   *
   * @maxItems 8
   */
  cities: CityView[];
  /**
   * The results of the conflicts, by age.
   */
  conflicts: ConflictView[][];
  /**
   * The direction in which hands are passed in this age.
   */
  direction: Direction;
  /**
   * The numbers of cards in the discard pile, by the age on their backs.
   *
   * @minItems 3
   * @maxItems 3
   */
  discarded: number[];
  /**
   * The player of the Free city in this turn; `null` except in the two-player game.
   */
  free_city_player: Seat | null;
  /**
   * The turn of this age after which hands were not passed on (Esteban). Omitted if there is none.
   */
  kept_hands?: number | null;
  /**
   * The leaders that are not in play. Omitted without leaders.
   */
  leaders?: LeadersView | null;
  /**
   * The coins that each city loses now, in the stage `losses`. Omitted in other stages.
   *
   * @maxItems 8
   */
  losses?: number[] | null;
  /**
   * The decisions that follow before the match continues, in order. Omitted if there are none.
   */
  next?: Stage[];
  /**
   * The number of cards in the Free city's draw pile; 0 except in the two-player game.
   */
  pile: number;
  /**
   * All plays of this age, by turn. The last entry may contain the plays of last cards.
   */
  plays: TurnView[];
  /**
   * The Great Projects shown so far, by age. The last may be that of this age. Omitted if there are none.
   */
  projects?: ProjectView[];
  /**
   * The points of each city, once the match is finished; `null` before.
   *
   * @maxItems 8
   */
  scores: Score[] | null;
  /**
   * The stage of the match: the decision that it waits for, or its end.
   */
  stage: Stage;
  /**
   * The Tower of Babel. Omitted without it.
   */
  tower?: TowerView | null;
  /**
   * The turn of the age that is open or was played last: 1 to 6 or 7. 0 while boards are chosen.
   */
  turn: number;
  /**
   * The number of turns in an age: 7 with hands of eight cards. Omitted if 6.
   */
  turns?: number;
  /**
   * The private part of the view; `null` for spectators.
   */
  you: You | null;
}
/**
 * The public state of a city.
 */
export interface CityView {
  /**
   * True if the board no longer produces anything and has lost its power (Double Walls). Omitted if false.
   */
  bare?: boolean;
  /**
   * The cards that are built, in order.
   */
  cards: Card[];
  /**
   * The coins.
   */
  coins: number;
  /**
   * The stages in the order of the board, if it copies those of others (Manneken Pis). Omitted otherwise, and until all boards are chosen.
   */
  copied_stages?: Printed[];
  /**
   * The leaders and stages that the city has copied, in order. Omitted if there are none.
   */
  copies?: Copied[];
  /**
   * The lost coins that the city has not paid. Each costs one point. Omitted if 0.
   */
  debts?: number;
  /**
   * The number of defeat tokens.
   */
  defeats: number;
  /**
   * The number of diplomacy tokens. Each keeps the city out of the conflicts of one age. Omitted if 0.
   */
  diplomacy?: number;
  /**
   * True if the once-an-age power to build a black card is unused (Caligula). Omitted if false.
   */
  free_black?: boolean;
  /**
   * True if the city has a once-an-age power to build without paying and has not used it in this age.
   */
  free_build: boolean;
  /**
   * The number of those tokens that came in this age. Omitted if 0.
   */
  fresh?: number;
  /**
   * The recruited leaders, in order. Omitted if there are none.
   */
  leaders?: Leader[];
  /**
   * True if the player has given up the seat.
   */
  left: boolean;
  /**
   * The number of masks: symbols of neighbours' green cards, listed in `tally.masks`. Omitted if 0.
   */
  masks?: number;
  /**
   * The player whose victory this city predicted (Pythia). Omitted if there is none.
   */
  named?: Seat | null;
  /**
   * The coins paid for leaders without a printed price, if a wonder entombs leaders. Omitted if empty.
   */
  paid?: PaidView[];
  /**
   * The points lost to failed Great Projects. Omitted if 0.
   */
  penalties?: number;
  /**
   * The places of those stages, from 0, if they are not the first ones. Omitted otherwise.
   */
  places?: number[];
  /**
   * The prices of a unit bought from the neighbours.
   */
  prices: PricesView;
  /**
   * The unused tokens of Great Projects that succeeded, by project number. Omitted if there are none.
   */
  projects?: Project[];
  /**
   * The player; `null` for the Free city.
   */
  seat: Seat | null;
  /**
   * The shields as they count in conflicts.
   */
  shields: number;
  /**
   * The side that is up; `null` until it is chosen, and without a wonder.
   */
  side: Side | null;
  /**
   * The sources, each used from the turn after it came: board, cards, stages, leaders. Tiles are excluded.
   */
  sources: Source[];
  /**
   * The markers of the stages that are built, in the order of the board.
   */
  stages: Marker[];
  /**
   * The fixed scientific symbols: compasses, gears, tablets.
   *
   * @minItems 3
   * @maxItems 3
   */
  symbols: number[];
  /**
   * The points that the city would have if the match ended now, with their origins.
   */
  tally: Tally;
  /**
   * The entombed leaders, in order. They are no longer leaders of the city. Omitted if there are none.
   */
  tombs?: TombView[];
  /**
   * True if the bank has paid the city coins in this turn, in matches with leaders. Omitted if false.
   */
  took_coins?: boolean;
  /**
   * The leaders whose once-a-match power is used up. Omitted if there are none.
   */
  used?: Leader[];
  /**
   * The numbers of victory tokens of value 1, 3, 5.
   *
   * @minItems 3
   * @maxItems 3
   */
  victories: number[];
  /**
   * True if the `fresh` tokens have no effect (Helen of Troy). Omitted if false.
   */
  void?: boolean;
  /**
   * The number of scientific symbols of the owner's choice.
   */
  wild_symbols: number;
  /**
   * The wonder; `null` until it is chosen, and after Chuck Norris has removed it.
   */
  wonder: Wonder | null;
}
/**
 * A stage, by the board on which it is printed.
 */
export interface Printed {
  /**
   * The board.
   */
  board: Board;
  /**
   * The place of the stage, from 0.
   */
  stage: number;
}
/**
 * The price that was paid for a leader.
 */
export interface PaidView {
  /**
   * The number of coins.
   */
  coins: number;
  /**
   * The leader.
   */
  leader: Leader;
}
/**
 * The prices of one unit from each neighbour.
 */
export interface PricesView {
  /**
   * True if the first unit of a turn from the left neighbour costs a coin less. Omitted if false.
   */
  first_left?: boolean;
  /**
   * True if the first unit of a turn from the right neighbour costs a coin less. Omitted if false.
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
 * Something that produces resources each turn.
 */
export interface Source {
  /**
   * True if it makes as many units as are needed; `units` is then the printed number. Omitted if false.
   */
  endless?: boolean;
  /**
   * The resources to choose from.
   */
  one_of: Resource[];
  /**
   * True if neighbours may buy from it.
   */
  sold: boolean;
  /**
   * The number of units.
   */
  units: number;
}
/**
 * The marker of a stage that is built.
 */
export interface Marker {
  /**
   * The age on the back of the card; 0 if the marker is no card.
   */
  age: number;
  /**
   * The card, if the observer knows it. At the end of the match all observers do.
   */
  card: Card | null;
  /**
   * The colour of the card, if its stage counts cards of that colour and so all players have seen it. Omitted otherwise.
   */
  colour?: Colour | null;
  /**
   * The leader, if the observer knows it. At the end of the match all observers do. Omitted otherwise.
   */
  leader?: Leader | null;
  /**
   * The position of the marker. Omitted if face down.
   */
  lies?: Lies;
}
/**
 * The points that a city would have if the match ended now, by origin. Origins without points are omitted.
 *
 * It does not repeat public facts: victory tokens, defeat tokens and coins are fields of the city.
 */
export interface Tally {
  /**
   * The points of the board itself. Omitted if 0.
   */
  board?: number;
  /**
   * The points of each card apart from symbols, in the order of the city's `cards`. Omitted if all are 0.
   */
  cards?: number[];
  /**
   * The points of each copy, in the order of `copies`. Omitted if all are 0.
   */
  copies?: number[];
  /**
   * The guilds of neighbours that the wonder copies. Omitted if there are none.
   */
  guilds?: CopiedGuild[];
  /**
   * The points of each leader, in the order of `leaders`. Omitted if all are 0.
   */
  leaders?: number[];
  /**
   * The symbols that the masks copy: compasses, gears, tablets. They are included in `symbols`. Omitted if there are none.
   *
   * @minItems 3
   * @maxItems 3
   */
  masks?: number[];
  /**
   * The points of each token of a Great Project, in the order of `projects`. Omitted if all are 0.
   */
  projects?: number[];
  /**
   * The points by row of the score sheet.
   */
  rows: Rows;
  /**
   * The points for compasses, gears, tablets, and sets of all three. Omitted if all are 0.
   *
   * @minItems 4
   * @maxItems 4
   */
  science?: number[];
  /**
   * The points of each stage apart from symbols, by its place on the board; 0 for one that is not built. Omitted if all are 0.
   */
  stages?: number[];
  /**
   * The scientific symbols after the best choices. Omitted if they equal the city's `symbols`.
   *
   * @minItems 3
   * @maxItems 3
   */
  symbols?: number[] | null;
  /**
   * The sum of all rows.
   */
  total: number;
  /**
   * The points of the tiles of the Tower of Babel that the player has laid. Omitted if 0.
   */
  tower?: number;
}
/**
 * A guild of a neighbour that the wonder copies.
 */
export interface CopiedGuild {
  /**
   * The guild.
   */
  guild: Card;
  /**
   * The leader of a neighbour that the guild copies in turn. Omitted if it copies none.
   */
  leader?: Leader | null;
  /**
   * Its points apart from symbols, including those of `leader`.
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
   * One point for every three coins.
   */
  coins?: number;
  /**
   * Yellow cards.
   */
  commerce?: number;
  /**
   * Debts, as a negative number.
   */
  debts?: number;
  /**
   * Guilds, including a copied one.
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
 * An entombed leader, face up.
 */
export interface TombView {
  /**
   * The leader.
   */
  leader: Leader;
  /**
   * The points that the tomb is worth.
   */
  points: number;
  /**
   * The stage of the tomb, from 0; `null` if the city has copied a stage that entombs.
   */
  stage: number | null;
}
/**
 * The public state of the leaders that are not in play.
 */
export interface LeadersView {
  /**
   * The number of leaders left in the deck.
   */
  deck: number;
  /**
   * The number of leaders that each player has discarded.
   *
   * @maxItems 8
   */
  discarded: number[];
  /**
   * The leaders drawn from the deck since the deal, in order. Omitted if there are none.
   */
  draws?: DrawView[];
  /**
   * The leaders given from hand to hand, in order. Omitted if there are none.
   */
  gifts?: GiftView[];
  /**
   * The discarded leaders that all observers have seen. Omitted if there are none.
   */
  gone?: GoneView[];
  /**
   * The number of leaders in each player's hand.
   *
   * @maxItems 8
   */
  hands: number[];
  /**
   * The player who recruited Jesus, if another player has him now. Omitted otherwise.
   */
  jesus?: Seat | null;
  /**
   * The number of finished rounds of the draft: 4 after it.
   */
  rounds: number;
}
/**
 * A leader drawn from the deck.
 */
export interface DrawView {
  /**
   * The leader, if the observer knows it.
   */
  leader: Leader | null;
  /**
   * True if all observers saw the leader.
   */
  open: boolean;
  /**
   * The player who drew.
   */
  seat: Seat;
}
/**
 * A leader given to another player.
 */
export interface GiftView {
  /**
   * The number of leaders that had been drawn before this gift.
   */
  draws: number;
  /**
   * The player who gave the leader.
   */
  from: Seat;
  /**
   * The leader, if the observer knows it.
   */
  leader: Leader | null;
  /**
   * True if the receiver has not decided about the gift yet.
   */
  pending: boolean;
  /**
   * The player who received it.
   */
  to: Seat;
}
/**
 * A discarded leader that all observers have seen.
 */
export interface GoneView {
  /**
   * The leader.
   */
  leader: Leader;
  /**
   * The owner of the leader.
   */
  seat: Seat;
}
/**
 * The plays of one turn.
 */
export interface TurnView {
  /**
   * The cards built from the discard pile afterwards.
   */
  from_discard: SalvageView[];
  /**
   * The plays, by city number. The entry of last cards has only the cities that played one.
   */
  plays: PlayView[];
  /**
   * The turn of the age. For plays of last cards, it is the number of turns plus 1.
   */
  turn: number;
}
/**
 * A card built from the discard pile.
 */
export interface SalvageView {
  /**
   * The card; `null` if the player declined.
   */
  card: Card | null;
  /**
   * The city.
   */
  city: Seat;
  /**
   * True if the card went back to the discard pile later. Omitted if false.
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
   * True if it has succeeded, false if it has failed. Omitted until the end of the age.
   */
  done?: boolean | null;
  /**
   * The number of tokens needed for its success.
   */
  needed: number;
  /**
   * The project.
   */
  project: Project;
  /**
   * The number of tokens that each player has taken.
   *
   * @maxItems 8
   */
  taken: number[];
}
/**
 * The points of one city by category.
 */
export interface Score {
  /**
   * The Tower of Babel and Great Projects. Omitted if 0.
   */
  babel?: number;
  /**
   * Black cards. Omitted if 0.
   */
  cities?: number;
  /**
   * Blue cards.
   */
  civilian: number;
  /**
   * One point for every three coins.
   */
  coins: number;
  /**
   * Yellow cards.
   */
  commerce: number;
  /**
   * The guild that the wonder copied; `null` if none.
   */
  copied: Card | null;
  /**
   * Debts, as a negative number. Omitted if 0.
   */
  debts?: number;
  /**
   * Guilds, including a copied one.
   */
  guilds: number;
  /**
   * Leaders. Omitted if 0.
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
   * The scientific symbols after the best choices: compasses, gears, tablets.
   *
   * @minItems 3
   * @maxItems 3
   */
  symbols: number[];
  /**
   * The sum of all categories.
   */
  total: number;
  /**
   * The wonder.
   */
  wonder: number;
}
/**
 * The public state of the Tower of Babel.
 */
export interface TowerView {
  /**
   * The tiles laid on boards of wonders instead, in order. Omitted if there are none.
   */
  boards?: BoardTileView[];
  /**
   * The number of tiles that each player has not laid yet. A tile chosen in this turn is included.
   *
   * @maxItems 8
   */
  hands: number[];
  /**
   * The tiles laid on the tower, in order. Those before the last `places` are covered and do nothing.
   */
  placed: PlacedView[];
  /**
   * The number of tiles that act at a time: the last ones that were laid.
   */
  places: number;
  /**
   * The number of finished rounds of the draft: 3 after it.
   */
  rounds: number;
}
/**
 * A tile on a board. It stays there permanently and acts as long as its owner has a wonder.
 */
export interface BoardTileView {
  /**
   * The cities for which the tile acts.
   */
  on: Upon;
  /**
   * The owner of the board.
   */
  seat: Seat;
  /**
   * The tile.
   */
  tile: Tile;
}
/**
 * The part of the view that only the owner of a seat receives.
 */
export interface You {
  /**
   * The cards that are certainly in the discard pile, in the order of card numbers.
   */
  discarded: Card[];
  /**
   * The cards drawn for the Free city in this age, by turn; `null` where the opponent drew. Empty except in the two-player game.
   */
  drawn: (Card | null)[];
  /**
   * The cards of the ages after that in which the Sith Lord came. Omitted without him.
   */
  foreseen?: Foreseen[];
  /**
   * The hand, in the order of card numbers. A picked card stays here until the turn ends.
   */
  hand: Card[];
  /**
   * The hands that the player held in this age, by turn, each before the play from it. The last is the present hand.
   */
  held: Card[][];
  /**
   * The known contents of other players' hands: the cards in them when they were passed on.
   */
  known: KnownHand[];
  /**
   * The player's leaders. Omitted without leaders.
   */
  leaders?: OwnLeaders | null;
  /**
   * The open decisions with all options; empty if there are none. In the two-player game there are two once the own play is laid: that one, which can still be replaced, and the Free city's.
   */
  offers: Offers[];
  /**
   * The coins that the player has chosen to pay, in the stage `losses`. Omitted otherwise.
   */
  paid?: number | null;
  /**
   * The cards that the partner shows. Omitted without teams.
   */
  partner?: Partner | null;
  /**
   * The plays laid face down this turn: for the own city, then for the Free city.
   */
  picks: Pick[];
  /**
   * The whole discard pile, while the player may build a card from it; `null` otherwise.
   */
  pile: Card[] | null;
  /**
   * The seat.
   */
  seat: Seat;
  /**
   * The player's tiles. Omitted without the Tower of Babel.
   */
  tiles?: OwnTiles | null;
}
/**
 * A hand that the observer or the partner has held and another player holds now.
 */
export interface KnownHand {
  /**
   * The cards that were in it, without those that were seen being played since.
   */
  cards: Card[];
  /**
   * The number of cards that left the hand face down since: so many of `cards` are no longer in it. In the two-player game the card that its holder drew may be among those that left.
   */
  gone: number;
  /**
   * The player who holds it.
   */
  seat: Seat;
}
/**
 * The leaders that only the owner of a seat knows.
 */
export interface OwnLeaders {
  /**
   * The decision laid face down; `null` if none.
   */
  deed: LeaderDeed | null;
  /**
   * The leaders that the player has discarded.
   */
  discarded: Leader[];
  /**
   * The leaders received from other players: the player recruits one. Omitted if there are none.
   */
  given?: Leader[];
  /**
   * The hand, in the order of leader numbers. A leader laid face down stays here until all have laid one.
   */
  hand: Leader[];
  /**
   * The packs that the player held in the draft, by round. The last may be the present pack.
   */
  looks: Leader[][];
  /**
   * The pack from which the player keeps one leader now, in the draft.
   */
  pack: Leader[];
}
/**
 * The ways to play one card, apart from building a stage and discarding.
 */
export interface Offer {
  /**
   * The price of building the card.
   */
  build: Means;
  /**
   * The card.
   */
  card: Card;
  /**
   * The price of the card without its chain, where chains are taxed. Omitted otherwise.
   */
  instead?: PaidOffer | null;
  /**
   * The ways to build the card and join the Great Project. Omitted if there are none.
   */
  joins?: JoinOffer[];
  /**
   * The ways to build the card with one unit of a resource in place of all (Jesus). Omitted if none.
   */
  plenty?: PlentyOffer[];
  /**
   * True if a power can build the card free.
   */
  power: boolean;
  /**
   * The receipts and the outlook of building the card. Omitted if empty.
   */
  quote?: Quote;
}
/**
 * The price of a card that a chain could build as well.
 */
export interface PaidOffer {
  /**
   * The price.
   */
  means: Means;
  /**
   * The receipts and the outlook of this choice. Omitted if empty.
   */
  quote?: Quote;
}
/**
 * The price of building or recruiting something, in each possible way, and its results. It is computed as if no other player did anything this turn.
 */
export interface Quote {
  /**
   * The results other than coins. Omitted if there are none, and if the thing is out of reach.
   */
  outlook?: Outlook;
  /**
   * The receipt of building it with a power. Omitted if no power can.
   */
  power?: Receipt;
  /**
   * A receipt for each of the `ways`, in their order, or one for a chain. For something out of reach, one receipt shows how far the city gets. It lists the lacking units, or the cheapest way for which it has too few coins. Omitted if empty.
   */
  receipts?: Receipt[];
}
/**
 * The results of a play other than coins, after the cheapest way to pay. It does not repeat the print of the thing: its production, and the cards that it makes free later.
 */
export interface Outlook {
  /**
   * The conflicts of this age with another result than before, by opponent. Omitted if there are none.
   */
  conflicts?: ConflictOutlook[];
  /**
   * The coins that others lose to the bank. With Cities they pay or owe all of them, otherwise they lose those they have. Omitted if there are none.
   */
  losses?: Loss[];
  /**
   * The rows of the score sheet that would change if the match ended now, except coins. Omitted if there are none.
   */
  points?: RowOutlook[];
  /**
   * The city's shields afterwards. Omitted if they do not change.
   */
  shields?: number | null;
}
/**
 * A conflict, before and after the play.
 */
export interface ConflictOutlook {
  /**
   * The token with the play.
   */
  after: number;
  /**
   * The token if the age ended now, without the play: 1, 3 or 5 for a victory, negative for a defeat, 0 for none. With teams it is the sum of the tokens at stake.
   */
  before: number;
  /**
   * The opponent's shields after the play.
   */
  theirs: number;
  /**
   * The opponent: a neighbour, unless diplomacy closes the ring.
   */
  with: Seat;
}
/**
 * A loss of coins of another city.
 */
export interface Loss {
  /**
   * The city.
   */
  city: Seat;
  /**
   * The number of coins.
   */
  coins: number;
}
/**
 * A row of the score sheet, before and after the play.
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
   * The row.
   */
  row: Row;
}
/**
 * A way to build a card and join the Great Project with it.
 */
export interface JoinOffer {
  /**
   * The way in which the card is built.
   */
  by: Joined;
  /**
   * The price of both together.
   */
  means: Means;
  /**
   * The receipts and the outlook of this choice. Omitted if empty.
   */
  quote?: Quote;
  /**
   * True if a token is used up, because the card has another colour than the project.
   */
  token?: boolean;
}
/**
 * A way to build a card with one unit of a resource in place of all that the card costs (Jesus).
 */
export interface PlentyOffer {
  /**
   * The coins to the bank.
   */
  bank: number;
  /**
   * The resource.
   */
  of: Resource;
  /**
   * The receipts and the outlook of this choice. Omitted if empty.
   */
  quote?: Quote;
  /**
   * The possible payments for the rest.
   */
  ways: Payment[];
}
/**
 * A stage other than the next, with the price.
 */
export interface StageOffer {
  /**
   * The price.
   */
  means: Means;
  /**
   * The receipts and the outlook of this choice. Omitted if empty.
   */
  quote?: Quote;
  /**
   * The place of the stage, from 0.
   */
  stage: number;
}
/**
 * The quotes of plays that are the same with every card or leader of the hand.
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
 * A leader that can be chosen, with the price.
 */
export interface LeaderOffer {
  /**
   * The points that the city would gain if the leader were entombed and the match ended now. Omitted if 0, and where no leader is entombed.
   */
  gain?: number;
  /**
   * The leader.
   */
  leader: Leader;
  /**
   * The receipts and the outlook of this choice. Omitted if empty.
   */
  quote?: Quote;
  /**
   * The price of recruiting. Nothing is paid for a leader that is given away, copied or entombed.
   */
  recruit: Means;
  /**
   * The prices if the leader builds a stage other than the next. Omitted if that is not possible.
   */
  stages?: StageOffer[];
}
/**
 * The hands that partners show each other: the present one and the earlier ones.
 */
export interface Partner {
  /**
   * The cards in their hand. A picked card stays here until the turn ends.
   */
  hand: Card[];
  /**
   * The hands that they held in this age, by turn. The last is the present hand.
   */
  held: Card[][];
  /**
   * The partner.
   */
  seat: Seat;
}
/**
 * The tiles that only the owner of a seat knows.
 */
export interface OwnTiles {
  /**
   * The tile laid face down in this round of the draft; `null` if none.
   */
  deed: Tile | null;
  /**
   * The tiles that the player kept and has not laid, by number.
   */
  hand: Tile[];
  /**
   * The packs that the player held in the draft, by round. The last may be the present pack.
   */
  looks: Tile[][];
  /**
   * The pack from which the player keeps one tile now, in the draft.
   */
  pack: Tile[];
  /**
   * The tile that the player lays on the tower at the end of this turn. Omitted if there is none.
   */
  pending?: Tile | null;
}
