//! The steps of a node that concern the table.

use crate::{Appending, Claiming, Copy, Entry, Message, World};

impl World {
    /// Checks that the node may send a claim. A node does one thing at a time with the table. A node that
    /// owns the table by its current lease needs no claim.
    pub(crate) fn may_claim(&self, node: usize) -> bool {
        let state = &self.nodes[node];
        let idle = state.claiming.is_none() && state.appending.is_none();
        let drains = state.drains && self.rules.claims_no_more;
        idle && !drains
            && state.speaks().is_some()
            && state.own().is_none()
            && self.used.claims < self.bounds.claims
    }

    pub(crate) fn claim(&mut self, node: usize) {
        self.used.claims += 1;
        let state = &mut self.nodes[node];
        state.table = None;
        state.claiming = state.speaks().map(Claiming::Sent);
    }

    pub(crate) fn claimed(&mut self, node: usize) {
        if let Some(Claiming::Sent(number)) = self.nodes[node].claiming {
            let epoch = self.database.claim(node, number, &self.rules);
            // A late refusal does no more than an immediate one: the node has nothing either way.
            self.nodes[node].claiming = epoch.map(|epoch| Claiming::Claimed(number, epoch));
        }
    }

    pub(crate) fn read(&mut self, node: usize) {
        if let Some(Claiming::Claimed(number, epoch)) = self.nodes[node].claiming {
            let log = self.database.log.clone();
            self.nodes[node].claiming = Some(Claiming::Read(Copy { number, epoch, log }));
        }
    }

    pub(crate) fn own(&mut self, node: usize) {
        match self.nodes[node].claiming.take() {
            // A claim made under a lease that has ended does not give the table to the node.
            Some(Claiming::Read(copy)) if self.nodes[node].speaks() == Some(copy.number) => {
                self.nodes[node].table = Some(copy);
            }
            Some(Claiming::Read(_) | Claiming::Sent(_) | Claiming::Claimed(..)) | None => {}
        }
    }

    pub(crate) fn cut_claim(&mut self, node: usize) {
        if let Some(Claiming::Sent(number)) = self.nodes[node].claiming.take() {
            self.send(Message::Claim { node, number });
        }
    }

    pub(crate) fn may_append(&self, node: usize) -> bool {
        let state = &self.nodes[node];
        state.own().is_some() && state.appending.is_none() && self.used.appends < self.bounds.appends
    }

    pub(crate) fn append(&mut self, node: usize) {
        let says = self.used.appends;
        let state = &mut self.nodes[node];
        let Some(epoch) = state.own().map(|table| table.epoch) else { return };
        state.appending = Some(Appending::Sent(Entry { epoch, says }));
        self.used.appends += 1;
    }

    pub(crate) fn store(&mut self, node: usize) {
        let state = &mut self.nodes[node];
        if let (Some(Appending::Sent(entry)), Some(table)) = (state.appending, &state.table) {
            let stored = self.database.append(entry, table.log.len(), &self.rules);
            state.appending = Some(Appending::Answered(entry, stored));
        }
    }

    /// Acknowledges a stored entry, also if the lease has ended since: the acknowledgement is still true.
    pub(crate) fn acknowledge(&mut self, node: usize) {
        let state = &mut self.nodes[node];
        let Some(Appending::Answered(entry, stored)) = state.appending.take() else { return };
        match &mut state.table {
            Some(table) if stored => {
                table.log.push(entry);
                let log = table.log.clone();
                self.tell(node, &log);
                self.acknowledged = self.acknowledged.max(log.len() as u8);
            }
            Some(_) | None => self.forget(node),
        }
    }

    /// Cuts the connection during an append. The entry may already be stored, may be stored later, or may
    /// never be.
    pub(crate) fn cut_append(&mut self, node: usize) {
        let appending = self.nodes[node].appending.take();
        if let (Some(Appending::Sent(entry)), Some(table)) = (appending, &self.nodes[node].table) {
            let place = table.log.len();
            self.send(Message::Append { entry, place });
        }
        self.forget(node);
    }

    pub(crate) fn may_give_back(&self, node: usize) -> bool {
        let has = self.nodes[node].own().is_some();
        has && self.used.given_back < self.bounds.given_back
    }

    /// Sends the statement that gives the table back. An append that is still on its way may arrive before
    /// that, after it, or never.
    pub(crate) fn give_back(&mut self, node: usize) {
        self.used.given_back += 1;
        if self.nodes[node].appending.is_some() {
            self.cut_append(node);
        }
        let state = &mut self.nodes[node];
        state.drains = true;
        let Some(number) = state.speaks() else { return };
        if self.rules.forgets_first {
            state.table = None;
        }
        self.send(Message::GiveBack { node, number });
    }

    /// Drops the node's knowledge of the log, which is no longer certain.
    fn forget(&mut self, node: usize) {
        let log = self.database.log.clone();
        let state = &mut self.nodes[node];
        match &mut state.table {
            Some(table) if !self.rules.claims_anew => table.log = log,
            Some(_) | None => state.table = None,
        }
    }
}
