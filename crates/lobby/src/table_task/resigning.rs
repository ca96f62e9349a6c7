//! A server that goes gives its tables back, so that others go on with them.

use contract::Json;
use protocol::{ClientMessage, Problem, ProblemCode};

use super::{TableTask, elsewhere::Elsewhere};
use crate::{
    StoreError,
    mailbox::{Command, Request},
    problems::store_problem,
};

impl TableTask {
    /// Whether this server has claimed the table among others, and has not heard that it is another one's.
    pub(super) fn is_owned(&self) -> bool {
        self.claim.is_shared() && self.elsewhere.is_none()
    }

    /// Whether somebody at another server would follow a table that this one is about to give back: it does so now, so that they are not sent
    /// away once more when its moment comes, as they may have been with another table.
    pub(super) fn is_wanted_elsewhere(&self, request: &Request) -> bool {
        let watches = matches!(request.message, ClientMessage::Watch { .. });
        watches && request.relay.is_some() && self.shared.is_draining() && self.is_owned()
    }

    /// Gives the table back and leaves the memory: nothing is on its way to the log. Whoever watched comes back and resumes at another
    /// server. Returns what was sent to it until nobody could find it any more.
    pub(super) async fn resign(mut self: Box<Self>) -> Vec<Command> {
        if let Some(state) = self.state.as_ref().filter(|_| self.claim.is_live()) {
            // Who looks when its time comes is another server from now on.
            let row = state.row_with_bots(&self.all_outages(), self.bots_act_at());
            if row != *self.row {
                self.store_row(row).await;
            }
        }
        self.release().await;
        // Not before: whoever comes back at once is to find it free.
        self.fall_silent();
        self.lease.give_up(|| true);
        self.late().await
    }

    /// A server that goes claims nothing. Whoever asks for what it still owns finds it free from now on.
    pub(super) async fn leave_to_others(&mut self) -> Problem<Json> {
        self.release().await;
        match self.shared.store.owner(&self.row.id).await {
            Ok(Some((node, address))) => {
                self.elsewhere = Some(Elsewhere::at(&node, &address));
                store_problem(&StoreError::Elsewhere { node, address })
            }
            Ok(None) => {
                let message = "this server is restarting, and another one goes on with this table; nothing was changed, try \
                               again in a moment";
                Problem::new(ProblemCode::Overtaken, message)
            }
            Err(error) => store_problem(&error),
        }
    }

    async fn release(&mut self) {
        if let Err(error) = self.shared.store.give_back(&self.row.id).await {
            tracing::info!(table.id = self.row.id, %error, "a table could not be given back, and is free when the lease ends");
        }
    }
}
