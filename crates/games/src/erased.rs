//! Players without the types of their game, for a host.

use contract::{AnyPlayer, Erased, Player, Rules};

/// Erases the types of players, in the same order. They read the JSON that a client of the seat gets.
pub fn erased<R: Rules>(players: Vec<Box<dyn Player<R>>>) -> Vec<Box<dyn AnyPlayer>> {
    let one = |player| Box::new(Erased::<R, _>::new(player)) as Box<dyn AnyPlayer>;
    players.into_iter().map(one).collect()
}
