//! Players of one game for comparison, which no table offers.

use std::any::{Any, TypeId};

use contract::{Player, Rules};
use seven_wonders::SevenWonders;

/// Returns the players of a game for comparison.
pub(crate) fn of<R: Rules>() -> Vec<Box<dyn Player<R>>> {
    one::<SevenWonders, R>(|| Box::new(bots::seven_wonders::Rulebook)).into_iter().collect()
}

/// Returns a player of `G` if `G` is `R`.
fn one<G: Rules, R: Rules>(player: impl FnOnce() -> Box<dyn Player<G>>) -> Option<Box<dyn Player<R>>> {
    let is_it = TypeId::of::<G>() == TypeId::of::<R>();
    let player: Option<Box<dyn Any>> = is_it.then(|| Box::new(player()) as _);
    player?.downcast::<Box<dyn Player<R>>>().ok().map(|player| *player)
}
