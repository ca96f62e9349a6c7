// Made of seven-sages.schema.json by `cargo xtask gen`. Do not edit.

/**
 * One decision of one seat. The stage of the view contains the seats that have to decide, and their question.
 */
export type Intent =
  | {
      do: 'choose';
      /**
       * The sage, one of those still in the middle.
       */
      sage: Sage;
    }
  | {
      do: 'propose';
      /**
       * The player to ally with.
       */
      to: Seat;
    }
  | {
      do: 'withdraw';
      /**
       * The player who received it.
       */
      to: Seat;
    }
  | {
      do: 'accept';
      /**
       * The player who made the offer.
       */
      from: Seat;
    }
  | {
      do: 'no_deal';
      /**
       * The new vote; it must differ from the old one.
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
       * The cards; at least one.
       */
      cards: Cards;
      do: 'show';
      /**
       * The player who sees them.
       */
      to: Seat;
    }
  | {
      do: 'join';
      /**
       * True to join.
       */
      join: boolean;
    }
  | {
      do: 'side';
      /**
       * The side.
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
       * The player to join. The second can join the first; the third can join the first or the second.
       */
      seat: Seat;
    }
  | {
      do: 'against';
    }
  | {
      /**
       * The cards; at least one.
       */
      cards: Cards;
      do: 'give';
      /**
       * The partner.
       */
      to: Seat;
    }
  | {
      do: 'ready';
    }
  | {
      do: 'play';
      /**
       * The card.
       */
      power: Power;
    }
  | {
      /**
       * The spell and its target.
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
       * The cards, exactly as many as the stage contains.
       */
      powers: Power[];
    }
  | {
      do: 'discard';
      /**
       * The cards, exactly as many as the stage contains.
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
       * The new site.
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
 * The kind of a power card: that of a sage, or the owl, which every sage may play.
 */
export type Kin = 'witch' | 'seer' | 'priestess' | 'mage' | 'healer' | 'alchemist' | 'druid' | 'owl';
/**
 * A spell card; there are two of each (section 5).
 */
export type Spell = 'volensia' | 'moventi' | 'anulensa' | 'potentia' | 'absentus' | 'mutantus' | 'binensus';
/**
 * A score track: the tokens of one alliance are beside it.
 */
export type Track = 'one' | 'two';
/**
 * A spell with its target. A target must be named if there is one. Without any target the spell may still be cast: it has no effect, and is the player's spell of this fight.
 */
export type Casting =
  | {
      /**
       * The number in this fight (`n` of `Lying`) of an owl of any player; `null` if there is none.
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
       * The number in this fight of a power card or owl of any player; `null` if there is none.
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
       * A player of the own alliance; `null` for a player who fights alone.
       */
      with: Seat | null;
    }
  | {
      /**
       * A role card that no player has; there is always one. From the next turn on its power cards may be played.
       */
      sage: Sage;
      spell: 'binensus';
    };
/**
 * One of the three places of a tile.
 */
export type Site = 'left' | 'right' | 'bottom';
/**
 * The crystals of a winner who fought alone.
 */
export type SoloTakes = 'both' | 'one';
/**
 * The reason why an intent is refused, as data that a client can explain in its own language.
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
       * The current vote.
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
       * The required number.
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
 * One event, as one observer receives it. Cards that moved in secret are `null` for all but the players who gave or got them.
 */
export type Seen =
  | {
      /**
       * The seat that chooses its sage first.
       */
      chooser: Seat;
      event: 'round_began';
      /**
       * The number of the round, from 1.
       */
      round: number;
    }
  | {
      event: 'chose';
      /**
       * The sage.
       */
      sage: Sage;
      /**
       * The seat of the player.
       */
      seat: Seat;
    }
  | {
      event: 'proposed';
      /**
       * The seat that made the offer.
       */
      from: Seat;
      /**
       * The seat that received it.
       */
      to: Seat;
    }
  | {
      event: 'withdrew';
      /**
       * The seat that made the offer.
       */
      from: Seat;
      /**
       * The seat that had received it.
       */
      to: Seat;
    }
  | {
      event: 'no_deal';
      /**
       * True if the vote is given, false if it is withdrawn.
       */
      on: boolean;
      /**
       * The seat of the player.
       */
      seat: Seat;
    }
  | {
      event: 'listens';
      /**
       * The seat of the player.
       */
      seat: Seat;
    }
  | {
      event: 'walked_away';
      /**
       * The seat of the player.
       */
      seat: Seat;
    }
  | {
      /**
       * The cards; `null` for all but these two players.
       */
      cards: Cards | null;
      event: 'shown';
      /**
       * The seat that showed them.
       */
      from: Seat;
      /**
       * The number of power cards.
       */
      powers: number;
      /**
       * The number of spells.
       */
      spells: number;
      /**
       * The seat that saw them.
       */
      to: Seat;
    }
  | {
      event: 'allied';
      /**
       * The seat that had offered it.
       */
      from: Seat;
      /**
       * The seat that accepted.
       */
      to: Seat;
    }
  | {
      event: 'answered';
      /**
       * True if the player joined.
       */
      join: boolean;
      /**
       * The seat of the player.
       */
      seat: Seat;
    }
  | {
      event: 'forced_order';
    }
  | {
      /**
       * False if the rules left no choice.
       */
      chosen: boolean;
      event: 'sided';
      /**
       * The seat of the token.
       */
      seat: Seat;
      /**
       * The track.
       */
      track: Track;
    }
  | {
      event: 'spoke';
      /**
       * The answer.
       */
      said: Said;
      /**
       * The seat of the player.
       */
      seat: Seat;
    }
  | {
      event: 'alliances_stand';
      /**
       * The members of track one, in rank order.
       */
      one: Seat[];
      /**
       * The members of track two, in rank order.
       */
      two: Seat[];
    }
  | {
      /**
       * The cards; `null` for all but these two players.
       */
      cards: Cards | null;
      event: 'gave';
      /**
       * The giver.
       */
      from: Seat;
      /**
       * The number of power cards.
       */
      powers: number;
      /**
       * The number of spells.
       */
      spells: number;
      /**
       * The receiver.
       */
      to: Seat;
    }
  | {
      event: 'ready';
      /**
       * The seat of the player.
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
       * With three players: the lead with which the starter's side begins. It is the starter's first turn.
       */
      solo_bonus: number | null;
      /**
       * The seat with the first turn.
       */
      starter: Seat;
    }
  | {
      event: 'played';
      /**
       * The number of the card in this fight.
       */
      n: number;
      /**
       * The card.
       */
      power: Power;
      /**
       * The new lead of track one over track two.
       */
      score: number;
      /**
       * The seat of the player.
       */
      seat: Seat;
      /**
       * Its value in the fight: its number, or 10 for a second 1.
       */
      value: number;
    }
  | {
      /**
       * The spell and its target.
       */
      casting: Casting;
      /**
       * The effect of the spell.
       */
      effect: Effect;
      event: 'cast';
      /**
       * The number of the card in this fight.
       */
      n: number;
      /**
       * The new lead of track one over track two.
       */
      score: number;
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
      event: 'passed';
      /**
       * True if a knockout forced the pass.
       */
      forced: boolean;
      /**
       * The place in the order of passing; 1 for the first to pass.
       */
      place: number;
      /**
       * The seat of the player.
       */
      seat: Seat;
    }
  | {
      /**
       * The cards; `null` for all but the drawer.
       */
      cards: Cards | null;
      event: 'drew';
      /**
       * The number of power cards.
       */
      powers: number;
      /**
       * The seat of the player.
       */
      seat: Seat;
      /**
       * The number of spells.
       */
      spells: number;
    }
  | {
      /**
       * The number of cards in the new pile.
       */
      count: number;
      event: 'reshuffled';
      /**
       * The pile.
       */
      pile: Pile;
    }
  | {
      /**
       * The number of cards.
       */
      count: number;
      event: 'handed_over';
      /**
       * The giver.
       */
      from: Seat;
      /**
       * The cards; `null` for all but these two players.
       */
      powers: Power[] | null;
      /**
       * The receiver.
       */
      to: Seat;
    }
  | {
      /**
       * The number of cards.
       */
      count: number;
      event: 'discarded';
      /**
       * The cards; `null` for all but that player.
       */
      powers: Power[] | null;
      /**
       * The seat of the player.
       */
      seat: Seat;
    }
  | {
      event: 'knocked_out';
      /**
       * The seat whose card caused it.
       */
      seat: Seat;
      /**
       * The track that leads.
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
       * The winning track; `null` for a tie.
       */
      winner: Track | null;
    }
  | {
      /**
       * The site and slot of the crystal.
       */
      at: CrystalAt;
      event: 'took_crystal';
      /**
       * The seat of the player.
       */
      seat: Seat;
      /**
       * Its value; `null` for all but the taker. It was visible on the tile before, but the log does not keep it.
       */
      value: number | null;
    }
  | {
      /**
       * The site and slot of the crystal.
       */
      at: CrystalAt;
      event: 'crystal_gone';
    }
  | {
      event: 'pawn_moved';
      /**
       * The seat of the player.
       */
      seat: Seat;
      /**
       * The new site.
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
       * The site of the tile.
       */
      site: Site;
      /**
       * The tile.
       */
      tile: Tile;
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
       * The total of each player: the sum of the values of all crystals.
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
 * The answer of one of three players (section 6).
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
       * The player joined.
       */
      with: Seat;
    }
  | {
      said: 'against';
    };
/**
 * The effect of a spell.
 */
export type Effect =
  | {
      effect: 'nothing';
    }
  | {
      effect: 'removed';
      /**
       * The card.
       */
      power: Power;
      /**
       * The seat that had played it.
       */
      seat: Seat;
      /**
       * Its value in the fight.
       */
      value: number;
    }
  | {
      effect: 'swapped';
      /**
       * The new values in the two slots, 2 to 7 each, in the order in which the slots were named.
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
       * The seat with the Absentus that this one cancelled; that card is discarded.
       */
      cancelled: Seat | null;
      effect: 'may_skip';
    }
  | {
      effect: 'roles_swapped';
      /**
       * The new role of the caster.
       */
      own: Sage;
      /**
       * The new role of the partner.
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
       * The number, 1 to 11: its row in the order of tiles.
       */
      number: number;
      tile: 'clearing';
    }
  | {
      tile: 'finitum';
    };
/**
 * The reason why a match ended.
 */
export type EndedBy = 'finitum' | 'last_round' | 'claimed';
/**
 * A power card or a spell.
 */
export type Card =
  | {
      card: 'power';
      /**
       * The power card.
       */
      power: Power;
    }
  | {
      card: 'spell';
      /**
       * The spell.
       */
      spell: Spell;
    };
/**
 * The current stage of the match, with the seats that have to decide and their question (section 4).
 */
export type Stage =
  | {
      /**
       * The sages still in the middle.
       */
      free: Sage[];
      /**
       * The seat that has to decide.
       */
      seat: Seat;
      stage: 'choose_sage';
    }
  | {
      /**
       * The players among them who wait in silence until addressed; that is a vote for no deal.
       */
      listening: Seat[];
      /**
       * The number of times that each player may still propose, withdraw, vote or show cards in the talks of this round.
       *
       * @maxItems 8
       */
      moves_left: number[];
      /**
       * The players among them who vote for no deal.
       */
      no_deal: Seat[];
      /**
       * The valid offers.
       */
      proposals: Proposal[];
      stage: 'negotiate';
      /**
       * The players who have not walked away. A player without moves can still accept an offer.
       */
      talking: Seat[];
    }
  | {
      /**
       * The number of times that each player may still show cards.
       *
       * @maxItems 8
       */
      moves_left: number[];
      /**
       * The seat that has to decide.
       */
      seat: Seat;
      stage: 'join';
      /**
       * The seats that are asked next if `seat` does not join.
       */
      then: Seat[];
    }
  | {
      /**
       * The number of times that each player may still show cards.
       *
       * @maxItems 8
       */
      moves_left: number[];
      /**
       * The seat that has to decide.
       */
      seat: Seat;
      stage: 'side';
      /**
       * The seats that follow, unless an alliance is complete before.
       */
      then: Seat[];
    }
  | {
      /**
       * The number of times that each player may still show cards.
       *
       * @maxItems 8
       */
      moves_left: number[];
      /**
       * The three seats in rank order.
       */
      order: Seat[];
      /**
       * The question.
       */
      question: Question;
      /**
       * The seat that has to decide.
       */
      seat: Seat;
      stage: 'speak';
    }
  | {
      /**
       * The number of times that each player may still give.
       *
       * @maxItems 8
       */
      gifts_left: number[];
      /**
       * The number of times that each player may still show cards.
       *
       * @maxItems 8
       */
      moves_left: number[];
      /**
       * The players who are ready. A gift makes its receiver not ready again.
       */
      ready: Seat[];
      stage: 'exchange';
    }
  | {
      /**
       * The seat that has to decide.
       */
      seat: Seat;
      stage: 'fight';
    }
  | {
      /**
       * The number of cards.
       */
      count: number;
      /**
       * The seat that passed before.
       */
      seat: Seat;
      stage: 'hand_over';
      /**
       * The seat that passed after `seat`.
       */
      to: Seat;
    }
  | {
      /**
       * The number of cards.
       */
      count: number;
      /**
       * The seat that has to decide.
       */
      seat: Seat;
      stage: 'discard';
    }
  | {
      /**
       * The seat that has to decide.
       */
      seat: Seat;
      stage: 'take_crystal';
      /**
       * The seats that take one afterwards. The last crystal is taken without a question, and so are all crystals of a player who takes all.
       */
      then: Seat[];
    }
  | {
      /**
       * The seat that has to decide.
       */
      seat: Seat;
      stage: 'move_pawn';
      /**
       * The possible sites. Finitum ends the match.
       */
      to: Site[];
    }
  | {
      /**
       * The reason.
       */
      by: EndedBy;
      /**
       * The final total of each player.
       *
       * @maxItems 8
       */
      finals: Final[];
      stage: 'over';
    };
/**
 * The question to one of three players (section 6).
 */
export type Question = 'first_alone' | 'second_joins' | 'second_alone' | 'third_joins';

/**
 * The wire types of The Seven Sages.
 */
export interface SevenSages {
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
 * Cards of a hand, of a gift, or known cards of a hand. Sent sorted; read in any order. A card that occurs several times is listed several times.
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
 * A power card as it looks. Cards that look the same are equal: no number distinguishes two 1s of one sage.
 */
export interface Power {
  /**
   * The sage of the card, or the owl.
   */
  kin: Kin;
  /**
   * 1 to 7 for a sage's card (two 1s, one of each other), 3 to 5 for an owl (two 3s, four 4s, two 5s).
   */
  value: number;
}
/**
 * The place of a crystal on a tile.
 */
export interface CrystalAt {
  /**
   * The site of the tile.
   */
  site: Site;
  /**
   * The slot, from 0 (`crystals` of `SiteView`).
   */
  slot: number;
}
/**
 * The options that the host of a table can choose.
 */
export interface Options {
  /**
   * Seconds for a whole exchange, 10 to 1,209,600. When they run out, a player is ready. `null`: the table's own clock. 90 suits a live match, 86,400 a correspondence match.
   */
  exchange_seconds: number | null;
  /**
   * The seat that chooses first; `null` for a random one.
   */
  first: Seat | null;
  /**
   * Seconds for a whole negotiation, 10 to 1,209,600 (two weeks). When they run out, the order of the clearing decides. `null`: the table's own clock, with the whole negotiation as one decision. 120 suits a live match, 86,400 (a day) a correspondence match.
   */
  negotiation_seconds: number | null;
  /**
   * With three players: the crystals of a winner who fought alone.
   */
  solo_takes: SoloTakes;
}
/**
 * All the knowledge to which one observer is entitled (section 3).
 */
export interface View {
  /**
   * The seat that chooses its sage first in this round.
   */
  chooser: Seat;
  /**
   * Clearings that were covered, in that order.
   */
  covered: Tile[];
  /**
   * The number of large crystals that left the game. Their values are hidden.
   */
  crystals_gone: number;
  /**
   * The number of large crystals that are face down in the supply.
   */
  crystals_left: number;
  /**
   * The fight of this round, from its first turn until the pawn has moved; otherwise `null`.
   */
  fight: FightView | null;
  /**
   * True if this round was added after finitum and is the last.
   */
  last_round: boolean;
  /**
   * Sages that are out of this game with all their cards. Their places in the printed orders are skipped.
   */
  out: Sage[];
  /**
   * The site of the pawn: the clearing of this round, whose order determines the rank.
   */
  pawn: Site;
  /**
   * The numbers of cards in the piles.
   */
  piles: Piles;
  /**
   * The open information on each player.
   *
   * @maxItems 8
   */
  players: PlayerView[];
  /**
   * The players in rank order, highest first, as soon as all have chosen. Before that, the players who have chosen.
   */
  ranking: Seat[];
  /**
   * The number of the round, from 1.
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
   * The number of tiles in the stack.
   */
  stack: number;
  /**
   * The current stage of the match.
   */
  stage: Stage;
  /**
   * The number of each seat's question, valid while the seat has to decide; it never falls. While it stays the same for a seat, the seat's time runs on.
   *
   * @maxItems 8
   */
  turns: number[];
  /**
   * The knowledge of the seat's owner alone; `null` for spectators.
   */
  you: You | null;
}
/**
 * A fight.
 */
export interface FightView {
  /**
   * The cards in the order in which they were played, without those that left the fight.
   */
  cards: Lying[];
  /**
   * The seats that have cast their spell of this fight.
   */
  cast: Seat[];
  /**
   * The seat whose card ended the fight by a lead of 25.
   */
  knockout_by: Seat | null;
  /**
   * The seat that may skip turns by the one valid Absentus.
   */
  may_skip: Seat | null;
  /**
   * The seats that have passed, in order.
   */
  passed: Seat[];
  /**
   * The number of cards played so far, which is the number of the next card.
   */
  played: number;
  /**
   * The lead of track one over track two: negative if two leads. 25 either way ends the fight.
   */
  score: number;
  /**
   * With three players, the lead with which the one alone began; otherwise `null`.
   */
  solo_bonus: number | null;
}
/**
 * A card in the fight.
 */
export interface Lying {
  /**
   * The card.
   */
  card: Card;
  /**
   * Its number in this fight, from 0 in the order of playing; it never changes.
   */
  n: number;
  /**
   * The seat that played it.
   */
  seat: Seat;
  /**
   * The alliance of the card.
   */
  track: Track;
  /**
   * Its value in the fight: the number printed on it, 10 for a second 1, 0 for a spell.
   */
  value: number;
}
/**
 * The numbers of cards in the piles. The cards of a discard pile are hidden.
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
 * An observer's knowledge of one player.
 */
export interface PlayerView {
  /**
   * The number of large crystals that the player has taken. Only the owner knows their values.
   */
  crystals: number;
  /**
   * Cards that the observer knows to be in that hand, which may contain more. The observer was shown or gave them, or all observers saw them go there. Cards that may have been passed on unseen are not listed. Empty for the own hand, which `You` lists.
   */
  known: Cards;
  /**
   * True if the player left the match.
   */
  left: boolean;
  /**
   * The number of power cards in the hand.
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
   * The number of spells in the hand.
   */
  spells: number;
  /**
   * The token, which determines the rank.
   */
  token: Sage | null;
  /**
   * The track beside which the token is.
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
   * Its site.
   */
  site: Site;
  /**
   * The tile.
   */
  tile: Tile;
}
/**
 * An offered alliance.
 */
export interface Proposal {
  /**
   * The seat that made the offer.
   */
  from: Seat;
  /**
   * The seat that received it.
   */
  to: Seat;
}
/**
 * The final total of one player (section 4.7).
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
   * The totals of the hand, one for each kind in the game; two 1s of one sage are worth 11. Empty if cards do not score.
   */
  kinds: KindTotal[];
  /**
   * The total: the sum of the large crystals, and 1 for the small crystal of each kind won.
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
   * The sum of the values of the cards of this kind.
   */
  total: number;
  /**
   * True if it is the highest, which earns a small crystal. All tied players get one.
   */
  won: boolean;
}
/**
 * The knowledge of the seat's owner alone.
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
