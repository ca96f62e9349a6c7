//! What deal a match was.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What deal a match was. Only one of chance is a secret between the people who play it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Deal {
    /// Dealt for this match alone.
    #[default]
    Chance,
    /// The game's lesson: the same cards for everybody.
    Lesson,
    /// A match that goes on from another one, with its cards.
    Fork,
    /// A match that goes on from a running one, as one of its seats guesses that it is.
    Guess {
        /// The id of the match that it guesses at.
        #[serde(rename = "match")]
        of: String,
        /// The id of the table where that one is played.
        table: String,
    },
    /// The deal of a day: the same cards for all who play it here.
    Day {
        /// Which day, as `2026-11-26` in UTC.
        day: String,
    },
    /// The same cards at several tables.
    Duplicate {
        /// Which tables: the id that they have in common.
        set: String,
    },
}

impl Deal {
    /// Whether it was dealt for this match alone.
    pub fn is_chance(&self) -> bool {
        matches!(self, Self::Chance)
    }
}
