//! Two games small enough to read at a glance.
//!
//! Tests of hosts use them as a second and third game, tests of laws break them, and tests of the browser play them on
//! the board that every game gets.
//!
//! Architecture invariants:
//!
//! - A toy needs the crate `contract` and nothing else, so that a server can offer it in tests.

pub mod goof;
pub mod haggle;

pub use goof::Goof;
pub use haggle::Haggle;
