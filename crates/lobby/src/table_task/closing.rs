//! Closing a table before the start.

use std::{collections::BTreeSet, sync::Arc};

use protocol::{Account, ProblemCode, Status};

use super::{TableTask, refusals::no, requests::Done};
use crate::Entry;

/// The reason that clients of a closed table receive.
pub(super) const CLOSED: &str = "the account that made this table has closed it";

impl TableTask {
    /// Closes the table permanently: all players lose their seats, and no client watches it any more. A table
    /// without a match is deleted.
    pub(super) async fn close(&mut self, account: &Account) -> Done {
        self.host(account)?;
        let state = self.state();
        if state.maker != account.id {
            return no(ProblemCode::NotAllowed, "only the account that made this table can close it");
        }
        match state.status {
            Status::Gathering => {}
            // Every player of a match gets a result, so a running match cannot be removed.
            Status::Playing => {
                let why = "the match has begun; resign to leave it, and bots play it to its end";
                return no(ProblemCode::WrongTime, why);
            }
            Status::Finished => {
                return no(
                    ProblemCode::WrongTime,
                    "the match has finished; you can only close a table before \
                     its match",
                );
            }
        }
        if state.duplicate.is_some() && state.matches() == 0 {
            let why = "this table shares its deal with other tables; close them together";
            return no(ProblemCode::WrongTime, why);
        }
        self.close_as(&account.id, CLOSED).await
    }

    /// Closes the table in the name of an account. The caller checks the permission.
    pub(super) async fn close_as(&mut self, account: &str, told: &str) -> Done {
        let (companions, began) = (self.companions(), self.state().matches() > 0);
        let done = self.log_and_count(vec![Entry::Closed { account: account.to_owned() }]).await?;
        self.forget_who_left(companions).await;
        let watching: BTreeSet<String> =
            self.presence.watchers().map(|watcher| watcher.account.id.clone()).collect();
        for account in watching {
            self.show_out_with(&account, told);
        }
        if !began {
            self.leave_nothing().await;
        }
        Ok(done)
    }

    /// Deletes the table. If the store does not answer, the server deletes it later with other tables without
    /// a match.
    async fn leave_nothing(&mut self) {
        let (store, now) = (Arc::clone(&self.shared.store), self.shared.clock.now());
        if let Err(error) = store.forget_table(&self.row.id, now + 1).await
            && !error.is_outage()
        {
            tracing::warn!(table.id = self.row.id, %error, "a closed table could not be deleted");
        }
    }
}
