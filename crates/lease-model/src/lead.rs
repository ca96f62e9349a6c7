//! One node leads: the lead is claimed as a table is, by its lease, and what a leader writes names its epoch.
//!
//! Looking who leads is one step. Whoever leads does so only as long as the lease lasts under which it looked, so an answer that
//! comes late is one that it looks at late; and a statement that takes the lead late does what one does that is taken then.

use crate::{Database, Epoch, Message, NodeState, Rules, World};

/// Who leads, as it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct LeadRow {
    /// Which node, under which lease.
    pub owner: Option<(usize, u8)>,
    /// The lead's epoch.
    pub epoch: Epoch,
}

/// What a node has in memory that leads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Leading {
    /// Under which lease.
    pub number: u8,
    /// Under which lead.
    pub epoch: Epoch,
    /// How much of what leaders wrote it has read; `None` if it does not know.
    pub knows: Option<u8>,
}

/// What a leader wrote, and by how much of what leaders wrote before it went.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Written {
    /// Who wrote it.
    pub node: usize,
    /// Under which lease.
    pub number: u8,
    /// Under which lead.
    pub epoch: Epoch,
    /// How much it knew.
    pub knows: u8,
}

impl Written {
    /// Whether both were written by the same process as the same leader.
    fn is_of(&self, other: &Self) -> bool {
        (self.node, self.number, self.epoch) == (other.node, other.number, other.epoch)
    }
}

impl Database {
    /// The epoch under which a node leads from now on, if it does.
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

    /// What a leader writes is stored, if no other one leads.
    pub fn write(&mut self, written: Written, rules: &Rules) {
        if written.epoch == self.lead.epoch || !rules.leads_by_epoch {
            self.written.push(written);
        }
    }
}

impl NodeState {
    /// How it leads, if it may do so now.
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

    /// Whether it arrives, and when, the leader does not know: it reads again before it writes more.
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

    /// Whatever a leader wrote, it knew what others had written before.
    pub fn is_led(&self) -> bool {
        let written = &self.database.written;
        written.iter().enumerate().all(|(place, one)| {
            let unknown = written.get(one.knows as usize..place).unwrap_or_default();
            unknown.iter().all(|before| before.is_of(one))
        })
    }
}
