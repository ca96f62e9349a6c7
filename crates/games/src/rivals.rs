//! Players of one game that are there to be measured against, and that no table offers.

use std::any::{Any, TypeId};

use contract::{Player, Rules};
use seven_wonders::SevenWonders;

/// Those of a game.
pub(crate) fn of<R: Rules>() -> Vec<Box<dyn Player<R>>> {
    one::<SevenWonders, R>(|| Box::new(bots::seven_wonders::Rulebook)).into_iter().collect()
}

/// A player of `G`, if that is `R`.
fn one<G: Rules, R: Rules>(player: impl FnOnce() -> Box<dyn Player<G>>) -> Option<Box<dyn Player<R>>> {
    let is_it = TypeId::of::<G>() == TypeId::of::<R>();
    let player: Option<Box<dyn Any>> = is_it.then(|| Box::new(player()) as _);
    player?.downcast::<Box<dyn Player<R>>>().ok().map(|player| *player)
}
