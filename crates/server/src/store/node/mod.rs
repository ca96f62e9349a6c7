//! One of several servers on one Postgres: its lease, and the tables that it claims under it.
//!
//! - A lease ends by the database's clock, in the statement that asks. The server's own clock only makes it fall silent
//!   earlier.
//! - A server claims a table before it reads the log. Each append names the epoch of the claim, in the statement that
//!   moves the log on. An append under an earlier epoch changes no row and is refused.
//! - Requests about a table of another server go over a link (`lobby/src/table_task/elsewhere.rs`,
//!   `server/src/cluster`).
//! - One server leads (`leading.rs`, `lobby/src/leadership.rs`). Writes that must happen once name the epoch of the
//!   lead.
//! - A stopping server gives its tables back (`lobby/src/drain.rs`). After a crash the next claim notes the time that
//!   players lost (`lobby/src/table_task/lost.rs`).
//! - `crates/lease-model` is the same protocol, small enough that all of its runs are checked. Only one promise depends
//!   on clocks: no client sees an older state of a table than another client saw.
//! - A server that has the database alone claims nothing (`lock.rs`).

mod held;
mod keeping;
mod leading;
mod statements;
mod time;
mod waiting;

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use lobby::{Claim, LeadSayer, Leadership, NodeLease, StoreError};
use sqlx::{AnyPool, any::AnyConnectOptions};
use tokio::sync::watch;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use super::error::{stored, unavailable};
use held::Held;
pub(super) use keeping::NotJoined;
use keeping::{Given, Sayers};
pub(super) use statements::{DUE, LEADS, retire};
use time::DatabaseTime;
use waiting::Waiting;

/// Tables whose time has come that one node looks for at once.
pub(super) const SWEPT: u32 = 50;

/// How a server is known among those that share its database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeOptions {
    /// What it is called. No two have the same name; one that is started anew keeps its own.
    pub name: String,
    /// Where the others reach it.
    pub address: String,
    /// How long the others wait for one that says nothing, from 300 ms on.
    pub term: Duration,
    /// The time between two renewals of its lease. A node notices by then that it has lost the lease.
    pub renewal: Duration,
}

impl NodeOptions {
    /// A node that renews its lease three times in a term.
    pub fn new(name: impl Into<String>, address: impl Into<String>, term: Duration) -> Self {
        Self { name: name.into(), address: address.into(), term, renewal: term / 3 }
    }

    /// The shortest term: a database that takes long to answer is no reason to give all tables up.
    pub const SHORTEST: Duration = Duration::from_millis(300);

    /// How long a transaction may stand still in the middle: less than a lease lasts at least, so that whoever claims the tables of
    /// one that was stopped there does not wait for its locks.
    pub(super) fn standstill(&self) -> Duration {
        self.term / 2
    }
}

/// This server, as one of several.
pub(super) struct Node {
    options: NodeOptions,
    /// The lease that it has, if it has one.
    held: watch::Receiver<Option<Arc<Held>>>,
    waiting: Waiting,
    leadership: Leadership,
    time: Arc<DatabaseTime>,
    over: CancellationToken,
    task: TaskTracker,
    /// The newest lease whose end was not told yet.
    told: Mutex<Option<Arc<Held>>>,
}

impl Drop for Node {
    fn drop(&mut self) {
        self.over.cancel();
    }
}

impl Node {
    /// Gets a lease, and keeps it from now on; a new one whenever that is over.
    ///
    /// # Errors
    ///
    /// If the database does not answer, or a server of this name still has a lease after a term and a half.
    pub(super) async fn join(options: NodeOptions, to: &AnyConnectOptions) -> Result<Self, NotJoined> {
        let (Given { lease: first, at }, mut db) = keeping::join(&options, to).await?;
        let time = Arc::new(DatabaseTime::said(at, options.term));
        let told = Mutex::new(Some(Arc::clone(&first)));
        let (say, held) = watch::channel(Some(Arc::clone(&first)));
        let (led, leadership) = LeadSayer::new();
        leading::look(&options, &first, &mut db, &led).await?;
        let say = Sayers { held: say, led, time: Arc::clone(&time) };
        let (over, task) = (CancellationToken::new(), TaskTracker::new());
        task.spawn(keeping::keep(options.clone(), to.clone(), db, say, over.clone()));
        task.close();
        let waiting = Waiting::new(&options);
        Ok(Self { options, held, waiting, leadership, time, over, task, told })
    }

    /// Gives the lease back, so that the others need not wait for its end.
    pub(super) async fn resign(&self) {
        self.over.cancel();
        self.task.wait().await;
    }

    /// How it is known.
    pub(super) const fn options(&self) -> &NodeOptions {
        &self.options
    }

    /// The number of the lease that it has, and of which database; `None` while it has none.
    pub(super) fn lease(&self) -> Option<(i64, String)> {
        let held = self.held.borrow().clone().filter(|held| held.is_live())?;
        Some((held.number(), held.identity().to_owned()))
    }

    /// The name under which it owns tables.
    pub(super) fn name(&self) -> &str {
        &self.options.name
    }

    /// Milliseconds since 1970 by the database's clock, as far as this server knows.
    pub(super) fn time(&self) -> u64 {
        self.time.now().max(0).unsigned_abs()
    }

    /// Whether it leads.
    pub(super) fn leadership(&self) -> Leadership {
        self.leadership.clone()
    }

    /// Whether it leads, and no other node has a lease.
    pub(super) async fn is_first(&self, pool: &AnyPool) -> Result<bool, StoreError> {
        if self.leadership.lead().is_err() {
            return Ok(false);
        }
        let others: (bool,) = sqlx::query_as(statements::OTHERS)
            .bind(&self.options.name)
            .fetch_one(pool)
            .await
            .map_err(unavailable)?;
        Ok(!others.0)
    }

    /// Makes it the owner of a table. Waits a moment if it has no lease.
    pub(super) async fn claim(&self, pool: &AnyPool, table: &str) -> Result<Claim, StoreError> {
        let held = self.held.borrow().clone().filter(|held| held.is_live());
        let held = match held {
            Some(held) => Some(held),
            None => self.waiting.wait(self.held.clone()).await,
        };
        let Some(held) = held else {
            claims("no_lease");
            return Err(StoreError::Unavailable("this server has no lease at present".into()));
        };
        let node = &self.options.name;
        for first in [true, false] {
            if let Some(epoch) = self.claim_under(held.number(), pool, table).await? {
                claims("claimed");
                return Ok(Claim::under(held, stored(epoch)?));
            }
            match owned_by(pool, table).await? {
                None => return Ok(Claim::under(held, 0)),
                Some((Some(owner), address)) if owner != *node => {
                    claims("elsewhere");
                    return Err(StoreError::Elsewhere { node: owner, address: address.unwrap_or_default() });
                }
                // Whoever had it has given it back since.
                Some((None, _)) if first => {}
                // Our own lease ended, or it was claimed and given back once more.
                Some(_) => break,
            }
        }
        Err(StoreError::Unavailable("the table could not be claimed; try again".into()))
    }

    /// The epoch under which it owns a table from now on, if it may have it.
    async fn claim_under(&self, lease: i64, pool: &AnyPool, table: &str) -> Result<Option<i64>, StoreError> {
        let claimed: Option<(i64,)> = sqlx::query_as(statements::CLAIM)
            .bind(&self.options.name)
            .bind(lease)
            .bind(table)
            .bind(self.time.now())
            .fetch_optional(pool)
            .await
            .map_err(unavailable)?;
        Ok(claimed.map(|(epoch,)| epoch))
    }

    /// The other nodes that have a lease, and where they are reached.
    pub(super) async fn others(&self, pool: &AnyPool) -> Result<Vec<(String, String)>, StoreError> {
        sqlx::query_as(statements::PRESENT)
            .bind(&self.options.name)
            .fetch_all(pool)
            .await
            .map_err(unavailable)
    }

    /// Makes it the owner of a table no more, if it is.
    pub(super) async fn give_back(&self, pool: &AnyPool, table: &str) -> Result<(), StoreError> {
        // Without a lease everybody may have it.
        let Some((lease, _)) = self.lease() else { return Ok(()) };
        let given = sqlx::query(statements::GIVE_BACK).bind(&self.options.name).bind(lease).bind(table);
        given.execute(pool).await.map_err(unavailable)?;
        Ok(())
    }

    /// Which other server owns a table, whether or not it still has a lease.
    pub(super) async fn owner(
        &self,
        pool: &AnyPool,
        table: &str,
    ) -> Result<Option<(String, String)>, StoreError> {
        let owner = owned_by(pool, table).await?;
        let owner = owner.and_then(|(name, address)| Some((name?, address?)));
        Ok(owner.filter(|(name, _)| *name != self.options.name))
    }

    /// Returns each time a lease is over.
    pub(super) async fn lease_over(&self) {
        let mut held = self.held.clone();
        loop {
            let now = held.borrow_and_update().clone();
            let before = self.told.lock().unwrap_or_else(PoisonError::into_inner).take();
            let replaced = match (&before, &now) {
                (Some(before), Some(now)) => !Arc::ptr_eq(before, now),
                (Some(_), None) => true,
                (None, _) => false,
            };
            *self.told.lock().unwrap_or_else(PoisonError::into_inner) = now;
            if replaced {
                return;
            }
            if held.changed().await.is_err() {
                return std::future::pending().await;
            }
        }
    }
}

/// Counts what came of a claim.
fn claims(what: &'static str) {
    metrics::counter!("septet_claims_total", "what" => what).increment(1);
}

/// Who owns a table, if somebody does, and where they are; `None` if there is no such table.
async fn owned_by(
    pool: &AnyPool,
    table: &str,
) -> Result<Option<(Option<String>, Option<String>)>, StoreError> {
    sqlx::query_as(statements::OWNER).bind(table).fetch_optional(pool).await.map_err(unavailable)
}
