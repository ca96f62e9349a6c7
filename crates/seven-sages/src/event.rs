//! What an observer is told of what happened.

use contract::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cards, Casting, CrystalAt, Power, Sage, Site, Tile, Track};

/// Something that happened, as one observer is told of it. Cards that moved in secret are `null` for everybody
/// but who had or got them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "Seen")]
pub enum Event {
    /// A round begins.
    RoundBegan {
        /// Counted from 1.
        round: u8,
        /// Who chooses their sage first.
        chooser: Seat,
    },
    /// A sage was chosen.
    Chose {
        /// By whom.
        seat: Seat,
        /// Which.
        sage: Sage,
    },
    /// An alliance was offered.
    Proposed {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// An offer was taken back.
    Withdrew {
        /// Whose.
        from: Seat,
        /// To whom it had been made.
        to: Seat,
    },
    /// A vote for no deal was given or taken back.
    NoDeal {
        /// By whom.
        seat: Seat,
        /// Whether it stands.
        on: bool,
    },
    /// A player says nothing more until they are addressed.
    Listens {
        /// Who.
        seat: Seat,
    },
    /// A player ended their negotiation for this round, or used up their moves in it.
    WalkedAway {
        /// Who.
        seat: Seat,
    },
    /// Cards were shown.
    Shown {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// How many power cards.
        powers: u8,
        /// How many spells.
        spells: u8,
        /// Which; `null` for all but these two.
        cards: Option<Cards>,
    },
    /// Two players are an alliance.
    Allied {
        /// Who had offered it.
        from: Seat,
        /// Who accepted.
        to: Seat,
    },
    /// With five players: somebody was asked to join the pair.
    Answered {
        /// Who.
        seat: Seat,
        /// Whether they joined.
        join: bool,
    },
    /// No deal: the order of the clearing decides from here on.
    ForcedOrder,
    /// A token was laid beside a track in the forced order.
    Sided {
        /// Whose.
        seat: Seat,
        /// Which.
        track: Track,
        /// `false` where the rules left no choice.
        chosen: bool,
    },
    /// With three players: what one of them said.
    Spoke {
        /// Who.
        seat: Seat,
        /// What.
        said: Said,
    },
    /// Both alliances stand.
    AlliancesStand {
        /// Beside track one, in rank order.
        one: Vec<Seat>,
        /// Beside track two, in rank order.
        two: Vec<Seat>,
    },
    /// A partner got cards.
    Gave {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// How many power cards.
        powers: u8,
        /// How many spells.
        spells: u8,
        /// Which; `null` for all but these two.
        cards: Option<Cards>,
    },
    /// A player is done exchanging.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// The fight begins.
    FightBegan {
        /// Who has the first turn.
        starter: Seat,
        /// With three players, the lead the starter's side begins with, which is the starter's first turn.
        solo_bonus: Option<u8>,
        /// The lead of track one over track two.
        score: i16,
    },
    /// A power card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Its number in this fight.
        n: u8,
        /// Which.
        power: Power,
        /// What it counts: its number, or 10 for a second 1.
        value: u8,
        /// The lead of track one over track two, now.
        score: i16,
    },
    /// A spell was cast.
    Cast {
        /// By whom.
        seat: Seat,
        /// Its number in this fight.
        n: u8,
        /// Which, and at what.
        casting: Casting,
        /// What came of it.
        effect: Effect,
        /// The lead of track one over track two, now.
        score: i16,
    },
    /// A player waited, by Absentus.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// A player is out of the fight.
    Passed {
        /// Who.
        seat: Seat,
        /// 1 for the first to pass.
        place: u8,
        /// Whether a knockout made them pass.
        forced: bool,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many power cards.
        powers: u8,
        /// How many spells.
        spells: u8,
        /// Which; `null` for all but the drawer.
        cards: Option<Cards>,
    },
    /// A discard pile was shuffled into a new pile.
    Reshuffled {
        /// Which.
        pile: Pile,
        /// How many cards the pile has now.
        count: u8,
    },
    /// Power cards were handed over to who passed next.
    HandedOver {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// How many.
        count: u8,
        /// Which; `null` for all but these two.
        powers: Option<Vec<Power>>,
    },
    /// The last to pass discarded power cards.
    Discarded {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; `null` for all but that player.
        powers: Option<Vec<Power>>,
    },
    /// A lead of 25 or more ends the fight.
    KnockedOut {
        /// Whose card did it.
        seat: Seat,
        /// Who leads.
        track: Track,
    },
    /// Everybody is out of the fight.
    FightEnded {
        /// Who has won; `null` for a tie.
        winner: Option<Track>,
        /// The lead of track one over track two.
        score: i16,
    },
    /// A crystal was taken, face down from now on.
    TookCrystal {
        /// By whom.
        seat: Seat,
        /// From which site and slot.
        at: CrystalAt,
        /// Its value; `null` for all but the taker. Everybody saw it lie there; the log does not keep it.
        value: Option<u8>,
    },
    /// A crystal nobody may take left the game.
    CrystalGone {
        /// From which site and slot.
        at: CrystalAt,
    },
    /// The pawn was moved.
    PawnMoved {
        /// By whom.
        seat: Seat,
        /// Where to.
        to: Site,
    },
    /// A tile was turned up.
    TileTurned {
        /// Where it lies.
        site: Site,
        /// Which.
        tile: Tile,
        /// The crystals put on it, by slot.
        crystals: Vec<u8>,
    },
    /// A player gave up their seat.
    Left {
        /// Who.
        seat: Seat,
    },
    /// The match is over.
    Ended {
        /// Why.
        by: EndedBy,
        /// The values of all crystals together.
        totals: BySeat<u16>,
        /// The winner or winners.
        winners: Vec<Seat>,
    },
}

/// What one of three players said (section 6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "said", rename_all = "snake_case")]
pub enum Said {
    /// The speaker fights alone.
    Alone,
    /// The next one may speak.
    LetSpeak,
    /// The speaker joins a player.
    With {
        /// Whom.
        with: Seat,
    },
    /// The speaker does not join the first.
    Against,
}

/// What came of a spell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "effect", rename_all = "snake_case")]
pub enum Effect {
    /// There was no target.
    Nothing,
    /// Volensia or Anulensa: a card left the fight.
    Removed {
        /// Whose it was.
        seat: Seat,
        /// Which.
        power: Power,
        /// What it had counted.
        value: u8,
    },
    /// Moventi: the values that lie in the two slots now, in the order they were named.
    Swapped {
        /// 2 to 7 each.
        values: [u8; 2],
    },
    /// Potentia: cards were drawn, which is told next.
    Drawn,
    /// Absentus: its caster may skip from now on.
    MaySkip {
        /// Whose Absentus was cancelled by it and is discarded.
        cancelled: Option<Seat>,
    },
    /// Mutantus: the roles after the swap.
    RolesSwapped {
        /// The caster's.
        own: Sage,
        /// The partner's.
        partner: Sage,
    },
    /// Binensus: a second role.
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

/// Why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// The pawn went to finitum.
    Finitum,
    /// The one round after finitum that could still be added is played.
    LastRound,
    /// The last person left ended it; crystals decide, cards do not count.
    Claimed,
}
