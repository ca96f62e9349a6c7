//! All events that can happen.

use crate::NODES;

/// The nodes whose clocks miss a tick.
pub type Tick = [bool; NODES];

/// One event. A number is the index of a node, except in [`Step::Late`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Time passes.
    Tick(Tick),
    /// A node asks for a lease, or for its renewal.
    Ask(usize),
    /// The database executes the request.
    Execute(usize),
    /// The database commits it.
    Commit(usize),
    /// The node receives the answer.
    Leased(usize),
    /// The answer to a lease request is lost.
    CutLease(usize),
    /// A node claims the table.
    Claim(usize),
    /// The database executes the claim.
    Claimed(usize),
    /// The node reads the log of the claimed table.
    Read(usize),
    /// The node has the table.
    Own(usize),
    /// The answer to a claim is lost.
    CutClaim(usize),
    /// A node appends.
    Append(usize),
    /// The database executes the append.
    Store(usize),
    /// The node acknowledges the entry, or drops the table.
    Acknowledge(usize),
    /// The answer to an append is lost.
    CutAppend(usize),
    /// A message arrives whose answer no node waits for. The number is its index in `World::late`.
    Late(usize),
    /// A node gives its table back.
    GiveBack(usize),
    /// A node reads the lead, and takes it if no other node leads.
    Look(usize),
    /// A leading node reads the leaders' writes.
    Learn(usize),
    /// A leading node writes.
    Write(usize),
    /// A node gives its lease back.
    Resign(usize),
    /// A node is killed.
    Crash(usize),
    /// The current state of the database becomes the backup.
    Backup,
    /// The database is restored from the backup.
    Restore,
}
