//! Ownership of a table, where several nodes share a store.

use contract::Json;
use protocol::Problem;

use super::{TableTask, elsewhere::Elsewhere};
use crate::{StoreError, peers::come_again, presence::Presence, problems::store_problem};

impl TableTask {
    /// Claims the table for this node before its log is read. From then on the store accepts appends only
    /// under this claim.
    pub(super) async fn claim(&mut self) -> Result<(), Problem<Json>> {
        if self.shared.is_draining() {
            return Err(self.leave_to_others().await);
        }
        let claim = match self.shared.store.claim(&self.row.id).await {
            Ok(claim) => claim,
            Err(error) => {
                if let StoreError::Elsewhere { node, address } = &error {
                    self.fall_silent();
                    self.elsewhere = Some(Elsewhere::at(node, address));
                }
                return Err(store_problem(&error));
            }
        };
        // The numbers that watchers know belong to another claim.
        if self.told.is_some() && claim.epoch() != self.claim.epoch() {
            self.fall_silent();
        }
        self.claim = claim;
        self.elsewhere = None;
        Ok(())
    }

    /// Returns an error and forgets the table if the claim ended while the log was read. Another node may
    /// have sent newer entries since.
    pub(super) fn still_claimed(&mut self) -> Result<(), Problem<Json>> {
        match self.leave_if_over() {
            true => {
                Err(store_problem(&StoreError::Unavailable("the lease ended while the log was read".into())))
            }
            false => Ok(()),
        }
    }

    /// Forgets the table if its claim has ended. Returns true if it did.
    pub(super) fn leave_if_over(&mut self) -> bool {
        let over = self.state.is_some() && !self.claim.is_live();
        if over {
            self.fall_silent();
        }
        over
    }

    /// Forgets unstored state and all watchers. Their clients reconnect and resume at this node or another
    /// one. They repeat requests without an answer.
    pub(super) fn fall_silent(&mut self) {
        self.state = None;
        self.told = None;
        self.row_is_stored = false;
        self.thoughts.clear();
        self.thinking = None;
        self.presence.watchers().for_each(|watcher| come_again(&watcher.outbox));
        self.presence = Presence::default();
    }
}
