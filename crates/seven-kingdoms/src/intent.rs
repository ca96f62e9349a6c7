//! The intents of a player.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Slot, Token};

/// One decision of one seat.
///
/// A card is played with one intent. Taking from the row is staged: cards are taken one by one, or a run is
/// named at once. Each step can be undone, other players see none of them, and [`Intent::Confirm`] carries
/// them out. So no list of choices is longer than two dozen, whereas a king alone has over a thousand ways to
/// take.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Intent {
    /// Play a card of the own hand (section 4, Play).
    Play {
        /// The card to play.
        card: Card,
    },
    /// Bishop: put this face-up token on the leftmost arms card without one. It cannot be undone if a
    /// face-down token is turned up by it.
    PlaceToken {
        /// The token.
        token: Token,
    },
    /// King, bishop, princess, merchant, peasant: take one card of the row.
    Take {
        /// The card to take.
        card: Card,
        /// Its destination.
        to: Destination,
    },
    /// General, knight: name the leftmost column of the run. All its cards are taken into the kingdom.
    TakeRun {
        /// The leftmost column of the run.
        from: Slot,
    },
    /// General, knight: put a card of the run into the hand instead.
    Keep {
        /// The card.
        card: Card,
    },
    /// Finish taking.
    Confirm,
    /// Undo the last unconfirmed step.
    Back,
}

/// The destination of a taken card (section 4, Resolve 3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Destination {
    /// The hand: the card can be played later and scores at the end like the rest. At most three cards.
    Hand,
    /// The kingdom: the card is validated and never leaves it.
    Kingdom,
}
