//! Everything that can happen.

use crate::NODES;

/// Which nodes' clocks miss a tick.
pub type Tick = [bool; NODES];

/// One thing that happens. A number is a node's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Time passes.
    Tick(Tick),
    /// A node asks for a lease, or to have its own renewed.
    Ask(usize),
    /// The database carries that out.
    Execute(usize),
    /// The database commits it.
    Commit(usize),
    /// The node hears of it.
    Leased(usize),
    /// Nobody will hear of it.
    CutLease(usize),
    /// A node claims the table.
    Claim(usize),
    /// The database carries that out.
    Claimed(usize),
    /// The claimed table's log is read.
    Read(usize),
    /// The node has the table.
    Own(usize),
    /// Nobody will hear of the claim.
    CutClaim(usize),
    /// A node appends.
    Append(usize),
    /// The database carries that out.
    Store(usize),
    /// The node acknowledges it, or forgets the table.
    Acknowledge(usize),
    /// Nobody will hear of it.
    CutAppend(usize),
    /// A message arrives for whose answer nobody waits.
    Late(usize),
    /// A node gives its table back.
    GiveBack(usize),
    /// A node looks who leads, and leads if nobody else does.
    Look(usize),
    /// A node that leads reads what leaders wrote.
    Learn(usize),
    /// A node that leads writes.
    Write(usize),
    /// A node gives its lease back.
    Resign(usize),
    /// A node is killed.
    Crash(usize),
    /// What is stored now can be restored later.
    Backup,
    /// The database is what it was then.
    Restore,
}
