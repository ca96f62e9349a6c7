//! Older versions of the rules: a match is played to its end by those it began with.

use contract::{Earlier, Kept};

use crate::{SevenSages, taking::Taking};

/// The Seven Sages by version 1 of the rules: whoever took all crystals of a clearing was asked which one comes first.
/// What else is new since then only adds to what can be done, so what was done before is done again.
pub type V1 = Kept<SevenSages, 1>;

impl Earlier<1> for SevenSages {
    fn earlier(self) -> Self {
        self.with(Taking::Asked)
    }
}
