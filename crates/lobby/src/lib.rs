//! Tables, seats, sessions, clocks, and the task that owns a table.
//!
//! Architecture invariants:
//!
//! - Names no game, knows no HTTP and no SQL. Games come in as a [`Catalogue`], the database as a [`Store`].
//! - A table is the fold of its log ([`Entry`]); one task owns it, everything else sends that task a command.
//! - Validate, append durably, then tell: nobody is told or acknowledged anything that is not stored.
//! - Sending to a socket never waits ([`Outbox`]).

mod catalogue;
mod entry;
mod lobby;
mod outbox;
mod store;

pub use catalogue::{Catalogue, Offer};
pub use entry::{Entry, Requested};
pub use lobby::{Config, Connection, Lobby, Session, SignedInto};
pub use outbox::{OUTBOX_FRAMES, Out, Outbox, Outgoing};
pub use store::{Append, Logged, MatchRow, Outage, SessionHash, Store, StoreError, Summary, TableRow};
