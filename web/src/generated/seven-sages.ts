// Made of seven-sages.schema.json by `cargo xtask gen`. Do not edit.

/**
 * One decision of one seat. The stage of the view says who is asked what.
 */
export type Intent =
  | {
      do: 'choose';
      /**
       * Which, of those still in the middle.
       */
      sage: Sage;
    }
  | {
      do: 'propose';
      /**
       * To whom.
       */
      to: Seat;
    }
  | {
      do: 'withdraw';
      /**
       * To whom it was made.
       */
      to: Seat;
    }
  | {
      do: 'accept';
      /**
       * Whose offer.
       */
      from: Seat;
    }
  | {
      do: 'no_deal';
      /**
       * The vote from now on; it must differ from what it was.
       */
      on: boolean;
    }
  | {
      do: 'listen';
    }
  | {
      do: 'walk_away';
    }
  | {
      /**
       * What; at least one card.
       */
      cards: Cards;
      do: 'show';
      /**
       * To whom.
       */
      to: Seat;
    }
  | {
      do: 'join';
      /**
       * Whether to join.
       */
      join: boolean;
    }
  | {
      do: 'side';
      /**
       * Which.
       */
      track: Track;
    }
  | {
      do: 'alone';
    }
  | {
      do: 'let_speak';
    }
  | {
      do: 'with';
      /**
       * Whom: the second can join the first, the third can join the first or the second.
       */
      seat: Seat;
    }
  | {
      do: 'against';
    }
  | {
      /**
       * What; at least one card.
       */
      cards: Cards;
      do: 'give';
      /**
       * To whom.
       */
      to: Seat;
    }
  | {
      do: 'ready';
    }
  | {
      do: 'play';
      /**
       * Which.
       */
      power: Power;
    }
  | {
      /**
       * Which, and at what.
       */
      casting: Casting;
      do: 'cast';
    }
  | {
      do: 'pass';
    }
  | {
      do: 'skip';
    }
  | {
      do: 'hand_over';
      /**
       * Exactly as many as the stage says.
       */
      powers: Power[];
    }
  | {
      do: 'discard';
      /**
       * Exactly as many as the stage says.
       */
      powers: Power[];
    }
  | {
      do: 'take_crystal';
      /**
       * Its slot.
       */
      slot: number;
    }
  | {
      do: 'move_pawn';
      /**
       * Where to.
       */
      to: Site;
    };
/**
 * One of the seven sages: a role card, a token and eight power cards.
 */
export type Sage = 'witch' | 'seer' | 'priestess' | 'mage' | 'healer' | 'alchemist' | 'druid';
/**
 * A chair at the table, counted clockwise from 0.
 */
export type Seat = number;
/**
 * Whose power card it is: a sage's, or an owl, which every sage may play.
 */
export type Kin = 'witch' | 'seer' | 'priestess' | 'mage' | 'healer' | 'alchemist' | 'druid' | 'owl';
/**
 * A spell card; there are two of each (section 5).
 */
export type Spell = 'volensia' | 'moventi' | 'anulensa' | 'potentia' | 'absentus' | 'mutantus' | 'binensus';
/**
 * A score track: the tokens of one alliance lie beside it.
 */
export type Track = 'one' | 'two';
/**
 * A spell with what it is aimed at. A target is named whenever there is one; without any the spell may still be cast, does nothing, and counts as the spell of this fight.
 */
export type Casting =
  | {
      /**
       * The number in this fight (`n` of `Lying`) of an owl, anybody's; `null` if none lies.
       */
      owl: number | null;
      spell: 'volensia';
    }
  | {
      spell: 'moventi';
      /**
       * Two crystals of two different sites, in the order left, right, bottom; `null` if only one site has any.
       *
       * @minItems 2
       * @maxItems 2
       */
      swap: CrystalAt[] | null;
    }
  | {
      /**
       * The number in this fight of a power card or owl, anybody's; `null` if none lies.
       */
      card: number | null;
      spell: 'anulensa';
    }
  | {
      spell: 'potentia';
    }
  | {
      spell: 'absentus';
    }
  | {
      spell: 'mutantus';
      /**
       * A player of the own alliance; `null` for who plays alone.
       */
      with: Seat | null;
    }
  | {
      /**
       * A role card nobody holds; there is always one. From the next turn on its power cards may be played.
       */
      sage: Sage;
      spell: 'binensus';
    };
/**
 * One of the three places where a tile lies.
 */
export type Site = 'left' | 'right' | 'bottom';
/**
 * What a winner who fought alone takes.
 */
export type SoloTakes = 'both' | 'one';
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
      why: 'over';
    }
  | {
      /**
       * The sage named.
       */
      sage: Sage;
      why: 'sage_taken';
    }
  | {
      why: 'nobody_there';
    }
  | {
      why: 'not_talking';
    }
  | {
      why: 'already_proposed';
    }
  | {
      why: 'no_such_offer';
    }
  | {
      /**
       * The vote as it is.
       */
      on: boolean;
      why: 'vote_unchanged';
    }
  | {
      why: 'no_moves_left';
    }
  | {
      why: 'no_gifts_left';
    }
  | {
      why: 'no_cards';
    }
  | {
      /**
       * The card named.
       */
      power: Power;
      why: 'power_not_in_hand';
    }
  | {
      /**
       * The spell named.
       */
      spell: Spell;
      why: 'spell_not_in_hand';
    }
  | {
      why: 'not_your_partner';
    }
  | {
      /**
       * The sage of the card.
       */
      sage: Sage;
      why: 'not_your_role';
    }
  | {
      why: 'spell_cast';
    }
  | {
      /**
       * The spell.
       */
      spell: Spell;
      why: 'no_target';
    }
  | {
      /**
       * The spell.
       */
      spell: Spell;
      why: 'target_needed';
    }
  | {
      why: 'no_absentus';
    }
  | {
      why: 'alone_in_fight';
    }
  | {
      /**
       * How many are asked for.
       */
      count: number;
      why: 'wrong_count';
    }
  | {
      why: 'no_crystal';
    }
  | {
      why: 'pawn_is_there';
    };
/**
 * Something that happened, as one observer is told of it. Cards that moved in secret are `null` for everybody but who had or got them.
 */
export type Seen =
  | {
      /**
       * Who chooses their sage first.
       */
      chooser: Seat;
      event: 'round_began';
      /**
       * Counted from 1.
       */
      round: number;
    }
  | {
      event: 'chose';
      /**
       * Which.
       */
      sage: Sage;
      /**
       * By whom.
       */
      seat: Seat;
    }
  | {
      event: 'proposed';
      /**
       * By whom.
       */
      from: Seat;
      /**
       * To whom.
       */
      to: Seat;
    }
  | {
      event: 'withdrew';
      /**
       * Whose.
       */
      from: Seat;
      /**
       * To whom it had been made.
       */
      to: Seat;
    }
  | {
      event: 'no_deal';
      /**
       * Whether it stands.
       */
      on: boolean;
      /**
       * By whom.
       */
      seat: Seat;
    }
  | {
      event: 'listens';
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      event: 'walked_away';
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      /**
       * Which; `null` for all but these two.
       */
      cards: Cards | null;
      event: 'shown';
      /**
       * By whom.
       */
      from: Seat;
      /**
       * How many power cards.
       */
      powers: number;
      /**
       * How many spells.
       */
      spells: number;
      /**
       * To whom.
       */
      to: Seat;
    }
  | {
      event: 'allied';
      /**
       * Who had offered it.
       */
      from: Seat;
      /**
       * Who accepted.
       */
      to: Seat;
    }
  | {
      event: 'answered';
      /**
       * Whether they joined.
       */
      join: boolean;
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      event: 'forced_order';
    }
  | {
      /**
       * `false` where the rules left no choice.
       */
      chosen: boolean;
      event: 'sided';
      /**
       * Whose.
       */
      seat: Seat;
      /**
       * Which.
       */
      track: Track;
    }
  | {
      event: 'spoke';
      /**
       * What.
       */
      said: Said;
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      event: 'alliances_stand';
      /**
       * Beside track one, in rank order.
       */
      one: Seat[];
      /**
       * Beside track two, in rank order.
       */
      two: Seat[];
    }
  | {
      /**
       * Which; `null` for all but these two.
       */
      cards: Cards | null;
      event: 'gave';
      /**
       * From whom.
       */
      from: Seat;
      /**
       * How many power cards.
       */
      powers: number;
      /**
       * How many spells.
       */
      spells: number;
      /**
       * To whom.
       */
      to: Seat;
    }
  | {
      event: 'ready';
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      event: 'fight_began';
      /**
       * The lead of track one over track two.
       */
      score: number;
      /**
       * With three players, the lead the starter's side begins with, which is the starter's first turn.
       */
      solo_bonus: number | null;
      /**
       * Who has the first turn.
       */
      starter: Seat;
    }
  | {
      event: 'played';
      /**
       * Its number in this fight.
       */
      n: number;
      /**
       * Which.
       */
      power: Power;
      /**
       * The lead of track one over track two, now.
       */
      score: number;
      /**
       * By whom.
       */
      seat: Seat;
      /**
       * What it counts: its number, or 10 for a second 1.
       */
      value: number;
    }
  | {
      /**
       * Which, and at what.
       */
      casting: Casting;
      /**
       * What came of it.
       */
      effect: Effect;
      event: 'cast';
      /**
       * Its number in this fight.
       */
      n: number;
      /**
       * The lead of track one over track two, now.
       */
      score: number;
      /**
       * By whom.
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
      event: 'passed';
      /**
       * Whether a knockout made them pass.
       */
      forced: boolean;
      /**
       * 1 for the first to pass.
       */
      place: number;
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      /**
       * Which; `null` for all but the drawer.
       */
      cards: Cards | null;
      event: 'drew';
      /**
       * How many power cards.
       */
      powers: number;
      /**
       * By whom.
       */
      seat: Seat;
      /**
       * How many spells.
       */
      spells: number;
    }
  | {
      /**
       * How many cards the pile has now.
       */
      count: number;
      event: 'reshuffled';
      /**
       * Which.
       */
      pile: Pile;
    }
  | {
      /**
       * How many.
       */
      count: number;
      event: 'handed_over';
      /**
       * From whom.
       */
      from: Seat;
      /**
       * Which; `null` for all but these two.
       */
      powers: Power[] | null;
      /**
       * To whom.
       */
      to: Seat;
    }
  | {
      /**
       * How many.
       */
      count: number;
      event: 'discarded';
      /**
       * Which; `null` for all but that player.
       */
      powers: Power[] | null;
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      event: 'knocked_out';
      /**
       * Whose card did it.
       */
      seat: Seat;
      /**
       * Who leads.
       */
      track: Track;
    }
  | {
      event: 'fight_ended';
      /**
       * The lead of track one over track two.
       */
      score: number;
      /**
       * Who has won; `null` for a tie.
       */
      winner: Track | null;
    }
  | {
      /**
       * From which site and slot.
       */
      at: CrystalAt;
      event: 'took_crystal';
      /**
       * By whom.
       */
      seat: Seat;
      /**
       * Its value; `null` for all but the taker. Everybody saw it lie there; the log does not keep it.
       */
      value: number | null;
    }
  | {
      /**
       * From which site and slot.
       */
      at: CrystalAt;
      event: 'crystal_gone';
    }
  | {
      event: 'pawn_moved';
      /**
       * By whom.
       */
      seat: Seat;
      /**
       * Where to.
       */
      to: Site;
    }
  | {
      /**
       * The crystals put on it, by slot.
       */
      crystals: number[];
      event: 'tile_turned';
      /**
       * Where it lies.
       */
      site: Site;
      /**
       * Which.
       */
      tile: Tile;
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
       * The values of all crystals together.
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
 * What one of three players said (section 6).
 */
export type Said =
  | {
      said: 'alone';
    }
  | {
      said: 'let_speak';
    }
  | {
      said: 'with';
      /**
       * Whom.
       */
      with: Seat;
    }
  | {
      said: 'against';
    };
/**
 * What came of a spell.
 */
export type Effect =
  | {
      effect: 'nothing';
    }
  | {
      effect: 'removed';
      /**
       * Which.
       */
      power: Power;
      /**
       * Whose it was.
       */
      seat: Seat;
      /**
       * What it had counted.
       */
      value: number;
    }
  | {
      effect: 'swapped';
      /**
       * 2 to 7 each.
       *
       * @minItems 2
       * @maxItems 2
       */
      values: number[];
    }
  | {
      effect: 'drawn';
    }
  | {
      /**
       * Whose Absentus was cancelled by it and is discarded.
       */
      cancelled: Seat | null;
      effect: 'may_skip';
    }
  | {
      effect: 'roles_swapped';
      /**
       * The caster's.
       */
      own: Sage;
      /**
       * The partner's.
       */
      partner: Sage;
    }
  | {
      effect: 'second_role';
    };
/**
 * A pile with a discard pile.
 */
export type Pile = 'powers' | 'spells';
/**
 * A hexagonal tile.
 */
export type Tile =
  | {
      /**
       * 1 to 11: its row in the order of tiles.
       */
      number: number;
      tile: 'clearing';
    }
  | {
      tile: 'finitum';
    };
/**
 * Why a match ended.
 */
export type EndedBy = 'finitum' | 'last_round' | 'claimed';
/**
 * A power card or a spell.
 */
export type Card =
  | {
      card: 'power';
      /**
       * Which.
       */
      power: Power;
    }
  | {
      card: 'spell';
      /**
       * Which.
       */
      spell: Spell;
    };
/**
 * What is going on, and who is asked what (section 4).
 */
export type Stage =
  | {
      /**
       * Those still in the middle.
       */
      free: Sage[];
      /**
       * Who.
       */
      seat: Seat;
      stage: 'choose_sage';
    }
  | {
      /**
       * Who of them says nothing until they are addressed; that counts as a vote for no deal.
       */
      listening: Seat[];
      /**
       * How often each player may still propose, withdraw, vote or show cards in the talks of this round.
       *
       * @maxItems 8
       */
      moves_left: number[];
      /**
       * Who of them votes for no deal.
       */
      no_deal: Seat[];
      /**
       * Standing offers.
       */
      proposals: Proposal[];
      stage: 'negotiate';
      /**
       * Who has not walked away. A player who is out of moves can still accept an offer.
       */
      talking: Seat[];
    }
  | {
      /**
       * How often each player may still show cards.
       *
       * @maxItems 8
       */
      moves_left: number[];
      /**
       * Who.
       */
      seat: Seat;
      stage: 'join';
      /**
       * Who is asked after `seat` if `seat` does not join.
       */
      then: Seat[];
    }
  | {
      /**
       * How often each player may still show cards.
       *
       * @maxItems 8
       */
      moves_left: number[];
      /**
       * Who.
       */
      seat: Seat;
      stage: 'side';
      /**
       * Who follows, unless an alliance is complete before.
       */
      then: Seat[];
    }
  | {
      /**
       * How often each player may still show cards.
       *
       * @maxItems 8
       */
      moves_left: number[];
      /**
       * The three in rank order.
       */
      order: Seat[];
      /**
       * What `seat` is asked.
       */
      question: Question;
      /**
       * Who.
       */
      seat: Seat;
      stage: 'speak';
    }
  | {
      /**
       * How often each player may still give.
       *
       * @maxItems 8
       */
      gifts_left: number[];
      /**
       * How often each player may still show cards.
       *
       * @maxItems 8
       */
      moves_left: number[];
      /**
       * Who is done, unless something is given to them.
       */
      ready: Seat[];
      stage: 'exchange';
    }
  | {
      /**
       * Who.
       */
      seat: Seat;
      stage: 'fight';
    }
  | {
      /**
       * How many.
       */
      count: number;
      /**
       * Who passed before.
       */
      seat: Seat;
      stage: 'hand_over';
      /**
       * Who passed after `seat`.
       */
      to: Seat;
    }
  | {
      /**
       * How many.
       */
      count: number;
      /**
       * Who.
       */
      seat: Seat;
      stage: 'discard';
    }
  | {
      /**
       * Who.
       */
      seat: Seat;
      stage: 'take_crystal';
      /**
       * Who takes one after them. The last crystal, and all by somebody who takes all, are taken without asking.
       */
      then: Seat[];
    }
  | {
      /**
       * Who.
       */
      seat: Seat;
      stage: 'move_pawn';
      /**
       * Where it can go. Finitum means the end of the match.
       */
      to: Site[];
    }
  | {
      /**
       * Why.
       */
      by: EndedBy;
      /**
       * How each player's total came about.
       *
       * @maxItems 8
       */
      finals: Final[];
      stage: 'over';
    };
/**
 * What one of three players is asked (section 6).
 */
export type Question = 'first_alone' | 'second_joins' | 'second_alone' | 'third_joins';

/**
 * The wire types of The Seven Sages.
 */
export interface SevenSages {
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
 * Cards of a hand, a gift, or what is known of one. Sent sorted; read in any order. A card that occurs several times is listed several times.
 */
export interface Cards {
  /**
   * Power cards and owls.
   */
  powers: Power[];
  /**
   * Spells.
   */
  spells: Spell[];
}
/**
 * A power card as it looks. Cards that look the same are the same: no number tells two 1s of one sage apart.
 */
export interface Power {
  /**
   * Whose it is.
   */
  kin: Kin;
  /**
   * 1 to 7 for a sage's card (two 1s, one of each other), 3 to 5 for an owl (two 3s, four 4s, two 5s).
   */
  value: number;
}
/**
 * A crystal on a tile.
 */
export interface CrystalAt {
  /**
   * On which tile.
   */
  site: Site;
  /**
   * Which of its slots, from 0 (`crystals` of `SiteView`).
   */
  slot: number;
}
/**
 * What the host of a table can choose.
 */
export interface Options {
  /**
   * Seconds for a whole exchange, 10 to 1,209,600; when they run out a player is ready. `null`: the table's own clock. 90 suits a live table, 86,400 one with a move a day.
   */
  exchange_seconds: number | null;
  /**
   * Who chooses first; `null` for chance.
   */
  first: Seat | null;
  /**
   * Seconds for a whole negotiation, 10 to 1,209,600 (two weeks). When they run out the order of the clearing decides. `null`: the table's own clock, the whole negotiation being one decision. 120 suits a live table; 86,400 (a day) a table with a move a day.
   */
  negotiation_seconds: number | null;
  /**
   * With three players: what who fought alone and won takes.
   */
  solo_takes: SoloTakes;
}
/**
 * Everything one observer is entitled to know (section 3).
 */
export interface View {
  /**
   * Who chose, or chooses, their sage first in this round.
   */
  chooser: Seat;
  /**
   * Clearings that were covered, in the order it happened.
   */
  covered: Tile[];
  /**
   * Large crystals that left the game. Which, the table does not show.
   */
  crystals_gone: number;
  /**
   * Large crystals that lie face down in the supply.
   */
  crystals_left: number;
  /**
   * The fight of this round, from its first turn until the pawn has moved.
   */
  fight: FightView | null;
  /**
   * Whether this round was added after finitum and is the last.
   */
  last_round: boolean;
  /**
   * Sages that are out of this game with all their cards; their places in the printed orders are skipped.
   */
  out: Sage[];
  /**
   * Where the pawn stands: the clearing of this round, whose order is the rank.
   */
  pawn: Site;
  /**
   * How many cards the piles have.
   */
  piles: Piles;
  /**
   * What lies open of each player.
   *
   * @maxItems 8
   */
  players: PlayerView[];
  /**
   * The players in rank order, highest first, as soon as all have chosen; before, those who have.
   */
  ranking: Seat[];
  /**
   * Counted from 1.
   */
  round: number;
  /**
   * The tiles in play: left, right, bottom.
   *
   * @minItems 3
   * @maxItems 3
   */
  sites: SiteView[];
  /**
   * How many tiles the stack has.
   */
  stack: number;
  /**
   * What is going on.
   */
  stage: Stage;
  /**
   * The number of the question that each seat is asked, if it is asked; it never falls. While it stays the same for a seat its time runs on.
   *
   * @maxItems 8
   */
  turns: number[];
  /**
   * What only the owner of a seat knows; `null` for spectators.
   */
  you: You | null;
}
/**
 * A fight.
 */
export interface FightView {
  /**
   * The cards in the order they were played, without those that left the fight.
   */
  cards: Lying[];
  /**
   * Who has cast the spell of this fight.
   */
  cast: Seat[];
  /**
   * Whose card ended the fight by a lead of 25.
   */
  knockout_by: Seat | null;
  /**
   * Who may skip turns by the one valid Absentus.
   */
  may_skip: Seat | null;
  /**
   * Who has passed, in order.
   */
  passed: Seat[];
  /**
   * How many cards were played so far; the next one gets this number.
   */
  played: number;
  /**
   * The lead of track one over track two: negative if two leads. 25 either way ends the fight.
   */
  score: number;
  /**
   * With three players, what the one alone began with.
   */
  solo_bonus: number | null;
}
/**
 * A card that lies in the fight.
 */
export interface Lying {
  /**
   * Which.
   */
  card: Card;
  /**
   * Its number in this fight, counted from 0 in the order of playing; it never changes.
   */
  n: number;
  /**
   * By whom it was played.
   */
  seat: Seat;
  /**
   * For which alliance.
   */
  track: Track;
  /**
   * What it counts: the number printed on it, 10 for a second 1, 0 for a spell.
   */
  value: number;
}
/**
 * How many cards the piles have. What lies in a discard pile is not shown.
 */
export interface Piles {
  /**
   * Power cards to draw.
   */
  powers: number;
  /**
   * Power cards discarded.
   */
  powers_discarded: number;
  /**
   * Spells to draw.
   */
  spells: number;
  /**
   * Spells discarded.
   */
  spells_discarded: number;
}
/**
 * What an observer knows of one player.
 */
export interface PlayerView {
  /**
   * How many large crystals the player has taken. Their values are the owner's secret again.
   */
  crystals: number;
  /**
   * Cards that the observer knows to be in that hand, which may hold more: the observer was shown or gave them, or everybody saw them go there. What may have been passed on unseen is not listed. Empty for the own hand, which `You` lists.
   */
  known: Cards;
  /**
   * Whether the player gave the seat up.
   */
  left: boolean;
  /**
   * How many power cards the hand has.
   */
  powers: number;
  /**
   * The role cards, whose power cards the player may play: usually that of the token.
   */
  roles: Sage[];
  /**
   * The role taken by Binensus, which is one of `roles`.
   */
  second_role: Sage | null;
  /**
   * How many spells the hand has.
   */
  spells: number;
  /**
   * The token, which fixes the rank.
   */
  token: Sage | null;
  /**
   * The track beside which the token lies.
   */
  track: Track | null;
}
/**
 * A tile in play.
 */
export interface SiteView {
  /**
   * The values of the crystals on it, by slot; `null` for a slot whose crystal was taken. Empty for finitum.
   */
  crystals: (number | null)[];
  /**
   * The seven sages as printed, highest first; empty for finitum.
   */
  order: Sage[];
  /**
   * Where it lies.
   */
  site: Site;
  /**
   * Which.
   */
  tile: Tile;
}
/**
 * An offered alliance.
 */
export interface Proposal {
  /**
   * By whom.
   */
  from: Seat;
  /**
   * To whom.
   */
  to: Seat;
}
/**
 * How one player's total came about (section 4.7).
 */
export interface Final {
  /**
   * The values of the large crystals, sorted.
   */
  crystals: number[];
  /**
   * The hand at the end.
   */
  hand: Cards;
  /**
   * Of each kind in the game, the total of the hand: two 1s of one sage count 11. Empty if cards did not count.
   */
  kinds: KindTotal[];
  /**
   * Everything together: the large crystals and a small one, worth 1, for each kind won.
   */
  total: number;
}
/**
 * The total of one kind in one hand.
 */
export interface KindTotal {
  /**
   * The kind.
   */
  kin: Kin;
  /**
   * The values of the cards of this kind together.
   */
  total: number;
  /**
   * Whether it is the highest, which brings a small crystal; all who are tied get one.
   */
  won: boolean;
}
/**
 * What only the owner of a seat knows.
 */
export interface You {
  /**
   * The values of the crystals taken, sorted.
   */
  crystals: number[];
  /**
   * The hand, sorted.
   */
  hand: Cards;
  /**
   * The seat.
   */
  seat: Seat;
}
