//! The intents of a player.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Card;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Intent {
    /// Lay a card of the own hand on the pile (section 2).
    Lay {
        /// The card.
        card: Card,
    },
}
