//! Requests of admins.

use clap::{Subcommand, ValueEnum};
use protocol::Status;
use serde::{Deserialize, Serialize};

use super::values::{Span, bytes, span};

/// The state of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// People sit down.
    Gathering,
    /// A match is on.
    Playing,
    /// The match is over.
    Finished,
}

impl From<TableState> for Status {
    fn from(state: TableState) -> Self {
        match state {
            TableState::Gathering => Self::Gathering,
            TableState::Playing => Self::Playing,
            TableState::Finished => Self::Finished,
        }
    }
}

/// A request: a command on the command line, or a line of JSON on the server's socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Subcommand)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// List tables, the newest first
    Tables {
        /// Only of this game
        #[arg(long)]
        game: Option<String>,
        /// Only those that are so far
        #[arg(long, value_enum)]
        state: Option<TableState>,
        /// Only those at which nothing happened for so long: `12h`, `90d`
        #[arg(long, value_parser = span)]
        idle_for: Option<Span>,
        /// No more than these
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1000))]
        limit: u32,
    },
    /// Show one table: who sits there, what is played, its matches. No hidden card
    Table {
        /// The table's id or code
        id: String,
    },
    /// Close a table: everybody leaves; a match that is on is played to its end by automatic players
    Close {
        /// The table's id or code
        id: String,
    },
    /// List accounts, the newest first
    Accounts {
        /// Only those whose name contains this
        #[arg(long)]
        name: Option<String>,
        /// No more than these
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1000))]
        limit: u32,
    },
    /// Show one account: since when, how it is kept, whether it is banned
    Account {
        /// The account's id
        id: String,
    },
    /// Print all that is known of an account as JSON, as it can have it itself: for whoever asks the host for their data
    Export {
        /// The account's id
        id: String,
    },
    /// List where an account is signed in
    Sessions {
        /// The account's id
        id: String,
    },
    /// End all sessions of an account; a guest without tables is gone with them
    SignOut {
        /// The account's id
        id: String,
    },
    /// Ban an account from the server: it is told why, and leaves all tables
    Ban {
        /// The account's id
        id: String,
        /// Why. The account is told
        #[arg(long)]
        reason: String,
        /// For how long: `12h`, `30d`; left out, for good
        #[arg(long = "for", value_name = "TIME", value_parser = span)]
        span: Option<Span>,
    },
    /// Lift an account's ban
    Unban {
        /// The account's id
        id: String,
    },
    /// Give an account and its companions names that say nothing; what they played stays
    Anonymise {
        /// The account's id
        id: String,
    },
    /// Delete an account for good, as it could itself; in a match it has resigned before
    Delete {
        /// The account's id
        id: String,
    },
    /// List what people reported, the newest first; `septet reports ID` shows what the reporter saw
    Reports {
        /// No more than these
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1000))]
        limit: u32,
    },
    /// Count what there is
    Statistics,
    /// Say how large the database is, how fast it grows, and when a disk is full
    Forecast {
        /// Bytes that the database may have in all: `20G`
        #[arg(long, value_parser = bytes)]
        disk: Option<u64>,
    },
    /// Delete tables, with their matches, that ended long ago
    Prune {
        /// How long ago, a day at least: `90d`
        #[arg(long, value_parser = span)]
        older_than: Span,
        /// Only say how much that would be
        #[arg(long)]
        dry_run: bool,
    },
    /// Play all finished matches again and look whether everything fits together
    Integrity,
    /// Show what was asked for, the newest first
    Log {
        /// No more than these
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1000))]
        limit: u32,
    },
}
