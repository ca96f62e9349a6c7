//! All games in one list, with their built-in bots.
//!
//! Architecture invariants:
//!
//! - [`list`](self) is the only place that names all games. The server's catalogue, the [`arena`], the
//!   [`league`], the benchmarks, the schemas and the tests that run on every game are made of it. Where they
//!   need a game's types, they use a [`Visitor`].
//! - Nothing here knows how a game is played.

pub mod arena;
pub mod cli;
mod contestant;
mod erased;
pub mod league;
pub mod levels;
mod list;
mod outside;
mod rivals;
mod times;
mod visitor;

use contract::{AnyPlayer, Rules};
pub use erased::erased;
pub use list::{GAMES, visit};
pub use visitor::{Listed, Visitor, visit_all};

/// Returns the built-in bots of the game with this machine name, weakest first: those of the list and its
/// levels. `None` if there is no such game.
pub fn players(game: &str) -> Option<Vec<Box<dyn AnyPlayer>>> {
    struct Players;
    impl Visitor for Players {
        type Output = Vec<Box<dyn AnyPlayer>>;

        fn visit<R: Rules>(self, game: Listed<R>) -> Self::Output {
            erased(levels::among(game.players))
        }
    }
    visit(game, Players)
}
