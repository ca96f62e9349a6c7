//! New Game, for 2 to 4 players: cards, rules, views.
//!
//! Section and ruling numbers (`R-1`) refer to `docs/play/new-game.md`.
//!
//! Architecture invariants:
//!
//! - Depends on `contract`, `serde`, `schemars` and small data helpers only.
//! - Hidden are hands: a view has the cards of its own seat and the number of the others'.

mod card;
mod event;
mod imagine;
mod intent;
mod options;
mod refusal;
mod rules;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use card::Card;
pub use event::Event;
pub use intent::Intent;
pub use options::Options;
pub use refusal::Refusal;
pub use rules::NewGame;
pub use state::State;
pub use view::{View, You};
