//! Whose a table is, where several servers share a store.

use contract::Json;
use protocol::Problem;

use super::{TableTask, elsewhere::Elsewhere};
use crate::{StoreError, peers::come_again, presence::Presence, problems::store_problem};

impl TableTask {
    /// Makes the table this server's own, before its log is read: nobody appends to it any more but under this claim.
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
        // What watchers know has numbers of another claim.
        if self.told.is_some() && claim.epoch() != self.claim.epoch() {
            self.fall_silent();
        }
        self.claim = claim;
        self.elsewhere = None;
        Ok(())
    }

    /// Forgets what was read if this server may not speak for the table any more: reading may have taken long, and somebody may
    /// have been shown more meanwhile.
    pub(super) fn still_claimed(&mut self) -> Result<(), Problem<Json>> {
        match self.leave_if_over() {
            true => {
                Err(store_problem(&StoreError::Unavailable("the lease ended while the log was read".into())))
            }
            false => Ok(()),
        }
    }

    /// Forgets the table if this server may not speak for it any more. Returns whether it did.
    pub(super) fn leave_if_over(&mut self) -> bool {
        let over = self.state.is_some() && !self.claim.is_live();
        if over {
            self.fall_silent();
        }
        over
    }

    /// Forgets what is not stored, and whom it was told to. Whoever watched comes back and resumes, here or elsewhere: what they have
    /// no answer to they say again.
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
