//! The steps of a node that concern its lease.

use crate::{Asking, Held, MARGIN, Message, SPARE, Stage, TERM, World};

impl World {
    pub(crate) fn may_ask(&self, node: usize) -> bool {
        let state = &self.nodes[node];
        let renews = state.held.is_some();
        // Nodes are alike, so it is no loss that the first node always begins.
        let begins = node == 0 || self.used.leases > 0;
        begins && state.asking.is_none() && (renews || self.used.leases < self.bounds.leases)
    }

    pub(crate) fn ask(&mut self, node: usize) {
        let renewed = self.nodes[node].held;
        self.used.leases += u8::from(renewed.is_none());
        let (number, identity) = renewed.map_or((0, 0), |held| (held.number, held.identity));
        let held = Held { number, identity, left: TERM - MARGIN, spare: SPARE };
        self.nodes[node].asking = Some(Asking { held, renews: renewed.is_some(), stage: Stage::Sent });
    }

    /// Executes the statement, which reads the row as it is now and locks it until the commit.
    pub(crate) fn execute(&mut self, node: usize) {
        let database = &mut self.database;
        let Some(asking) = &mut self.nodes[node].asking else { return };
        let same = !self.rules.identity || asking.held.identity == database.identity;
        asking.stage = if asking.renews {
            if same && database.is_leased(node, asking.held.number) {
                Stage::Executed(TERM)
            } else {
                Stage::Answered(false)
            }
        } else {
            let number = database.lease(node);
            if let Some(number) = number {
                (asking.held.number, asking.held.identity) = (number, database.identity);
            }
            if number.is_none() {
                // A late refusal does no more than an immediate one: the node has nothing either way.
                self.nodes[node].asking = None;
                return;
            }
            Stage::Answered(true)
        };
    }

    pub(crate) fn commit(&mut self, node: usize) {
        let Some(asking) = &mut self.nodes[node].asking else { return };
        if let Stage::Executed(left) = asking.stage {
            // A database that was restored in between does not contain the renewal.
            let there = asking.held.number == self.database.leases[node].number
                && asking.held.identity == self.database.identity;
            if there {
                self.database.leases[node].left = left;
            }
            asking.stage = Stage::Answered(there);
        }
    }

    pub(crate) fn leased(&mut self, node: usize) {
        let state = &mut self.nodes[node];
        let Some(Asking { held, renews, stage: Stage::Answered(had) }) = state.asking.take() else { return };
        let final_silence = self.rules.silence_is_final;
        match (had, renews) {
            // The node fell silent while it waited, so its lease has ended.
            (true, true) if final_silence && state.speaks().is_none() => state.held = None,
            (true, _) => {
                let counted = if self.rules.counts_from_asking {
                    held
                } else {
                    Held { left: TERM - MARGIN, spare: SPARE, ..held }
                };
                state.held = (counted.left > 0).then_some(counted);
            }
            (false, true) => state.held = None,
            (false, false) => {}
        }
    }

    /// Loses the answer. A statement that was not executed yet may still be.
    pub(crate) fn cut_lease(&mut self, node: usize) {
        let Some(Asking { held, renews, stage }) = self.nodes[node].asking.take() else { return };
        match (stage, renews) {
            (Stage::Sent, true) => {
                let Held { number, identity, .. } = held;
                self.send(Message::Renew { node, number, identity });
            }
            // A lease that no node knows of ends by itself.
            (Stage::Executed(left), _) => self.database.leases[node].left = left,
            (Stage::Sent, false) | (Stage::Answered(_), _) => {}
        }
    }

    /// Lets one tick pass on the node's clock, unless the clock is slow.
    pub(crate) fn count_down(&mut self, node: usize, slow: bool) {
        let silence_is_final = self.rules.silence_is_final;
        let state = &mut self.nodes[node];
        let count = |held: &mut Held| {
            if slow {
                held.spare -= 1;
            } else {
                held.left = held.left.saturating_sub(1);
            }
        };
        if let Some(asking) = &mut state.asking {
            count(&mut asking.held);
        }
        if let Some(held) = &mut state.held
            && held.left > 0
        {
            count(held);
            if held.left == 0 && silence_is_final {
                state.held = None;
            }
        }
    }

    /// Checks that the node's clock may miss a tick.
    pub(crate) fn may_be_slow(&self, node: usize) -> bool {
        let state = &self.nodes[node];
        let asking = state.asking.as_ref().map(|asking| asking.held);
        let counted: Vec<_> =
            [state.held.filter(|held| held.left > 0), asking].into_iter().flatten().collect();
        self.bounds.slow && !counted.is_empty() && counted.iter().all(|held| held.spare > 0)
    }
}
