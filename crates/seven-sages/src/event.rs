//! The events of a match.

use contract::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cards, Casting, CrystalAt, Power, Sage, Site, Tile, Track};

/// One event, as one observer receives it. Cards that moved in secret are `null` for all but the players who
/// gave or got them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "Seen")]
pub enum Event {
    /// A round begins.
    RoundBegan {
        /// The number of the round, from 1.
        round: u8,
        /// The seat that chooses its sage first.
        chooser: Seat,
    },
    /// A player chose a sage.
    Chose {
        /// The seat of the player.
        seat: Seat,
        /// The sage.
        sage: Sage,
    },
    /// A player offered an alliance.
    Proposed {
        /// The seat that made the offer.
        from: Seat,
        /// The seat that received it.
        to: Seat,
    },
    /// A player withdrew an offer.
    Withdrew {
        /// The seat that made the offer.
        from: Seat,
        /// The seat that had received it.
        to: Seat,
    },
    /// A player gave or withdrew a vote for no deal.
    NoDeal {
        /// The seat of the player.
        seat: Seat,
        /// True if the vote is given, false if it is withdrawn.
        on: bool,
    },
    /// A player waits in silence until addressed.
    Listens {
        /// The seat of the player.
        seat: Seat,
    },
    /// A player walked away from the negotiation of this round, or used up the moves in it.
    WalkedAway {
        /// The seat of the player.
        seat: Seat,
    },
    /// A player showed cards.
    Shown {
        /// The seat that showed them.
        from: Seat,
        /// The seat that saw them.
        to: Seat,
        /// The number of power cards.
        powers: u8,
        /// The number of spells.
        spells: u8,
        /// The cards; `null` for all but these two players.
        cards: Option<Cards>,
    },
    /// Two players formed an alliance.
    Allied {
        /// The seat that had offered it.
        from: Seat,
        /// The seat that accepted.
        to: Seat,
    },
    /// With five players: a player answered the question to join the pair.
    Answered {
        /// The seat of the player.
        seat: Seat,
        /// True if the player joined.
        join: bool,
    },
    /// No deal: the order of the clearing decides from here on.
    ForcedOrder,
    /// A token was laid beside a track in the forced order.
    Sided {
        /// The seat of the token.
        seat: Seat,
        /// The track.
        track: Track,
        /// False if the rules left no choice.
        chosen: bool,
    },
    /// With three players: a player spoke.
    Spoke {
        /// The seat of the player.
        seat: Seat,
        /// The answer.
        said: Said,
    },
    /// Both alliances are complete.
    AlliancesStand {
        /// The members of track one, in rank order.
        one: Vec<Seat>,
        /// The members of track two, in rank order.
        two: Vec<Seat>,
    },
    /// A player gave cards to a partner.
    Gave {
        /// The giver.
        from: Seat,
        /// The receiver.
        to: Seat,
        /// The number of power cards.
        powers: u8,
        /// The number of spells.
        spells: u8,
        /// The cards; `null` for all but these two players.
        cards: Option<Cards>,
    },
    /// A player has finished exchanging.
    Ready {
        /// The seat of the player.
        seat: Seat,
    },
    /// The fight begins.
    FightBegan {
        /// The seat with the first turn.
        starter: Seat,
        /// With three players: the lead with which the starter's side begins. It is the starter's first turn.
        solo_bonus: Option<u8>,
        /// The lead of track one over track two.
        score: i16,
    },
    /// A player played a power card.
    Played {
        /// The seat of the player.
        seat: Seat,
        /// The number of the card in this fight.
        n: u8,
        /// The card.
        power: Power,
        /// Its value in the fight: its number, or 10 for a second 1.
        value: u8,
        /// The new lead of track one over track two.
        score: i16,
    },
    /// A player cast a spell.
    Cast {
        /// The seat of the player.
        seat: Seat,
        /// The number of the card in this fight.
        n: u8,
        /// The spell and its target.
        casting: Casting,
        /// The effect of the spell.
        effect: Effect,
        /// The new lead of track one over track two.
        score: i16,
    },
    /// A player skipped a turn by Absentus.
    Skipped {
        /// The seat of the player.
        seat: Seat,
    },
    /// A player passed and is out of the fight.
    Passed {
        /// The seat of the player.
        seat: Seat,
        /// The place in the order of passing; 1 for the first to pass.
        place: u8,
        /// True if a knockout forced the pass.
        forced: bool,
    },
    /// A player drew cards.
    Drew {
        /// The seat of the player.
        seat: Seat,
        /// The number of power cards.
        powers: u8,
        /// The number of spells.
        spells: u8,
        /// The cards; `null` for all but the drawer.
        cards: Option<Cards>,
    },
    /// A discard pile was shuffled into a new pile.
    Reshuffled {
        /// The pile.
        pile: Pile,
        /// The number of cards in the new pile.
        count: u8,
    },
    /// A player handed over power cards to the player who passed next.
    HandedOver {
        /// The giver.
        from: Seat,
        /// The receiver.
        to: Seat,
        /// The number of cards.
        count: u8,
        /// The cards; `null` for all but these two players.
        powers: Option<Vec<Power>>,
    },
    /// The last to pass discarded power cards.
    Discarded {
        /// The seat of the player.
        seat: Seat,
        /// The number of cards.
        count: u8,
        /// The cards; `null` for all but that player.
        powers: Option<Vec<Power>>,
    },
    /// A lead of 25 or more ends the fight.
    KnockedOut {
        /// The seat whose card caused it.
        seat: Seat,
        /// The track that leads.
        track: Track,
    },
    /// All players are out of the fight.
    FightEnded {
        /// The winning track; `null` for a tie.
        winner: Option<Track>,
        /// The lead of track one over track two.
        score: i16,
    },
    /// A player took a crystal, which is face down from now on.
    TookCrystal {
        /// The seat of the player.
        seat: Seat,
        /// The site and slot of the crystal.
        at: CrystalAt,
        /// Its value; `null` for all but the taker. It was visible on the tile before, but the log does not
        /// keep it.
        value: Option<u8>,
    },
    /// A crystal that no player may take left the game.
    CrystalGone {
        /// The site and slot of the crystal.
        at: CrystalAt,
    },
    /// A player moved the pawn.
    PawnMoved {
        /// The seat of the player.
        seat: Seat,
        /// The new site.
        to: Site,
    },
    /// A tile was turned up.
    TileTurned {
        /// The site of the tile.
        site: Site,
        /// The tile.
        tile: Tile,
        /// The crystals put on it, by slot.
        crystals: Vec<u8>,
    },
    /// A player left the match.
    Left {
        /// The seat of the player.
        seat: Seat,
    },
    /// The match ended.
    Ended {
        /// The reason.
        by: EndedBy,
        /// The total of each player: the sum of the values of all crystals.
        totals: BySeat<u16>,
        /// The winner or winners.
        winners: Vec<Seat>,
    },
}

/// The answer of one of three players (section 6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "said", rename_all = "snake_case")]
pub enum Said {
    /// The speaker fights alone.
    Alone,
    /// The next player may speak.
    LetSpeak,
    /// The speaker joins a player.
    With {
        /// The player joined.
        with: Seat,
    },
    /// The speaker does not join the first.
    Against,
}

/// The effect of a spell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "effect", rename_all = "snake_case")]
pub enum Effect {
    /// There was no target.
    Nothing,
    /// Volensia or Anulensa: a card left the fight.
    Removed {
        /// The seat that had played it.
        seat: Seat,
        /// The card.
        power: Power,
        /// Its value in the fight.
        value: u8,
    },
    /// Moventi: two crystals were swapped.
    Swapped {
        /// The new values in the two slots, 2 to 7 each, in the order in which the slots were named.
        values: [u8; 2],
    },
    /// Potentia: cards were drawn; the next event contains them.
    Drawn,
    /// Absentus: its caster may skip from now on.
    MaySkip {
        /// The seat with the Absentus that this one cancelled; that card is discarded.
        cancelled: Option<Seat>,
    },
    /// Mutantus: two players swapped roles.
    RolesSwapped {
        /// The new role of the caster.
        own: Sage,
        /// The new role of the partner.
        partner: Sage,
    },
    /// Binensus: the caster has a second role.
    SecondRole,
}

/// A pile with a discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pile {
    /// Power cards.
    Powers,
    /// Spells.
    Spells,
}

/// The reason why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// The pawn went to finitum.
    Finitum,
    /// The one round that can be added after finitum was played.
    LastRound,
    /// The last person left ended it. Crystals decide, cards do not score.
    Claimed,
}
