//! Several servers on one Postgres, with real processes and sockets. They have to renew leases in time, so
//! `cargo xtask test` runs them without other load.

mod balanced;
mod book;
mod faults;
mod rolling;
