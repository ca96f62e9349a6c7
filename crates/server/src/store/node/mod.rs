//! A node of several on one Postgres: its lease, and the tables that it claims under it.
//!
//! - A lease ends by the database's clock, in the statement that asks. The node's own clock only makes it
//!   fall silent earlier.
//! - A node claims a table before it reads the log. Each append names the epoch of the claim, in the
//!   statement that extends the log. An append under an earlier epoch changes no row and is refused.
//! - Requests about a table of another node go over a link (`lobby/src/table_task/elsewhere.rs`,
//!   `server/src/cluster`).
//! - One node leads (`leading.rs`, `lobby/src/leadership.rs`). Writes that must happen once name the epoch of
//!   the lead.
//! - A stopping node gives its tables back (`lobby/src/drain.rs`). After a crash the next claim notes the
//!   time that players lost (`lobby/src/table_task/lost.rs`).
//! - `crates/lease-model` is the same protocol, small enough that all of its runs are checked. Only one
//!   promise depends on clocks: no client sees an older state of a table than another client saw.
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

/// The maximum number of due tables that one node looks for at once.
pub(super) const SWEPT: u32 = 50;

/// The name of a node, its address, and the timing of its lease.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeOptions {
    /// The name of the node. It is unique in the cluster, and a restarted node keeps it.
    pub name: String,
    /// The address at which other nodes reach it.
    pub address: String,
    /// The term of the lease, at least 300 ms. Other nodes wait so long for a silent node.
    pub term: Duration,
    /// The time between two renewals of the lease. A node notices by then that it has lost the lease.
    pub renewal: Duration,
}

impl NodeOptions {
    /// Returns the options of a node that renews its lease three times in a term.
    pub fn new(name: impl Into<String>, address: impl Into<String>, term: Duration) -> Self {
        Self { name: name.into(), address: address.into(), term, renewal: term / 3 }
    }

    /// The shortest term. A node must not lose all of its tables because the database is slow.
    pub const SHORTEST: Duration = Duration::from_millis(300);

    /// Returns the time for which a transaction may be idle. It is shorter than a lease, so that claims of a
    /// stopped node's tables do not wait for its locks.
    pub(super) fn standstill(&self) -> Duration {
        self.term / 2
    }
}

/// This server, as a node of a cluster.
pub(super) struct Node {
    options: NodeOptions,
    /// The lease, if there is one.
    held: watch::Receiver<Option<Arc<Held>>>,
    waiting: Waiting,
    leadership: Leadership,
    time: Arc<DatabaseTime>,
    over: CancellationToken,
    task: TaskTracker,
    /// The newest lease whose end was not reported.
    told: Mutex<Option<Arc<Held>>>,
}

impl Drop for Node {
    fn drop(&mut self) {
        self.over.cancel();
    }
}

impl Node {
    /// Gets a lease and keeps it. Gets another one after each loss.
    ///
    /// # Errors
    ///
    /// If the database does not answer, or a node of this name still has a lease after a term and a half.
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

    /// Gives the lease back, so that other nodes need not wait for its end.
    pub(super) async fn resign(&self) {
        self.over.cancel();
        self.task.wait().await;
    }

    /// Returns the options of the node.
    pub(super) const fn options(&self) -> &NodeOptions {
        &self.options
    }

    /// Returns the number of the lease and the identity of the database. `None`: the node has no lease.
    pub(super) fn lease(&self) -> Option<(i64, String)> {
        let held = self.held.borrow().clone().filter(|held| held.is_live())?;
        Some((held.number(), held.identity().to_owned()))
    }

    /// Returns the name under which the node owns tables.
    pub(super) fn name(&self) -> &str {
        &self.options.name
    }

    /// Returns milliseconds since 1970 by the database's clock, as far as this node knows it.
    pub(super) fn time(&self) -> u64 {
        self.time.now().max(0).unsigned_abs()
    }

    /// Returns a handle that shows whether this node leads.
    pub(super) fn leadership(&self) -> Leadership {
        self.leadership.clone()
    }

    /// Returns true if the node leads and no other node has a lease.
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

    /// Makes the node the owner of a table. Waits a moment if it has no lease.
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
                // The earlier owner has given it back since.
                Some((None, _)) if first => {}
                // The lease of this node ended, or the table was claimed and given back again.
                Some(_) => break,
            }
        }
        Err(StoreError::Unavailable("the table could not be claimed; try again".into()))
    }

    /// Claims a table under this lease. Returns the new epoch, or `None` if the node may not have the table.
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

    /// Returns the names and addresses of the other nodes that have a lease.
    pub(super) async fn others(&self, pool: &AnyPool) -> Result<Vec<(String, String)>, StoreError> {
        sqlx::query_as(statements::PRESENT)
            .bind(&self.options.name)
            .fetch_all(pool)
            .await
            .map_err(unavailable)
    }

    /// Ends the node's ownership of a table.
    pub(super) async fn give_back(&self, pool: &AnyPool, table: &str) -> Result<(), StoreError> {
        // Without a lease, any node may claim the table.
        let Some((lease, _)) = self.lease() else { return Ok(()) };
        let given = sqlx::query(statements::GIVE_BACK).bind(&self.options.name).bind(lease).bind(table);
        given.execute(pool).await.map_err(unavailable)?;
        Ok(())
    }

    /// Returns the name and address of another node that owns a table, even if its lease has ended.
    pub(super) async fn owner(
        &self,
        pool: &AnyPool,
        table: &str,
    ) -> Result<Option<(String, String)>, StoreError> {
        let owner = owned_by(pool, table).await?;
        let owner = owner.and_then(|(name, address)| Some((name?, address?)));
        Ok(owner.filter(|(name, _)| *name != self.options.name))
    }

    /// Returns each time a lease ends.
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

/// Counts the result of a claim.
fn claims(what: &'static str) {
    metrics::counter!("septet_claims_total", "what" => what).increment(1);
}

/// Returns the owner of a table and its address, as far as they exist. `None`: there is no such table.
async fn owned_by(
    pool: &AnyPool,
    table: &str,
) -> Result<Option<(Option<String>, Option<String>)>, StoreError> {
    sqlx::query_as(statements::OWNER).bind(table).fetch_optional(pool).await.map_err(unavailable)
}
