//! Players of 7 Wonders.

mod economy;
mod heuristic;
mod military;
mod scene;
mod trade;
mod worth;

pub use heuristic::Heuristic;
