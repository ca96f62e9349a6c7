//! What is answered.

use serde::{Deserialize, Serialize};

/// What is answered: a line of JSON. Times are milliseconds since 1970.
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
    /// All that is known of an account, in the form of `POST /api/account/export`.
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
    /// Nothing was done, or not all: the sentence says why and what to do.
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
    /// By seat: names of people and of levels of automatic players.
    pub sitting: Vec<Sits>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Sits {
    /// `None`: an automatic player.
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
    /// That is in force.
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
    /// Who plays at its device, each at one table.
    pub companions: Vec<Sits>,
    /// Of a companion: the account at whose device it plays.
    pub beside: Option<String>,
    /// How often others reported it in the last 90 days.
    pub reports: u64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct SessionLine {
    /// The first digits of what it is known by.
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
    /// The id of the table at which both were.
    pub table: String,
    pub reason: String,
    /// In the reporter's own words.
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
    /// The size of the database now.
    pub bytes: u64,
    /// Over how many days growth was looked at, 30 at most.
    pub days: f64,
    pub rows_per_day: f64,
    pub bytes_per_day: f64,
    /// With a size of a disk: in how many days it is full, if it ever is.
    pub full_in_days: Option<f64>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Integrity {
    /// Matches that came to their outcome when they were played again.
    pub matches: u64,
    /// Matches that this program lacks the rules of.
    pub not_played_again: u64,
    /// What is wrong, each in a sentence; the first hundred.
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
