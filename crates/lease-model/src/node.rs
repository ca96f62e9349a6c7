//! The state of a node in memory.

use crate::{Entry, Epoch, Leading};

/// A lease as the node measures it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Held {
    /// The number of the lease among the node's leases.
    pub number: u8,
    /// The identity of the database that gave it.
    pub identity: u8,
    /// Ticks of the node's own clock until it falls silent.
    pub left: u8,
    /// Ticks that the node's clock may still miss.
    pub spare: u8,
}

/// A lease or a renewal that the node waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Asking {
    /// The lease that the node has if the answer is positive, measured from now on.
    pub held: Held,
    /// True if the node asks to renew a lease.
    pub renews: bool,
    /// The progress of the request.
    pub stage: Stage,
}

/// The progress of a request for a lease.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// On its way to the database.
    Sent,
    /// Executed and not committed: other nodes read the old row. Contains the ticks that the row will have.
    Executed(u8),
    /// The answer is on its way: `true` if the node has the lease.
    Answered(bool),
}

/// A claim that the node waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Claiming {
    /// On its way to the database, under this lease.
    Sent(u8),
    /// The node has the table, if it still has that lease.
    Claimed(u8, Epoch),
    /// The node has read the table's log.
    Read(Copy),
}

/// A table in memory.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Copy {
    /// The lease under which the node claimed the table.
    pub number: u8,
    /// The epoch of the claim.
    pub epoch: Epoch,
    /// The log, as far as the node knows it.
    pub log: Vec<Entry>,
}

/// An append that the node waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Appending {
    /// On its way to the database.
    Sent(Entry),
    /// The answer is on its way: `true` if the entry was stored.
    Answered(Entry, bool),
}

/// The state of a node in memory.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct NodeState {
    /// The node's lease.
    pub held: Option<Held>,
    /// The lease or renewal that the node waits for.
    pub asking: Option<Asking>,
    /// The table.
    pub table: Option<Copy>,
    /// The claim that the node waits for.
    pub claiming: Option<Claiming>,
    /// The append that the node waits for.
    pub appending: Option<Appending>,
    /// True if the node gives its table back before it stops.
    pub drains: bool,
    /// The state as a leader.
    pub leading: Option<Leading>,
}

impl NodeState {
    /// Returns the number of the lease under which the node may act now.
    pub fn speaks(&self) -> Option<u8> {
        self.held.filter(|held| held.left > 0).map(|held| held.number)
    }

    /// Returns the table, if the node may act for it now.
    pub fn own(&self) -> Option<&Copy> {
        let number = self.speaks()?;
        self.table.as_ref().filter(|table| table.number == number)
    }
}
