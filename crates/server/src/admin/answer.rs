//! Answers to requests of admins.

use serde::{Deserialize, Serialize};

/// An answer: a line of JSON. Times are milliseconds since 1970.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub(crate) enum Answer {
    Tables {
        tables: Vec<TableLine>,
    },
    Table {
        table: Box<TableDetails>,
    },
    Accounts {
        accounts: Vec<AccountLine>,
    },
    Account {
        account: Box<AccountDetails>,
    },
    /// All data of an account, in the form of `POST /api/account/export`.
    Exported {
        export: serde_json::Value,
    },
    Sessions {
        sessions: Vec<SessionLine>,
    },
    Closed {
        changed: bool,
    },
    SignedOut {
        sessions: u32,
    },
    Banned {
        left_tables: u32,
        told: String,
    },
    Unbanned,
    Anonymised {
        name: String,
    },
    Deleted {
        left_tables: u32,
    },
    Reports {
        reports: Vec<ReportLine>,
    },
    Statistics {
        counts: Vec<Count>,
        games: Vec<GameCount>,
        bytes: Option<u64>,
    },
    Forecast {
        forecast: Forecast,
    },
    Pruned {
        dry_run: bool,
        tables: u64,
        rows: u64,
        bytes: u64,
    },
    Integrity {
        integrity: Integrity,
    },
    Log {
        entries: Vec<LogLine>,
    },
    /// The server carried out nothing or only a part. The sentence gives the reason and the remedy.
    Refused {
        why: String,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct TableLine {
    pub id: String,
    pub code: String,
    pub game: String,
    pub status: protocol::Status,
    pub public: bool,
    pub made_at: u64,
    pub last_at: Option<u64>,
    pub host: String,
    /// Names of players and levels of bots, by seat.
    pub sitting: Vec<Sits>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Sits {
    /// `None` for a bot.
    pub account: Option<String>,
    pub name: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct TableDetails {
    pub line: TableLine,
    pub seats: usize,
    pub options: serde_json::Value,
    pub closed: bool,
    pub matches: Vec<MatchLine>,
    pub rows: u64,
    pub bytes: u64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct MatchLine {
    pub id: String,
    pub game: String,
    pub began_at: u64,
    pub ended_at: Option<u64>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct AccountLine {
    pub id: String,
    pub name: String,
    pub kind: String,
    pub made_at: u64,
    pub has_keys: bool,
    pub sessions: u64,
    pub used_at: Option<u64>,
    pub tables: u64,
    /// The ban, if one is in force.
    pub ban: Option<BanLine>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct BanLine {
    pub reason: String,
    pub at: u64,
    pub until: Option<u64>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct AccountDetails {
    pub line: AccountLine,
    /// The companions of the account, each at one table.
    pub companions: Vec<Sits>,
    /// For a companion: the account with which it shares a device.
    pub beside: Option<String>,
    /// The number of reports about the account in the last 90 days.
    pub reports: u64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct SessionLine {
    /// The first digits of the session's hash.
    pub id: String,
    pub agent: String,
    pub made_at: u64,
    pub used_at: u64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct ReportLine {
    pub id: String,
    pub at: u64,
    pub reporter: Sits,
    pub reported: Sits,
    /// The id of the table where both accounts were.
    pub table: String,
    pub reason: String,
    /// The words of the reporter.
    pub words: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Count {
    pub what: String,
    pub count: u64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct GameCount {
    pub game: String,
    pub matches: u64,
    pub ended: u64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Forecast {
    /// The present size of the database, in bytes.
    pub bytes: u64,
    /// The number of days over which growth was measured, at most 30.
    pub days: f64,
    pub rows_per_day: f64,
    pub bytes_per_day: f64,
    /// The number of days until the disk is full. `None` without a size of the disk, or if the database does
    /// not grow.
    pub full_in_days: Option<f64>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Integrity {
    /// The number of matches whose replay gives the stored outcome.
    pub matches: u64,
    /// The number of matches whose rules this program lacks.
    pub not_played_again: u64,
    /// One sentence for each fault, for the first hundred faults.
    pub faults: Vec<String>,
    pub more_faults: u64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct LogLine {
    pub id: String,
    pub at: u64,
    pub who: String,
    pub what: String,
    pub target: Option<String>,
    pub details: serde_json::Value,
    pub outcome: String,
    pub why: Option<String>,
}
