//! Two games small enough to read at a glance. Tests of hosts use them as a second and third game.

pub mod goof;
pub mod haggle;

pub use goof::Goof;
pub use haggle::Haggle;
