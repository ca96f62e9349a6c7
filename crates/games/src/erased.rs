//! Players without the types of their game, as a host has them.

use contract::{AnyPlayer, Erased, Player, Rules};

/// Players that read the JSON which a client of the seat gets, in the same order.
pub fn erased<R: Rules>(players: Vec<Box<dyn Player<R>>>) -> Vec<Box<dyn AnyPlayer>> {
    let one = |player| Box::new(Erased::<R, _>::new(player)) as Box<dyn AnyPlayer>;
    players.into_iter().map(one).collect()
}
