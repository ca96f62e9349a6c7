//! A store that forgets everything when the process ends: for tests, and to measure what durability costs.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard},
};

use async_trait::async_trait;
use protocol::{Account, Status, TableRef};

use crate::{Append, Logged, Outage, SessionHash, Store, StoreError, TableRow};

/// A store that forgets everything when the process ends.
#[derive(Default)]
pub struct MemoryStore(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    accounts: HashMap<String, Account>,
    sessions: HashMap<String, String>,
    tables: HashMap<String, Table>,
    outages: Vec<Outage>,
    last_beat: Option<u64>,
    failing: bool,
}

struct Table {
    row: TableRow,
    log: Vec<Logged>,
}

impl MemoryStore {
    /// Makes everything fail from now on, or work again, as a full disk would.
    pub fn set_failing(&self, failing: bool) {
        self.0.lock().expect("nobody panics while holding it").failing = failing;
    }

    fn kept(&self) -> Result<MutexGuard<'_, Kept>, StoreError> {
        let kept = self.0.lock().expect("nobody panics while holding it");
        if kept.failing { Err(StoreError::Unavailable("told to fail".into())) } else { Ok(kept) }
    }

    fn rows(&self, keep: impl Fn(&TableRow) -> bool, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let kept = self.kept()?;
        let mut rows: Vec<_> = kept.tables.values().map(|t| &t.row).filter(|r| keep(r)).cloned().collect();
        rows.sort_by_key(|row| std::cmp::Reverse((row.made_at, row.id.clone())));
        rows.truncate(limit as usize);
        Ok(rows)
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn add_account(
        &self,
        account: &Account,
        session: &SessionHash,
        _at: u64,
    ) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        kept.accounts.insert(account.id.clone(), account.clone());
        kept.sessions.insert(session.0.clone(), account.id.clone());
        Ok(())
    }

    async fn rename(&self, account: &str, name: &str) -> Result<(), StoreError> {
        if let Some(account) = self.kept()?.accounts.get_mut(account) {
            name.clone_into(&mut account.name);
        }
        Ok(())
    }

    async fn session(&self, session: &SessionHash) -> Result<Option<Account>, StoreError> {
        let kept = self.kept()?;
        Ok(kept.sessions.get(&session.0).and_then(|account| kept.accounts.get(account)).cloned())
    }

    async fn end_session(&self, session: &SessionHash) -> Result<(), StoreError> {
        self.kept()?.sessions.remove(&session.0);
        Ok(())
    }

    async fn make_table(&self, row: &TableRow, first: &Logged) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        if kept.tables.values().any(|t| t.row.code == row.code) {
            return Err(StoreError::Conflict("the code is in use".into()));
        }
        kept.tables.insert(row.id.clone(), Table { row: row.clone(), log: vec![first.clone()] });
        Ok(())
    }

    async fn find_table(&self, table: &TableRef) -> Result<Option<TableRow>, StoreError> {
        let kept = self.kept()?;
        let found = kept.tables.values().find(|t| t.row.id == *table || t.row.code == *table);
        Ok(found.map(|t| t.row.clone()))
    }

    async fn log(&self, table: &str) -> Result<Vec<Logged>, StoreError> {
        Ok(self.kept()?.tables.get(table).map(|t| t.log.clone()).unwrap_or_default())
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        let Some(table) = kept.tables.get_mut(&append.row.id) else {
            return Err(StoreError::Conflict("there is no such table".into()));
        };
        let mut next = table.log.len() as u64;
        for entry in &append.entries {
            next += 1;
            if entry.seq != next {
                return Err(StoreError::Conflict(format!("entry {} where {next} is due", entry.seq)));
            }
        }
        table.row = append.row;
        table.log.extend(append.entries);
        Ok(())
    }

    async fn public_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.rows(|row| row.public && row.summary.status != Status::Finished, limit)
    }

    async fn tables_of(&self, account: &str, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.rows(|row| row.host == account || row.summary.accounts.iter().any(|a| a == account), limit)
    }

    async fn open_tables_of(&self, account: &str) -> Result<u32, StoreError> {
        let open = |row: &TableRow| row.host == account && row.summary.status != Status::Finished;
        Ok(self.rows(open, u32::MAX)?.len() as u32)
    }

    async fn due_tables(&self, now: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let due = self.rows(|row| row.wake_at.is_some_and(|at| at <= now), limit)?;
        Ok(due.into_iter().map(|row| row.id).collect())
    }

    async fn beat(&self, now: u64) -> Result<(), StoreError> {
        self.kept()?.last_beat = Some(now);
        Ok(())
    }

    async fn note_outage(&self, now: u64) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        if let Some(from) = kept.last_beat {
            kept.outages.push(Outage { from, to: now });
        }
        kept.last_beat = Some(now);
        Ok(())
    }

    async fn outages(&self) -> Result<Vec<Outage>, StoreError> {
        Ok(self.kept()?.outages.clone())
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.kept().map(|_| ())
    }
}
