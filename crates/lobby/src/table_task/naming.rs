//! The names of accounts that sit at a table or spoke there.

use contract::Json;
use protocol::{Problem, ServerMessage, encode};

use super::{TableTask, store_problem};
use crate::Entry;

impl TableTask {
    /// Looks up an account before the table sends anything about it.
    ///
    /// The account is about to sit down or speak, so no other account gets the same name here.
    pub(super) async fn know(&mut self, account: &str) -> Result<(), Problem<Json>> {
        let learned = self.names.learn(self.shared.store.as_ref(), [account.to_owned()].into()).await;
        learned.map_err(|error| store_problem(&error))?;
        self.names.meet(account);
        Ok(())
    }

    /// Looks up all names again that the table shows.
    pub(super) async fn renamed_unheard(&mut self) {
        if self.state.is_none() {
            return;
        }
        for account in self.names.ids() {
            self.renamed(&account).await;
        }
    }

    /// Looks up a name again that the table shows, and sends a new name to every watcher.
    pub(super) async fn renamed(&mut self, account: &str) {
        // Names are in memory only together with the log.
        if self.state.is_none() || !self.names.knows(account) {
            return;
        }
        self.telling.forget_arrivals();
        match self.names.learn_again(self.shared.store.as_ref(), account).await {
            Ok(true) => {
                let seq = self.state().seq + 1;
                let sits = self.state().seat_of(account).is_some();
                self.names.meet_again(account, seq);
                let (table, account) = (self.row.id.clone(), self.names.account(account));
                self.presence.tell_all(&encode::<Json>(&ServerMessage::Renamed {
                    table,
                    epoch: self.claim.epoch(),
                    account: account.clone(),
                }));
                let id = account.id.clone();
                self.tell_table();
                // The entry shows every watcher which account has the new name.
                if sits && self.log(vec![Entry::Renamed { account: id }]).await.is_err() {
                    self.retry_soon();
                }
            }
            Ok(false) => {}
            Err(error) if error.is_outage() => {}
            Err(error) => {
                tracing::error!(table.id = self.row.id, %error, "could not read an account's new name");
            }
        }
    }
}
