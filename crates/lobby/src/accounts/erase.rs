//! Deletion of an account.

use protocol::{Problem, http::Erase};

use super::{Visitor, ended};
use crate::{Lobby, Session, problems::store_problem, told::News};

impl Lobby {
    /// Deletes an account: its name, its sign-in methods, its sessions and its companions. This cannot be
    /// undone.
    ///
    /// Its sockets are closed, and awake tables show a former player from then on. Its seat is treated like
    /// that of every disconnected player.
    ///
    /// # Errors
    ///
    /// A problem if the account has sign-in methods and none is confirmed, if a limit is reached, or if the
    /// store fails.
    pub async fn erase(&self, session: &Session, request: &Erase, from: &Visitor) -> Result<(), Problem> {
        self.take_change(session)?;
        let store = &self.0.shared.store;
        let account = &session.account.id;
        let keys = store.keys(account).await.map_err(|e| store_problem(&e))?.ok_or_else(ended)?;
        self.prove(session, &keys, request.proof.as_ref(), from.address).await?;
        self.forget_account(account).await
    }

    /// Deletes an account. The caller checks the right to do so.
    pub(crate) async fn forget_account(&self, account: &str) -> Result<(), Problem> {
        let store = &self.0.shared.store;
        let companions = store.companions_of(account).await.map_err(|e| store_problem(&e))?;
        store.erase_account(account).await.map_err(|e| store_problem(&e))?;
        for gone in companions.iter().map(|(companion, _)| companion.id.as_str()).chain([account]) {
            self.0.spread(News::Erased { account: gone.to_owned() });
        }
        metrics::counter!("septet_forgotten_total", "what" => "account").increment(1);
        Ok(())
    }
}
