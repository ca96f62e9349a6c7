//! The setup of a table.

use contract::SeatCount;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Clock, PlayingHours};

/// The setup of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The machine name of the game, for example `"seven-kingdoms"`.
    pub game: String,
    /// The number of seats.
    pub seats: SeatCount,
    /// The game's `Options`. If omitted: the game's default options.
    #[serde(default)]
    pub options: Value,
    /// The clock. If omitted: none.
    #[serde(default)]
    pub clock: Clock,
    /// The hours in which clocks run in a correspondence match, in each player's time zone. If omitted: all
    /// hours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing_hours: Option<PlayingHours>,
    /// The accounts that can find the table. If omitted: `public`.
    #[serde(default)]
    pub visibility: Visibility,
    /// The accounts that can join the running match, in a game that takes newcomers. If omitted:
    /// `by_consent`.
    #[serde(default)]
    pub newcomers: Newcomers,
    /// The rule for absent players of the running match. If omitted: `stand_in` after the server's grace time
    /// with a clock in seconds or a time bank of seconds, otherwise `wait`.
    #[serde(default)]
    pub away: Option<Away>,
    /// The channel of partners, in a match with teams. If omitted: `open`.
    #[serde(default, skip_serializing_if = "TeamTalk::is_open")]
    pub team_talk: TeamTalk,
    /// True if players may ask for a `hint` during a match. If omitted: false.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// True if the players change seats at random when a match starts; partners stay partners. If omitted:
    /// `random_seats` of the game in `GET /api/games`. The first match of a fork, of a shared deal and of a
    /// what-if match keeps its seats, and so do lessons. Absent in setups from older servers: false.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub random_seats: Option<bool>,
}

impl Setup {
    /// Returns true if the players change seats at random when a match starts.
    pub const fn has_random_seats(&self) -> bool {
        matches!(self.random_seats, Some(true))
    }
}

/// The talk of partners during a match with teams.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TeamTalk {
    /// Partners talk openly, in the chat of the table.
    #[default]
    Open,
    /// Partners also have a chat of their own, which no other account can read. Only in matches with teams.
    Private,
}

impl TeamTalk {
    /// Returns true if partners have no chat of their own.
    pub const fn is_open(&self) -> bool {
        matches!(self, Self::Open)
    }
}

/// The rule for an absent player of a running match: one who is not connected to the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "away", rename_all = "snake_case", deny_unknown_fields)]
pub enum Away {
    /// The others wait. After the server's grace time, all connected people who play can agree to a
    /// substitute bot with `stand_in`.
    Wait,
    /// A substitute bot plays until the player returns. Not in correspondence matches.
    StandIn {
        /// The seconds until the bot takes over, 1 to 86,400.
        after: u32,
    },
}

impl Away {
    /// Returns true if the rule is within the documented bounds, with this clock.
    pub fn is_valid(self, clock: Clock) -> bool {
        match (self, clock) {
            (Self::Wait, _) => true,
            (Self::StandIn { after }, clock) => !clock.is_slow() && (1..=86_400).contains(&after),
        }
    }
}

/// The accounts that may join a running match, in a game that takes newcomers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Newcomers {
    /// None: only the players of the start play.
    Nobody,
    /// Each account that asks, if every person who plays agrees. Players with a substitute bot are not asked.
    /// If no person can be asked, the host decides.
    #[default]
    ByConsent,
    /// Each account, at once.
    Everybody,
}

/// The accounts that can find a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// All: public lists show the table.
    #[default]
    Public,
    /// Only those with the table's link or code.
    Private,
}
