//! Older versions of the rules: a match is played to its end by the version with which it began.

use contract::{Earlier, Kept};

use crate::{SevenSages, taking::Taking};

/// The Seven Sages by version 1 of the rules: a player who took all crystals of a clearing had to choose the
/// first of them. All other changes since then only add possible intents, so old inputs play as they did.
pub type V1 = Kept<SevenSages, 1>;

impl Earlier<1> for SevenSages {
    fn earlier(self) -> Self {
        self.with(Taking::Asked)
    }
}
