//! The two score tracks, which stand for the two alliances.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A score track: the tokens of one alliance lie beside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Track {
    /// The alliance formed first, and in the forced order that of the highest sage.
    One,
    /// The other.
    Two,
}

impl Track {
    /// Both.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// What a lead of this track counts in the signed score.
    pub(crate) const fn sign(self) -> i16 {
        match self {
            Self::One => 1,
            Self::Two => -1,
        }
    }
}
