//! The events of a match.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Card;

/// An event of a match, in the form that all observers receive.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "Seen")]
pub enum Event {
    /// A card was laid on the pile (section 2).
    Laid {
        /// The player's seat.
        seat: Seat,
        /// The card.
        card: Card,
        /// The card scored a point.
        scored: bool,
    },
    /// A player left the match.
    Left {
        /// The player's seat.
        seat: Seat,
    },
}
