//! The writer of a database that others serve: a task with a connection of a pool.

use sqlx::{Any, AnyPool, Connection as _, Transaction, pool::PoolConnection};

use super::{
    super::{db::Db, error::unavailable, write::carry_out_all},
    Failed, GROUP, Hand, Job, Notes, Waiting, answer,
};

/// A connection that is kept.
pub(in super::super) struct Pooled {
    pool: AnyPool,
    connection: Option<PoolConnection<Any>>,
}

impl Pooled {
    pub(in super::super) fn of(pool: AnyPool) -> Self {
        Self { pool, connection: None }
    }

    /// Writes until the queue is closed and empty.
    pub(in super::super) async fn run(mut self, mut waiting: Waiting, notes: Notes) {
        let mut group = Vec::with_capacity(GROUP);
        while waiting.recv_many(&mut group, GROUP).await > 0 {
            // Everybody who can be heard now shares the transaction. It costs no time when nobody can.
            tokio::task::yield_now().await;
            while group.len() < GROUP
                && let Ok(job) = waiting.try_recv()
            {
                group.push(job);
            }
            answer(notes.write(&mut self, &mut group).await);
        }
    }

    /// The outer error: nothing was begun on this connection.
    async fn transact_on(
        &mut self,
        mut db: PoolConnection<Any>,
        group: &[Job],
    ) -> Result<Result<(), Failed>, sqlx::Error> {
        let carried_out = match db.begin().await {
            Ok(transaction) => Ok(carry_out(transaction, group).await),
            Err(error) => Err(error),
        };
        if matches!(carried_out, Ok(Ok(()) | Err(Failed::Member(_)))) {
            self.connection = Some(db);
        } else {
            // Nobody knows in which state it is. Whether closing it works does not matter, it is gone either way.
            let _ = db.close().await;
        }
        carried_out
    }
}

impl Hand for Pooled {
    async fn transact(&mut self, group: &[Job]) -> Result<(), Failed> {
        if let Some(kept) = self.connection.take() {
            match self.transact_on(kept, group).await {
                Ok(carried_out) => return carried_out,
                // It was lost, for example because the database was started anew.
                Err(error) => tracing::warn!(%error, "reconnecting to the database"),
            }
        }
        let fresh = self.pool.acquire().await.map_err(whole)?;
        self.transact_on(fresh, group).await.map_err(whole)?
    }
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
