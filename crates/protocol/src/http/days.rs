//! Deals of the day.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A result of a deal of the day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DayScore {
    /// The place at the table.
    pub place: u8,
    /// The last line of the score sheet. `null` in games without points.
    pub points: Option<i32>,
}

/// The number of players with one result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DayBar {
    /// The result.
    pub score: DayScore,
    /// The number of players.
    pub people: u32,
}

/// The deal of the day of a game: the same cards for all who play it on this server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DealOfTheDay {
    /// The machine name of the game.
    pub game: String,
    /// The day in UTC, for example `2026-11-26`.
    pub day: String,
    /// The time of the next deal, milliseconds since 1970.
    pub ends_at: u64,
    /// The number of seats.
    pub seats: u8,
    /// The built-in bot in the other seats, by its name in the game's `players`.
    pub player: String,
    /// The results of all players that finished, the best first.
    pub bars: Vec<DayBar>,
    /// The state of the requesting account.
    pub mine: MyDay,
    /// The result of the Expert level in the same seat. Present after the account and the bot have finished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expert: Option<DayScore>,
}

/// The state of an account in a deal of the day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum MyDay {
    /// Not played yet.
    Open,
    /// Running.
    Playing {
        /// The code of the table.
        table: String,
    },
    /// Finished.
    Over {
        /// The id of the match.
        #[serde(rename = "match")]
        id: String,
        /// The result. Absent if a hint, a substitute bot or a resignation decided anything in the match.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        score: Option<DayScore>,
        /// The number of players with a better result.
        better: u32,
    },
}
