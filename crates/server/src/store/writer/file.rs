//! The writer of an SQLite file: a thread with a connection of its own. A transaction is a few calls. Passing
//! each call to another thread would cost more than the call.

use std::{sync::atomic::Ordering::Relaxed, thread};

use futures_util::FutureExt as _;
use lobby::StoreError;
use rusqlite::Connection;
use tokio::sync::mpsc;
use tokio_util::task::TaskTracker;

use super::{
    super::{
        chunks::Keeper, database::SqliteFile, db::Db, error::refused, identity::Identity,
        write::carry_out_all,
    },
    Answers, Failed, GROUP, Hand, Job, Notes, Waiting, answer,
};

/// The number of prepared statements that are kept. There are about forty.
const PREPARED: usize = 64;
/// The maximum number of times that this thread lets others run before a transaction. Each time takes some
/// milliseconds if they are busy.
const TURNS: u32 = 4;

/// An SQLite file that is written.
pub(in super::super) struct File {
    file: SqliteFile,
    /// The connection for all writes. SQLite drops its cached pages when another connection has written.
    connection: Option<Connection>,
    keeper: Box<Keeper>,
    identity: Identity,
    notes: Notes,
}

impl File {
    /// Opens a connection for the writer.
    pub(in super::super) fn open(file: &SqliteFile) -> Result<Connection, StoreError> {
        let db = file.open().map_err(refused)?;
        db.set_prepared_statement_cache_capacity(PREPARED);
        Ok(db)
    }

    pub(in super::super) fn of(
        file: SqliteFile,
        connection: Connection,
        keeper: Keeper,
        notes: Notes,
    ) -> Self {
        let identity = Identity::of(&file.path);
        Self { file, connection: Some(connection), keeper: Box::new(keeper), identity, notes }
    }

    /// Starts the thread that writes until the queue is closed and empty. `tasks` end with it.
    ///
    /// # Errors
    ///
    /// If no thread can be started.
    pub(in super::super) fn run(mut self, mut waiting: Waiting, tasks: &TaskTracker) -> std::io::Result<()> {
        // After a commit, this task wakes up once for all senders. Answers from the writer's thread would
        // wake each of them separately.
        let (answers, mut answered) = mpsc::unbounded_channel::<Answers>();
        tasks.spawn(async move {
            while let Some(answers) = answered.recv().await {
                answer(answers);
            }
        });
        let token = tasks.token();
        thread::Builder::new().name("septet-writer".into()).spawn(move || {
            let mut group = Vec::with_capacity(GROUP);
            while waiting.blocking_recv_many(&mut group, GROUP) > 0 {
                gather(&mut waiting, &mut group);
                let notes = self.notes.clone();
                let written = notes.write(&mut self, &mut group).now_or_never();
                let _ = answers.send(written.expect("nothing waits where this thread does the work itself"));
            }
            self.fold_all();
            drop((self, token));
        })?;
        Ok(())
    }

    /// Folds everything. If that fails, the next start does it.
    fn fold_all(&mut self) {
        if let Err(Failed::Whole(error) | Failed::Member(error)) = self.carry_out(&[], Fold::All) {
            tracing::info!(%error, "the logs of tables are put in order at the next start");
        }
    }

    fn carry_out(&mut self, group: &[Job], fold: Fold) -> Result<(), Failed> {
        if let Err(error) = self.identity.check() {
            self.keeper.undo();
            return Err(Failed::Whole(error));
        }
        let mut db = match self.connection.take() {
            Some(kept) => kept,
            None => Self::open(&self.file).map_err(Failed::Whole)?,
        };
        if let Err(error) = call(&db, "BEGIN") {
            self.keeper.undo();
            return Err(Failed::Whole(error));
        }
        let carried_out = carry_out(&mut db, &mut self.keeper, group, fold);
        match &carried_out {
            Ok(()) => {
                self.notes.written.chunks.fetch_add(self.keeper.committed(), Relaxed);
            }
            Err(Failed::Member(_)) => self.keeper.undo(),
            Err(Failed::Whole(_)) => self.keeper.doubt(),
        }
        // SQLite may have left the transaction by itself, or be unable to leave it. Closing the connection
        // ends it.
        if matches!(carried_out, Ok(()) | Err(Failed::Member(StoreError::Conflict(_)))) && db.is_autocommit()
        {
            self.connection = Some(db);
        } else {
            self.identity.forget_log();
        }
        carried_out
    }
}

/// The logs that are folded with a transaction.
#[derive(Clone, Copy)]
enum Fold {
    Due,
    All,
}

impl Hand for File {
    async fn transact(&mut self, group: &[Job]) -> Result<(), Failed> {
        self.carry_out(group, Fold::Due)
    }
}

/// Lets more writes join the transaction, which costs half a millisecond of processor time, however many it
/// has. Takes no time if none arrive. If other threads share one processor with this one, their writes join
/// as long as it lets them run.
fn gather(waiting: &mut Waiting, group: &mut Vec<Job>) {
    for _ in 0..TURNS {
        let before = group.len();
        thread::yield_now();
        while group.len() < GROUP
            && let Ok(job) = waiting.try_recv()
        {
            group.push(job);
        }
        if group.len() == before {
            return;
        }
    }
}

fn carry_out(db: &mut Connection, keeper: &mut Keeper, group: &[Job], fold: Fold) -> Result<(), Failed> {
    keeper.begin(db).map_err(Failed::Whole)?;
    let mut both = Db::Chunks(db, keeper);
    let written = carry_out_all(&mut both, group.iter().map(|job| &job.write)).now_or_never();
    if let Err(error) = written.expect("nothing waits on the writer's own thread") {
        call(db, "ROLLBACK").map_err(Failed::Whole)?;
        return Err(Failed::Member(error));
    }
    let folded = match fold {
        Fold::Due => keeper.fold_due(db),
        Fold::All => keeper.fold_all(db),
    };
    // No write of this group is the cause of the failure.
    folded.map_err(|error| Failed::Whole(StoreError::Unavailable(error.to_string())))?;
    call(db, "COMMIT").map_err(Failed::Whole)
}

fn call(db: &Connection, text: &str) -> Result<(), StoreError> {
    let done = db.prepare_cached(text).and_then(|mut statement| statement.execute([]));
    done.map(|_| ()).map_err(refused)
}
