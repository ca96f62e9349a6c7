//! Older versions of the rules. A match is played to its end by the version with which it began.

use contract::{Earlier, Kept};

use crate::{SevenWonders, edition::Edition};

/// 7 Wonders by version 1 of the rules.
///
/// - Players could join a Great Project that had all its tokens, and used no power for a card that cost
///   nothing.
/// - Leaders earned nothing from cards that were not built from the hand.
/// - The Great Wall's side B needed Cities.
/// - The cards and leaders under the stages stayed hidden at the end.
pub type V1 = Kept<SevenWonders, 1>;

impl Earlier<1> for SevenWonders {
    fn earlier(self) -> Self {
        Self { edition: Edition::V1, ..self }
    }
}
