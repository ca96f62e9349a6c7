//! The player that every game has.

use contract::{ChaCha8Rng, Choices, Player, Rules, pick};

/// A player that picks any of the offered intents with equal probability. It never undoes a step, so matches
/// end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Random;

impl<R: Rules> Player<R> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn decide(&self, _: &R, _: &R::View, choices: &Choices<R::Intent>, rng: &mut ChaCha8Rng) -> R::Intent {
        pick(&choices.intents, rng).expect("a player is only asked when something is offered").clone()
    }
}
