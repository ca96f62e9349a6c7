//! Bots for 7 Kingdoms.

mod economy;
mod features;
mod grab;
mod heuristic;
mod holding;
mod inkling;
mod levels;
mod resolution;
mod scene;

pub use features::Realm;
pub use grab::Grab;
pub use heuristic::Heuristic;
pub use inkling::Inkling;
pub use levels::{POLICY, VALUE};
