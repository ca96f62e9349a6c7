//! What an observer is told of what happened.

use contract::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Slot, Taken, Token};

/// Something that happened, as one observer is told of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "Seen")]
pub enum Event {
    /// A card was played face up.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A player with an empty hand drew from the pile.
    Drew {
        /// Who.
        seat: Seat,
        /// How many: two, or one if only one was left.
        count: u8,
        /// Which; only the drawer is told, `null` for others.
        cards: Option<Vec<Card>>,
    },
    /// A played card went to the upper line.
    Lined {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// Above which column.
        slot: Slot,
    },
    /// A played bishop went to its owner's kingdom.
    Installed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A token was put on an arms card.
    TokenPlaced {
        /// By whom.
        seat: Seat,
        /// Which.
        token: Token,
        /// Where.
        slot: Slot,
    },
    /// A face-down token was turned up.
    TokenTurned {
        /// Which.
        token: Token,
    },
    /// A player took cards from the row, possibly none.
    Took {
        /// Who.
        seat: Seat,
        /// The card played.
        card: Card,
        /// What and where to.
        taken: Vec<Taken>,
    },
    /// There was nothing to take for a player.
    NothingToTake {
        /// Who.
        seat: Seat,
        /// The card played.
        card: Card,
    },
    /// A new row lies on the table.
    Refilled {
        /// Columns I to VII.
        row: [Option<Card>; 7],
        /// The cards that came from the pile, left to right.
        drawn: Vec<Card>,
        /// The surplus that left the game.
        gone: Vec<Card>,
    },
    /// The first-player pawn moved on and a new round begins.
    RoundBegan {
        /// Counted from 1.
        round: u16,
        /// Who plays first.
        first: Seat,
    },
    /// A played card that was not resolved went back to its owner's hand.
    Returned {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
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
        /// The totals.
        totals: BySeat<i32>,
        /// The winner or winners.
        winners: Vec<Seat>,
    },
}

/// Why a match ended (section 5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// E1: the draw pile has no card.
    PileEmpty,
    /// E2: every arms card carries a token.
    AllTokensPlaced,
    /// E3: ten rounds without progress.
    Stalled,
    /// The last person left claimed the match.
    Claimed,
}
