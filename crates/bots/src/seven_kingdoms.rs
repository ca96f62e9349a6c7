//! Players of 7 Kingdoms.

mod economy;
mod heuristic;
mod holding;
mod resolution;
mod scene;

pub use heuristic::Heuristic;
