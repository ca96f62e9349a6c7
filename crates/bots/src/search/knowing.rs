//! A player that sees everything, to measure the value of hidden cards.

use contract::{ChaCha8Rng, Choices, Rules, Seat};

/// A player that receives the match itself: all hands, all piles in their order, all sealed intents, and all
/// future random draws.
///
/// It is no [`Player`](contract::Player), so no table can have one: only the arena has the state of a match.
pub trait Knowing<R: Rules>: Send + Sync + 'static {
    /// Returns one of `choices.intents`, which are the possible intents of `seat` in `world`.
    fn decide_knowing(
        &self,
        rules: &R,
        world: &R::State,
        seat: Seat,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent;
}
