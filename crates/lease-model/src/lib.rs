//! The protocol by which several nodes share one database, as a state machine without a clock or a network.
//! It is small enough for a checker to visit every run of it (`tests/checked.rs`).
//!
//! The model follows the code in `server/src/store`. A node has a lease, one row with an end by the
//! database's clock ([`Database::leases`]). The node measures the lease from when it *asked*, with a margin,
//! and falls silent before that end. One claim makes it the owner of a table and gives the table an epoch
//! that no claim had before. Each append names the epoch and the place it continues from. A node that fell
//! silent, or is not sure what was stored, drops its copy and claims the table again.
//!
//! A node that stops gives its table back in one statement, which may be lost or arrive late
//! ([`Step::GiveBack`]). Its last append need not be stored before that: the fence refuses an append that
//! arrives after the next claim.
//!
//! One node leads ([`LeadRow`]). It claims the lead as it would a table, by the same lease, and reads the
//! stored state before it does anything. A leader's write names its epoch, and no place. A write that must
//! not happen twice ensures that by itself. The epoch ensures that a leader knows the writes of other leaders
//! ([`World::is_led`]).
//!
//! There is one table: tables do not depend on each other. Time passes in ticks. Anything may happen between
//! two steps of a node or before a message arrives, so a pause needs no step of its own. Clocks of nodes may
//! be slow ([`SPARE`]). A database may be restored to its state at any earlier moment ([`Step::Restore`]).
//!
//! Not modelled: the database's clock is set, forward or back. Only [`World::is_fresh`] depends on clocks,
//! and it does not hold then. A node may then show an old state of a table that another node has continued,
//! until its next renewal or the end of its term by its own clock. It cannot append to that table, and no
//! entry is acknowledged by both. `server/tests/it/nodes` sets the clock.
//!
//! Architecture invariants:
//!
//! - The model depends on no other crate; the checker of all its runs is in the tests.
//! - Each rule of the protocol that could be omitted is a field of [`Rules`]. If a promise depends on one
//!   rule alone, a test expects the fault that its omission causes.
//! - Two rules are a second line of defence, and tests show it. Without [`Rules::sequence`] the fence still
//!   holds; without the fence, that rule keeps entries from being overwritten. Without [`Rules::identity`]
//!   fresh epochs still distinguish claims, and a node learns later that its database is another one.

mod claims;
mod database;
mod lead;
mod leases;
mod message;
mod node;
mod rules;
mod step;
mod world;

pub use database::{Database, Entry, Epoch, LeaseRow};
pub use lead::{LeadRow, Leading, Written};
pub use message::Message;
pub use node::{Appending, Asking, Claiming, Copy, Held, NodeState, Stage};
pub use rules::{Bounds, MARGIN, NODES, Rules, SPARE, TERM};
pub use step::{Step, Tick};
pub use world::World;
