//! Notices about an account, for its sockets that listen.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Account;

/// A notice about your account at a table. It needs no `watch`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Notice {
    /// The id of the table.
    pub table: String,
    /// The code of the table.
    pub code: String,
    /// The machine name of the game.
    pub game: String,
    /// The time of the notice, milliseconds since 1970. The newest notice about a table is valid.
    pub at: u64,
    /// The subject of the notice.
    pub what: Noticed,
}

/// The subject of a notice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Noticed {
    /// You have a seat.
    Seated {
        /// The seat.
        seat: Seat,
    },
    /// You no longer have a seat.
    Unseated,
    /// A match with you has begun, or is running.
    Began {
        /// Your seat.
        seat: Seat,
    },
    /// The match waits for you or for a companion on your device.
    YourTurn {
        /// The seat: yours or the companion's.
        seat: Seat,
        /// The [`Decision::number`](crate::Decision::number).
        decision: u64,
        /// The end of the time for it, milliseconds since 1970. `null` without a limit.
        until: Option<u64>,
    },
    /// Your match is finished.
    Over {
        /// The id of the match, for `/api/matches/{id}`.
        id: String,
    },
    /// A player proposes another match, and you have a seat for it. Answer with `ready` or `stand`.
    Rematch,
    /// A friend invites you to the table.
    Invited {
        /// The friend.
        from: Account,
    },
    /// A player or host challenges you to play, because your bot named this game in `plays`
    /// ([`ClientMessage::Listen`](crate::ClientMessage::Listen)). Answer with `sit` or `decline`.
    Challenged {
        /// The account that challenges you.
        from: Account,
    },
    /// An account that you challenged declines.
    Declined {
        /// The account.
        by: Account,
    },
    /// An account asks you to play a series of matches. Answer with `POST /api/series/{id}/accept` or
    /// `decline`. `table` and `code` of the notice are empty.
    Series {
        /// The id of the series.
        id: String,
        /// The account that asks.
        from: Account,
        /// The number of matches.
        matches: u32,
    },
}
