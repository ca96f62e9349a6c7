//! The options of a table.

use contract::OptionsRefused;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

const MOST_CARDS: u8 = 10;

/// The options that the host of a table sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Cards that each player is dealt: 1 to 10.
    pub cards: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { cards: 5 }
    }
}

impl Options {
    /// Returns the maximum number of cards that are dealt at a table of this many seats, with any options.
    pub(crate) const fn most_cards(seats: u8) -> u8 {
        seats * MOST_CARDS
    }

    /// Refuses options with which no match can be played.
    pub(crate) fn check(self) -> Result<(), OptionsRefused> {
        if (1..=MOST_CARDS).contains(&self.cards) {
            Ok(())
        } else {
            Err(OptionsRefused(format!("each player is dealt 1 to {MOST_CARDS} cards")))
        }
    }
}
