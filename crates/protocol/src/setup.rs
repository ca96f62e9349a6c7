//! How a table is set up.

use contract::SeatCount;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

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
    /// An automatic player stands in until the player is back. Not at a table with days for each decision.
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
            (Self::StandIn { .. }, Clock::Days { .. }) => false,
            (Self::StandIn { after }, Clock::None | Clock::Seconds { .. }) => (1..=86_400).contains(&after),
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

/// How time is counted at a table. A game may set a limit of its own for some decisions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "clock", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Nobody is hurried.
    #[default]
    None,
    /// Live: seconds for each decision, 5 to 3,600.
    Seconds {
        /// For each decision.
        per_decision: u32,
    },
    /// A move a day: days for each decision, 1 to 14. Nobody counts as away.
    Days {
        /// For each decision.
        per_decision: u32,
    },
}

impl Clock {
    /// Milliseconds for each decision, if there is a limit.
    pub fn millis(self) -> Option<u64> {
        match self {
            Self::None => None,
            Self::Seconds { per_decision } => Some(u64::from(per_decision) * 1_000),
            Self::Days { per_decision } => Some(u64::from(per_decision) * 86_400_000),
        }
    }

    /// Whether the limit is within the documented bounds.
    pub fn is_valid(self) -> bool {
        match self {
            Self::None => true,
            Self::Seconds { per_decision } => (5..=3_600).contains(&per_decision),
            Self::Days { per_decision } => (1..=14).contains(&per_decision),
        }
    }
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
