//! Which tables have changed, for whoever calls the people that matches wait for.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use contract::Seat;
use tokio::{sync::oneshot, time::timeout};

use crate::{Lobby, TableRow, mailbox::Command, shared::Shared};

/// How long a table may take to say who is there.
const SAYS_WITHIN: Duration = Duration::from_secs(2);

/// The newest row of each table that changed since somebody looked. A table that changes often takes one place, so it
/// holds no more than there are tables, and no table waits for whoever looks.
#[derive(Default)]
pub(crate) struct News {
    wanted: AtomicBool,
    rows: Mutex<HashMap<String, Arc<TableRow>>>,
}

impl News {
    fn rows(&self) -> MutexGuard<'_, HashMap<String, Arc<TableRow>>> {
        self.rows.lock().expect("nobody panics while holding it")
    }

    /// A table's row was stored.
    pub(crate) fn note(&self, row: &Arc<TableRow>) {
        if self.wanted.load(Ordering::Relaxed) {
            self.rows().insert(row.id.clone(), Arc::clone(row));
        }
    }
}

/// While this is there, it is noted which tables change.
#[must_use = "it ends when this is dropped"]
pub struct FollowsTables(Arc<Shared>);

impl Drop for FollowsTables {
    fn drop(&mut self) {
        self.0.news.wanted.store(false, Ordering::Relaxed);
        self.0.news.rows().clear();
    }
}

/// Somebody for whom a match waits, and for what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Debtor {
    /// The account.
    pub account: String,
    /// In which seat: their own, or a companion's.
    pub seat: Seat,
    /// What it is to decide: no two decisions of a seat have the same number.
    pub decision: u64,
    /// When their time runs out, milliseconds since 1970.
    pub until: Option<u64>,
}

impl Lobby {
    /// From now on it is noted which tables change, until what is returned is dropped. Whoever asks for that has to look
    /// ([`Lobby::changed_tables`]); only one may at a time.
    pub fn follow_tables(&self) -> FollowsTables {
        self.0.shared.news.wanted.store(true, Ordering::Relaxed);
        FollowsTables(Arc::clone(&self.0.shared))
    }

    /// The rows of the tables that have changed since this was asked last, each as it is now.
    pub fn changed_tables(&self) -> Vec<Arc<TableRow>> {
        std::mem::take(&mut *self.0.shared.news.rows()).into_values().collect()
    }

    /// The people for whom the match at a table waits. For a companion that is the one at whose device it plays.
    pub fn debtors(&self, row: &TableRow) -> Vec<Debtor> {
        self.0.shared.debtors(row)
    }

    /// Whether an account has a socket open that watches a table. `None` if the table is too busy to say so.
    pub async fn is_watching(&self, account: &str, table: &str) -> Option<bool> {
        let awake = self.0.tables.awake();
        if !awake.is_awake(table) {
            return Some(false);
        }
        let (answer, told) = oneshot::channel();
        let account = account.to_owned();
        awake.place(table)?.send(Command::IsHere { account, answer });
        timeout(SAYS_WITHIN, told).await.ok()?.ok()
    }

    /// What time it is for tables and their clocks, milliseconds since 1970.
    pub fn now(&self) -> u64 {
        self.0.shared.clock.now()
    }
}

impl Shared {
    /// The people for whom the match at a table waits, as [`Lobby::debtors`].
    pub(crate) fn debtors(&self, row: &TableRow) -> Vec<Debtor> {
        let since = self.outages().total().saturating_sub(row.summary.refunded);
        let debtor = |(account, owes): (&str, crate::Owes)| Debtor {
            account: account.to_owned(),
            seat: owes.seat,
            decision: owes.decision,
            until: owes.until.map(|until| until + since),
        };
        row.summary.debtors().into_iter().map(debtor).collect()
    }
}
