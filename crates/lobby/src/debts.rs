//! The newest row of each changed table, for notifications.
//!
//! Each table has one place here, so no task waits and nothing grows. Rows of tables on other servers arrive with each
//! heartbeat. The task of an awake table answers if an account watches it.

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

/// How long a table may take to say who is there.
const SAYS_WITHIN: Duration = Duration::from_secs(2);

/// How long changes are kept for another server that does not ask.
const KEPT_FOR: Duration = Duration::from_secs(15);

/// The newest row of each table that changed since somebody looked. A table that changes often takes one place, so it
/// holds no more than there are tables, and no table waits for whoever looks.
#[derive(Default)]
pub(crate) struct ChangedTables {
    /// Whether anybody wants to know, here or elsewhere.
    wanted: AtomicBool,
    rows: Mutex<HashMap<String, Arc<TableRow>>>,
    /// Whether they are followed here.
    here: AtomicBool,
    /// Which other server asks, if one does.
    asked: Mutex<Option<Asked>>,
    elsewhere: Mutex<Elsewhere>,
}

/// Another server that asks which tables have changed.
struct Asked {
    by: String,
    /// The list that it was told last.
    number: u64,
    at: Instant,
}

/// What others have told.
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

    /// A table's row was stored.
    pub(crate) fn note(&self, row: &Arc<TableRow>) {
        if self.wanted.load(Ordering::Relaxed) {
            self.rows().insert(row.id.clone(), Arc::clone(row));
        }
    }

    fn take(&self) -> Vec<Arc<TableRow>> {
        std::mem::take(&mut *self.rows()).into_values().collect()
    }

    /// Whether they are followed here.
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

    /// What another server is told that asks: a number of the list, whether it has all that changed since the list that came last
    /// to it, and the list.
    fn told_to(&self, node: &str, have: u64) -> (u64, bool, Vec<Arc<TableRow>>) {
        let mut asked = self.asked();
        let number = rand::random_range(1..=u64::MAX >> 12);
        let goes_on = asked.as_ref().is_some_and(|asked| asked.by == node && asked.number == have);
        *asked = Some(Asked { by: node.to_owned(), number, at: Instant::now() });
        self.wanted.store(true, Ordering::Relaxed);
        // Both believe that they lead: the one here takes them.
        if self.is_followed_here() {
            return (number, false, Vec::new());
        }
        (number, goes_on, self.take())
    }

    /// Keeps nothing any more for a server that does not ask.
    pub(crate) fn tidy(&self) {
        let mut asked = self.asked();
        if asked.take_if(|asked| asked.at.elapsed() > KEPT_FOR).is_some() && !self.is_followed_here() {
            self.wanted.store(false, Ordering::Relaxed);
            self.rows().clear();
        }
    }

    /// What another server tells whoever follows them here.
    pub(crate) fn heard(&self, ChangedThere { number: _, whole, tables }: ChangedThere) {
        if self.is_followed_here() {
            let mut elsewhere = self.elsewhere();
            elsewhere.tables.extend(tables);
            elsewhere.missed |= !whole;
        }
    }

    /// Another server may have changed tables, and did not tell.
    pub(crate) fn missed(&self) {
        if self.is_followed_here() {
            self.elsewhere().missed = true;
        }
    }
}

/// While this is there, it is noted which tables change.
#[must_use = "it ends when this is dropped"]
pub struct FollowsTables(Arc<Shared>);

impl Drop for FollowsTables {
    fn drop(&mut self) {
        self.0.changed.follow_here(false);
    }
}

/// Somebody for whom a match waits, and for what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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

/// For whom the match at a table waits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableDebts {
    /// The table.
    pub table: String,
    /// Its code.
    pub code: String,
    /// Which game.
    pub game: String,
    /// For whom; nobody if no match is on.
    pub debtors: Vec<Debtor>,
}

impl Lobby {
    /// From now on it is noted which tables change, until what is returned is dropped. Whoever asks for that has to look
    /// ([`Lobby::changed_tables`]); only one may at a time.
    pub fn follow_tables(&self) -> FollowsTables {
        self.0.shared.changed.follow_here(true);
        FollowsTables(Arc::clone(&self.0.shared))
    }

    /// What tables of other servers wait for that have changed since this was asked last; and whether some may have changed that are
    /// not told: then all have to be looked at.
    pub fn changed_elsewhere(&self) -> (Vec<TableDebts>, bool) {
        let Elsewhere { tables, missed } = std::mem::take(&mut *self.0.shared.changed.elsewhere());
        (tables, missed)
    }

    /// The rows of the tables of this server that have changed since this was asked last, each as it is now.
    pub fn changed_tables(&self) -> Vec<Arc<TableRow>> {
        self.0.shared.changed.take()
    }

    /// The people for whom the match at a table waits. For a companion that is the one at whose device it plays.
    pub fn debtors(&self, row: &TableRow) -> Vec<Debtor> {
        self.0.shared.debtors(row)
    }

    /// Whether an account has a socket open, at any server, that watches a table. `None` if the table is too busy to say so, or its
    /// server is not reached.
    pub async fn is_watching(&self, account: &str, table: &str) -> Option<bool> {
        let shared = &self.0.shared;
        if shared.peers.is_some()
            && let Some((node, address)) = shared.store.owner(table).await.ok()?
            // Nobody watches a table of one that has no lease.
            && shared.others.is_present(&node)
        {
            let question = Question::Watches { account: account.to_owned(), table: table.to_owned() };
            return shared.ask_soon::<Option<bool>>((&node, &address), question).await?;
        }
        self.is_watching_here(account, table).await
    }

    /// The same of a table of this server.
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

    /// What time it is for tables and their clocks, milliseconds since 1970.
    pub fn now(&self) -> u64 {
        self.0.shared.clock.now()
    }
}

impl Shared {
    /// What the server of this name is told that asks which tables have changed; `have`: which list came last to it.
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
