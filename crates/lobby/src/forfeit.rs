//! Whoever does not play any more gives their seat up, though they do not say so.

use std::sync::Arc;

use protocol::{Problem, ProblemCode};
use tokio::sync::oneshot;

use crate::{
    Lobby,
    mailbox::{Command, Forfeiting},
    problems::{store_problem, without_json},
};

impl Lobby {
    /// Takes the seat of an account in a running match from it, as if it had resigned: an automatic player goes on. If it has
    /// resigned already, nothing happens.
    ///
    /// # Errors
    ///
    /// If there is no such table, no match is on there, or the store fails.
    pub async fn forfeit(&self, table: &str, account: &str) -> Result<(), Problem> {
        let found = self.0.shared.store.find_table(&table.to_owned()).await.map_err(|e| store_problem(&e))?;
        let row = found.ok_or_else(|| Problem::new(ProblemCode::NotFound, "there is no such table"))?;
        let closing =
            || Problem::new(ProblemCode::Closing, "the server is restarting; try again in a moment");
        let (done, told) = oneshot::channel();
        let command = Command::Forfeit(Box::new(Forfeiting { account: account.to_owned(), done }));
        self.0.tables.send(&Arc::new(row), command).await.map_err(|_| closing())?;
        told.await.map_err(|_| closing())?.map_err(without_json)
    }

    /// From which network address an account listens for what concerns it, if it does: that of the socket that came first.
    pub fn listens_from(&self, account: &str) -> Option<std::net::IpAddr> {
        self.0.shared.listeners.from(account)
    }
}
