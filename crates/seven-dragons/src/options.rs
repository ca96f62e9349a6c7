//! The options that the host of a table can choose.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ActionKind;

/// The options that the host of a table can choose.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The variant of the game.
    pub variant: Variant,
    /// The seat that starts; `null` for a random one.
    pub starter: Option<Seat>,
}

/// The full game and its lighter variants (section 10).
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Variant {
    /// Five kinds of action, Silver and Rainbow.
    #[default]
    Full,
    /// The full game with some kinds of action.
    SingleAction {
        /// The kinds: one at first, usually trade goals, then more. At least one, and none twice.
        kinds: Vec<ActionKind>,
        /// True if Silver starts the table.
        silver: bool,
    },
    /// Goals, and dragon cards only.
    BasicDragons {
        /// The ages of the players in years, by seat. A player under 7 needs only a chain of that length
        /// . `null`, and seats past the end, are adults.
        ages: Vec<Option<u8>>,
    },
    /// Dragon cards only, no goals: the last player to lay one wins.
    DragonConnections {
        /// True if bonus cards are drawn.
        bonus: bool,
    },
}
