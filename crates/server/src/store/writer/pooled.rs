//! The writer of a database server: a task with a connection of a pool.

use std::time::Duration;

use lobby::StoreError;
use sqlx::{Any, AnyPool, Connection as _, Transaction, pool::PoolConnection};
use tokio::time::timeout;

use super::{
    super::{db::Db, error::unavailable, write::carry_out_all},
    Failed, GROUP, Hand, Job, Notes, Waiting, answer,
};

/// The writer, with the connection that it keeps.
pub(in super::super) struct Pooled {
    pool: AnyPool,
    connection: Option<PoolConnection<Any>>,
    patience: Option<Duration>,
}

impl Pooled {
    pub(in super::super) fn of(pool: AnyPool) -> Self {
        Self { pool, connection: None, patience: None }
    }

    /// Gives up a transaction that takes longer, and its connection. Its outcome is then unknown. Other nodes
    /// wait for this one, so it cannot wait for a timeout of the network, which is a quarter of an hour.
    pub(in super::super) fn giving_up_after(self, patience: Duration) -> Self {
        Self { patience: Some(patience), ..self }
    }

    /// Writes until the queue is closed and empty.
    pub(in super::super) async fn run(mut self, mut waiting: Waiting, notes: Notes) {
        let mut group = Vec::with_capacity(GROUP);
        while waiting.recv_many(&mut group, GROUP).await > 0 {
            // Other tasks may add writes to this transaction now. This takes no time if none do.
            tokio::task::yield_now().await;
            while group.len() < GROUP
                && let Ok(job) = waiting.try_recv()
            {
                group.push(job);
            }
            answer(notes.write(&mut self, &mut group).await);
        }
    }

    /// Carries out a transaction on this connection. The outer error means that it did not begin.
    async fn transact_on(
        &mut self,
        mut db: PoolConnection<Any>,
        group: &[Job],
    ) -> Result<Result<(), Failed>, sqlx::Error> {
        let carried_out = within(self.patience, async {
            match db.begin().await {
                Ok(transaction) => Ok(carry_out(transaction, group).await),
                Err(error) => Err(error),
            }
        });
        let carried_out = carried_out.await;
        match carried_out {
            Some(Ok(Ok(()) | Err(Failed::Member(_)))) => self.connection = Some(db),
            // The state of the connection is unknown, so it is closed. The result of closing does not matter.
            // If the database did not answer, closing is not waited for.
            Some(_) => drop(within(self.patience, db.close()).await),
            None => drop(db.detach()),
        }
        carried_out.unwrap_or_else(|| Ok(Err(too_late())))
    }
}

/// Returns the result of the work, or `None` if it was given up.
async fn within<T>(patience: Option<Duration>, work: impl Future<Output = T>) -> Option<T> {
    match patience {
        Some(patience) => timeout(patience, work).await.ok(),
        None => Some(work.await),
    }
}

impl Hand for Pooled {
    async fn transact(&mut self, group: &[Job]) -> Result<(), Failed> {
        if let Some(kept) = self.connection.take() {
            match self.transact_on(kept, group).await {
                Ok(carried_out) => return carried_out,
                // The connection was lost, for example because the database restarted.
                Err(error) => tracing::warn!(%error, "reconnecting to the database"),
            }
        }
        let fresh = within(self.patience, self.pool.acquire()).await.ok_or_else(too_late)?.map_err(whole)?;
        self.transact_on(fresh, group).await.map_err(whole)?
    }
}

fn too_late() -> Failed {
    Failed::Whole(StoreError::Unavailable("it did not answer in time".into()))
}

async fn carry_out(mut transaction: Transaction<'_, Any>, group: &[Job]) -> Result<(), Failed> {
    let mut db = Db::Rows(&mut transaction);
    if let Err(error) = carry_out_all(&mut db, group.iter().map(|job| &job.write)).await {
        transaction.rollback().await.map_err(whole)?;
        return Err(Failed::Member(error));
    }
    transaction.commit().await.map_err(whole)
}

fn whole(error: sqlx::Error) -> Failed {
    Failed::Whole(unavailable(error))
}
