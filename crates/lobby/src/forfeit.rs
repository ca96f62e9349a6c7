//! Whoever does not play any more gives their seat up, though they do not say so.

use protocol::{Problem, ProblemCode};

use crate::{
    Lobby,
    errand::{Errand, Told},
    problems::store_problem,
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
        self.errand(row, Errand::Forfeit { account: account.to_owned() }).await.map(Told::done)
    }

    /// From which network address an account listens for what concerns it, if it does, at whichever server: that of the socket that
    /// came first.
    pub fn listens_from(&self, account: &str) -> Option<std::net::IpAddr> {
        let shared = &self.0.shared;
        shared.listeners.from(account).or_else(|| shared.others.listens_from(account))
    }
}
