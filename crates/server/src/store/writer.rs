//! The only writer of a database. Waiting writes share a transaction, and so one flush to the disk.
//!
//! - On SQLite it is a thread that calls the library itself (`file.rs`, `chunks`). Before a transaction it lets other
//!   threads run for a moment, as long as more writes arrive.
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

/// The way to the writer; `None` once it is closed.
pub(super) struct Jobs(Mutex<Option<mpsc::Sender<Job>>>);

impl Jobs {
    pub(super) async fn send(&self, job: Job) -> Result<(), StoreError> {
        let closed = || StoreError::Unavailable("it was closed".into());
        let jobs = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or_else(closed)?;
        jobs.send(job).await.map_err(|_| closed())
    }

    /// What waits already is still written.
    pub(super) fn close(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// What waits to be written.
pub(super) type Waiting = mpsc::Receiver<Job>;

pub(super) fn queue() -> (Jobs, Waiting) {
    let (send, receive) = mpsc::channel(WAITING);
    (Jobs(Mutex::new(Some(send))), receive)
}

/// What a writer has beside its connection.
#[derive(Clone)]
pub(super) struct Notes {
    pub(super) written: Arc<Written>,
    pub(super) trouble: Arc<Trouble>,
}

/// A group of jobs that was carried out, each with what became of it.
type Answers = Vec<(Job, Result<(), StoreError>)>;

/// Whose fault it is that a transaction failed.
enum Failed {
    /// One of the writes contradicts what is stored.
    Member(StoreError),
    /// The database does not work.
    Whole(StoreError),
}

/// What carries out a transaction.
trait Hand {
    /// Carries out all of them, or none.
    async fn transact(&mut self, group: &[Job]) -> Result<(), Failed>;
}

impl Notes {
    /// Carries out a group in one transaction if that is possible.
    async fn write(&self, hand: &mut impl Hand, group: &mut Vec<Job>) -> Answers {
        match self.transact(hand, group).await {
            Ok(()) => self.succeed(group.drain(..)),
            Err(Failed::Whole(error)) => self.fail(group.drain(..), &error),
            // One of them cannot be written. The others must not suffer: each gets a transaction of its own.
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
        // A sender that waits no more does not need the answer.
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
