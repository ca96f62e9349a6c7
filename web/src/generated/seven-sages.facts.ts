// Made of seven-sages.facts.schema.json by `cargo xtask gen`. Do not edit.

/**
 * The kind of a power card: that of a sage, or the owl, which every sage may play.
 */
export type Kin = 'witch' | 'seer' | 'priestess' | 'mage' | 'healer' | 'alchemist' | 'druid' | 'owl';
/**
 * One of the seven sages: a role card, a token and eight power cards.
 */
export type Sage = 'witch' | 'seer' | 'priestess' | 'mage' | 'healer' | 'alchemist' | 'druid';
/**
 * One of the three places of a tile.
 */
export type Site = 'left' | 'right' | 'bottom';
/**
 * A spell card; there are two of each (section 5).
 */
export type Spell = 'volensia' | 'moventi' | 'anulensa' | 'potentia' | 'absentus' | 'mutantus' | 'binensus';
/**
 * A score track: the tokens of one alliance are beside it.
 */
export type Track = 'one' | 'two';

/**
 * The values printed on the cards, and the numbers of the rules.
 */
export interface Facts {
  /**
   * The kinds of power cards: the sages, then the owl.
   */
  kins: KinFacts[];
  /**
   * The lead that ends a fight.
   */
  knockout: number;
  /**
   * All sages, in the order of their numbers.
   *
   * @minItems 7
   * @maxItems 7
   */
  sages: Sage[];
  /**
   * The value of a second 1 of a sage in a fight.
   */
  second_one: number;
  /**
   * The three places in the middle of the table.
   *
   * @minItems 3
   * @maxItems 3
   */
  sites: Site[];
  /**
   * All spells, in the order of their numbers. There are two cards of each.
   *
   * @minItems 7
   * @maxItems 7
   */
  spells: Spell[];
  /**
   * The two alliances.
   *
   * @minItems 2
   * @maxItems 2
   */
  tracks: Track[];
}
/**
 * The power cards of one kind.
 */
export interface KinFacts {
  /**
   * The kind.
   */
  kin: Kin;
  /**
   * The values of all its cards, ascending.
   */
  values: number[];
}
