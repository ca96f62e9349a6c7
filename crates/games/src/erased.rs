//! Players without the types of their game, as a host has them.

use std::time::Duration;

use contract::{
    Allowance, AnyPlayer, ChaCha8Rng, Choices, Erased, People, Player, Rules, Seat, Unit, Weighed,
};

/// A player of a list.
struct One<R: Rules>(Box<dyn Player<R>>);

impl<R: Rules> Player<R> for One<R> {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn decide(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent {
        self.0.decide(rules, view, choices, rng)
    }

    fn weigh(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Option<Vec<Weighed>> {
        self.0.weigh(rules, view, choices, rng, allowance)
    }

    fn unit(&self) -> Unit {
        self.0.unit()
    }

    fn decide_within(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> R::Intent {
        self.0.decide_within(rules, view, choices, rng, allowance)
    }

    fn thinks(&self) -> Duration {
        self.0.thinks()
    }

    fn waits(
        &self,
        rules: &R,
        view: &R::View,
        you: Seat,
        intent: &R::Intent,
        people: People,
        rng: &mut ChaCha8Rng,
    ) -> bool {
        self.0.waits(rules, view, you, intent, people, rng)
    }
}

/// Players that read the JSON which a client of the seat gets, in the same order.
pub fn erased<R: Rules>(players: Vec<Box<dyn Player<R>>>) -> Vec<Box<dyn AnyPlayer>> {
    let one = |player| Box::new(Erased::<R, _>::new(One(player))) as Box<dyn AnyPlayer>;
    players.into_iter().map(one).collect()
}
