//! Requests of admins.

use clap::{Subcommand, ValueEnum};
use protocol::Status;
use serde::{Deserialize, Serialize};

use super::values::{Span, bytes, span};

/// The state of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// No match has begun yet
    Gathering,
    /// A match is running
    Playing,
    /// The match is finished
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
        /// List only tables of this game
        #[arg(long)]
        game: Option<String>,
        /// List only tables in this state
        #[arg(long, value_enum)]
        state: Option<TableState>,
        /// List only tables without activity for this time: `12h`, `90d`
        #[arg(long, value_parser = span)]
        idle_for: Option<Span>,
        /// No more than these
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1000))]
        limit: u32,
    },
    /// Show a table: its players, options and matches, without hidden cards
    Table {
        /// The table's id or code
        id: String,
    },
    /// Close a table. All players leave; bots play a running match to its end
    Close {
        /// The table's id or code
        id: String,
    },
    /// List accounts, the newest first
    Accounts {
        /// List only accounts whose name contains this text
        #[arg(long)]
        name: Option<String>,
        /// No more than these
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1000))]
        limit: u32,
    },
    /// Show an account: its age, sign-in methods, sessions, companions and ban
    Account {
        /// The account's id
        id: String,
    },
    /// Print all data of an account as JSON, the same as its own export. For requests for personal data
    Export {
        /// The account's id
        id: String,
    },
    /// List the sessions of an account
    Sessions {
        /// The account's id
        id: String,
    },
    /// End all sessions of an account. A guest without tables is deleted with them
    SignOut {
        /// The account's id
        id: String,
    },
    /// Ban an account from the server. It leaves all tables and is shown the reason
    Ban {
        /// The account's id
        id: String,
        /// The reason, which the account is shown. Range: 1 to 200 characters
        #[arg(long)]
        reason: String,
        /// The duration: `12h`, `30d`. Default: permanent
        #[arg(long = "for", value_name = "TIME", value_parser = span)]
        span: Option<Span>,
    },
    /// Lift the ban of an account
    Unban {
        /// The account's id
        id: String,
    },
    /// Replace the names of an account and its companions by neutral ones. Their matches are kept
    Anonymise {
        /// The account's id
        id: String,
    },
    /// Delete an account permanently, as its owner could. It resigns its running matches first
    Delete {
        /// The account's id
        id: String,
    },
    /// List reports of players, the newest first. `septet reports ID` shows what the reporter saw
    Reports {
        /// No more than these
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1000))]
        limit: u32,
    },
    /// Print the numbers of tables, matches, accounts and other rows
    Statistics,
    /// Print the size of the database, its growth, and the days until a disk is full
    Forecast {
        /// The space for the database in bytes: `20G`. Default: no prediction
        #[arg(long, value_parser = bytes)]
        disk: Option<u64>,
    },
    /// Delete tables whose matches all finished long ago
    Prune {
        /// The least time since the last match: `90d`. Range: at least `1d`
        #[arg(long, value_parser = span)]
        older_than: Span,
        /// Print the amount without deleting
        #[arg(long)]
        dry_run: bool,
    },
    /// Check the database: replay all finished matches, and verify logs and references
    Integrity,
    /// Show the audit log, the newest entry first
    Log {
        /// No more than these
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1000))]
        limit: u32,
    },
}
