//! A Postgres for tests, where its programs are installed: finds them, and runs them as the user that may.
//!
//! Architecture invariants:
//!
//! - Needs the standard library only: xtask, which is built before anything else can be, uses it.
//! - It waits only for the end of a program: the caller decides how long a Postgres may take to answer.
//! - Of Unix only; elsewhere this crate is empty.

#![cfg(unix)]

mod programs;
mod running;
mod user;

pub use programs::Programs;
pub use running::Running;
pub use user::{User, give};
