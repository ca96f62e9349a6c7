//! Forks of finished matches, and what-if matches from running ones.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Clock;

/// Makes a table that continues a finished match from one of its moments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForkMatch {
    /// The number of inputs to copy. 0 plays the same deal from the beginning. At least one input of the
    /// match must remain.
    pub at: u32,
    /// The occupant of each seat that the match began with.
    pub seats: Vec<ForkSeat>,
    /// The clock. If omitted: none.
    #[serde(default)]
    pub clock: Clock,
    /// True if players may ask for hints. If omitted: false.
    #[serde(default)]
    pub hints: bool,
}

/// The occupant of a seat of a fork.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum ForkSeat {
    /// The requesting account. At most one seat.
    Me,
    /// A built-in bot.
    Bot {
        /// Its name in the game's `players`.
        player: String,
    },
    /// Free, for an account with the table's code. If the player of the seat had left by then, a bot plays it
    /// in any case.
    Open,
}

/// Makes a table at which the account continues a running match alone, from its own view.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GuessMatch {
    /// The built-in bot of each seat, by its name in the game's `players`. `null` for the own seat and free
    /// seats. A seat without a name gets the substitute bot.
    #[serde(default)]
    pub players: Vec<Option<String>>,
}
