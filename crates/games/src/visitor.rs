//! Code that runs with a game whose types are known.

use contract::{AnyGame, Player, Rules};

use crate::{GAMES, visit};

/// A game of the list.
pub struct Listed<R: Rules> {
    /// Built-in bots, weakest first. The last one is the substitute bot for absent players.
    pub players: Vec<Box<dyn Player<R>>>,
    /// Older versions of the rules, which play matches that began with them to the end. The players of today
    /// understand them.
    pub museum: Vec<Box<dyn AnyGame>>,
}

/// An action that can run with every game.
pub trait Visitor {
    /// The result.
    type Output;

    /// Runs the action.
    fn visit<R: Rules>(self, game: Listed<R>) -> Self::Output;
}

/// Visits all games, in the order of the list.
pub fn visit_all<V: Visitor + Clone>(visitor: &V) -> Vec<V::Output> {
    GAMES.iter().filter_map(|game| visit(game.id, visitor.clone())).collect()
}
