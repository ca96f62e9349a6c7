//! Bots for The Seven Sages.

mod courteous;
mod features;
mod fight;
mod heuristic;
mod levels;
mod scene;
mod talk;
mod worth;

pub use courteous::Courteous;
pub use features::Sanctum;
pub use heuristic::Heuristic;
pub use levels::VALUE;
