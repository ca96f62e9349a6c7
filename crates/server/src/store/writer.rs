//! The one task that writes.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Instant,
};

use lobby::StoreError;
use sqlx::{Any, AnyPool, Connection as _, Transaction, pool::PoolConnection};
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;

use super::{
    error::unavailable,
    trouble::Trouble,
    write::{Logs, Write, carry_out_all},
};

/// Writes that wait at most; further senders wait for a place.
const WAITING: usize = 1024;
/// Writes in one transaction at most.
const GROUP: usize = 256;

/// Something to write, and whom to tell.
pub(super) struct Job {
    pub write: Write,
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// Counts what was written since the start.
#[derive(Default, Debug)]
pub struct Written {
    transactions: AtomicU64,
    writes: AtomicU64,
    chunks: AtomicU64,
}

impl Written {
    /// Transactions committed, each with one flush to disk.
    pub fn transactions(&self) -> u64 {
        self.transactions.load(Relaxed)
    }

    /// Writes that were stored in them.
    pub fn writes(&self) -> u64 {
        self.writes.load(Relaxed)
    }

    /// Chunks that entries of logs were folded into, where the database has such.
    pub fn chunks(&self) -> u64 {
        self.chunks.load(Relaxed)
    }
}

/// The way to the writer.
pub(super) struct Jobs {
    jobs: mpsc::Sender<Job>,
    closed: CancellationToken,
}

impl Jobs {
    pub(super) async fn send(&self, job: Job) -> Result<(), StoreError> {
        if self.closed.is_cancelled() {
            return Err(StoreError::Unavailable("it was closed".into()));
        }
        self.jobs.send(job).await.map_err(|_| StoreError::Unavailable("it was closed".into()))
    }

    pub(super) fn close(&self) {
        self.closed.cancel();
    }
}

/// What waits to be written.
pub(super) struct Waiting {
    jobs: mpsc::Receiver<Job>,
    closed: CancellationToken,
}

pub(super) fn queue() -> (Jobs, Waiting) {
    let (send, receive) = mpsc::channel(WAITING);
    let closed = CancellationToken::new();
    (Jobs { jobs: send, closed: closed.clone() }, Waiting { jobs: receive, closed })
}

/// Writes until the queue is closed and empty.
pub(super) async fn run(
    pool: AnyPool,
    logs: Logs,
    mut waiting: Waiting,
    written: Arc<Written>,
    trouble: Arc<Trouble>,
) {
    let mut group = Vec::with_capacity(GROUP);
    let mut kept = Kept { pool, connection: None, logs, written: Arc::clone(&written) };
    loop {
        tokio::select! {
            biased;
            n = waiting.jobs.recv_many(&mut group, GROUP) => {
                if n == 0 {
                    kept.fold_all().await;
                    return;
                }
                // Everybody who can be heard now shares the transaction. It costs no time when nobody can.
                tokio::task::yield_now().await;
                while group.len() < GROUP
                    && let Ok(job) = waiting.jobs.try_recv()
                {
                    group.push(job);
                }
                write_group(&mut kept, &mut group, &written, &trouble).await;
            }
            () = waiting.closed.cancelled(), if !waiting.jobs.is_closed() => waiting.jobs.close(),
        }
    }
}

async fn write_group(kept: &mut Kept, group: &mut Vec<Job>, written: &Written, trouble: &Trouble) {
    match transact(kept, group, written).await {
        Ok(()) => succeed(group, trouble),
        Err(Failed::Whole(error)) => fail(group, &error, trouble),
        // One of them cannot be written. The others must not suffer: each gets a transaction of its own.
        Err(Failed::Member(error)) if group.len() == 1 => fail(group, &error, trouble),
        Err(Failed::Member(_)) => {
            let mut rest = std::mem::take(group).into_iter();
            while let Some(job) = rest.next() {
                let mut alone = vec![job];
                match transact(kept, &alone, written).await {
                    Ok(()) => succeed(&mut alone, trouble),
                    Err(Failed::Member(error)) => fail(&mut alone, &error, trouble),
                    Err(Failed::Whole(error)) => {
                        alone.extend(rest.by_ref());
                        fail(&mut alone, &error, trouble);
                    }
                }
            }
        }
    }
}

/// Whose fault it is that a transaction failed.
enum Failed {
    /// One of the writes contradicts what is stored.
    Member(StoreError),
    /// The database does not work.
    Whole(StoreError),
}

async fn transact(kept: &mut Kept, group: &[Job], written: &Written) -> Result<(), Failed> {
    let start = Instant::now();
    kept.carry_out(group, Fold::Due).await?;
    written.transactions.fetch_add(1, Relaxed);
    written.writes.fetch_add(group.len() as u64, Relaxed);
    metrics::histogram!("septet_write_group_size").record(group.len() as f64);
    metrics::histogram!("septet_write_seconds").record(start.elapsed().as_secs_f64());
    metrics::counter!("septet_entries_total")
        .increment(group.iter().map(|job| job.write.entries() as u64).sum());
    Ok(())
}

/// The writer's own connection. It keeps one, because SQLite forgets the pages it has read as soon as another
/// connection has written.
struct Kept {
    pool: AnyPool,
    connection: Option<PoolConnection<Any>>,
    logs: Logs,
    written: Arc<Written>,
}

/// What is folded with a transaction.
#[derive(Clone, Copy)]
enum Fold {
    Due,
    All,
}

impl Kept {
    /// Leaves nothing hot. If that does not work, the next start does it.
    async fn fold_all(&mut self) {
        match self.logs {
            Logs::Rows => {}
            Logs::Chunks(_) => {
                if let Err(Failed::Whole(error) | Failed::Member(error)) =
                    self.carry_out(&[], Fold::All).await
                {
                    tracing::info!(%error, "the logs of tables are put in order at the next start");
                }
            }
        }
    }

    async fn carry_out(&mut self, group: &[Job], fold: Fold) -> Result<(), Failed> {
        if let Some(kept) = self.connection.take() {
            match self.carry_out_on(kept, group, fold).await {
                Ok(carried_out) => return carried_out,
                // It was lost, for example because the database was started anew.
                Err(error) => tracing::warn!(%error, "reconnecting to the database"),
            }
        }
        let fresh = self.pool.acquire().await.map_err(whole)?;
        self.carry_out_on(fresh, group, fold).await.map_err(whole)?
    }

    /// The outer error: nothing was begun on this connection.
    async fn carry_out_on(
        &mut self,
        mut db: PoolConnection<Any>,
        group: &[Job],
        fold: Fold,
    ) -> Result<Result<(), Failed>, sqlx::Error> {
        let carried_out = match db.begin().await {
            Ok(transaction) => Ok(carry_out(transaction, &mut self.logs, group, fold).await),
            Err(error) => Err(error),
        };
        if let Logs::Chunks(keeper) = &mut self.logs {
            match &carried_out {
                Ok(Ok(())) => {
                    self.written.chunks.fetch_add(keeper.committed(), Relaxed);
                }
                Ok(Err(Failed::Member(_))) | Err(_) => keeper.undo(),
                Ok(Err(Failed::Whole(_))) => keeper.doubt(),
            }
        }
        if matches!(carried_out, Ok(Ok(()) | Err(Failed::Member(StoreError::Conflict(_))))) {
            self.connection = Some(db);
        } else {
            // SQLite may have left the transaction by itself, and the library's count of open transactions is
            // wrong from then on: what follows on this connection would be part of a transaction that never
            // ends. Whether closing it works does not matter, it is gone either way.
            let _ = db.close().await;
        }
        carried_out
    }
}

async fn carry_out(
    mut transaction: Transaction<'_, Any>,
    logs: &mut Logs,
    group: &[Job],
    fold: Fold,
) -> Result<(), Failed> {
    if let Logs::Chunks(keeper) = logs {
        keeper.begin(&mut transaction).await.map_err(Failed::Whole)?;
    }
    if let Err(error) = carry_out_all(&mut transaction, logs, group.iter().map(|job| &job.write)).await {
        transaction.rollback().await.map_err(whole)?;
        return Err(Failed::Member(error));
    }
    if let Logs::Chunks(keeper) = logs {
        let folded = match fold {
            Fold::Due => keeper.fold_due(&mut transaction).await,
            Fold::All => keeper.fold_all(&mut transaction).await,
        };
        // No write of this group is to blame, whatever it is.
        folded.map_err(|error| Failed::Whole(StoreError::Unavailable(error.to_string())))?;
    }
    transaction.commit().await.map_err(whole)
}

fn whole(error: sqlx::Error) -> Failed {
    Failed::Whole(unavailable(error))
}

fn succeed(group: &mut Vec<Job>, trouble: &Trouble) {
    trouble.stored();
    answer(group, || Ok(()));
}

fn fail(group: &mut Vec<Job>, error: &StoreError, trouble: &Trouble) {
    trouble.note(group.len(), error);
    answer(group, || Err(again(error)));
}

fn answer(group: &mut Vec<Job>, result: impl Fn() -> Result<(), StoreError>) {
    for job in group.drain(..) {
        // A sender that waits no more does not need the answer.
        let _ = job.done.send(result());
    }
}

fn again(error: &StoreError) -> StoreError {
    match error {
        StoreError::Conflict(why) => StoreError::Conflict(why.clone()),
        StoreError::Unavailable(why) => StoreError::Unavailable(why.clone()),
        StoreError::Unreadable(why) => StoreError::Unreadable(why.clone()),
        StoreError::Unwritable(why) => StoreError::Unwritable(why.clone()),
    }
}
