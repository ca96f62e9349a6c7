// Made of seven-wonders.facts.schema.json by `cargo xtask gen`. Do not edit.

/**
 * Colours of cards.
 */
export type Colour = 'brown' | 'grey' | 'blue' | 'yellow' | 'red' | 'green' | 'purple';
/**
 * A unit that cards and stages cost.
 */
export type Resource = 'wood' | 'stone' | 'ore' | 'clay' | 'glass' | 'loom' | 'papyrus';
/**
 * A printed effect. One type for cards, stages and whatever expansions bring.
 */
export type Effect =
  | {
      /**
       * How many.
       */
      amount: number;
      kind: 'points';
    }
  | {
      /**
       * How many.
       */
      amount: number;
      kind: 'coins';
    }
  | {
      /**
       * How many.
       */
      amount: number;
      kind: 'shields';
    }
  | {
      kind: 'science';
      /**
       * Which.
       */
      symbol: Symbol;
    }
  | {
      kind: 'any_science';
    }
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
       * Coins each, when built.
       */
      coins: number;
      /**
       * What is counted.
       */
      count: Count;
      kind: 'per';
      /**
       * In whose cities.
       */
      of: Whose;
      /**
       * Points each, at the end.
       */
      points: number;
    }
  | {
      kind: 'free_build';
    }
  | {
      kind: 'play_last_card';
    }
  | {
      kind: 'build_from_discard';
    }
  | {
      kind: 'copy_guild';
    };
/**
 * Scientific symbols.
 */
export type Symbol = 'compass' | 'gear' | 'tablet';
/**
 * The two classes of resources, which trade discounts tell apart.
 */
export type Class = 'raw' | 'manufactured';
/**
 * Neighbours a discount is for.
 */
export type Sides = 'left' | 'right' | 'both';
/**
 * What an effect counts.
 */
export type Count = 'brown' | 'grey' | 'blue' | 'yellow' | 'red' | 'green' | 'purple' | 'stages' | 'defeats';
/**
 * In whose cities an effect counts.
 */
export type Whose = 'own' | 'neighbours' | 'all';
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
 * A wonder.
 */
export type Wonder = 'giza' | 'babylon' | 'olympia' | 'rhodes' | 'ephesus' | 'alexandria' | 'halicarnassus';

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
   *
   * @minItems 7
   * @maxItems 7
   */
  colours: Colour[];
  /**
   * What a neighbour is paid for a unit without any discount.
   */
  price: number;
  /**
   * Raw ones first.
   */
  resources: ResourceFacts[];
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
   * What victory tokens count, by age.
   *
   * @minItems 3
   * @maxItems 3
   */
  victories: number[];
  /**
   * The seven.
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
   * One copy for each number that the players reach; none for guilds, which are drawn.
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
 * What is printed on a board.
 */
export interface WonderFacts {
  /**
   * The stages of side A, in the order of building.
   */
  a: StageFacts[];
  /**
   * The stages of side B.
   */
  b: StageFacts[];
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
   * What the board itself produces each turn, one unit; neighbours may buy it.
   */
  resource: Resource;
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
