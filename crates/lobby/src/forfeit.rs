//! Forfeits: an account that no longer plays loses its seat without a request of its own.

use protocol::{Problem, ProblemCode};

use crate::{
    Lobby,
    errand::{Errand, Told},
    problems::store_problem,
};

impl Lobby {
    /// Takes the seat of an account in a running match, as if it had resigned: a bot plays on. Does nothing
    /// if the account has resigned already.
    ///
    /// # Errors
    ///
    /// Fails if there is no such table, no match is running there, or the store fails.
    pub async fn forfeit(&self, table: &str, account: &str) -> Result<(), Problem> {
        let found = self.0.shared.store.find_table(&table.to_owned()).await.map_err(|e| store_problem(&e))?;
        let row = found.ok_or_else(|| Problem::new(ProblemCode::NotFound, "there is no such table"))?;
        self.errand(row, Errand::Forfeit { account: account.to_owned() }).await.map(Told::done)
    }

    /// Returns the IP address of the account's oldest `listen` socket on this node, or else on another node.
    /// Returns `None` if the account does not listen.
    pub fn listens_from(&self, account: &str) -> Option<std::net::IpAddr> {
        let shared = &self.0.shared;
        shared.listeners.from(account).or_else(|| shared.others.listens_from(account))
    }
}
