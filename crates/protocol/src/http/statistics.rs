//! Statistics of an account's matches.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Account;

/// The most matches that statistics summarize, the newest ones.
pub const STATISTICS_OF: u32 = 1_000;

/// Statistics of an account's finished matches, without forks, what-if matches and lessons.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Statistics {
    /// The number of matches in the statistics.
    pub matches: u32,
    /// True if there are older matches, which are not in the statistics.
    pub more: bool,
    /// One line for each game, number of seats and kind of opponents, the most played first.
    pub lines: Vec<StatisticsLine>,
    /// The accounts met most often, at most 20.
    pub met: Vec<Met>,
}

/// Statistics of similar matches.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct StatisticsLine {
    /// The machine name of the game.
    pub game: String,
    /// The number of occupied seats.
    pub seats: u8,
    /// The kind of opponents.
    pub against: Against,
    /// The number of matches.
    pub played: u32,
    /// The number of victories, alone or shared.
    pub won: u32,
    /// The average place. In team matches that of the team.
    pub place: f64,
    /// The average of the last line of the score sheet. Absent in games without points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<f64>,
}

/// The kind of opponents.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "are", rename_all = "snake_case")]
pub enum Against {
    /// Accounts only.
    People,
    /// Built-in bots only.
    Bots {
        /// The name of all of them in the game's `players`. Absent if they differ.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<String>,
    },
    /// Accounts and built-in bots.
    Both,
}

/// An account met in matches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Met {
    /// The account, with its current name.
    pub account: Account,
    /// The number of matches that both played.
    pub played: u32,
    /// The number of matches in which the requesting account had the better place.
    pub ahead: u32,
    /// The number of matches in which this account had the better place.
    pub behind: u32,
}
