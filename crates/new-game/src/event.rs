//! What happened.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Card;

/// What happened, as everybody is told it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "Seen")]
pub enum Event {
    /// A card was laid on the pile (section 2).
    Laid {
        /// Who laid it.
        seat: Seat,
        /// Which.
        card: Card,
        /// Whether it scored a point.
        scored: bool,
    },
    /// A player left for good.
    Left {
        /// Who.
        seat: Seat,
    },
}
