//! 7 Kingdoms, for 2 to 4 players: cards, rules, views.
//!
//! Section and ruling numbers (`R-6`) refer to `docs/play/seven-kingdoms.md`.
//!
//! Architecture invariants:
//!
//! - Depends on `contract`, `serde`, `schemars` and small data helpers only.
//! - A [`Card`], [`Slot`] or [`Token`] that does not exist cannot be made, not even from JSON.
//! - One module, `legality`, determines the possible intents from a `Situation`, which a view yields as well
//!   as a state. `apply` builds no view.
//! - Hidden are hands (except cards that were taken openly), the order of the pile, face-down tokens, and a
//!   staged taking that its player has not confirmed.

// Tests may look at one variant of many.
#![cfg_attr(not(test), warn(clippy::wildcard_enum_match_arm))]

mod card_set;
mod cards;
mod dealer;
mod event;
mod facts;
mod imagine;
mod inside;
mod intent;
mod legality;
mod play;
mod power;
mod refill;
mod refusal;
mod resolve;
mod rules;
mod scoring;
mod setup;
mod slot;
mod state;
mod taking;
#[cfg(test)]
mod tests;
mod token;
mod view;
mod view_of;

pub use cards::{Arms, Card, Title};
pub use event::{EndedBy, Event};
pub use facts::{CardFacts, Facts, TitleFacts, TokenFacts};
pub use intent::{Destination, Intent};
pub use refusal::Refusal;
pub use rules::{Options, SevenKingdoms};
pub use slot::Slot;
pub use state::State;
pub use token::Token;
pub use view::{PlayerView, Score, Stage, Taken, TokenScore, View, You};
