//! How a table is set up.

use contract::SeatCount;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Clock, PlayingHours};

/// How a table is set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Which game, e.g. `"seven-kingdoms"`.
    pub game: String,
    /// How many seats.
    pub seats: SeatCount,
    /// The game's `Options`. Left out: its defaults.
    #[serde(default)]
    pub options: Value,
    /// How time is counted.
    #[serde(default)]
    pub clock: Clock,
    /// In which hours clocks run, where days pass, for each player by the clock where they live. Left out: day and night.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing_hours: Option<PlayingHours>,
    /// Who finds the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// Who may join the running match, in a game that takes newcomers.
    #[serde(default)]
    pub newcomers: Newcomers,
    /// What happens in the running match while a player is gone. Left out: with seconds for each decision an automatic
    /// player stands in after the server's grace time, and otherwise the others wait.
    #[serde(default)]
    pub away: Option<Away>,
    /// Whether partners can talk among themselves, in a match with teams. Left out: they talk like anybody else.
    #[serde(default, skip_serializing_if = "TeamTalk::is_open")]
    pub team_talk: TeamTalk,
    /// Whether players may ask for hints during a match (`hint`). Left out: nobody may.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
}

/// How partners talk to one another during a match, where teams play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TeamTalk {
    /// Openly, before everybody at the table.
    #[default]
    Open,
    /// They have a channel of their own besides, which nobody else is told anything of. Only where teams play.
    Private,
}

impl TeamTalk {
    /// Whether partners have no channel of their own.
    pub const fn is_open(&self) -> bool {
        matches!(self, Self::Open)
    }
}

/// What happens in the running match while a player is gone: not connected to the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "away", rename_all = "snake_case", deny_unknown_fields)]
pub enum Away {
    /// The others wait. Once the player has been gone for the server's grace time, everybody who is there and plays
    /// may agree that an automatic player stands in (`stand_in`).
    Wait,
    /// An automatic player stands in until the player is back. Not at a table with days to decide.
    StandIn {
        /// After how many seconds, 1 to 86,400.
        after: u32,
    },
}

impl Away {
    /// Whether it is within the documented bounds, with this clock.
    pub fn is_valid(self, clock: Clock) -> bool {
        match (self, clock) {
            (Self::Wait, _) => true,
            (Self::StandIn { after }, clock) => !clock.is_slow() && (1..=86_400).contains(&after),
        }
    }
}

/// Who may join a running match, in a game that takes newcomers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Newcomers {
    /// Nobody; whoever sat down at first plays.
    Nobody,
    /// Whoever asks, if every person who plays agrees. A player who is away, so that an automatic player decides for
    /// them, is not asked; if nobody else plays, the host is.
    #[default]
    ByConsent,
    /// Everybody, at once.
    Everybody,
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Listed for everybody.
    #[default]
    Public,
    /// Only for whoever has its link or code.
    Private,
}
