//! A node: what it has in memory.

use crate::{Entry, Epoch, Leading};

/// A lease as the node counts it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Held {
    /// Which of the node's leases it is.
    pub number: u8,
    /// Of which database.
    pub identity: u8,
    /// Ticks of its own clock until it falls silent.
    pub left: u8,
    /// Ticks that its clock may still miss.
    pub spare: u8,
}

/// A lease or a renewal that is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Asking {
    /// What the lease will be, if it is had: counted from now on.
    pub held: Held,
    /// Whether there is a lease to be renewed.
    pub renews: bool,
    /// How far it is.
    pub stage: Stage,
}

/// How far a lease that was asked for is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// On its way.
    Sent,
    /// Carried out and not committed: others read the row as it was. With the ticks that it will have.
    Executed(u8),
    /// Its answer is on its way.
    Answered(bool),
}

/// A claim that is waited for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Claiming {
    /// On its way, under this lease.
    Sent(u8),
    /// The table is the node's, if it still has that lease.
    Claimed(u8, Epoch),
    /// The table's log was read.
    Read(Copy),
}

/// A table in memory.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Copy {
    /// Under which lease it was claimed.
    pub number: u8,
    /// Under which claim.
    pub epoch: Epoch,
    /// Its log, as far as the node knows.
    pub log: Vec<Entry>,
}

/// An append that is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Appending {
    /// On its way.
    Sent(Entry),
    /// Its answer is on its way.
    Answered(Entry, bool),
}

/// What a node has in memory.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct NodeState {
    /// Its lease.
    pub held: Option<Held>,
    /// A lease that is waited for.
    pub asking: Option<Asking>,
    /// The table.
    pub table: Option<Copy>,
    /// A claim that is waited for.
    pub claiming: Option<Claiming>,
    /// An append that is waited for.
    pub appending: Option<Appending>,
    /// Whether it gives back what it has.
    pub drains: bool,
    /// How it leads.
    pub leading: Option<Leading>,
}

impl NodeState {
    /// The lease under which it may speak now.
    pub fn speaks(&self) -> Option<u8> {
        self.held.filter(|held| held.left > 0).map(|held| held.number)
    }

    /// The table, if the node may speak for it now.
    pub fn own(&self) -> Option<&Copy> {
        let number = self.speaks()?;
        self.table.as_ref().filter(|table| table.number == number)
    }
}
