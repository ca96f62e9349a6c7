//! Tables with a shared deal.

use contract::Outcome;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{MadeTable, Player};
use crate::{Account, Setup};

/// The fewest tables that can share a deal.
pub const FEWEST_DUPLICATE_TABLES: u8 = 2;

/// The most tables that can share a deal.
pub const MOST_DUPLICATE_TABLES: u8 = 8;

/// Makes tables that share a deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeDuplicate {
    /// The setup of each table. The tables are private and take no newcomers in any case.
    pub setup: Setup,
    /// The number of tables, from 2 to 8.
    pub tables: u8,
}

/// A new set of tables with a shared deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MadeDuplicate {
    /// The id of the set, for `GET /api/duplicates/{id}` and the page `/duplicate/{id}`.
    pub id: String,
    /// The tables, in order.
    pub tables: Vec<MadeTable>,
}

/// A set of tables with a shared deal, as far as the requesting account may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Duplicate {
    /// The id of the set.
    pub id: String,
    /// The setup of the tables.
    pub setup: Setup,
    /// The account that made the set.
    pub maker: Account,
    /// The time of its making, milliseconds since 1970.
    pub made_at: u64,
    /// True if the maker lets no further table begin.
    pub closed: bool,
    /// True if the seed, the records and the results are public.
    pub open: bool,
    /// The latest time at which the set opens, milliseconds since 1970. `null` until the first table has
    /// finished.
    pub opens_at: Option<u64>,
    /// The tables, in order.
    pub tables: Vec<DuplicateTable>,
}

/// A table of the set.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DuplicateTable {
    /// The table's code. After the start only if you sit there or made it. `null` also if the server deleted
    /// the unused table.
    pub code: Option<String>,
    /// The state of the shared deal at this table.
    pub state: DuplicateState,
    /// The player in each seat, now or with the shared deal.
    pub players: Vec<Player>,
    /// True if the requesting account plays the deal here.
    pub mine: bool,
    /// The match and its outcome. Before the set opens only for its players.
    pub result: Option<DuplicateResult>,
}

/// The state of a shared deal at one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuplicateState {
    /// The table gathers players.
    Gathering,
    /// The match is running.
    Playing,
    /// The match is finished.
    Over,
    /// The deal will not be played here.
    Closed,
}

/// The result of a shared deal at one table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DuplicateResult {
    /// The id of the match.
    #[serde(rename = "match")]
    pub id: String,
    /// The outcome.
    pub outcome: Outcome,
    /// The comparison of each seat with the same seat at the other tables. Empty until the set opens.
    pub matchpoints: Vec<Matchpoints>,
}

/// The comparison of a seat with the same seat at other tables: 1 for each one with less, ½ for each one with
/// as much.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Matchpoints {
    /// The sum.
    pub won: f64,
    /// The number of compared tables.
    pub of: u32,
}
