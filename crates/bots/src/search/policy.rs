//! How everybody plays on in an imagined world.

use contract::{ChaCha8Rng, Choices, Observer, Player, Rules, Seat, pick};

/// How a seat chooses in an imagined world, fast rather than well.
///
/// It is given the whole world, because a view costs more than most choices, but must use nothing that the seat's view
/// would not show: otherwise the others know the hand of who thinks. `tests/search.rs` compares what it does in
/// worlds that a seat cannot tell apart.
pub trait Policy<R: Rules>: Send + Sync + 'static {
    /// One of `choices.intents`, which are never empty.
    fn choose(
        &self,
        rules: &R,
        world: &R::State,
        seat: Seat,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent;
}

/// Plays on with anything, each choice with the same chance.
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

/// Plays on like a [`Player`], which is shown the view of the seat.
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
