//! The Seven Sages, for 3 to 5 players: cards, rules, views.
//!
//! Section and ruling numbers (`R-6`) refer to `docs/seven-sages.md`.
//!
//! Architecture invariants:
//!
//! - Depends on `table`, `serde`, `schemars` and small data helpers only.
//! - Cards have no numbers, only looks: two cards that look the same cannot be told apart, on the wire or in
//!   the truth, so following one through a secret gift is impossible by construction.
//! - What can be done is decided in one place, `legality`, from a `Situation` that a view yields as well as a
//!   state; `apply` builds no view.
//! - What an observer knows of a hand is kept in the truth beside the hand, and changes by nothing but what
//!   he is told.

mod cards;
mod intent;
mod options;
mod power;
mod refusal;
mod rules;
mod sage;
mod seen;
mod spell;
mod stage;
mod tile;
mod track;
mod view;

pub use cards::Cards;
pub use intent::Intent;
pub use options::{Options, SoloTakes};
pub use power::Power;
pub use refusal::Refusal;
pub use rules::SevenSages;
pub use sage::{Kin, Sage};
pub use seen::{Effect, EndedBy, Pile, Said, Seen};
pub use spell::{Casting, Spell};
pub use stage::{Final, KindTotal, Proposal, Question, Stage};
pub use tile::{CrystalAt, Site, Tile};
pub use track::Track;
pub use view::{Card, FightView, Lying, Piles, PlayerView, SiteView, View, You};
