//! Several servers on one Postgres, with real processes and sockets. These have leases to keep, so `cargo xtask test` runs them when
//! nothing else computes.

mod balanced;
mod book;
mod faults;
mod rolling;
