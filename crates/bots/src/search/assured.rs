//! A player that thinks ahead, and is never worse than one that decides at once.

use std::time::Duration;

use contract::{Allowance, ChaCha8Rng, Choices, Player, Rules, Unit, Weighed};

use super::{Evaluate, Policy, Search};

/// The minimum number of imagined worlds for a search to be trusted. `tests/it/hurried.rs` compares it with
/// the player that decides at once.
const LEAST_WORLDS: u32 = 8;

/// A [`Search`] that plays like another player if it has too little time to think.
#[derive(Clone, Debug)]
pub(super) struct Assured<E, P, S> {
    pub(super) search: Search<E, P>,
    /// The best player that decides at once.
    pub(super) at_once: S,
}

impl<R: Rules, E: Evaluate<R>, P: Policy<R>, S: Player<R>> Player<R> for Assured<E, P, S> {
    fn name(&self) -> &'static str {
        self.search.name
    }

    fn decide(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent {
        self.decide_within(rules, view, choices, rng, Allowance::WHOLE)
    }

    fn decide_within(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> R::Intent {
        let found = self.search.decide_after(LEAST_WORLDS, rules, view, choices, rng, allowance);
        found.unwrap_or_else(|| self.at_once.decide(rules, view, choices, rng))
    }

    fn weigh(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Option<Vec<Weighed>> {
        self.search.weigh(rules, view, choices, rng, allowance)
    }

    fn unit(&self) -> Unit {
        Player::<R>::unit(&self.search)
    }

    fn thinks(&self) -> Duration {
        Player::<R>::thinks(&self.search)
    }
}
