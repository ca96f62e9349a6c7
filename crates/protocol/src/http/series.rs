//! Series of matches between bots.

use contract::SeatCount;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Player;
use crate::{Account, Setup};

/// Makes a series of matches. Each deal is played once for each seat, and all players move one seat further
/// each time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeSeries {
    /// The machine name of the game.
    pub game: String,
    /// The number of seats of each match.
    pub seats: SeatCount,
    /// The game's options. If omitted: the default options.
    #[serde(default)]
    pub options: Value,
    /// The players, one for each seat. No account can occur twice.
    pub players: Vec<SeriesPlayer>,
    /// The number of deals.
    pub deals: u32,
    /// The number of matches that run at the same time. If omitted: the most that the account may have. All
    /// matches of one deal always run at the same time.
    #[serde(default)]
    pub at_once: Option<u32>,
    /// Seconds for each decision, from 5 to 60. If omitted: 10.
    #[serde(default)]
    pub per_decision: Option<u32>,
}

/// A player of a series.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SeriesPlayer {
    /// An external bot, by its account id. It must agree, unless it makes the series.
    Account(String),
    /// A built-in bot, by its name in the game's `players`.
    Player(String),
}

/// A series and its results so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Series {
    /// The id of the series.
    pub id: String,
    /// The account that made it.
    pub maker: Account,
    /// The time of its making, milliseconds since 1970.
    pub made_at: u64,
    /// The setup of each match.
    pub setup: Setup,
    /// The state of the series.
    pub state: SeriesState,
    /// The number of deals.
    pub deals: u32,
    /// The number of matches that run at the same time.
    pub at_once: u32,
    /// The number of finished matches.
    pub played: u32,
    /// The players, in the order of the request.
    pub entrants: Vec<SeriesEntrant>,
}

/// The state of a series.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeriesState {
    /// Waiting: not all players have agreed yet.
    Asked,
    /// Running.
    Running,
    /// Finished: all matches are finished.
    Over,
    /// Cancelled: no further match begins.
    Cancelled,
    /// Declined: a player declined, or did not answer in time.
    Declined,
}

/// A player's results in a series so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeriesEntrant {
    /// The player.
    pub who: Player,
    /// True if the player has agreed.
    pub agreed: bool,
    /// The number of finished matches.
    pub matches: u32,
    /// The share of opponents beaten, from 0 to 1. A shared place counts as half.
    pub points: Option<f64>,
    /// The 95 % confidence interval of `points`, lower and upper end. One deal is one observation. `null`
    /// before all matches of two deals are finished.
    pub interval: Option<(f64, f64)>,
    /// The number of first places, second places and so on.
    pub places: Vec<u32>,
    /// The number of decisions for which the time ran out.
    pub late: u32,
    /// The number of matches that the player resigned, or lost because the time ran out too often. The player
    /// was last there.
    pub given_up: u32,
}

/// A finished match of a series.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeriesMatch {
    /// The number of the deal, from 0.
    pub deal: u32,
    /// The number of seats by which all players had moved, from 0.
    pub rotation: u8,
    /// The id of the match, for `GET /api/matches/{id}`. Its record is public when all matches of the deal
    /// are finished.
    pub id: String,
    /// The id of the table.
    pub table: String,
    /// The end of the match, milliseconds since 1970.
    pub ended_at: u64,
    /// The place of each entrant.
    pub places: Vec<u8>,
    /// For each entrant the number of decisions for which the time ran out.
    pub late: Vec<u32>,
}

/// The query of `GET /api/series/{id}/matches`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListSeriesMatches {
    /// The page, from 1, in the order of the deals. A page has 100 matches.
    pub page: Option<u32>,
}

/// Matches on a page of a series.
pub const SERIES_MATCHES_ON_A_PAGE: u32 = 100;
