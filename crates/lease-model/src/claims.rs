//! A node's steps to its table.

use crate::{Appending, Claiming, Copy, Entry, Message, World};

impl World {
    /// A node does one thing at a time with a table. Who owns it by a lease that it has need not claim it.
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
            // A refusal that arrives late does no more than one that does at once: the node has nothing.
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
            // What was claimed under a lease that is over is not the node's.
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

    /// What was stored is acknowledged, also if the lease ended meanwhile: it is true.
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

    /// The append may have been stored or not, and may still be.
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

    /// What it was appending may arrive before that or after it, or never.
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

    /// The node does not know what the log is any more.
    fn forget(&mut self, node: usize) {
        let log = self.database.log.clone();
        let state = &mut self.nodes[node];
        match &mut state.table {
            Some(table) if !self.rules.claims_anew => table.log = log,
            Some(_) | None => state.table = None,
        }
    }
}
