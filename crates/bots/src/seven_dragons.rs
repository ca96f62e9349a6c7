//! Players of Seven Dragons.

mod heuristic;

pub use heuristic::Heuristic;
