//! People coming to and going from a running match.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A change of who sits at a running match. An input of the match like an intent, and logged like one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatChange {
    /// Somebody takes a seat that [`Rules::open_seats`](crate::Rules::open_seats) lists.
    Join,
    /// The player gives the seat up for good. (Who merely loses their connection has not left.)
    Leave,
    /// The last person left, all others having given up or being automatic, ends the match. Where teams play, others
    /// are the opponents: a partner may still be there. The host checks who is a person; the rules say who wins.
    Claim,
}

/// Why the seats of a running match stay as they are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum SeatChangeRefused {
    /// The game has no rule for it.
    #[error("this game does not allow it while a match is running")]
    NotInThisGame,
    /// The seat is taken, or does not exist.
    #[error("that seat is not free")]
    NotFree,
    /// The seat was given up before, or never taken.
    #[error("that seat has no player")]
    NobodyThere,
    /// The match is over.
    #[error("the match has ended")]
    Over,
}
