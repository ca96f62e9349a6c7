//! One server per database. Two would each play for the players at the other server's tables.
//!
//! - SQLite: a lock on a file beside the database (`septet.db-lock`). Postgres: an advisory lock on a connection of its
//!   own, which the server watches.
//! - Both are released however the process dies. A second server waits three seconds, then refuses to start.
//! - A server that loses its connection to Postgres continues, unless another server took the lock: then it stops
//!   writing and exits.
//! - `septet verify` only reads and needs no lock.
//! - Servers of a cluster (`node`) share the lock. It keeps out a server that wants the database alone.

use std::{
    fs::{File, TryLockError},
    io::ErrorKind,
    path::{Path, PathBuf},
    sync::Mutex,
    time::Duration,
};

use sqlx::{AnyConnection, ConnectOptions as _, Connection as _, Executor as _, any::AnyConnectOptions};
use tokio::time::{Instant, sleep, timeout};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use super::private_file;

/// How long a server waits for the one before it to be gone: the database may learn a moment later that a process was
/// killed.
const PATIENCE: Duration = Duration::from_secs(3);

/// How often it is tried meanwhile.
const AGAIN: Duration = Duration::from_millis(100);

/// How often the connection that holds the lock is looked after, and how long it may take to answer.
const LOOK: Duration = Duration::from_secs(2);

/// After the connection was lost, our own lock may seem to be somebody else's until the database notices. Longer than
/// the keep-alive of [`lock_session`] takes.
const DOUBT: Duration = Duration::from_secs(20);

/// Any number that nobody else uses in a database of ours: "septet".
pub(super) const KEY: i64 = 0x7365_7074_6574;

/// Whom a lock keeps out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sharing {
    /// Everybody.
    Alone,
    /// Who would have it alone. Rows that one of them locked and does not go on with are free again after this time.
    AmongNodes { standstill: Duration },
}

/// Why the lock cannot be had.
pub(super) enum NotLocked<E> {
    /// Another server has it.
    Taken,
    /// It does not work.
    Failed(E),
}

/// Held as long as this lives. A process that dies in any way gives it back.
pub(super) struct Lock {
    /// Locked as long as it is open.
    file: Mutex<Option<File>>,
    session: Option<Session>,
}

/// The lock of a connection of its own, and the task that looks after it.
struct Session {
    over: CancellationToken,
    lost: CancellationToken,
    task: TaskTracker,
}

impl Drop for Session {
    fn drop(&mut self) {
        self.over.cancel();
    }
}

impl Lock {
    /// Of a database that is only read, and may be another one's.
    pub(super) const fn none() -> Self {
        Self { file: Mutex::new(None), session: None }
    }

    /// Locks a file beside the database: SQLite's own locks on the database would be lost with the first handle that
    /// is closed.
    pub(super) async fn of_file(database: &Path) -> Result<Self, NotLocked<std::io::Error>> {
        let path = beside(database, "-lock").map_err(NotLocked::Failed)?;
        let file = private_file::open(&path).map_err(NotLocked::Failed)?;
        let begun = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Self { file: Mutex::new(Some(file)), session: None }),
                Err(TryLockError::WouldBlock) if begun.elapsed() < PATIENCE => sleep(AGAIN).await,
                Err(TryLockError::WouldBlock) => return Err(NotLocked::Taken),
                Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                    tracing::warn!(
                        "this file system cannot lock files; make sure that no second server uses the database"
                    );
                    return Ok(Self::none());
                }
                Err(TryLockError::Error(error)) => return Err(NotLocked::Failed(error)),
            }
        }
    }

    /// Locks a Postgres database with a connection that does nothing else.
    pub(super) async fn of_session(
        options: &AnyConnectOptions,
        sharing: Sharing,
    ) -> Result<Self, NotLocked<sqlx::Error>> {
        let begun = Instant::now();
        let db = loop {
            match lock_session(options, sharing).await.map_err(NotLocked::Failed)? {
                Some(db) => break db,
                None if begun.elapsed() < PATIENCE => sleep(AGAIN).await,
                None => return Err(NotLocked::Taken),
            }
        };
        let (over, lost, task) = (CancellationToken::new(), CancellationToken::new(), TaskTracker::new());
        task.spawn(look_after((options.clone(), sharing), db, over.clone(), lost.clone()));
        task.close();
        Ok(Self { file: Mutex::new(None), session: Some(Session { over, lost, task }) })
    }

    /// Whether another server has it by now.
    pub(super) fn is_lost(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.lost.is_cancelled())
    }

    /// Returns when another server has it.
    pub(super) async fn lost(&self) {
        match &self.session {
            Some(session) => session.lost.cancelled().await,
            None => std::future::pending().await,
        }
    }

    /// Gives it back, as dropping it does.
    pub(super) async fn release(&self) {
        drop(self.file.lock().expect("nobody panics while holding it").take());
        if let Some(session) = &self.session {
            session.over.cancel();
            session.task.wait().await;
        }
    }
}

/// A file beside a database: one for all names that it has.
pub(super) fn beside(database: &Path, with: &str) -> std::io::Result<PathBuf> {
    let real = match database.canonicalize() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty());
            let folder = folder.unwrap_or(Path::new(".")).canonicalize()?;
            folder.join(database.file_name().unwrap_or_default())
        }
        found => found?,
    };
    let mut name = real.into_os_string();
    name.push(with);
    Ok(name.into())
}

/// A connection that holds the lock; `None` if another one does.
async fn lock_session(
    options: &AnyConnectOptions,
    sharing: Sharing,
) -> Result<Option<AnyConnection>, sqlx::Error> {
    let mut db = options.connect().await?;
    // A machine that went down does not say goodbye: the database is to notice, and give its lock back.
    db.execute("SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 3; SET tcp_keepalives_count = 3")
        .await?;
    let text = match sharing {
        Sharing::Alone => "SELECT pg_try_advisory_lock($1)",
        Sharing::AmongNodes { .. } => "SELECT pg_try_advisory_lock_shared($1)",
    };
    let (locked,): (bool,) = sqlx::query_as(text).bind(KEY).fetch_one(&mut db).await?;
    if locked {
        return Ok(Some(db));
    }
    db.close().await?;
    Ok(None)
}

/// Locks again when the connection is lost, for example because the database was started anew.
async fn look_after(
    (options, sharing): (AnyConnectOptions, Sharing),
    db: AnyConnection,
    over: CancellationToken,
    lost: CancellationToken,
) {
    let (mut held, mut since) = (Some(db), Instant::now());
    loop {
        tokio::select! {
            () = over.cancelled() => break,
            () = sleep(LOOK) => {}
        }
        if let Some(db) = &mut held {
            if matches!(timeout(LOOK, db.ping()).await, Ok(Ok(()))) {
                since = Instant::now();
                continue;
            }
            tracing::warn!("the connection that locks the database was lost");
            held = None;
        }
        match timeout(LOOK, lock_session(&options, sharing)).await {
            Ok(Ok(Some(db))) => {
                tracing::info!("the database is locked again");
                held = Some(db);
            }
            Ok(Ok(None)) if since.elapsed() > DOUBT => {
                tracing::error!("another server has taken over the database");
                lost.cancel();
                return;
            }
            // It is not there, or has not noticed yet.
            Ok(Ok(None) | Err(_)) | Err(_) => {}
        }
    }
    if let Some(db) = held {
        let _ = db.close().await;
    }
}
