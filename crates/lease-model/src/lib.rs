//! The protocol by which several servers share one database, as a state machine without a clock or a network, small
//! enough that every run of it can be looked at (`tests/checked.rs`).
//!
//! What is here and what runs, in `server/src/store`: a node has a lease, one row with an end by the database's clock
//! ([`Database::leases`]). It counts for itself from when it *asked*, with a margin, and falls silent before that end. One
//! claim makes it the owner of a table and gives the table an epoch that no claim had before. Each append names the epoch
//! and the place it continues from. Whoever fell silent, or is not sure what was stored, forgets and claims anew.
//!
//! A node that goes gives its table back in one statement, which may be lost or arrive late ([`Step::GiveBack`]). Nothing depends on
//! what it was appending being stored before: the fence refuses what arrives after the next claim.
//!
//! One node leads ([`LeadRow`]): it claims the lead as it would a table, by the same lease, and reads what is stored before it does
//! anything. What it writes names its epoch, and no place: whatever is not to be done twice says so itself, and that it knows what other
//! leaders wrote is what the epoch is for ([`World::is_led`]).
//!
//! There is one table: tables do not know of each other. Time passes in ticks, and anything may happen between two steps
//! of a node or before a message arrives, so a pause needs no step of its own. Clocks of nodes may be slow ([`SPARE`]).
//! A database may be restored from what it was at any earlier moment ([`Step::Restore`]).
//!
//! Not here: that the database's clock is set, forward or back. Nothing but [`World::is_fresh`] follows from clocks, and that does
//! not hold then: until its next renewal, or the end of its term by its own clock, a node may show a table as it was before
//! another one went on with it. It cannot append to it, nor is anything acknowledged by both. `server/tests/it/nodes` sets the
//! clock.
//!
//! Architecture invariants:
//!
//! - The model depends on nothing; what looks at all of its runs is in the tests.
//! - Each rule of the protocol that could be left out is a field of [`Rules`]. Of those on which a promise depends alone, a test
//!   expects the fault that leaving it out makes.
//! - Two are a second line, and tests say so: without [`Rules::sequence`] the fence still holds, and without the fence it is
//!   what keeps entries from being overwritten; without [`Rules::identity`] fresh epochs still tell claims apart, and a node
//!   learns later that its database is another one.

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
