//! Kinds of deals.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The kind of deal of a match. Only a deal of chance is secret from all its players.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Deal {
    /// A random deal for this match alone.
    #[default]
    Chance,
    /// The game's lesson: always the same cards.
    Lesson,
    /// The cards of a finished match that this one continues.
    Fork,
    /// A what-if match: one seat's view of a running match, with imagined hidden cards.
    Guess {
        /// The id of the running match.
        #[serde(rename = "match")]
        of: String,
        /// The id of the table of the running match.
        table: String,
    },
    /// The deal of the day: the same cards for all who play it on this server.
    Day {
        /// The day in UTC, for example `2026-11-26`.
        day: String,
    },
    /// A shared deal: the same cards at several tables.
    Duplicate {
        /// The id of the set of tables.
        set: String,
    },
}

impl Deal {
    /// Returns true for a deal of chance.
    pub fn is_chance(&self) -> bool {
        matches!(self, Self::Chance)
    }
}
