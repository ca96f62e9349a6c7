//! What is on its way to the database although nobody waits for its answer any more.

use crate::{Database, Entry, Rules, TERM, Written};

/// A statement that may arrive at any later time, or never.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Message {
    /// A node gives its lease back.
    Resign {
        /// Who.
        node: usize,
        /// Which lease.
        number: u8,
    },
    /// A renewal.
    Renew {
        /// Whose.
        node: usize,
        /// Which lease.
        number: u8,
        /// Of which database.
        identity: u8,
    },
    /// A claim.
    Claim {
        /// Whose.
        node: usize,
        /// Under which lease.
        number: u8,
    },
    /// An append.
    Append {
        /// What.
        entry: Entry,
        /// How many entries the log has before it.
        place: usize,
    },
    /// A table is given back.
    GiveBack {
        /// By whom.
        node: usize,
        /// Under which lease.
        number: u8,
    },
    /// What a leader writes.
    Write(Written),
}

impl Message {
    /// Arrives.
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
