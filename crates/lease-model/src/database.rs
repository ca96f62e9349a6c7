//! The database: what nodes share. Each method is one statement, committed.

use crate::{LeadRow, NODES, Rules, TERM, Written};

/// Under which claim something was done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Epoch {
    /// How often the database had been restored, if that tells epochs apart.
    pub database: u8,
    /// How many claims there were.
    pub claims: u8,
}

/// An entry of the log.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Entry {
    /// Under which claim it was appended.
    pub epoch: Epoch,
    /// What it says: no two entries say the same.
    pub says: u8,
}

/// A node's row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct LeaseRow {
    /// Which of the node's leases it is.
    pub number: u8,
    /// Ticks until it ends. The row stays.
    pub left: u8,
}

/// What is stored.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Database {
    /// How often it was restored: another one each time.
    pub identity: u8,
    /// The nodes' rows.
    pub leases: [LeaseRow; NODES],
    /// Who claimed the table last.
    pub owner: Option<usize>,
    /// The table's epoch.
    pub epoch: Epoch,
    /// The table's log.
    pub log: Vec<Entry>,
    /// Who leads.
    pub lead: LeadRow,
    /// What leaders wrote.
    pub written: Vec<Written>,
}

impl Database {
    /// Whether a node's lease is this one, and not over.
    pub fn is_leased(&self, node: usize, number: u8) -> bool {
        self.leases[node] == (LeaseRow { number, ..self.leases[node] }) && self.leases[node].left > 0
    }

    /// A lease for a node that has none: its number.
    pub fn lease(&mut self, node: usize) -> Option<u8> {
        let row = &mut self.leases[node];
        (row.left == 0).then(|| {
            *row = LeaseRow { number: row.number + 1, left: TERM };
            row.number
        })
    }

    /// The table's epoch from now on, if the node may have the table.
    pub fn claim(&mut self, node: usize, number: u8, rules: &Rules) -> Option<Epoch> {
        let free = match self.owner {
            Some(owner) if owner != node && rules.respects_leases => self.leases[owner].left == 0,
            Some(_) | None => true,
        };
        (free && self.is_leased(node, number)).then(|| {
            self.owner = Some(node);
            self.epoch = self.later(self.epoch, rules);
            self.epoch
        })
    }

    /// An epoch after this one.
    pub(crate) fn later(&self, epoch: Epoch, rules: &Rules) -> Epoch {
        let database = if rules.fresh_epochs { self.identity } else { 0 };
        Epoch { database, claims: epoch.claims + 1 }
    }

    /// The table is nobody's, if it is that node's under this lease. The epoch stays.
    pub fn take_back(&mut self, node: usize, number: u8, rules: &Rules) {
        let own = !rules.gives_back_own || self.owner == Some(node);
        let same = !rules.gives_back_under_lease || self.leases[node].number == number;
        if own && same {
            self.owner = None;
        }
    }

    /// Whether the entry was stored in this place.
    pub fn append(&mut self, entry: Entry, place: usize, rules: &Rules) -> bool {
        let fenced = rules.fence && entry.epoch != self.epoch;
        let elsewhere = rules.sequence && place != self.log.len();
        if fenced || elsewhere {
            return false;
        }
        // Without a sequence a later one takes the place of what was there.
        self.log.truncate(place);
        self.log.push(entry);
        true
    }

    /// Time passes.
    pub fn tick(&mut self) {
        for row in &mut self.leases {
            row.left = row.left.saturating_sub(1);
        }
    }
}
