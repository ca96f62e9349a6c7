//! What came of one's own matches.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Account;

/// The newest matches that statistics are made of.
pub const STATISTICS_OF: u32 = 1_000;

/// What came of an account's matches that are over. Those that go on from another match are not among them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Statistics {
    /// How many matches they are made of.
    pub matches: u32,
    /// Whether there are older ones that they are not made of.
    pub more: bool,
    /// By game, number of seats and opponents, what was played most first.
    pub lines: Vec<StatisticsLine>,
    /// The people who were met most, 20 at most.
    pub met: Vec<Met>,
}

/// What came of matches that are alike.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct StatisticsLine {
    /// Which game.
    pub game: String,
    /// How many seats somebody sat in.
    pub seats: u8,
    /// Who sat in the others.
    pub against: Against,
    /// How many were played.
    pub played: u32,
    /// How many were won, alone or together with others.
    pub won: u32,
    /// The place on average; teams are counted where teams play.
    pub place: f64,
    /// The last line of the score sheet on average; not there in games that count nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<f64>,
}

/// Who sat in the other seats.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "are", rename_all = "snake_case")]
pub enum Against {
    /// Accounts.
    People,
    /// Automatic players.
    Bots {
        /// The name of all of them in the game's list; not there if they were different ones.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<String>,
    },
    /// Accounts and automatic players.
    Both,
}

/// Somebody who was met in matches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Met {
    /// Who, with the name that they have now.
    pub account: Account,
    /// How many matches both played.
    pub played: u32,
    /// In how many of them one's own place was better.
    pub ahead: u32,
    /// In how many of them theirs was.
    pub behind: u32,
}
