//! The policy by which all seats play on in an imagined world.

use contract::{ChaCha8Rng, Choices, Observer, Player, Rules, Seat, pick};

/// The choice of a seat in an imagined world, fast rather than good.
///
/// It receives the whole world, because a view costs more than most choices. It must use only facts that the
/// seat's view would show: otherwise the others would know the hand of the thinking player. `tests/search.rs`
/// compares its choices in worlds that a seat cannot distinguish.
pub trait Policy<R: Rules>: Send + Sync + 'static {
    /// Returns one of `choices.intents`, which are never empty.
    fn choose(
        &self,
        rules: &R,
        world: &R::State,
        seat: Seat,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent;
}

/// A policy that plays any choice with equal probability.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Anything;

impl<R: Rules> Policy<R> for Anything {
    fn choose(
        &self,
        _: &R,
        _: &R::State,
        _: Seat,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent {
        pick(&choices.intents, rng).expect("somebody who is asked has a choice").clone()
    }
}

/// A policy that plays like a [`Player`], which receives the view of the seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ByView<P>(pub P);

impl<R: Rules, P: Player<R>> Policy<R> for ByView<P> {
    fn choose(
        &self,
        rules: &R,
        world: &R::State,
        seat: Seat,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent {
        self.0.decide(rules, &rules.view(world, Observer::Seat(seat)), choices, rng)
    }
}
