//! Taking an account away for good.

use protocol::{Problem, http::Erase};

use super::{Visitor, ended};
use crate::{Lobby, Session, problems::store_problem, told::News};

impl Lobby {
    /// Forgets an account: its name, its keys, its sessions, and the companions who played at its device. It cannot be undone. Its sockets are closed, and tables that
    /// are awake show a former player from then on; what happens to the seat is what happens to anybody who is gone.
    ///
    /// # Errors
    ///
    /// If the account has keys and none is shown, the limits, or the store.
    pub async fn erase(&self, session: &Session, request: &Erase, from: &Visitor) -> Result<(), Problem> {
        self.take_change(session)?;
        let store = &self.0.shared.store;
        let account = &session.account.id;
        let keys = store.keys(account).await.map_err(|e| store_problem(&e))?.ok_or_else(ended)?;
        self.prove(session, &keys, request.proof.as_ref(), from.address).await?;
        self.forget_account(account).await
    }

    /// Forgets it, whoever wants that.
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
