//! A node that shuts down gives its tables back, so that other nodes continue them.

use contract::Json;
use protocol::{ClientMessage, Problem, ProblemCode};

use super::{TableTask, elsewhere::Elsewhere};
use crate::{
    StoreError,
    mailbox::{Command, Request},
    problems::store_problem,
};

impl TableTask {
    /// Returns true if this node has claimed the table on a shared store, and knows no other owner.
    pub(super) fn is_owned(&self) -> bool {
        self.claim.is_shared() && self.elsewhere.is_none()
    }

    /// Returns true if a client of another node wants to watch a table that this node is about to give back.
    /// The table is given back now, so that the client is not disconnected once more later.
    pub(super) fn is_wanted_elsewhere(&self, request: &Request) -> bool {
        let watches = matches!(request.message, ClientMessage::Watch { .. });
        watches && request.relay.is_some() && self.shared.is_draining() && self.is_owned()
    }

    /// Gives the table back and removes it from memory. No append is pending. Watching clients reconnect and
    /// resume at another node. Returns the commands that arrived before the mailbox closed.
    pub(super) async fn resign(mut self: Box<Self>) -> Vec<Command> {
        if let Some(state) = self.state.as_ref().filter(|_| self.claim.is_live()) {
            // From now on another node wakes the table when it is due.
            let row = state.row_with_bots(&self.all_outages(), self.bots_act_at());
            if row != *self.row {
                self.store_row(row).await;
            }
        }
        self.release().await;
        // Only now, so that a client that reconnects at once finds the table free.
        self.fall_silent();
        self.lease.give_up(|| true);
        self.late().await
    }

    /// Frees the table if this node still owns it, and returns the problem for the client. A node that shuts
    /// down claims no table.
    pub(super) async fn leave_to_others(&mut self) -> Problem<Json> {
        self.release().await;
        match self.shared.store.owner(&self.row.id).await {
            Ok(Some((node, address))) => {
                self.elsewhere = Some(Elsewhere::at(&node, &address));
                store_problem(&StoreError::Elsewhere { node, address })
            }
            Ok(None) => {
                let message = "this server is restarting, and another server takes over this table; nothing \
                     was changed, try again in a moment";
                Problem::new(ProblemCode::Overtaken, message)
            }
            Err(error) => store_problem(&error),
        }
    }

    async fn release(&mut self) {
        if let Err(error) = self.shared.store.give_back(&self.row.id).await {
            tracing::info!(table.id = self.row.id, %error, "a table could not be given back; it becomes free \
                 when the lease ends");
        }
    }
}
