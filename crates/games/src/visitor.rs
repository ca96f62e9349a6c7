//! What is done with a game whose types are known.

use contract::{AnyGame, Player, Rules};

use crate::{GAMES, visit};

/// A game as the list has it.
pub struct Listed<R: Rules> {
    /// Automatic players, weakest first. The last one stands in for people who are away.
    pub players: Vec<Box<dyn Player<R>>>,
    /// Older versions of the rules, which play to the end what they began. The players of today understand them.
    pub museum: Vec<Box<dyn AnyGame>>,
}

/// Something that can be done with every game.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<R: Rules>(self, game: Listed<R>) -> Self::Output;
}

/// Has all games visited, in the order of the list.
pub fn visit_all<V: Visitor + Clone>(visitor: &V) -> Vec<V::Output> {
    GAMES.iter().filter_map(|game| visit(game.id, visitor.clone())).collect()
}
