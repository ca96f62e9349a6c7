//! The newest row of each changed table, for notifications.
//!
//! Each table has one place here, so no task waits and nothing grows. Rows of tables on other nodes arrive
//! with each heartbeat. The task of an awake table answers if an account watches it.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use contract::Seat;
use serde::{Deserialize, Serialize};
use tokio::{
    sync::oneshot,
    time::{Instant, timeout},
};

use crate::{
    Lobby, TableRow,
    mailbox::Command,
    shared::Shared,
    told::{ChangedThere, Question},
};

/// The time that a table has to answer if an account watches it.
const SAYS_WITHIN: Duration = Duration::from_secs(2);

/// The time for which changes are kept for another node that does not ask.
const KEPT_FOR: Duration = Duration::from_secs(15);

/// The newest row of each table that changed since the last read. A table that changes often takes one place.
/// So there are never more rows than tables, and no table waits for the reader.
#[derive(Default)]
pub(crate) struct ChangedTables {
    /// True if changes are noted, for this node or another one.
    wanted: AtomicBool,
    rows: Mutex<HashMap<String, Arc<TableRow>>>,
    /// True if this node follows the changes.
    here: AtomicBool,
    /// The other node that asks, if there is one.
    asked: Mutex<Option<Asked>>,
    elsewhere: Mutex<Elsewhere>,
}

/// Another node that asks for the changed tables.
struct Asked {
    by: String,
    /// The number of the list that the node received last.
    number: u64,
    at: Instant,
}

/// The changes that other nodes reported.
#[derive(Default)]
struct Elsewhere {
    tables: Vec<TableDebts>,
    missed: bool,
}

impl ChangedTables {
    fn rows(&self) -> MutexGuard<'_, HashMap<String, Arc<TableRow>>> {
        self.rows.lock().expect("nobody panics while holding it")
    }

    fn asked(&self) -> MutexGuard<'_, Option<Asked>> {
        self.asked.lock().expect("nobody panics while holding it")
    }

    fn elsewhere(&self) -> MutexGuard<'_, Elsewhere> {
        self.elsewhere.lock().expect("nobody panics while holding it")
    }

    /// Notes that a table's row was stored.
    pub(crate) fn note(&self, row: &Arc<TableRow>) {
        if self.wanted.load(Ordering::Relaxed) {
            self.rows().insert(row.id.clone(), Arc::clone(row));
        }
    }

    fn take(&self) -> Vec<Arc<TableRow>> {
        std::mem::take(&mut *self.rows()).into_values().collect()
    }

    /// Returns `true` if this node follows the changes.
    pub(crate) fn is_followed_here(&self) -> bool {
        self.here.load(Ordering::Relaxed)
    }

    fn follow_here(&self, follows: bool) {
        let asked = self.asked();
        self.here.store(follows, Ordering::Relaxed);
        self.wanted.store(follows || asked.is_some(), Ordering::Relaxed);
        self.rows().clear();
        drop(asked);
        *self.elsewhere() = Elsewhere::default();
    }

    /// Returns the answer to another node: the number of the list, and the list. The flag is `true` if the
    /// list contains all changes since list `have`.
    fn told_to(&self, node: &str, have: u64) -> (u64, bool, Vec<Arc<TableRow>>) {
        let mut asked = self.asked();
        let number = rand::random_range(1..=u64::MAX >> 12);
        let goes_on = asked.as_ref().is_some_and(|asked| asked.by == node && asked.number == have);
        *asked = Some(Asked { by: node.to_owned(), number, at: Instant::now() });
        self.wanted.store(true, Ordering::Relaxed);
        // Both nodes believe that they lead; this one takes the changes.
        if self.is_followed_here() {
            return (number, false, Vec::new());
        }
        (number, goes_on, self.take())
    }

    /// Stops noting changes for a node that no longer asks.
    pub(crate) fn tidy(&self) {
        let mut asked = self.asked();
        if asked.take_if(|asked| asked.at.elapsed() > KEPT_FOR).is_some() && !self.is_followed_here() {
            self.wanted.store(false, Ordering::Relaxed);
            self.rows().clear();
        }
    }

    /// Stores the changes that another node reports, if this node follows them.
    pub(crate) fn heard(&self, ChangedThere { number: _, whole, tables }: ChangedThere) {
        if self.is_followed_here() {
            let mut elsewhere = self.elsewhere();
            elsewhere.tables.extend(tables);
            elsewhere.missed |= !whole;
        }
    }

    /// Notes that another node may have changed tables without a report.
    pub(crate) fn missed(&self) {
        if self.is_followed_here() {
            self.elsewhere().missed = true;
        }
    }
}

/// A guard that keeps the changes of tables noted while it exists.
#[must_use = "it ends when this is dropped"]
pub struct FollowsTables(Arc<Shared>);

impl Drop for FollowsTables {
    fn drop(&mut self) {
        self.0.changed.follow_here(false);
    }
}

/// A player that a match waits for, with the decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Debtor {
    /// The account.
    pub account: String,
    /// The seat of the account, or of its companion.
    pub seat: Seat,
    /// The number of the decision: no two decisions of a seat have the same one.
    pub decision: u64,
    /// The end of the player's time, in milliseconds since 1970.
    pub until: Option<u64>,
}

/// The players that the match at a table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableDebts {
    /// The id of the table.
    pub table: String,
    /// The code of the table.
    pub code: String,
    /// The id of the game.
    pub game: String,
    /// The players; empty if no match is running.
    pub debtors: Vec<Debtor>,
}

impl Lobby {
    /// Notes the changes of tables from now on, until the returned guard is dropped. The caller has to read
    /// them ([`Lobby::changed_tables`]). Only one guard may exist at a time.
    pub fn follow_tables(&self) -> FollowsTables {
        self.0.shared.changed.follow_here(true);
        FollowsTables(Arc::clone(&self.0.shared))
    }

    /// Returns the changed tables of other nodes since the last call. The flag is `true` if some changes may
    /// be missing: then the caller has to read all tables.
    pub fn changed_elsewhere(&self) -> (Vec<TableDebts>, bool) {
        let Elsewhere { tables, missed } = std::mem::take(&mut *self.0.shared.changed.elsewhere());
        (tables, missed)
    }

    /// Returns the current rows of those tables of this node that have changed since the last call.
    pub fn changed_tables(&self) -> Vec<Arc<TableRow>> {
        self.0.shared.changed.take()
    }

    /// Returns the players that the match at a table waits for. For a companion that is its owner.
    pub fn debtors(&self, row: &TableRow) -> Vec<Debtor> {
        self.0.shared.debtors(row)
    }

    /// Returns `true` if an account has a socket open, on any node, that watches a table. `None` if the table
    /// is too busy to answer, or its node cannot be reached.
    pub async fn is_watching(&self, account: &str, table: &str) -> Option<bool> {
        let shared = &self.0.shared;
        if shared.peers.is_some()
            && let Some((node, address)) = shared.store.owner(table).await.ok()?
            // A table whose owner has no lease has no watchers.
            && shared.others.is_present(&node)
        {
            let question = Question::Watches { account: account.to_owned(), table: table.to_owned() };
            return shared.ask_soon::<Option<bool>>((&node, &address), question).await?;
        }
        self.is_watching_here(account, table).await
    }

    /// Does the same for a table of this node.
    pub(crate) async fn is_watching_here(&self, account: &str, table: &str) -> Option<bool> {
        let awake = self.0.tables.awake();
        if !awake.is_awake(table) {
            return Some(false);
        }
        let (answer, told) = oneshot::channel();
        let account = account.to_owned();
        awake.place(table)?.send(Command::IsHere { account, answer });
        timeout(SAYS_WITHIN, told).await.ok()?.ok()
    }

    /// Returns the current time for tables and their clocks, in milliseconds since 1970.
    pub fn now(&self) -> u64 {
        self.0.shared.clock.now()
    }
}

impl Shared {
    /// Returns the changed tables to another node. `have` is the number of the list that it received last.
    pub(crate) fn changed_for(&self, node: &str, have: u64) -> ChangedThere {
        let (number, whole, rows) = self.changed.told_to(node, have);
        let debts = |row: Arc<TableRow>| TableDebts {
            table: row.id.clone(),
            code: row.code.clone(),
            game: row.summary.setup.game.clone(),
            debtors: self.debtors(&row),
        };
        ChangedThere { number, whole, tables: rows.into_iter().map(debts).collect() }
    }

    /// Returns the players that the match at a table waits for, as [`Lobby::debtors`].
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_goes_on_only_from_the_one_that_came_last_to_whoever_asks() {
        let changed = ChangedTables::default();
        assert!(!changed.wanted.load(Ordering::Relaxed));
        let (first, whole, _) = changed.told_to("a", 0);
        assert!(!whole && changed.wanted.load(Ordering::Relaxed), "nobody noted what came before");
        let (second, whole, _) = changed.told_to("a", first);
        assert!(whole && second != first);
        assert!(!changed.told_to("a", first).1, "the second one was lost");
        let (third, ..) = changed.told_to("a", 0);
        assert!(!changed.told_to("b", third).1, "another one was told");
        changed.tidy();
        assert!(changed.wanted.load(Ordering::Relaxed), "it was asked just now");
    }

    #[test]
    fn whoever_follows_here_keeps_theirs_and_hears_what_others_missed() {
        let changed = ChangedTables::default();
        changed.missed();
        assert!(!changed.elsewhere().missed, "nobody follows");
        changed.follow_here(true);
        let (number, ..) = changed.told_to("a", 0);
        assert!(!changed.told_to("a", number).1, "both believe that they lead");
        let tables =
            vec![TableDebts { table: "t".into(), code: "C".into(), game: "g".into(), debtors: vec![] }];
        changed.heard(ChangedThere { number: 1, whole: true, tables: tables.clone() });
        let heard = std::mem::take(&mut *changed.elsewhere());
        assert_eq!((heard.tables, heard.missed), (tables, false));
        changed.heard(ChangedThere { number: 2, whole: false, tables: Vec::new() });
        assert!(changed.elsewhere().missed);
        changed.follow_here(false);
        assert!(changed.elsewhere().tables.is_empty() && changed.wanted.load(Ordering::Relaxed));
    }
}
