//! What a player can do.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Slot, Token};

/// One decision of one seat.
///
/// A card is played with one intent. Taking from the row is staged: cards are taken one by one (or a run is
/// named at once), each step can be taken back, nobody else sees anything, and [`Intent::Confirm`] makes it
/// happen. So no list of choices is longer than two dozen, where a king alone has over a thousand ways.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Intent {
    /// Play a card of the own hand (section 4, Play).
    Play {
        /// Which.
        card: Card,
    },
    /// Bishop: put this face-up token on the leftmost arms card without one. Cannot be taken back while a
    /// face-down token is turned up by it.
    PlaceToken {
        /// Which.
        token: Token,
    },
    /// King, bishop, princess, merchant, peasant: take one card of the row.
    Take {
        /// Which.
        card: Card,
        /// Where it goes.
        to: Destination,
    },
    /// General, knight: name the leftmost column of the run. All its cards are taken, into the kingdom.
    TakeRun {
        /// Where the run starts.
        from: Slot,
    },
    /// General, knight: a card of the run goes to the hand instead.
    Keep {
        /// Which.
        card: Card,
    },
    /// Done taking.
    Confirm,
    /// Take back the last unconfirmed step.
    Back,
}

/// Where a taken card goes (section 4, Resolve 3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Destination {
    /// To be played later; scored at the end like the rest. At most three cards.
    Hand,
    /// Validated: it never leaves.
    Kingdom,
}
