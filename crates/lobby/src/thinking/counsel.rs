//! The question to an adviser for a hint, and its answer.

use contract::{Allowance, AnyPlayer, ChaCha8Rng, Json, SeatCount};
use serde_json::Value;

use super::question::contain;
use crate::Catalogue;

/// The name of all hints among the tables that think: together they count as one table. No table has such an
/// id.
pub(crate) const HINTS: &str = "hints";

/// The question to an adviser: the view and the choices of a seat. The match is no part of it, so a hint
/// reveals nothing that the seat does not know.
pub(crate) struct Counsel {
    pub(crate) game: String,
    pub(crate) seats: SeatCount,
    pub(crate) options: Value,
    pub(crate) rules_version: u32,
    pub(crate) view: String,
    pub(crate) choices: Json,
}

impl Counsel {
    /// Returns the adviser's name and intent. Returns `None` if there is no adviser, or if it failed, which
    /// is logged.
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
