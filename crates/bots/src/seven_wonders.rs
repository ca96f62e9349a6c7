//! Players of 7 Wonders.

#![warn(clippy::wildcard_enum_match_arm)]

mod babel;
mod economy;
mod heuristic;
mod military;
mod scene;
mod trade;
mod worth;

pub use heuristic::Heuristic;
