//! What the host of a table can choose.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ActionKind;

/// What the host of a table can choose.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which game.
    pub variant: Variant,
    /// Who starts; `null` for chance.
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
        /// Which: one at first, usually trade goals, then more. At least one, none twice.
        kinds: Vec<ActionKind>,
        /// Whether Silver starts the table.
        silver: bool,
    },
    /// Goals, and dragon cards only.
    BasicDragons {
        /// Ages in years of the players by seat; a player under 7 needs only so long a chain.
        /// `null`, and seats past the end, are grown up.
        ages: Vec<Option<u8>>,
    },
    /// Dragon cards only, no goals: the last player to lay one wins.
    DragonConnections {
        /// Whether bonus cards are drawn.
        bonus: bool,
    },
}
