//! Runs an installed Postgres for tests, as a user that may run it.
//!
//! Architecture invariants:
//!
//! - It needs only the standard library, because xtask uses it and is built first.
//! - It waits only for programs to end. The caller decides how long Postgres may take to answer.
//! - It supports only Unix. On other systems the crate is empty.

#![cfg(unix)]

mod programs;
mod running;
mod user;

pub use programs::Programs;
pub use running::Running;
pub use user::{User, give};
