//! Players of The Seven Sages.

mod fight;
mod heuristic;
mod scene;
mod talk;
mod worth;

pub use heuristic::Heuristic;
