//! Statements on their way to the database whose answers no node waits for.

use crate::{Database, Entry, Rules, TERM, Written};

/// A statement that may arrive at any later time, or never.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Message {
    /// A node gives its lease back.
    Resign {
        /// The node.
        node: usize,
        /// The number of its lease.
        number: u8,
    },
    /// A renewal.
    Renew {
        /// The node.
        node: usize,
        /// The number of its lease.
        number: u8,
        /// The identity of the database that gave the lease.
        identity: u8,
    },
    /// A claim.
    Claim {
        /// The node.
        node: usize,
        /// The lease under which it claims.
        number: u8,
    },
    /// An append.
    Append {
        /// The entry to be appended.
        entry: Entry,
        /// The number of entries in the log before it.
        place: usize,
    },
    /// A node gives the table back.
    GiveBack {
        /// The node.
        node: usize,
        /// The lease under which it gives the table back.
        number: u8,
    },
    /// A leader's write.
    Write(Written),
}

impl Message {
    /// Executes the statement on its arrival.
    pub fn carry_out(self, database: &mut Database, rules: &Rules) {
        match self {
            Self::Resign { node, number } => {
                if database.is_leased(node, number) {
                    database.leases[node].left = 0;
                }
            }
            Self::Renew { node, number, identity } => {
                let same = !rules.identity || identity == database.identity;
                if same && database.is_leased(node, number) {
                    database.leases[node].left = TERM;
                }
            }
            Self::Claim { node, number } => {
                database.claim(node, number, rules);
            }
            Self::Append { entry, place } => {
                database.append(entry, place, rules);
            }
            Self::GiveBack { node, number } => database.take_back(node, number, rules),
            Self::Write(written) => database.write(written, rules),
        }
    }
}
