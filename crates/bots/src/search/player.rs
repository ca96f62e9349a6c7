//! The player that searches.

use std::time::Duration;

use contract::{Allowance, ChaCha8Rng, Choices, Observer, Player, Rules, Seat, Unit, Weighed};

use super::{
    Budget, Evaluate, Knowing, Policy,
    budget::Purse,
    thinker::{Thinker, Worlds, seed_of},
};

/// The shape of a search, for any budget.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shape {
    /// The number of rounds that a world is played on; `u32::MAX` plays it to its end.
    pub rounds: u32,
    /// The maximum number of choices for the full search. Of a longer list those with the best immediate
    /// positions are taken.
    pub field: usize,
    /// The number of worlds in which the immediate positions of long lists are evaluated.
    pub glances: u32,
    /// The value of a victory in points, in addition to the lead, if a match ends before the horizon.
    pub victory: f32,
    /// The number of worlds in which the own next decision is thought about in each world that is tried; 0
    /// leaves the decision to the policy.
    pub replies: u32,
}

/// A player that thinks ahead (see [the module](super)).
///
/// Within a budget of [`Budget::Plays`] the same view, choices and generator give the same intent.
#[derive(Clone, Debug)]
pub struct Search<E, P> {
    /// The name in lists.
    pub name: &'static str,
    /// The evaluation at the horizon.
    pub evaluate: E,
    /// The policy by which all seats play on.
    pub policy: P,
    /// The thinking time for a decision.
    pub budget: Budget,
    /// The shape of the search.
    pub shape: Shape,
}

impl<E, P> Search<E, P> {
    /// Returns the best choice; `None` if the allowance ended before the last choices were tried in `least`
    /// worlds.
    pub(super) fn decide_after<R: Rules>(
        &self,
        least: u32,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Option<R::Intent>
    where
        E: Evaluate<R>,
        P: Policy<R>,
    {
        if choices.intents.len() <= 1 {
            return choices.intents.first().cloned();
        }
        if !has_time(allowance) {
            return None;
        }
        let thought = self.thinker(rules, view, choices, rng, allowance).think()?;
        let best = thought.ranked.first().filter(|_| thought.worlds >= least)?;
        Some(choices.intents[best.choice].clone())
    }

    fn thinker<'a, R: Rules>(
        &'a self,
        rules: &'a R,
        view: &'a R::View,
        choices: &'a Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'a>,
    ) -> Thinker<'a, R, E, P> {
        let (evaluate, policy, shape) = (&self.evaluate, &self.policy, &self.shape);
        let (seed, purse) = (seed_of(rng), Purse::within(self.budget, allowance));
        let worlds = Worlds::Imagined;
        Thinker { rules, evaluate, policy, view, worlds, choices, shape, seed, purse, me: None }
    }
}

/// Returns true if there is any time to think.
fn has_time(allowance: Allowance<'_>) -> bool {
    allowance.share() > 0.0 && !allowance.is_over()
}

impl<R: Rules, E: Evaluate<R>, P: Policy<R>> Player<R> for Search<E, P> {
    fn name(&self) -> &'static str {
        self.name
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

    /// Decides within the allowance. Without any allowance it chooses by the policy by which it plays on in
    /// imagined worlds.
    fn decide_within(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> R::Intent {
        let first = || choices.intents[0].clone();
        if choices.intents.len() > 1 && !has_time(allowance) {
            return self.thinker(rules, view, choices, rng, allowance).at_once(rng).unwrap_or_else(first);
        }
        self.decide_after(1, rules, view, choices, rng, allowance).unwrap_or_else(first)
    }

    /// Ranks dropped choices after the others, each with its worth at that time.
    fn weigh(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Option<Vec<Weighed>> {
        if choices.intents.len() <= 1 {
            return None;
        }
        self.thinker(rules, view, choices, rng, allowance).weigh()
    }

    fn unit(&self) -> Unit {
        self.evaluate.unit()
    }

    fn thinks(&self) -> Duration {
        self.budget.time()
    }
}

impl<R: Rules, E: Evaluate<R>, P: Policy<R>> Knowing<R> for Search<E, P> {
    fn decide_knowing(
        &self,
        rules: &R,
        world: &R::State,
        seat: Seat,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent {
        let first = || choices.intents[0].clone();
        if choices.intents.len() <= 1 {
            return first();
        }
        let view = rules.view(world, Observer::Seat(seat));
        let thinker = self.thinker(rules, &view, choices, rng, Allowance::WHOLE);
        let best = Thinker { worlds: Worlds::Known(world), ..thinker }.think();
        let best = best.and_then(|thought| thought.ranked.first().copied());
        best.map_or_else(first, |best| choices.intents[best.choice].clone())
    }
}
