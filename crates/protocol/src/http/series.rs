//! Series of matches between programs.

use contract::SeatCount;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Player;
use crate::{Account, Setup};

/// Makes a series of matches: each deal is played as often as there are seats, with whoever plays one seat further each time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeSeries {
    /// Machine name of the game.
    pub game: String,
    /// How many seats each match has.
    pub seats: SeatCount,
    /// The game's options; left out, as they come.
    #[serde(default)]
    pub options: Value,
    /// Who plays, as many as there are seats; no account twice.
    pub players: Vec<SeriesPlayer>,
    /// How many deals.
    pub deals: u32,
    /// How many matches are played at once; left out, as many as you may. All of one deal are always played at once.
    #[serde(default)]
    pub at_once: Option<u32>,
    /// Seconds for each decision, from 5 to 60; left out, 10.
    #[serde(default)]
    pub per_decision: Option<u32>,
}

/// Somebody who plays a series.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SeriesPlayer {
    /// A program, by the id of its account. It is asked, unless it makes the series itself.
    Account(String),
    /// An automatic player, by its name in the game's list.
    Player(String),
}

/// How a series stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Series {
    /// By which it is found.
    pub id: String,
    /// Who made it.
    pub maker: Account,
    /// When, milliseconds since 1970.
    pub made_at: u64,
    /// How each match is set up.
    pub setup: Setup,
    /// How far it is.
    pub state: SeriesState,
    /// How many deals it has.
    pub deals: u32,
    /// How many matches are played at once.
    pub at_once: u32,
    /// How many matches are over.
    pub played: u32,
    /// Who plays, in the order in which they were named.
    pub entrants: Vec<SeriesEntrant>,
}

/// How far a series is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeriesState {
    /// Not everybody has agreed yet.
    Asked,
    /// It is played.
    Running,
    /// All matches are over.
    Over,
    /// Whoever made it lets no further match begin.
    Cancelled,
    /// Somebody who was asked does not want to, or has not answered in time.
    Declined,
}

/// How somebody has done in a series so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeriesEntrant {
    /// Who.
    pub who: Player,
    /// Whether they have agreed.
    pub agreed: bool,
    /// How many matches they have played.
    pub matches: u32,
    /// The share of opponents whom they have beaten, from 0 to 1: whoever shares their place counts as half.
    pub points: Option<f64>,
    /// Between what that would be if it went on, with 95 %, if all matches of two deals are over: a deal is one observation.
    pub interval: Option<(f64, f64)>,
    /// How often they were first, second and so on.
    pub places: Vec<u32>,
    /// Decisions for which their time ran out.
    pub late: u32,
    /// Matches that they gave up, or lost because their time ran out too often. They were last in those.
    pub given_up: u32,
}

/// A match of a series that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeriesMatch {
    /// Which deal, from 0.
    pub deal: u32,
    /// By how many seats everybody had moved, from 0.
    pub rotation: u8,
    /// Its id, as in `GET /api/matches/{id}`: it can be replayed once all matches of its deal are over.
    pub id: String,
    /// The id of its table.
    pub table: String,
    /// When it ended, milliseconds since 1970.
    pub ended_at: u64,
    /// For each entrant which place they had.
    pub places: Vec<u8>,
    /// For each entrant for how many decisions their time ran out.
    pub late: Vec<u32>,
}

/// Which page of the matches of a series, as the query of `GET /api/series/{id}/matches`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListSeriesMatches {
    /// Which page, from 1, in the order of the deals.
    pub page: Option<u32>,
}

/// Matches on a page of a series.
pub const SERIES_MATCHES_ON_A_PAGE: u32 = 100;
