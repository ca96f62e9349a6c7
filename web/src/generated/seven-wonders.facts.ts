// Made of seven-wonders.facts.schema.json by `cargo xtask gen`. Do not edit.

/**
 * Colours of cards.
 */
export type Colour = 'brown' | 'grey' | 'blue' | 'yellow' | 'red' | 'green' | 'purple' | 'black';
/**
 * A unit that cards and stages cost.
 */
export type Resource = 'wood' | 'stone' | 'ore' | 'clay' | 'glass' | 'loom' | 'papyrus';
/**
 * A printed effect, by when it acts: the same for cards, stages, boards, leaders and whatever other boxes bring.
 *
 * Each of its kinds is opened where it acts and nowhere else: `Lasting` and `Rule` where a city's standing is added up, `Once` when something comes into play, `Each` when coins are earned, `Worth` when points are counted. Nobody skips kinds with a wildcard, so a new one does not compile until everybody has an answer.
 */
export type Effect = Lasting | Once | Each | Worth | Rule;
/**
 * What counts as long as it is in play.
 */
export type Lasting =
  | {
      kind: 'produce';
      /**
       * Alternatives; more than one only with one unit.
       */
      one_of: Resource[];
      /**
       * Whether neighbours may buy it.
       */
      sold: boolean;
      /**
       * How many units.
       */
      units: number;
    }
  | {
      /**
       * Of which resources.
       */
      class: Class;
      /**
       * From which neighbours.
       */
      from: Sides;
      kind: 'discount';
      /**
       * The new price.
       */
      price: number;
    }
  | {
      /**
       * Of which neighbours.
       */
      from: Sides;
      kind: 'first_unit';
    }
  | {
      kind: 'produce_again';
      /**
       * How many units.
       */
      units: number;
    }
  | {
      kind: 'produce_missing';
      /**
       * How many units.
       */
      units: number;
    }
  | {
      kind: 'bank';
      /**
       * Coins a unit.
       */
      price: number;
      /**
       * How many units.
       */
      units: number;
    }
  | {
      /**
       * How much less.
       */
      change: Change;
      kind: 'cost';
      /**
       * Whose costs.
       */
      of: Whose;
      /**
       * For what.
       */
      target: Target;
    }
  | {
      /**
       * How many.
       */
      amount: Amount;
      kind: 'shields';
      /**
       * Whose strength.
       */
      of: Whose;
    }
  | {
      kind: 'science';
      /**
       * Which.
       */
      symbol: Learned;
    }
  | {
      /**
       * Of which resources.
       */
      class: Class;
      kind: 'price';
      /**
       * How many coins more; below zero fewer.
       */
      more: number;
    }
  | {
      kind: 'endless';
    }
  | {
      /**
       * Which.
       */
      cards: Idle;
      kind: 'idle';
    };
/**
 * The two classes of resources, which trade discounts tell apart.
 */
export type Class = 'raw' | 'manufactured';
/**
 * Neighbours a discount is for.
 */
export type Sides = 'left' | 'right' | 'both';
/**
 * How much less there is to pay.
 */
export type Change =
  | {
      units: number;
    }
  | {
      coins: number;
    }
  | 'free'
  | 'no_units'
  | 'in_coins';
/**
 * In whose cities something counts.
 */
export type Whose = 'own' | 'neighbours' | 'around';
/**
 * What a cost is paid for.
 */
export type Target =
  | 'any'
  | {
      cards: Colour;
    }
  | 'stage'
  | 'leader';
/**
 * What has to hold.
 */
export type If =
  | {
      none: Count;
    }
  | {
      more_than_neighbours: Count;
    }
  | {
      one: Count;
    };
/**
 * What is counted.
 */
export type Count =
  | {
      cards: Colour;
    }
  | 'stages'
  | 'defeats'
  | 'victories'
  | {
      coins: number;
    }
  | {
      sets: Colour[];
    }
  | 'science_sets'
  | 'leaders'
  | 'age'
  | 'richer_neighbour'
  | 'tiles'
  | 'equal_victories'
  | {
      printed: Resource;
    }
  | 'like_marker';
/**
 * Which symbol something has.
 */
export type Learned =
  | {
      of: Symbol;
    }
  | 'any'
  | 'changed'
  | 'most_owned'
  | 'mask';
/**
 * Scientific symbols.
 */
export type Symbol = 'compass' | 'gear' | 'tablet';
/**
 * Cards that do not act.
 */
export type Idle =
  | 'rich_brown'
  | {
      cards: Card[];
    };
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
 * What happens once, when something comes into play. The order of the variants is that of the turn.
 */
export type Once =
  | {
      /**
       * How many.
       */
      amount: Amount;
      kind: 'coins';
    }
  | {
      /**
       * How many each.
       */
      coins: number;
      kind: 'neighbours_gain';
    }
  | {
      /**
       * Which.
       */
      change: Tokens;
      kind: 'tokens';
    }
  | {
      kind: 'diplomacy';
      /**
       * How many.
       */
      tokens: number;
    }
  | {
      kind: 'void_diplomacy';
    }
  | {
      /**
       * How many, counted in the city of whoever loses them.
       */
      amount: Amount;
      kind: 'others_lose';
    }
  | {
      kind: 'build_from_discard';
    }
  | {
      kind: 'power';
      /**
       * What.
       */
      power: Power;
    };
/**
 * Tokens that come or go.
 */
export type Tokens = 'victory' | 'no_defeats' | 'others_lose_victory';
/**
 * What is done, or asked, once.
 */
export type Power =
  | 'copy_leader'
  | 'copy_stage'
  | 'destroy'
  | 'swap'
  | 'name'
  | {
      draw: number;
    }
  | {
      hand: number;
    }
  | 'take'
  | 'recruit'
  | 'engage'
  | 'entomb'
  | {
      lay_tile: {
        /**
         * For whom it acts there.
         */
        on: Upon;
      };
    }
  | 'next_stage'
  | 'under_stage'
  | 'stages_fall'
  | 'wonders_fall';
/**
 * For whom a tile acts that does not lie on the Tower of Babel.
 */
export type Upon = 'own' | 'others' | 'by_kind';
/**
 * What happens whenever something is done.
 */
export type Each =
  | {
      /**
       * How many.
       */
      coins: number;
      kind: 'income';
      /**
       * When.
       */
      when: Done;
    }
  | {
      kind: 'bonus';
      /**
       * When.
       */
      when: Done;
    }
  | {
      kind: 'tax';
      /**
       * When.
       */
      when: Done;
    };
/**
 * Something that is done, to which an effect reacts.
 */
export type Done =
  | {
      built: Colour;
    }
  | 'by_chain'
  | 'bought'
  | 'took_coins'
  | 'won_victory'
  | 'raised'
  | 'placed_tile';
/**
 * What something is worth when points are counted.
 */
export type Worth =
  | {
      /**
       * How many.
       */
      amount: Amount;
      kind: 'points';
    }
  | {
      kind: 'copy_guild';
    };
/**
 * What its owner may do besides, or what is done otherwise.
 */
export type Rule =
  | {
      kind: 'free_build';
      /**
       * How often.
       */
      often: Often;
      /**
       * Which.
       */
      target: Target;
    }
  | {
      kind: 'play_last_card';
    }
  | {
      kind: 'defeats_to_victor';
    }
  | {
      kind: 'unseen_by_guilds';
    }
  | {
      kind: 'any_stage';
    }
  | {
      kind: 'keep_hands';
    }
  | {
      kind: 'trade_defeats';
    }
  | {
      kind: 'plenty';
    }
  | {
      kind: 'foresee';
    }
  | {
      kind: 'chain_beside';
    }
  | {
      kind: 'smaller_victories';
    }
  | {
      kind: 'two_defeats';
    }
  | {
      kind: 'free_stage';
    }
  | {
      kind: 'any_colour';
    }
  | {
      kind: 'exchange';
    }
  | {
      kind: 'stage_beside';
      /**
       * Of which neighbour.
       */
      of: Direction;
      /**
       * Which stage of that wonder.
       */
      which: Nth;
    }
  | {
      kind: 'more_tiles';
      /**
       * How many.
       */
      tiles: number;
    };
/**
 * How often something may be done.
 */
export type Often = 'always' | 'once_an_age' | 'without_shields' | 'once_a_match';
/**
 * Where hands go.
 */
export type Direction = 'left' | 'right';
/**
 * A stage of a wonder, by its place.
 */
export type Nth = 'first' | 'second' | 'last';
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
 * What recruiting a leader costs.
 */
export type Fee =
  | {
      coins: number;
    }
  | 'age'
  | 'next_stage';
/**
 * Without what a leader is not dealt.
 */
export type Need = 'cities' | 'babel';
/**
 * Where a leader is from.
 */
export type Set = 'box' | 'cities' | 'anniversary' | 'promo' | 'fan_made';
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
 * What a failure costs whoever took no part.
 */
export type Penalty =
  | {
      card: Colour;
    }
  | 'coins'
  | 'board'
  | {
      victories: number;
    };
/**
 * What kind of thing a tile does to everybody.
 */
export type TileKind = 'tax' | 'discount' | 'restriction' | 'bonus';
/**
 * A tile of the Tower of Babel, by its number.
 */
export type Tile = number;
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
 * What is printed on cards and boards, and the numbers of the rules.
 */
export interface Facts {
  /**
   * By age and colour.
   */
  cards: CardFacts[];
  /**
   * In the order of the ages that have them.
   */
  colours: ColourFacts[];
  /**
   * In the order of their numbers.
   */
  leaders: LeaderFacts[];
  /**
   * What a neighbour is paid for a unit without any discount.
   */
  price: number;
  /**
   * By age.
   */
  projects: ProjectFacts[];
  /**
   * Raw ones first.
   */
  resources: ResourceFacts[];
  /**
   * The rows of the score sheet but for the total, in its order.
   */
  rows: Row[];
  /**
   * What a discarded card brings.
   */
  sold: number;
  /**
   * In the order in which cities count them.
   *
   * @minItems 3
   * @maxItems 3
   */
  symbols: Symbol[];
  /**
   * Points for tiles that a player has laid, by how many: from none on.
   *
   * @minItems 4
   * @maxItems 4
   */
  tile_points: number[];
  /**
   * By number.
   */
  tiles: TileFacts[];
  /**
   * What victory tokens count, by age.
   *
   * @minItems 3
   * @maxItems 3
   */
  victories: number[];
  /**
   * By number.
   */
  wonders: WonderFacts[];
}
/**
 * What is printed on a card.
 */
export interface CardFacts {
  /**
   * The age of its back: 1 to 3.
   */
  age: number;
  /**
   * Colour.
   */
  colour: Colour;
  /**
   * One copy for each number that the players reach; none for guilds and black cards, which are drawn.
   */
  copies: number[];
  /**
   * What building it costs.
   */
  cost: Cost;
  /**
   * What it does.
   */
  effects: Effect[];
  /**
   * English name. A city never holds two cards of one name.
   */
  en: string;
  /**
   * French name.
   */
  fr: string;
  /**
   * Whoever has one of these builds it for nothing.
   */
  free_with: Card[];
  /**
   * Machine name, as on the wire.
   */
  id: Card;
  /**
   * Dutch name.
   */
  nl: string;
}
/**
 * What a card or a stage costs: coins to the bank and resources.
 */
export interface Cost {
  /**
   * Coins to the bank.
   */
  coins: number;
  /**
   * Units of resources, one by one.
   */
  resources: Resource[];
}
/**
 * A number: so many, and so many more for each thing counted.
 */
export interface Amount {
  /**
   * In any case.
   */
  base: number;
  /**
   * It is never less than this.
   */
  least?: number | null;
  /**
   * It is nothing unless this holds.
   */
  only?: If | null;
  /**
   * For each thing counted.
   */
  per?: Per | null;
}
/**
 * So many for each thing counted.
 */
export interface Per {
  /**
   * What is counted.
   */
  count: Count;
  /**
   * How many.
   */
  each: number;
  /**
   * In whose cities.
   */
  of: Whose;
}
/**
 * One colour of cards.
 */
export interface ColourFacts {
  /**
   * Which.
   */
  colour: Colour;
  /**
   * Where points of its cards are counted.
   */
  row: Row;
}
/**
 * What is printed on a leader.
 */
export interface LeaderFacts {
  /**
   * Whether the Courtesans guild may copy them.
   */
  copied: boolean;
  /**
   * What they do.
   */
  effects: Effect[];
  /**
   * English name.
   */
  en: string;
  /**
   * What recruiting them costs.
   */
  fee: Fee;
  /**
   * French name.
   */
  fr: string;
  /**
   * Machine name, as on the wire.
   */
  id: string;
  /**
   * Without what they are left out.
   */
  needs: Need[];
  /**
   * Dutch name.
   */
  nl: string;
  /**
   * Where they are from.
   */
  set: Set;
}
/**
 * What is printed on a project.
 */
export interface ProjectFacts {
  /**
   * The age in which it may be shown: 1 to 3.
   */
  age: number;
  /**
   * The colour of the cards with which one takes part.
   */
  colour: Colour;
  /**
   * What taking part costs, besides the card.
   */
  cost: Cost;
  /**
   * What each token brings if it succeeds.
   */
  effects: Effect[];
  /**
   * English name.
   */
  en: string;
  /**
   * French name.
   */
  fr: string;
  /**
   * Machine name, as on the wire.
   */
  id: Project;
  /**
   * Dutch name.
   */
  nl: string;
  /**
   * What a failure costs whoever took no part.
   */
  penalty: Penalty;
}
/**
 * One resource.
 */
export interface ResourceFacts {
  /**
   * Raw or manufactured.
   */
  class: Class;
  /**
   * Which.
   */
  resource: Resource;
}
/**
 * What is printed on a tile.
 */
export interface TileFacts {
  /**
   * What it does, for everybody.
   */
  effects: Effect[];
  /**
   * What kind of thing it does.
   */
  kind: TileKind;
  /**
   * Its number.
   */
  tile: Tile;
}
/**
 * What is printed on a board.
 */
export interface WonderFacts {
  /**
   * The stages of side A, in the order of building.
   */
  a: StageFacts[];
  /**
   * What side A does instead, or besides.
   */
  a_power: Effect[];
  /**
   * The stages of side B.
   */
  b: StageFacts[];
  /**
   * What side B does instead, or besides.
   */
  b_power: Effect[];
  /**
   * Coins to begin with, besides those that everybody has.
   */
  coins: number;
  /**
   * English name.
   */
  en: string;
  /**
   * French name.
   */
  fr: string;
  /**
   * Machine name, as on the wire.
   */
  id: Wonder;
  /**
   * Dutch name.
   */
  nl: string;
  /**
   * What the board itself produces each turn, one unit, which neighbours may buy.
   */
  resource: Resource | null;
}
/**
 * One stage of a wonder.
 */
export interface StageFacts {
  /**
   * What building it costs.
   */
  cost: Cost;
  /**
   * What it does.
   */
  effects: Effect[];
}
