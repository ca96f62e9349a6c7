//! Players of The Seven Sages.

mod fight;
mod heuristic;
mod talk;
mod worth;

pub use heuristic::Heuristic;
