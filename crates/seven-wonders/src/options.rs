//! What the host of a table can choose.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What the host of a table can choose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who gets which wonder.
    pub wonders: Wonders,
    /// Which side is up.
    pub sides: SideChoice,
}

/// Who gets which wonder.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Wonders {
    /// At random.
    #[default]
    Dealt,
    /// Everybody takes one that is left, clockwise from a random player. (The Free city of the two-player
    /// game gets one at random.)
    Picked,
}

/// Which side of the boards is up.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SideChoice {
    /// At random, for each player.
    #[default]
    Random,
    /// A for everybody.
    A,
    /// B for everybody.
    B,
    /// Everybody picks. (For the Free city: at random.)
    Picked,
}
