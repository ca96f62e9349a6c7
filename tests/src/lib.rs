//! Tools for black-box tests: the real `septet` binary, which tests kill and restart, and clients that send
//! raw frames.
//!
//! The test suites of the project:
//!
//! | place | subject |
//! |---|---|
//! | each crate | its own modules; rulings by number |
//! | `contract-laws`, `store-laws` | laws of all games and all stores, with any mix of options (`Mixes`) |
//! | `crates/seven-wonders/tests/it/referee` | a second version of the rules judges matches of every mix of expansions |
//! | `crates/lobby/tests` | tables in virtual time: clocks, absence, failing stores, leaks in frames |
//! | `crates/server/tests/it/arbitrary.rs` | arbitrary JSON for every message and game |
//! | `crates/server/tests/it/described.rs` | every answer matches the OpenAPI document |
//! | `sdk/*/tests`, `tests/tests/it/sdks.rs` | the SDKs over connections that break, and as published packages |
//! | `tests/tests/it` | restarts, hostile clients, full disks, old databases, backups, proxies, clusters |
//! | `tests/generated` | bots with types that public generators make |
//! | `tests/browser` | players in Chromium: whole games, keyboard, accessibility, languages, page weight |
//!
//! Architecture invariants:
//!
//! - Tests here use only the server's command line, its sockets and its exit status.
//! - Tests use the loopback interface only, and every wait has a limit.
//! - A test that cannot run reports it with [`skip()`], never silently.

mod balancer;
mod binary;
mod check;
mod credentials;
mod fixture;
mod gather;
mod guest;
mod http;
mod pair;
mod play;
mod postgres;
mod process;
mod record;
mod skip;
mod socket;
mod tables;
mod tireless;
mod waiting;
mod way;

pub use balancer::Balancer;
pub use binary::{binary, example, xtask};
pub use check::{check, check_both};
pub use credentials::Credentials;
pub use fixture::{Fixture, Table as FixtureTable};
pub use gather::{begin, begin_with};
pub use guest::{Asked, Guest, seat};
pub use http::{Answer, request};
pub use pair::play_a_match;
pub use play::{ask_id, chance, pick};
pub use postgres::Postgres;
pub use process::{Server, free_address};
pub use record::Record;
pub use skip::{OPTIONAL, skip};
pub use socket::{Heard, NotUpgraded, Socket, Upgrade};
pub use tables::all_tables;
pub use tireless::{Acknowledged, Tireless};
pub use waiting::{PATIENCE, patiently};
pub use way::{Held, Way};
