//! The events of a match.

use contract::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Slot, Taken, Token};

/// One event, as one observer receives it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "Seen")]
pub enum Event {
    /// A player played a card face up.
    Played {
        /// The seat of the player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A player with an empty hand drew from the pile.
    Drew {
        /// The seat of the player.
        seat: Seat,
        /// The number of cards: two, or one if only one was left.
        count: u8,
        /// The cards. Only the drawer receives them; `null` for others.
        cards: Option<Vec<Card>>,
    },
    /// A played card went to the upper line.
    Lined {
        /// The seat that played it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The column above which it was laid.
        slot: Slot,
    },
    /// A played bishop went to its owner's kingdom.
    Installed {
        /// The owner.
        seat: Seat,
        /// The bishop.
        card: Card,
    },
    /// A player put a token on an arms card.
    TokenPlaced {
        /// The seat of the player.
        seat: Seat,
        /// The token.
        token: Token,
        /// The column of the arms card.
        slot: Slot,
    },
    /// A face-down token was turned up.
    TokenTurned {
        /// The token.
        token: Token,
    },
    /// A player took cards from the row, possibly none.
    Took {
        /// The seat of the player.
        seat: Seat,
        /// The played card, whose power was used.
        card: Card,
        /// The cards taken, with their destinations.
        taken: Vec<Taken>,
    },
    /// A player had nothing to take.
    NothingToTake {
        /// The seat of the player.
        seat: Seat,
        /// The card played.
        card: Card,
    },
    /// A new row was laid out.
    Refilled {
        /// The row: columns I to VII.
        row: [Option<Card>; 7],
        /// The cards that came from the pile, left to right.
        drawn: Vec<Card>,
        /// The surplus that left the game.
        gone: Vec<Card>,
    },
    /// The first-player pawn moved on and a new round begins.
    RoundBegan {
        /// The number of the round, from 1.
        round: u16,
        /// The seat that plays first.
        first: Seat,
    },
    /// A played card that was not resolved went back to its owner's hand.
    Returned {
        /// The owner.
        seat: Seat,
        /// The card.
        card: Card,
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
        /// The totals.
        totals: BySeat<i32>,
        /// The winner or winners.
        winners: Vec<Seat>,
    },
}

/// The reason why a match ended (section 5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// E1: the draw pile is empty.
    PileEmpty,
    /// E2: every arms card has a token.
    AllTokensPlaced,
    /// E3: ten rounds without progress.
    Stalled,
    /// The last person left claimed the match.
    Claimed,
}
