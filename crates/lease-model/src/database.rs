//! The database that the nodes share. Each method is one committed statement.

use crate::{LeadRow, NODES, Rules, TERM, Written};

/// The claim under which something was done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Epoch {
    /// The number of restores of the database; always 0 without [`Rules::fresh_epochs`].
    pub database: u8,
    /// The number of claims so far.
    pub claims: u8,
}

/// An entry of the log.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Entry {
    /// The claim under which the entry was appended.
    pub epoch: Epoch,
    /// The content, different for each entry.
    pub says: u8,
}

/// The lease row of a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct LeaseRow {
    /// The number of the lease among the node's leases.
    pub number: u8,
    /// Ticks until the lease ends. The row stays after that.
    pub left: u8,
}

/// The contents of the database.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Database {
    /// The number of restores, so that each restored database has another identity.
    pub identity: u8,
    /// The lease rows of the nodes.
    pub leases: [LeaseRow; NODES],
    /// The node that claimed the table last.
    pub owner: Option<usize>,
    /// The epoch of the table.
    pub epoch: Epoch,
    /// The log of the table.
    pub log: Vec<Entry>,
    /// The lead row.
    pub lead: LeadRow,
    /// The writes of all leaders, in order.
    pub written: Vec<Written>,
}

impl Database {
    /// Returns `true` if the node's current lease has this number and has not ended.
    pub fn is_leased(&self, node: usize, number: u8) -> bool {
        self.leases[node] == (LeaseRow { number, ..self.leases[node] }) && self.leases[node].left > 0
    }

    /// Gives a lease to a node that has none, and returns its number.
    pub fn lease(&mut self, node: usize) -> Option<u8> {
        let row = &mut self.leases[node];
        (row.left == 0).then(|| {
            *row = LeaseRow { number: row.number + 1, left: TERM };
            row.number
        })
    }

    /// Gives the table to the node if it may have it, and returns the table's epoch from then on.
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

    /// Returns an epoch after this one.
    pub(crate) fn later(&self, epoch: Epoch, rules: &Rules) -> Epoch {
        let database = if rules.fresh_epochs { self.identity } else { 0 };
        Epoch { database, claims: epoch.claims + 1 }
    }

    /// Frees the table if that node still owns it under this lease. The epoch stays.
    pub fn take_back(&mut self, node: usize, number: u8, rules: &Rules) {
        let own = !rules.gives_back_own || self.owner == Some(node);
        let same = !rules.gives_back_under_lease || self.leases[node].number == number;
        if own && same {
            self.owner = None;
        }
    }

    /// Appends the entry at this place. Returns `true` if it was stored.
    pub fn append(&mut self, entry: Entry, place: usize, rules: &Rules) -> bool {
        let fenced = rules.fence && entry.epoch != self.epoch;
        let elsewhere = rules.sequence && place != self.log.len();
        if fenced || elsewhere {
            return false;
        }
        // Without the sequence rule, a later entry overwrites the entry at its place.
        self.log.truncate(place);
        self.log.push(entry);
        true
    }

    /// Lets one tick pass on the database's clock.
    pub fn tick(&mut self) {
        for row in &mut self.leases {
            row.left = row.left.saturating_sub(1);
        }
    }
}
