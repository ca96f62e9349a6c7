//! The only writer of a database. Waiting writes share a transaction, and so one flush to the disk.
//!
//! - On SQLite it is a thread that calls the library itself (`file.rs`, `chunks`). Before a transaction it
//!   lets other threads run for a moment, as long as more writes arrive.
//! - On Postgres it is a task that writes all of them with a few statements (`pooled.rs`, `batch.rs`).
//! - An append names the number from which it continues, so two writers cannot interleave.

mod file;
mod pooled;

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Instant,
};

use lobby::StoreError;
use tokio::sync::{mpsc, oneshot};

use super::{trouble::Trouble, write::Write};

pub(super) use file::File;
pub(super) use pooled::Pooled;

/// The maximum number of waiting writes. Further senders wait for a place.
const WAITING: usize = 1024;
/// The maximum number of writes in one transaction.
const GROUP: usize = 256;

/// A write, and the channel for its result.
pub(super) struct Job {
    pub write: Write,
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// Counts of writes since the start.
#[derive(Default, Debug)]
pub struct Written {
    transactions: AtomicU64,
    writes: AtomicU64,
    chunks: AtomicU64,
}

impl Written {
    /// Returns the number of committed transactions, each with one flush to disk.
    pub fn transactions(&self) -> u64 {
        self.transactions.load(Relaxed)
    }

    /// Returns the number of stored writes.
    pub fn writes(&self) -> u64 {
        self.writes.load(Relaxed)
    }

    /// Returns the number of chunks into which entries were folded. 0 if the database has no chunks.
    pub fn chunks(&self) -> u64 {
        self.chunks.load(Relaxed)
    }
}

/// The queue to the writer. `None`: it is closed.
pub(super) struct Jobs(Mutex<Option<mpsc::Sender<Job>>>);

impl Jobs {
    pub(super) async fn send(&self, job: Job) -> Result<(), StoreError> {
        let closed = || StoreError::Unavailable("it was closed".into());
        let jobs = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or_else(closed)?;
        jobs.send(job).await.map_err(|_| closed())
    }

    /// Closes the queue. Waiting writes are still carried out.
    pub(super) fn close(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// The writes in the queue.
pub(super) type Waiting = mpsc::Receiver<Job>;

pub(super) fn queue() -> (Jobs, Waiting) {
    let (send, receive) = mpsc::channel(WAITING);
    (Jobs(Mutex::new(Some(send))), receive)
}

/// The counters and the state of outages, for a writer.
#[derive(Clone)]
pub(super) struct Notes {
    pub(super) written: Arc<Written>,
    pub(super) trouble: Arc<Trouble>,
}

/// A group of jobs that was carried out, each with its result.
type Answers = Vec<(Job, Result<(), StoreError>)>;

/// The cause of a failed transaction.
enum Failed {
    /// One of the writes contradicts stored data.
    Member(StoreError),
    /// The database failed.
    Whole(StoreError),
}

/// A connection that carries out transactions.
trait Hand {
    /// Carries out all writes, or none.
    async fn transact(&mut self, group: &[Job]) -> Result<(), Failed>;
}

impl Notes {
    /// Carries out a group in one transaction if that is possible.
    async fn write(&self, hand: &mut impl Hand, group: &mut Vec<Job>) -> Answers {
        match self.transact(hand, group).await {
            Ok(()) => self.succeed(group.drain(..)),
            Err(Failed::Whole(error)) => self.fail(group.drain(..), &error),
            // One of the writes cannot be stored. Each gets a transaction of its own, so that the others do
            // not fail.
            Err(Failed::Member(error)) if group.len() == 1 => self.fail(group.drain(..), &error),
            Err(Failed::Member(_)) => {
                let (mut answers, mut rest) = (Vec::with_capacity(group.len()), group.drain(..));
                while let Some(job) = rest.next() {
                    match self.transact(hand, std::slice::from_ref(&job)).await {
                        Ok(()) => answers.extend(self.succeed([job].into_iter())),
                        Err(Failed::Member(error)) => answers.extend(self.fail([job].into_iter(), &error)),
                        Err(Failed::Whole(error)) => {
                            answers.extend(self.fail([job].into_iter().chain(rest.by_ref()), &error));
                        }
                    }
                }
                answers
            }
        }
    }

    async fn transact(&self, hand: &mut impl Hand, group: &[Job]) -> Result<(), Failed> {
        let start = Instant::now();
        hand.transact(group).await?;
        self.written.transactions.fetch_add(1, Relaxed);
        self.written.writes.fetch_add(group.len() as u64, Relaxed);
        metrics::histogram!("septet_write_group_size").record(group.len() as f64);
        metrics::histogram!("septet_write_seconds").record(start.elapsed().as_secs_f64());
        metrics::counter!("septet_entries_total")
            .increment(group.iter().map(|job| job.write.entries() as u64).sum());
        Ok(())
    }

    fn succeed(&self, jobs: impl Iterator<Item = Job>) -> Answers {
        self.trouble.stored();
        jobs.map(|job| (job, Ok(()))).collect()
    }

    fn fail(&self, jobs: impl Iterator<Item = Job>, error: &StoreError) -> Answers {
        let answers: Answers = jobs.map(|job| (job, Err(again(error)))).collect();
        self.trouble.note(answers.len(), error);
        answers
    }
}

fn answer(answers: Answers) {
    for (job, result) in answers {
        // A sender that does not wait any more needs no answer.
        let _ = job.done.send(result);
    }
}

fn again(error: &StoreError) -> StoreError {
    match error {
        StoreError::Conflict(why) => StoreError::Conflict(why.clone()),
        StoreError::Elsewhere { node, address } => {
            StoreError::Elsewhere { node: node.clone(), address: address.clone() }
        }
        StoreError::Unavailable(why) => StoreError::Unavailable(why.clone()),
        StoreError::Unreadable(why) => StoreError::Unreadable(why.clone()),
        StoreError::Unwritable(why) => StoreError::Unwritable(why.clone()),
    }
}
