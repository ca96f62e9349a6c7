//! One server for each database. Two would each play for the players at the other server's tables.
//!
//! - SQLite: a lock on a file beside the database (`septet.db-lock`). Postgres: an advisory lock on a
//!   connection of its own, which the server watches.
//! - Both are released however the process ends. A second server waits three seconds, then refuses to start.
//! - A server that loses its connection to Postgres continues, unless another server took the lock. Then it
//!   stops writing and exits.
//! - `septet verify` only reads and needs no lock.
//! - The nodes of a cluster (`node`) share the lock. It keeps out a server that wants the database alone.

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

/// The time for which a server waits for the end of the previous one. The database may notice later that a
/// process was killed.
const PATIENCE: Duration = Duration::from_secs(3);

/// The time between two attempts to lock.
const AGAIN: Duration = Duration::from_millis(100);

/// The time between two checks of the connection with the lock, and the time that a check may take.
const LOOK: Duration = Duration::from_secs(2);

/// The time after a lost connection in which the server's own lock may seem to be that of another server. It
/// ends when the database notices the loss. It is longer than the keep-alive of [`lock_session`] takes.
const DOUBT: Duration = Duration::from_secs(20);

/// The number of the lock, "septet" in ASCII. No other program may use it in a database of Septet.
pub(super) const KEY: i64 = 0x7365_7074_6574;

/// The servers that a lock keeps out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sharing {
    /// All other servers.
    Alone,
    /// Servers that want the database alone. Rows that a stopped node has locked are free again after this
    /// time.
    AmongNodes { standstill: Duration },
}

/// The reason why a server does not get the lock.
pub(super) enum NotLocked<E> {
    /// Another server has it.
    Taken,
    /// The file or the database failed.
    Failed(E),
}

/// A lock that is held until this is dropped. It is released however the process ends.
pub(super) struct Lock {
    /// Locked as long as it is open.
    file: Mutex<Option<File>>,
    session: Option<Session>,
}

/// A lock on a connection of its own, and the task that watches it.
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
    /// Returns no lock, for a database that is only read and may be in use.
    pub(super) const fn none() -> Self {
        Self { file: Mutex::new(None), session: None }
    }

    /// Locks a file beside the database. SQLite's own locks on the database would be lost with the first
    /// handle that closes.
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

    /// Locks a Postgres database on a connection that has no other use.
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

    /// Returns true if another server has taken the lock.
    pub(super) fn is_lost(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.lost.is_cancelled())
    }

    /// Returns when another server has taken the lock.
    pub(super) async fn lost(&self) {
        match &self.session {
            Some(session) => session.lost.cancelled().await,
            None => std::future::pending().await,
        }
    }

    /// Releases the lock, as dropping it does.
    pub(super) async fn release(&self) {
        drop(self.file.lock().expect("nobody panics while holding it").take());
        if let Some(session) = &self.session {
            session.over.cancel();
            session.task.wait().await;
        }
    }
}

/// Returns the path of a file beside a database. It is the same for all links to the database.
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

/// Opens a connection with the lock. `None`: another server has the lock.
async fn lock_session(
    options: &AnyConnectOptions,
    sharing: Sharing,
) -> Result<Option<AnyConnection>, sqlx::Error> {
    let mut db = options.connect().await?;
    // A machine that fails does not close its connections. With keep-alives the database notices, and
    // releases the lock.
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

/// Checks the connection. Locks again after it was lost, for example because the database restarted.
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
            // The database does not answer, or has not noticed the loss yet.
            Ok(Ok(None) | Err(_)) | Err(_) => {}
        }
    }
    if let Some(db) = held {
        let _ = db.close().await;
    }
}
