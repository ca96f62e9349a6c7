//! What-if matches.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The beginning of a what-if match: one seat's view of a running match. Everything else is imagined, and
/// follows from the view and the seed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Guess {
    /// The id of the running match.
    #[serde(rename = "match")]
    pub of: String,
    /// The seat of the view.
    pub seat: Seat,
    /// The game's `View` of that seat at that moment.
    pub view: Value,
}

/// The match that a what-if match began from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GuessAt {
    /// The id of that match.
    #[serde(rename = "match")]
    pub of: String,
    /// The id of its table.
    pub table: String,
}
