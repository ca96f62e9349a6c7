// Made of seven-wonders.facts.schema.json by `cargo xtask gen`. Do not edit.

/**
 * The colours of cards.
 */
export type Colour = 'brown' | 'grey' | 'blue' | 'yellow' | 'red' | 'green' | 'purple' | 'black';
/**
 * A resource, of which cards and stages cost units.
 */
export type Resource = 'wood' | 'stone' | 'ore' | 'clay' | 'glass' | 'loom' | 'papyrus';
/**
 * A printed effect, by the moment when it acts. Cards, stages, boards, leaders and other boxes share it.
 *
 * Each kind is matched where it acts. `Lasting` and `Rule` add up in a city's standing. `Once` acts when a thing comes into play, `Each` when coins are earned, `Worth` when points are counted. No `match` has a wildcard, so a new kind does not compile until every place handles it.
 */
export type Effect = Lasting | Once | Each | Worth | Rule;
/**
 * An effect that lasts as long as the thing is in play.
 */
export type Lasting =
  | {
      kind: 'produce';
      /**
       * The resources to choose from: more than one only with one unit.
       */
      one_of: Resource[];
      /**
       * True if neighbours may buy them.
       */
      sold: boolean;
      /**
       * The number of units.
       */
      units: number;
    }
  | {
      /**
       * The resources to which it applies.
       */
      class: Class;
      /**
       * The neighbours to which it applies.
       */
      from: Sides;
      kind: 'discount';
      /**
       * The new price in coins.
       */
      price: number;
    }
  | {
      /**
       * The neighbours to which it applies.
       */
      from: Sides;
      kind: 'first_unit';
    }
  | {
      kind: 'produce_again';
      /**
       * The number of units.
       */
      units: number;
    }
  | {
      kind: 'produce_missing';
      /**
       * The number of units.
       */
      units: number;
    }
  | {
      kind: 'bank';
      /**
       * The price of a unit in coins.
       */
      price: number;
      /**
       * The number of units.
       */
      units: number;
    }
  | {
      /**
       * The change.
       */
      change: Change;
      kind: 'cost';
      /**
       * The cities whose costs change.
       */
      of: Whose;
      /**
       * The things whose cost changes.
       */
      target: Target;
    }
  | {
      /**
       * The number of shields.
       */
      amount: Amount;
      kind: 'shields';
      /**
       * The cities whose strength changes.
       */
      of: Whose;
    }
  | {
      kind: 'science';
      /**
       * The symbol.
       */
      symbol: Learned;
    }
  | {
      /**
       * The resources to which it applies.
       */
      class: Class;
      kind: 'price';
      /**
       * The coins added; negative if the price falls.
       */
      more: number;
    }
  | {
      kind: 'endless';
    }
  | {
      /**
       * The cards.
       */
      cards: Idle;
      kind: 'idle';
    };
/**
 * The two classes of resources. Discounts apply to one of them.
 */
export type Class = 'raw' | 'manufactured';
/**
 * The neighbours to which a discount applies.
 */
export type Sides = 'left' | 'right' | 'both';
/**
 * A reduction or change of a cost.
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
 * The cities in which something counts.
 */
export type Whose = 'own' | 'neighbours' | 'around';
/**
 * The things whose cost an effect changes.
 */
export type Target =
  | 'any'
  | {
      cards: Colour;
    }
  | 'stage'
  | 'leader';
/**
 * A condition of an amount.
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
 * A kind of thing that is counted.
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
 * The symbol of a scientific effect.
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
 * An effect when something comes into play. The order of the variants is that of the turn.
 */
export type Once =
  | {
      /**
       * The number of coins.
       */
      amount: Amount;
      kind: 'coins';
    }
  | {
      /**
       * The number of coins for each.
       */
      coins: number;
      kind: 'neighbours_gain';
    }
  | {
      /**
       * The tokens.
       */
      change: Tokens;
      kind: 'tokens';
    }
  | {
      kind: 'diplomacy';
      /**
       * The number of tokens.
       */
      tokens: number;
    }
  | {
      kind: 'void_diplomacy';
    }
  | {
      /**
       * The number of coins, counted in the losing city.
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
       * The power.
       */
      power: Power;
    };
/**
 * Tokens that come or go.
 */
export type Tokens = 'victory' | 'no_defeats' | 'others_lose_victory';
/**
 * A power that acts or asks once.
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
         * The cities for which it acts there.
         */
        on: Upon;
      };
    }
  | 'next_stage'
  | 'under_stage'
  | 'stages_fall'
  | 'wonders_fall';
/**
 * The cities for which a tile acts that lies on a board instead of the tower.
 */
export type Upon = 'own' | 'others' | 'by_kind';
/**
 * An effect whenever something is done.
 */
export type Each =
  | {
      /**
       * The number of coins.
       */
      coins: number;
      kind: 'income';
      /**
       * The occasion.
       */
      when: Done;
    }
  | {
      kind: 'bonus';
      /**
       * The occasion.
       */
      when: Done;
    }
  | {
      kind: 'tax';
      /**
       * The occasion.
       */
      when: Done;
    };
/**
 * An occasion to which an effect reacts.
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
 * An effect when points are counted.
 */
export type Worth =
  | {
      /**
       * The number of points.
       */
      amount: Amount;
      kind: 'points';
    }
  | {
      kind: 'copy_guild';
    };
/**
 * A permission for the owner, or a changed rule.
 */
export type Rule =
  | {
      kind: 'free_build';
      /**
       * The frequency.
       */
      often: Often;
      /**
       * The cards.
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
       * The neighbour.
       */
      of: Direction;
      /**
       * The stage of that wonder.
       */
      which: Nth;
    }
  | {
      kind: 'more_tiles';
      /**
       * The number of additional tiles.
       */
      tiles: number;
    };
/**
 * The frequency of a permission.
 */
export type Often = 'always' | 'once_an_age' | 'without_shields' | 'once_a_match';
/**
 * The direction in which hands are passed.
 */
export type Direction = 'left' | 'right';
/**
 * A stage of a wonder, by its place.
 */
export type Nth = 'first' | 'second' | 'last';
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
 * The cost of recruiting a leader.
 */
export type Fee =
  | {
      coins: number;
    }
  | 'age'
  | 'next_stage';
/**
 * A box without which a leader is not dealt.
 */
export type Need = 'cities' | 'babel';
/**
 * The origin of a leader.
 */
export type Set = 'box' | 'cities' | 'anniversary' | 'promo' | 'fan_made';
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
 * The penalty of a failed project for each player who did not join.
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
 * The kind of a tile.
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
 * The printed facts of cards and boards, and the numbers of the rules.
 */
export interface Facts {
  /**
   * The cards, by age and colour.
   */
  cards: CardFacts[];
  /**
   * The colours, in the order of the ages that have them.
   */
  colours: ColourFacts[];
  /**
   * The leaders, by number.
   */
  leaders: LeaderFacts[];
  /**
   * The coins that a neighbour is paid for a unit without any discount.
   */
  price: number;
  /**
   * The Great Projects, by age.
   */
  projects: ProjectFacts[];
  /**
   * The resources, raw ones first.
   */
  resources: ResourceFacts[];
  /**
   * The rows of the score sheet without the total, in its order.
   */
  rows: Row[];
  /**
   * The coins for a discarded card.
   */
  sold: number;
  /**
   * The scientific symbols, in the order in which views count them.
   *
   * @minItems 3
   * @maxItems 3
   */
  symbols: Symbol[];
  /**
   * The points for laid tiles: the entry `n` is for `n` tiles of one player.
   *
   * @minItems 4
   * @maxItems 4
   */
  tile_points: number[];
  /**
   * The tiles, by number.
   */
  tiles: TileFacts[];
  /**
   * The values of victory tokens, by age.
   *
   * @minItems 3
   * @maxItems 3
   */
  victories: number[];
  /**
   * The wonders, by number.
   */
  wonders: WonderFacts[];
}
/**
 * The printed facts of a card.
 */
export interface CardFacts {
  /**
   * The age on its back, 1 to 3.
   */
  age: number;
  /**
   * The colour.
   */
  colour: Colour;
  /**
   * The numbers of players from which each copy is used; none for guilds and black cards (drawn).
   */
  copies: number[];
  /**
   * The cost of building it.
   */
  cost: Cost;
  /**
   * The effects.
   */
  effects: Effect[];
  /**
   * The English name. A city never has two cards of one name.
   */
  en: string;
  /**
   * The French name.
   */
  fr: string;
  /**
   * The parents of its chain. A city with one of them builds this card free.
   */
  free_with: Card[];
  /**
   * The identifier, as in JSON.
   */
  id: Card;
  /**
   * The Dutch name.
   */
  nl: string;
}
/**
 * The cost of a card or a stage: coins to the bank and resources.
 */
export interface Cost {
  /**
   * The coins to the bank.
   */
  coins: number;
  /**
   * The units of resources, listed one by one.
   */
  resources: Resource[];
}
/**
 * A number: a base, plus a number for each thing counted.
 */
export interface Amount {
  /**
   * The base, which always applies.
   */
  base: number;
  /**
   * The lower limit; absent if there is none.
   */
  least?: number | null;
  /**
   * The condition without which the number is 0; absent if there is none.
   */
  only?: If | null;
  /**
   * The number for each thing counted; absent if nothing is counted.
   */
  per?: Per | null;
}
/**
 * A number for each thing counted.
 */
export interface Per {
  /**
   * The things counted.
   */
  count: Count;
  /**
   * The number for one thing.
   */
  each: number;
  /**
   * The cities in which they are counted.
   */
  of: Whose;
}
/**
 * A colour of cards.
 */
export interface ColourFacts {
  /**
   * The colour.
   */
  colour: Colour;
  /**
   * The row of the score sheet for its cards.
   */
  row: Row;
}
/**
 * The printed facts of a leader.
 */
export interface LeaderFacts {
  /**
   * True if the Courtesans guild may copy the leader.
   */
  copied: boolean;
  /**
   * The effects.
   */
  effects: Effect[];
  /**
   * The English name.
   */
  en: string;
  /**
   * The cost of recruiting.
   */
  fee: Fee;
  /**
   * The French name.
   */
  fr: string;
  /**
   * The identifier, as in JSON.
   */
  id: string;
  /**
   * The boxes without which the leader is excluded.
   */
  needs: Need[];
  /**
   * The Dutch name.
   */
  nl: string;
  /**
   * The set that the leader is from.
   */
  set: Set;
}
/**
 * The printed facts of a project.
 */
export interface ProjectFacts {
  /**
   * The age in which it may be shown, 1 to 3.
   */
  age: number;
  /**
   * The colour of the cards with which players join.
   */
  colour: Colour;
  /**
   * The cost of joining, in addition to the card.
   */
  cost: Cost;
  /**
   * The effects of each token if the project succeeds.
   */
  effects: Effect[];
  /**
   * The English name.
   */
  en: string;
  /**
   * The French name.
   */
  fr: string;
  /**
   * The identifier, as in JSON.
   */
  id: Project;
  /**
   * The Dutch name.
   */
  nl: string;
  /**
   * The penalty of a failure for each player who did not join.
   */
  penalty: Penalty;
}
/**
 * A resource.
 */
export interface ResourceFacts {
  /**
   * Its class: raw or manufactured.
   */
  class: Class;
  /**
   * The resource.
   */
  resource: Resource;
}
/**
 * The printed facts of a tile.
 */
export interface TileFacts {
  /**
   * Its effects, for all players.
   */
  effects: Effect[];
  /**
   * The kind of its effects.
   */
  kind: TileKind;
  /**
   * The number of the tile.
   */
  tile: Tile;
}
/**
 * The printed facts of a wonder.
 */
export interface WonderFacts {
  /**
   * The stages of side A, in the order of the board.
   */
  a: StageFacts[];
  /**
   * The effects of side A other than that production.
   */
  a_power: Effect[];
  /**
   * The stages of side B, in the order of the board.
   */
  b: StageFacts[];
  /**
   * The effects of side B other than that production.
   */
  b_power: Effect[];
  /**
   * The coins at the beginning, in addition to those of all players.
   */
  coins: number;
  /**
   * The English name.
   */
  en: string;
  /**
   * The French name.
   */
  fr: string;
  /**
   * The identifier, as in JSON.
   */
  id: Wonder;
  /**
   * The Dutch name.
   */
  nl: string;
  /**
   * The resource of which the board produces one unit each turn; neighbours may buy it. `null` if none.
   */
  resource: Resource | null;
}
/**
 * A stage of a wonder.
 */
export interface StageFacts {
  /**
   * The cost of building it.
   */
  cost: Cost;
  /**
   * The effects.
   */
  effects: Effect[];
}
