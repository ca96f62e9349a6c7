//! Seven Dragons, for 2 to 5 players, with its lighter variants: cards, rules, views.
//!
//! Section and ruling numbers (`R-6`) refer to `docs/play/seven-dragons.md`.
//!
//! Architecture invariants:
//!
//! - Depends on `contract`, `serde`, `schemars` and small data helpers only.
//! - A [`Card`] or [`Place`] that does not exist cannot be made, not even from JSON.
//! - One module, `legality`, determines the possible intents from a `Situation`, which a view yields as well
//!   as a state. `apply` builds no view.
//! - Hidden are the order of the pile, hands and goals. Each card and goal is stored with the seats that know
//!   it (`Witnesses`), so a view remembers exactly what its owner has seen.

// Tests may look at one variant of many.
#![cfg_attr(not(test), warn(clippy::wildcard_enum_match_arm))]

mod actions;
mod board;
mod card;
mod cell;
mod chains;
mod colour;
mod dealer;
mod deck;
mod ending;
mod event;
mod facts;
mod given_back;
mod imagine;
mod inside;
mod intent;
mod legality;
pub mod museum;
mod options;
mod place;
mod refusal;
mod rules;
mod seats;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod view_of;
mod witnesses;
mod zones;

pub use card::{Card, Face};
pub use cell::{Cell, Placed};
pub use colour::{ActionKind, Colour};
pub use deck::{CardFacts, DragonKind, Quarter};
pub use event::{EndedBy, Event};
pub use facts::{ActionFacts, Facts};
pub use intent::{Direction, Intent, Mode};
pub use options::{Options, Variant};
pub use place::Place;
pub use refusal::Refusal;
pub use rules::SevenDragons;
pub use state::State;
pub use view::{Chain, Lifted, PlaceView, PlayerView, Stage, View, You};
