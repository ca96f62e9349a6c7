//! The lead: one node leads. A node claims the lead as it claims a table, by its lease. A leader's writes
//! name its epoch.
//!
//! Reading the lead is one step. A node leads only while the lease lasts under which it read the lead. So an
//! answer that arrives late is the same as a late read. A statement that takes the lead late does the same as
//! one that is executed then.

use crate::{Database, Epoch, Message, NodeState, Rules, World};

/// The stored lead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct LeadRow {
    /// The node that leads, and the number of its lease.
    pub owner: Option<(usize, u8)>,
    /// The epoch of the lead.
    pub epoch: Epoch,
}

/// The state of a leading node in memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Leading {
    /// The lease under which the node leads.
    pub number: u8,
    /// The epoch of the lead.
    pub epoch: Epoch,
    /// The number of leaders' writes that the node has read; `None` if it does not know.
    pub knows: Option<u8>,
}

/// A write of a leader, with the number of earlier writes that the leader knew.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Written {
    /// The node that wrote it.
    pub node: usize,
    /// The lease of that node.
    pub number: u8,
    /// The epoch of the lead.
    pub epoch: Epoch,
    /// The number of leaders' writes that the node had read.
    pub knows: u8,
}

impl Written {
    /// Returns `true` if the same process wrote both as the same leader.
    fn is_of(&self, other: &Self) -> bool {
        (self.node, self.number, self.epoch) == (other.node, other.number, other.epoch)
    }
}

impl Database {
    /// Reads the lead, and takes it if it is free. Returns the epoch under which the node leads from then on,
    /// or `None` if it does not lead.
    pub fn look(&mut self, node: usize, number: u8, rules: &Rules) -> Option<Epoch> {
        let live = |(owner, under): (usize, u8)| {
            let row = self.leases[owner];
            row.left > 0 && (row.number == under || !rules.leads_under_lease)
        };
        match self.lead.owner.filter(|owner| live(*owner)) {
            Some((owner, under)) => {
                let mine = owner == node && (under == number || !rules.leads_under_lease);
                mine.then_some(self.lead.epoch)
            }
            None => self.is_leased(node, number).then(|| {
                self.lead =
                    LeadRow { owner: Some((node, number)), epoch: self.later(self.lead.epoch, rules) };
                self.lead.epoch
            }),
        }
    }

    /// Stores a leader's write, unless another node has taken the lead since.
    pub fn write(&mut self, written: Written, rules: &Rules) {
        if written.epoch == self.lead.epoch || !rules.leads_by_epoch {
            self.written.push(written);
        }
    }
}

impl NodeState {
    /// Returns the leading state, if the node may lead now.
    pub fn leads(&self) -> Option<&Leading> {
        let number = self.speaks()?;
        self.leading.as_ref().filter(|leading| leading.number == number)
    }
}

impl World {
    pub(crate) fn may_look(&self, node: usize) -> bool {
        let state = &self.nodes[node];
        state.speaks().is_some() && state.leads().is_none() && self.used.leads < self.bounds.leads
    }

    pub(crate) fn look(&mut self, node: usize) {
        let state = &mut self.nodes[node];
        let Some(number) = state.speaks() else { return };
        let before = self.database.lead.epoch;
        let Some(epoch) = self.database.look(node, number, &self.rules) else { return };
        self.used.leads += u8::from(epoch != before);
        let knew = state.leading.take().and_then(|leading| leading.knows);
        let knows = knew.filter(|_| !self.rules.leads_anew);
        state.leading = Some(Leading { number, epoch, knows });
    }

    pub(crate) fn may_learn(&self, node: usize) -> bool {
        self.nodes[node].leads().is_some_and(|leading| leading.knows.is_none())
    }

    pub(crate) fn learn(&mut self, node: usize) {
        if let Some(leading) = &mut self.nodes[node].leading {
            leading.knows = Some(self.database.written.len() as u8);
        }
    }

    pub(crate) fn may_write(&self, node: usize) -> bool {
        let knows = self.nodes[node].leads().and_then(|leading| leading.knows);
        knows.is_some() && self.used.writes < self.bounds.writes
    }

    /// Sends a write. The leader does not learn if or when it arrives, so it reads again before it writes
    /// more.
    pub(crate) fn write(&mut self, node: usize) {
        let Some(leading) = &mut self.nodes[node].leading else { return };
        let Leading { number, epoch, knows } = *leading;
        let Some(knows) = knows else { return };
        if self.rules.leads_anew {
            leading.knows = None;
        }
        self.used.writes += 1;
        self.send(Message::Write(Written { node, number, epoch, knows }));
    }

    /// Returns `true` if each leader knew all writes of other leaders that came before its own.
    pub fn is_led(&self) -> bool {
        let written = &self.database.written;
        written.iter().enumerate().all(|(place, one)| {
            let unknown = written.get(one.knows as usize..place).unwrap_or_default();
            unknown.iter().all(|before| before.is_of(one))
        })
    }
}
