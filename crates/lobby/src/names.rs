//! The names behind the ids of accounts.
//!
//! Logs and the rows of tables hold ids only: a name belongs to its account, which may change it or be erased.

use std::collections::{BTreeSet, HashMap};

use protocol::{Account, AccountKind};

use crate::{Store, StoreError, text::FORMER_PLAYER};

/// The accounts that somebody asked for, as the store has them.
#[derive(Default)]
pub(crate) struct Names(HashMap<String, Account>);

impl Names {
    /// Asks the store for those that are not known yet. One that was erased is a former player from now on.
    pub(crate) async fn learn(&mut self, store: &dyn Store, ids: BTreeSet<String>) -> Result<(), StoreError> {
        let unknown: Vec<String> = ids.into_iter().filter(|id| !self.knows(id)).collect();
        if unknown.is_empty() {
            return Ok(());
        }
        let found = store.accounts(&unknown).await?;
        self.0.extend(unknown.into_iter().map(|id| (id.clone(), former(&id))));
        self.0.extend(found.into_iter().map(|account| (account.id.clone(), account)));
        Ok(())
    }

    /// Asks the store again for one. Returns whether it has changed.
    pub(crate) async fn learn_again(&mut self, store: &dyn Store, id: &str) -> Result<bool, StoreError> {
        let found = store.accounts(&[id.to_owned()]).await?;
        let now = found.into_iter().next().unwrap_or_else(|| former(id));
        let before = self.0.insert(id.to_owned(), now);
        Ok(before.as_ref() != self.0.get(id))
    }

    pub(crate) fn knows(&self, id: &str) -> bool {
        self.0.contains_key(id)
    }

    /// An account as it is now.
    pub(crate) fn account(&self, id: &str) -> Account {
        self.0.get(id).cloned().unwrap_or_else(|| former(id))
    }

    /// The name an account has now.
    pub(crate) fn name(&self, id: &str) -> String {
        self.account(id).name
    }
}

fn former(id: &str) -> Account {
    Account { id: id.to_owned(), name: FORMER_PLAYER.to_owned(), kind: AccountKind::Person }
}
