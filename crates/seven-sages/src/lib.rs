//! The Seven Sages, for 3 to 5 players: cards, rules, views.
//!
//! Section and ruling numbers (`R-6`) refer to `docs/play/seven-sages.md`.
//!
//! Architecture invariants:
//!
//! - Depends on `contract`, `serde`, `schemars` and small data helpers only.
//! - Cards have no numbers, only looks. Two cards that look the same cannot be distinguished, on the wire or
//!   in the truth. So following one through a secret gift is impossible by construction.
//! - One module, `legality`, determines the possible intents from a `Situation`, which a view yields as well
//!   as a state. `apply` builds no view.
//! - An observer's knowledge of a hand is stored in the truth beside the hand. Only the events that the
//!   observer receives change it.

// Tests may look at one variant of many.
#![cfg_attr(not(test), warn(clippy::wildcard_enum_match_arm))]

mod alliance;
mod cards;
mod choices;
mod clearing;
mod counts;
mod dealer;
mod ending;
mod event;
mod exchange;
mod facts;
mod fallback;
mod fight;
mod forced;
mod imagine;
mod inside;
mod intent;
mod knowledge;
mod legality;
pub mod museum;
mod options;
mod passing;
mod piles;
mod power;
mod refusal;
mod reward;
mod rules;
mod sage;
mod sage_set;
mod scoring;
mod setup;
mod situation;
mod spell;
mod spells;
mod stage;
mod state;
mod stock;
mod taking;
#[cfg(test)]
mod tests;
mod tile;
mod track;
mod view;
mod view_of;

pub use cards::Cards;
pub use event::{Effect, EndedBy, Event, Pile, Said};
pub use facts::{Facts, KinFacts};
pub use intent::Intent;
pub use options::{Options, SoloTakes};
pub use power::Power;
pub use refusal::Refusal;
pub use rules::SevenSages;
pub use sage::{Kin, Sage};
pub use spell::{Casting, Spell};
pub use stage::{Final, KindTotal, Proposal, Question, Stage};
pub use state::State;
pub use tile::{CrystalAt, Site, Tile};
pub use track::Track;
pub use view::{Card, FightView, Lying, Piles, PlayerView, SiteView, View, You};
