//! A player that sees everything, to measure what hidden cards are worth.

use contract::{ChaCha8Rng, Choices, Rules, Seat};

/// A player that is told the match itself: all hands, all piles in their order, what others have sealed already, and all
/// chance that is still to come.
///
/// It is no [`Player`](contract::Player), so no table can have one: only the arena holds a match.
pub trait Knowing<R: Rules>: Send + Sync + 'static {
    /// One of `choices.intents`, which are what `seat` may do in `world`.
    fn decide_knowing(
        &self,
        rules: &R,
        world: &R::State,
        seat: Seat,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent;
}
