//! Deals of the day.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What came of a deal of the day for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DayScore {
    /// The place among those at the table.
    pub place: u8,
    /// The last line of the score sheet; `null` in games that count nothing.
    pub points: Option<i32>,
}

/// For how many the same came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DayBar {
    /// What.
    pub score: DayScore,
    /// How many.
    pub people: u32,
}

/// The deal of a day of one game: the same cards for all who play it here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DealOfTheDay {
    /// Which game.
    pub game: String,
    /// Which day, as `2026-11-26` in UTC.
    pub day: String,
    /// When the next one comes, milliseconds since 1970.
    pub ends_at: u64,
    /// How many sit at the table.
    pub seats: u8,
    /// Who plays in the other seats, by the name in the game's list.
    pub player: String,
    /// What came of it for all who played it to its end, the best first.
    pub bars: Vec<DayBar>,
    /// What of it is one's own.
    pub mine: MyDay,
    /// What an expert made of it in the same seat. Told once one's own match is over, and once the expert has played it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expert: Option<DayScore>,
}

/// What of a deal of the day is one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum MyDay {
    /// One has not played it.
    Open,
    /// One plays it.
    Playing {
        /// The code of the table.
        table: String,
    },
    /// The match is over.
    Over {
        /// The id of the match.
        #[serde(rename = "match")]
        id: String,
        /// What came of it; not there if somebody else decided anything in it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        score: Option<DayScore>,
        /// For how many something better came of it.
        better: u32,
    },
}
