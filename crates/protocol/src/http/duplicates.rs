//! The same secret deal at several tables.

use contract::Outcome;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{MadeTable, Player};
use crate::{Account, Setup};

/// How many tables share a deal at least.
pub const FEWEST_DUPLICATE_TABLES: u8 = 2;

/// How many tables share a deal at most.
pub const MOST_DUPLICATE_TABLES: u8 = 8;

/// Makes tables that share a deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeDuplicate {
    /// How each of them is set up. They are private and take no newcomers, whatever it says.
    pub setup: Setup,
    /// How many, from 2 to 8.
    pub tables: u8,
}

/// Tables that were made to share a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MadeDuplicate {
    /// What they have in common: `GET /api/duplicates/{id}` and the page `/duplicate/{id}` find them by it.
    pub id: String,
    /// The tables, in order.
    pub tables: Vec<MadeTable>,
}

/// Tables that share a deal, as far as whoever asks may know of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Duplicate {
    /// What they have in common.
    pub id: String,
    /// What is played.
    pub setup: Setup,
    /// Who made them.
    pub maker: Account,
    /// When, milliseconds since 1970.
    pub made_at: u64,
    /// Whether the maker lets no further table begin.
    pub closed: bool,
    /// Whether nothing is secret any more: seed, records and results are everybody's.
    pub open: bool,
    /// When it is open at the latest, milliseconds since 1970. `null` as long as no table is over.
    pub opens_at: Option<u64>,
    /// The tables, in order.
    pub tables: Vec<DuplicateTable>,
}

/// One of the tables that share a deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DuplicateTable {
    /// The table's code, while people sit down there; afterwards only if you sit there or made it. `null` also if the table was
    /// forgotten, because nothing happened there.
    pub code: Option<String>,
    /// How far it is with the shared deal.
    pub state: DuplicateState,
    /// Who sits in each seat, or sat there with the shared deal.
    pub players: Vec<Player>,
    /// Whether whoever asks plays the deal there.
    pub mine: bool,
    /// The id of the match, and how it ended. Before all is open only to those who played it.
    pub result: Option<DuplicateResult>,
}

/// How far a table is with the deal that it shares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuplicateState {
    /// People sit down.
    Gathering,
    /// It is played.
    Playing,
    /// It is over.
    Over,
    /// It will not be played there.
    Closed,
}

/// What came of a shared deal at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DuplicateResult {
    /// The id of the match.
    #[serde(rename = "match")]
    pub id: String,
    /// How it ended.
    pub outcome: Outcome,
    /// For each seat how it did against the same seat at the other tables. Empty before all is open.
    pub matchpoints: Vec<Matchpoints>,
}

/// How a seat did against the same seat at the other tables: 1 for each that has less, ½ for each that has as much.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Matchpoints {
    /// The sum.
    pub won: f64,
    /// How many it was compared with.
    pub of: u32,
}
