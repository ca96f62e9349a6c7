//! Bots for Seven Dragons.

mod features;
mod hasty;
mod heuristic;
mod levels;

pub use features::Chains;
pub use hasty::Hasty;
pub use heuristic::Heuristic;
pub use levels::VALUE;
