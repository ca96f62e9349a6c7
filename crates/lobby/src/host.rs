//! Actions of the operator on accounts and tables. They have no limits and need no confirmation.

use std::collections::BTreeSet;

use protocol::{Account, Problem, ProblemCode};

use crate::{
    Ban, Lobby, StoreError, errand::Errand, housekeeping::prune, problems::store_problem, told::News,
};

/// The number of tables per query.
const TABLES: u32 = 200;

impl Lobby {
    /// Bans an account: closes its sockets and those of its companions, and refuses all further requests. The
    /// account leaves all its tables. Returns the number of these tables.
    ///
    /// # Errors
    ///
    /// Fails if there is no such account, it is a companion, or the store fails. The ban may apply although
    /// the account did not leave all tables; a second call continues.
    pub async fn ban_account(&self, ban: &Ban) -> Result<u32, Problem> {
        let shared = &self.0.shared;
        self.known(&ban.account).await?;
        if let Some((_, beside)) = shared.store.companion(&ban.account).await.map_err(failed)? {
            let message =
                format!("that account is a companion; ban the account whose device it shares: {}", beside.of);
            return Err(Problem::new(ProblemCode::NotAllowed, message));
        }
        shared.store.ban(ban).await.map_err(failed)?;
        shared.bans.set(ban.clone());
        if !ban.holds(shared.clock.now()) {
            return Ok(0);
        }
        self.0.sockets.close_banned(&ban.account, &ban.told());
        self.leave_tables(&ban.account).await
    }

    /// Lifts a ban.
    ///
    /// # Errors
    ///
    /// Fails if there is no such account, or the store fails.
    pub async fn unban_account(&self, account: &str) -> Result<(), Problem> {
        self.known(account).await?;
        self.0.shared.store.lift_ban(account).await.map_err(failed)?;
        self.0.shared.bans.lift(account);
        Ok(())
    }

    /// Ends all sessions of an account and closes their sockets. A guest without tables is deleted with them.
    /// Returns the number of sessions.
    ///
    /// # Errors
    ///
    /// Fails if there is no such account, or the store fails.
    pub async fn end_sessions(&self, account: &str) -> Result<u32, Problem> {
        self.known(account).await?;
        let store = &self.0.shared.store;
        let sessions = store.sessions_of(account).await.map_err(failed)?;
        for session in &sessions {
            store.end_session(&session.hash).await.map_err(failed)?;
            self.0.spread(News::ended(&session.hash));
        }
        Ok(u32::try_from(sessions.len()).unwrap_or(u32::MAX))
    }

    /// Gives an account and its companions anonymous names. Its matches stay. Returns the account's new name.
    ///
    /// # Errors
    ///
    /// Fails if there is no such account, or the store fails.
    pub async fn anonymise_account(&self, account: &str) -> Result<String, Problem> {
        let kept = self.known(account).await?;
        let shared = &self.0.shared;
        let companions = shared.store.companions_of(account).await.map_err(failed)?;
        let all = companions.into_iter().map(|(companion, _)| companion).chain([kept]);
        let mut given = String::new();
        for Account { id, .. } in all {
            // The end of an id is random; two equal names do no harm.
            let end: String = id.chars().rev().take(4).collect();
            given = format!("Anonymous {end}");
            shared.store.rename(&id, &given).await.map_err(failed)?;
            self.0.spread(News::Renamed { account: id, name: given.clone() });
        }
        Ok(given)
    }

    /// Deletes an account permanently, as [`Lobby::erase`] does. In a running match, it and its companions
    /// resign before. Returns the number of tables that it left.
    ///
    /// # Errors
    ///
    /// Fails if there is no such account, or the store fails.
    pub async fn delete_account(&self, account: &str) -> Result<u32, Problem> {
        self.known(account).await?;
        let left = self.leave_tables(account).await?;
        self.forget_account(account).await?;
        self.0.shared.bans.lift(account);
        Ok(left)
    }

    /// Closes a table and removes all clients from it. In a running match all players resign, and bots play
    /// it to its end. Returns `true` if anything changed.
    ///
    /// # Errors
    ///
    /// Fails if there is no such table, its log cannot be read, or the store fails.
    pub async fn close_table(&self, table: &str) -> Result<bool, Problem> {
        self.evict(table, None).await
    }

    /// Deletes tables with all their matches if these ended before then (milliseconds since 1970). Returns
    /// the number of tables. A table that a client watches at this moment stays.
    ///
    /// # Errors
    ///
    /// Fails if the store fails; some tables may be deleted.
    pub async fn prune(&self, before: u64) -> Result<u64, Problem> {
        prune(&self.0, before).await.map_err(failed)
    }

    async fn known(&self, account: &str) -> Result<Account, Problem> {
        let found = self.0.shared.store.accounts(&[account.to_owned()]).await.map_err(failed)?;
        let none = || Problem::new(ProblemCode::NotFound, format!("there is no account {account}"));
        found.into_iter().next().ok_or_else(none)
    }

    /// Removes the account and its companions from all tables. Returns the number of tables.
    async fn leave_tables(&self, account: &str) -> Result<u32, Problem> {
        let store = &self.0.shared.store;
        let mut tables = BTreeSet::new();
        let mut after = String::new();
        loop {
            let some = store.table_ids_of(account, &after, TABLES).await.map_err(failed)?;
            let full = some.len() == TABLES as usize;
            if let Some(last) = some.last() {
                after.clone_from(last);
            }
            tables.extend(some);
            if !full {
                break;
            }
        }
        let mut left = 0;
        for table in tables {
            match self.evict(&table, Some(account)).await {
                Ok(true) => left += 1,
                Ok(false) => {}
                // A problem with one table does not keep the account at the others.
                Err(problem) if problem.code != ProblemCode::StorageUnavailable => {
                    tracing::warn!(
                        table.id = table,
                        problem = problem.message,
                        "an account could not leave a table"
                    );
                }
                Err(problem) => return Err(problem),
            }
        }
        Ok(left)
    }

    async fn evict(&self, table: &str, account: Option<&str>) -> Result<bool, Problem> {
        let found = self.0.shared.store.find_table(&table.to_owned()).await.map_err(failed)?;
        let row =
            found.ok_or_else(|| Problem::new(ProblemCode::NotFound, format!("there is no table {table}")))?;
        // At a finished table no seat can be given up, and the table need not wake.
        if account.is_some()
            && row.summary.status == protocol::Status::Finished
            && !self.0.tables.awake().is_awake(&row.id)
        {
            return Ok(false);
        }
        let told = self.errand(row, Errand::Evict { account: account.map(str::to_owned) }).await?;
        Ok(told.changed())
    }
}

fn failed(error: StoreError) -> Problem {
    store_problem(&error)
}
