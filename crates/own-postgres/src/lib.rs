//! A Postgres of one's own, where its programs are installed: they are found, and run as the user that may.
//!
//! Architecture invariants:
//!
//! - Needs the standard library only: xtask, which is built before anything else can be, uses it.
//! - It starts nothing and waits for nothing: it says by which commands that is done, and whoever runs them decides how long.
//! - Of Unix only; elsewhere this crate is empty.

#![cfg(unix)]

mod programs;
mod user;

pub use programs::Programs;
pub use user::{User, give};
