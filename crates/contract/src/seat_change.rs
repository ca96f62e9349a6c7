//! Players who join and leave a running match.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A change of the players of a running match. It is an input of the match like an intent, and logged like
/// one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatChange {
    /// A player takes a seat that [`Rules::open_seats`](crate::Rules::open_seats) lists.
    Join,
    /// The player gives up the seat permanently. (A player who only loses the connection has not left.)
    Leave,
    /// The last person left ends the match, because all others gave up or are bots. With teams, "others" are
    /// the opponents: a partner may still be present. The host checks which seats belong to people; the rules
    /// determine the winner.
    Claim,
}

/// The reason why the seats of a running match do not change.
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
    /// The match is finished.
    #[error("the match has ended")]
    Over,
}
