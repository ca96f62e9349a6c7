//! What concerns an account at some table, told on any of its sockets that listens.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Account;

/// Something that concerns your account at a table, whether or not you follow it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Notice {
    /// The table's id.
    pub table: String,
    /// Its code.
    pub code: String,
    /// Machine name of the game.
    pub game: String,
    /// When it was told, milliseconds since 1970. What was told last of a table holds.
    pub at: u64,
    /// What.
    pub what: Noticed,
}

/// What concerns an account at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Noticed {
    /// You sit there.
    Seated {
        /// In which seat.
        seat: Seat,
    },
    /// You sit there no longer.
    Unseated,
    /// A match began in which you play, or runs.
    Began {
        /// In which seat.
        seat: Seat,
    },
    /// The match waits for your decision, or that of a companion at your device.
    YourTurn {
        /// In which seat: yours, or the companion's.
        seat: Seat,
        /// The [`Decision::number`](crate::Decision::number).
        decision: u64,
        /// When the time for it runs out, milliseconds since 1970; `null` without a clock.
        until: Option<u64>,
    },
    /// The match in which you played is over.
    Over {
        /// Its id, as in `/api/matches/{id}`.
        id: String,
    },
    /// Another match is proposed at the table, and you have a seat for it: say that you are `ready`, or `stand`.
    Rematch,
    /// A friend asks you to come.
    Invited {
        /// Who.
        from: Account,
    },
    /// Somebody asks you to play, because you say that you play this game ([`ClientMessage::Listen`](crate::ClientMessage::Listen)).
    /// `sit` accepts it, `decline` does not.
    Challenged {
        /// Who.
        from: Account,
    },
    /// Whom you asked to play does not want to.
    Declined {
        /// Who.
        by: Account,
    },
    /// Somebody asks you to play a series of matches: `POST /api/series/{id}/accept`, or `decline`. It is about no table yet:
    /// `table` and `code` are empty.
    Series {
        /// The id of the series.
        id: String,
        /// Who.
        from: Account,
        /// How many matches.
        matches: u32,
    },
}
