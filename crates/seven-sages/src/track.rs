//! The two score tracks, one for each alliance.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A score track: the tokens of one alliance are beside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Track {
    /// The alliance formed first, and in the forced order that of the highest sage.
    One,
    /// The other alliance.
    Two,
}

impl Track {
    /// Both tracks.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// Returns the other track.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// Returns the sign of a lead of this track in the signed score.
    pub(crate) const fn sign(self) -> i16 {
        match self {
            Self::One => 1,
            Self::Two => -1,
        }
    }
}
