//! Two games small enough to read at a glance.
//!
//! Tests of hosts use them as a second and third game. Tests of laws break them. Tests of the browser play
//! them on the board that every game gets.
//!
//! Architecture invariants:
//!
//! - A toy depends only on the crate `contract`, so that a server can offer it in tests.

pub mod goof;
pub mod haggle;

pub use goof::Goof;
pub use haggle::Haggle;
