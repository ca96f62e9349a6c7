//! Connections that read logs of an SQLite file.
//!
//! Separate threads read logs and parse entries, because both take long for a long log.

use std::sync::{Arc, Mutex, PoisonError};

use lobby::{Logged, StoreError};
use rusqlite::Connection;
use tokio::sync::Semaphore;

use super::{
    chunks::{self, Heads},
    database::SqliteFile,
    error::refused,
};

/// The maximum number of logs that are read at once; further reads wait. The lobby reads fewer long logs at
/// once.
const AT_ONCE: usize = 4;

/// The connections on which logs are read. They are opened when they are needed.
pub(super) struct Readers {
    file: SqliteFile,
    heads: Arc<Heads>,
    turns: Arc<Semaphore>,
    /// The unused connections. `None` when no more are kept.
    idle: Mutex<Option<Vec<Connection>>>,
}

impl Readers {
    pub(super) fn of(file: SqliteFile, heads: Arc<Heads>) -> Arc<Self> {
        let turns = Arc::new(Semaphore::new(AT_ONCE));
        Arc::new(Self { file, heads, turns, idle: Mutex::new(Some(Vec::new())) })
    }

    /// Returns a table's entries after the one numbered `after`, in order, at most `limit`.
    pub(super) async fn entries(
        self: &Arc<Self>,
        table: &str,
        after: u64,
        limit: u32,
    ) -> Result<Vec<Logged>, StoreError> {
        let closed = || StoreError::Unavailable("it was closed".into());
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| closed())?;
        let (readers, table) = (Arc::clone(self), table.to_owned());
        let read = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            let db = readers.connection()?;
            let found = chunks::entries(&db, &readers.heads, &table, after, limit)?;
            readers.keep(db);
            Ok(found)
        });
        read.await.unwrap_or_else(|error| Err(StoreError::Unreadable(format!("reading it failed: {error}"))))
    }

    fn connection(&self) -> Result<Connection, StoreError> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).as_mut().and_then(Vec::pop);
        idle.map_or_else(|| self.file.open().map_err(refused), Ok)
    }

    /// Keeps a connection. One on which something failed is not kept.
    fn keep(&self, db: Connection) {
        if let Some(idle) = self.idle.lock().unwrap_or_else(PoisonError::into_inner).as_mut() {
            idle.push(db);
        }
    }

    /// Waits for the current reads, and refuses further ones.
    pub(super) async fn close(&self) {
        let all = self.turns.acquire_many(AT_ONCE as u32).await;
        self.turns.close();
        drop(all);
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}
