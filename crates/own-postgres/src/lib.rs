//! A Postgres of one's own, where its programs are installed: they are found, and run as the user that may.
//!
//! Architecture invariants:
//!
//! - Needs the standard library only: xtask, which is built before anything else can be, uses it.
//! - It waits for nothing but a program's end: whoever starts a Postgres decides how long it may take to answer.
//! - Of Unix only; elsewhere this crate is empty.

#![cfg(unix)]

mod programs;
mod running;
mod user;

pub use programs::Programs;
pub use running::Running;
pub use user::{User, give};
