//! What an adviser is asked for a hint, and what it answers.

use contract::{Allowance, AnyPlayer, ChaCha8Rng, Json, SeatCount};
use serde_json::Value;

use super::question::contain;
use crate::Catalogue;

/// What they are called among the tables that think, all together as one of these: no table has such an id.
pub(crate) const HINTS: &str = "hints";

/// What an adviser is asked: what a seat sees and may do. The match is not among it, so a hint can say nothing that the
/// seat does not know.
pub(crate) struct Counsel {
    pub(crate) game: String,
    pub(crate) seats: SeatCount,
    pub(crate) options: Value,
    pub(crate) rules_version: u32,
    pub(crate) view: String,
    pub(crate) choices: Json,
}

impl Counsel {
    /// Who advises, and what they would do; `None` if nobody does, or they failed, which is logged.
    pub(crate) fn answer(
        &self,
        catalogue: &Catalogue,
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Option<(String, Value)> {
        let adviser: &dyn AnyPlayer = catalogue.edition(&self.game, self.rules_version)?.adviser?;
        let what = (self.view.as_str(), self.choices.get());
        let ask = || adviser.decide_within(self.seats, &self.options, what, rng, allowance);
        Some((adviser.name().to_owned(), contain(adviser, ask)?))
    }
}
