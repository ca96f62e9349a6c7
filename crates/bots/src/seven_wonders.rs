//! Bots for 7 Wonders.

#![warn(clippy::wildcard_enum_match_arm)]

mod babel;
mod economy;
mod features;
mod heuristic;
mod levels;
mod military;
mod rulebook;
mod scene;
mod trade;
mod traits;
mod worth;

pub use features::City;
pub use heuristic::Heuristic;
pub use levels::{POLICY, VALUE};
pub use rulebook::Rulebook;
pub use traits::FirstSight;
