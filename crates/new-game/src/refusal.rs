//! The reasons why an intent is refused.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Card;

/// The reason why an intent is refused, as data that a client can explain in its own language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// The seat has nothing to decide: it is another player's turn, or the match has ended.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The card is not in the hand.
    #[error("you do not hold card {}", card.0)]
    NotInHand {
        /// The card named.
        card: Card,
    },
}
