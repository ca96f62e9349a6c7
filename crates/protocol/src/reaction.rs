//! Quick reactions.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A quick reaction of a person at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// "Well played!"
    WellPlayed,
    /// "Thanks!"
    Thanks,
    /// "Oops!"
    Oops,
    /// "I am thinking."
    Thinking,
    /// "Your turn, please."
    YourTurn,
    /// "Good game!"
    GoodGame,
}

impl Reaction {
    /// All reactions, in the order in which clients offer them.
    pub const ALL: [Self; 6] =
        [Self::WellPlayed, Self::Thanks, Self::Oops, Self::Thinking, Self::YourTurn, Self::GoodGame];
}
