//! What black-box tests need: the real `septet` binary, killed and restarted at will, and clients that speak
//! raw frames to it.
//!
//! Architecture invariants:
//!
//! - Nothing here reaches into the server: only its command line, its sockets and its exit status.
//! - Loopback only; every wait has an end.
//! - A test that cannot run says so with [`skip()`], never silently.

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
