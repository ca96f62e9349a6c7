//! What a match is that is played on from a guess at a running one.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a match began with that is played on from a running one by somebody alone: what one seat of that one was shown.
/// Everything else is a guess, which follows from this and the seed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Guess {
    /// The id of the match that it guesses at.
    #[serde(rename = "match")]
    pub of: String,
    /// Whose view it is.
    pub seat: Seat,
    /// The game's `View` of that seat then.
    pub view: Value,
}

/// At which match somebody guesses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GuessAt {
    /// Its id.
    #[serde(rename = "match")]
    pub of: String,
    /// The id of the table where it is played.
    pub table: String,
}
