//! The database: one set of queries for embedded SQLite and for Postgres, except for the logs of tables
//! ([`chunks`], [`batch`]).

mod accounts;
mod admin;
mod asked;
mod audit;
mod bans;
mod batch;
mod chunks;
mod companions;
mod copy;
mod database;
mod days;
mod db;
mod doorbell;
mod duplicates;
mod error;
mod forget;
mod identity;
mod keys;
mod ladders;
mod lines;
mod lock;
mod lost;
mod mails;
mod matches;
mod migrations;
mod node;
mod passkeys;
mod people;
mod private_file;
mod provider_keys;
mod ratings;
mod readers;
mod recover;
mod references;
mod reports;
mod rewrite;
mod row;
mod series;
mod size;
mod trouble;
mod whole;
mod write;
mod writer;

use std::{collections::HashMap, sync::Arc, time::Duration};

use async_trait::async_trait;
use lobby::{
    AccountTimes, Append, Asked, AskedFor, Ban, Beside, Checkpoint, Claim, CodeHash, DuplicateSet,
    FoundMatch, KeptSession, KeyChange, Keys, Lead, Leadership, Logged, MatchesOf, NewSession, Outage,
    Passkey, PasskeyUse, PasswordHash, ProviderId, ProviderKey, SessionHash, Store, StoreError, TableRow,
    Unfinished,
};
use protocol::{Account, TableRef};
use sqlx::AnyPool;
use tokio::sync::oneshot;
use tokio_util::task::TaskTracker;

pub(crate) use admin::{KnownAccount, KnownTable, Payload, TablesOf};
use asked::AskedWrite;
pub(crate) use audit::AuditRow;
use chunks::{Heads, Keeper};
pub(crate) use copy::{Copied, copy};
pub use database::OpenError;
use database::{Opened, Schema, Scheme, SqliteFile, Use};
pub(crate) use database::{beside_sqlite, copy_sqlite};
pub(crate) use days::{DayOver, DayResult};
pub(crate) use doorbell::{KeptHook, KeptPush, MOST_PUSHES, Rung};
use duplicates::DuplicateWrite;
use error::{count, moment, stored, unavailable};
use forget::{ended, unstarted};
pub(crate) use ladders::{KeptLadderMatch, KeptLadderPlayer, LEVEL, LadderOver, LadderSkill};
use lines::Lines;
use lock::{Lock, Sharing};
pub(crate) use mails::{KeptMail, LinkHash};
pub(crate) use matches::FinishedMatches;
use node::Node;
pub use node::NodeOptions;
pub(crate) use people::TOO_MANY;
pub(crate) use ratings::RatedMatch;
use readers::Readers;
pub(crate) use reports::{Report, TOO_OFTEN};
use row::{account, logged, table_query};
pub(crate) use series::{KeptSeries, SeriesPlayed, SeriesResult, SeriesSpec};
use trouble::Trouble;
use write::Write;
pub use writer::Written;
use writer::{File, Job, Jobs, Notes, Pooled, Waiting};

/// Durable storage in SQLite or Postgres.
///
/// Reads go to a pool. One task commits all waiting writes together, so tables share one flush to disk.
pub struct SqlStore {
    pool: AnyPool,
    /// The places of the newest entries. `None` if the entries of a log are rows of one table.
    heads: Option<Arc<Heads>>,
    /// The readers of logs at these places.
    readers: Option<Arc<Readers>>,
    jobs: Jobs,
    written: Arc<Written>,
    trouble: Arc<Trouble>,
    writer: TaskTracker,
    lock: Lock,
    /// This server as a node, if it shares the database.
    node: Option<Node>,
    /// True if single tables may have lost time.
    lost: bool,
}

/// The time without a write after which a table is probably inactive. Its log is folded and leaves memory.
const QUIET: Duration = Duration::from_secs(90);

/// The number of attempts to read rows, if others are written during the read.
const TRIES: u32 = 3;

impl SqlStore {
    /// Opens a database by URL (`sqlite://path` or `postgres://...`) and runs its migrations. Makes the file
    /// and its folder if they do not exist. Keeps other servers out until it is closed.
    ///
    /// # Errors
    ///
    /// If that is not possible, or another server has it open. The message contains the remedy.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        Self::open_with(url, "", QUIET).await
    }

    /// Opens a Postgres database as a node. Tables are claimed before they are read. An append after another
    /// node's claim is refused. Until it is closed, no server can have the database alone.
    ///
    /// # Errors
    ///
    /// If that is not possible. The message contains the remedy.
    pub async fn open_as_node(url: &str, options: NodeOptions) -> Result<Self, OpenError> {
        if options.term < NodeOptions::SHORTEST {
            return Err(OpenError::short_term());
        }
        let opened =
            database::open(url, "", Sharing::AmongNodes { standstill: options.standstill() }).await?;
        let patience = options.term;
        let node = database::join(url, options).await?;
        let (mut store, waiting) = Self::over(opened, None);
        store.node = Some(node);
        store.lost = true;
        let writer = Pooled::of(store.pool.clone()).giving_up_after(patience);
        store.writer.spawn(writer.run(waiting, store.notes()));
        store.writer.close();
        Ok(store)
    }

    /// Opens an existing database for reading. Nothing is made or changed, and writes are refused.
    ///
    /// # Errors
    ///
    /// If that is not possible, or another version of Septet left it.
    pub async fn open_to_read(url: &str) -> Result<Self, OpenError> {
        Self::reading(url, Schema::Ours).await
    }

    /// Opens a database like [`SqlStore::open_to_read`], but an older version of Septet may have left it.
    /// Only data that every version has can be read ([`Store::unfinished_matches`]).
    ///
    /// # Errors
    ///
    /// If that is not possible, or a newer version of Septet left it.
    pub async fn open_to_look(url: &str) -> Result<Self, OpenError> {
        Self::reading(url, Schema::OursOrOlder).await
    }

    /// Opens a database like [`SqlStore::open`], with SQL for new connections and a time for quiet tables.
    async fn open_with(
        url: &str,
        on_connect: &'static str,
        quiet_after: Duration,
    ) -> Result<Self, OpenError> {
        let opened = database::open(url, on_connect, Sharing::Alone).await?;
        // If several nodes never shared the database, tables have no lost times.
        let lost = lost::are_any(&opened.pool).await.map_err(|error| OpenError::unreadable(&error))?;
        match opened.scheme {
            Scheme::Postgres => {
                let (mut store, waiting) = Self::over(opened, None);
                store.lost = lost;
                store.writer.spawn(Pooled::of(store.pool.clone()).run(waiting, store.notes()));
                store.writer.close();
                Ok(store)
            }
            Scheme::Sqlite => {
                let file = SqliteFile::of(url, on_connect, Use::ReadAndWrite)?;
                let heads = Arc::new(Heads::default());
                let (mut store, waiting) = Self::over(opened, Some((file.clone(), Arc::clone(&heads))));
                store.lost = lost;
                let notes = store.notes();
                let open = move || {
                    let unreadable = |error: StoreError| OpenError::unreadable(&error);
                    let connection = File::open(&file).map_err(unreadable)?;
                    let keeper = Keeper::open(&connection, heads, quiet_after).map_err(unreadable)?;
                    Ok(File::of(file, connection, keeper, notes))
                };
                let file = tokio::task::spawn_blocking(open).await;
                let file = file.unwrap_or_else(|error| Err(OpenError::unreadable(&error)))?;
                file.run(waiting, &store.writer).map_err(|error| OpenError::unreadable(&error))?;
                store.writer.close();
                Ok(store)
            }
        }
    }

    /// Builds a store. Writes wait until a writer carries them out.
    fn over(Opened { pool, lock, .. }: Opened, file: Option<(SqliteFile, Arc<Heads>)>) -> (Self, Waiting) {
        let (written, trouble) = (Arc::new(Written::default()), Arc::new(Trouble::default()));
        let (jobs, waiting) = writer::queue();
        let heads = file.as_ref().map(|(_, heads)| Arc::clone(heads));
        let readers = file.map(|(file, heads)| Readers::of(file, heads));
        let (writer, node) = (TaskTracker::new(), None);
        (Self { pool, heads, readers, jobs, written, trouble, writer, lock, node, lost: false }, waiting)
    }

    fn notes(&self) -> Notes {
        Notes { written: Arc::clone(&self.written), trouble: Arc::clone(&self.trouble) }
    }

    /// Opens a store for reading. The places of the newest entries are not known.
    async fn reading(url: &str, schema: Schema) -> Result<Self, OpenError> {
        let opened = database::open_to_read(url, schema).await?;
        let file = match opened.scheme {
            Scheme::Sqlite => Some((SqliteFile::of(url, "", Use::ReadOnly)?, Arc::default())),
            Scheme::Postgres => None,
        };
        let (store, _) = Self::over(opened, file);
        store.jobs.close();
        store.writer.close();
        Ok(store)
    }

    /// Returns the counts of writes.
    pub fn written(&self) -> &Written {
        &self.written
    }

    /// Carries out waiting writes, and closes the database. Later writes are refused.
    pub async fn close(&self) {
        self.jobs.close();
        self.writer.wait().await;
        if let Some(readers) = &self.readers {
            readers.close().await;
        }
        // All writes are stored, so other nodes may continue.
        if let Some(node) = &self.node {
            node.resign().await;
        }
        self.pool.close().await;
        self.lock.release().await;
    }

    /// Returns the options of this node, if it shares the database.
    pub fn node_options(&self) -> Option<&NodeOptions> {
        self.node.as_ref().map(node::Node::options)
    }

    /// Returns the node's name, its lease's number, and the identity of the database. `None`: it has no
    /// lease.
    pub(crate) fn node_lease(&self) -> Option<(String, i64, String)> {
        let node = self.node.as_ref()?;
        let (number, database) = node.lease()?;
        Some((node.name().to_owned(), number, database))
    }

    /// Returns when another server has taken over the database, after the connection with the lock was lost.
    /// Later writes are refused.
    pub async fn lost(&self) {
        self.lock.lost().await;
    }

    /// Converts the error of a failed read for the lobby. Notes an outage for the log.
    fn unread(&self, error: sqlx::Error) -> StoreError {
        let error = unavailable(error);
        self.trouble.note(1, &error);
        error
    }

    /// Returns the rows that a query finds, each as it was written last. The database has them a little
    /// later.
    async fn newest_rows(
        &self,
        text: &'static str,
        key: &str,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let mut tries = 0;
        loop {
            tries += 1;
            let forgotten = self.heads.as_ref().map(|heads| heads.forgotten());
            let found: Vec<row::Read> = sqlx::query_as(text)
                .bind(key)
                .bind(i64::from(limit))
                .fetch_all(&self.pool)
                .await
                .map_err(|error| self.unread(error))?;
            let found: Vec<TableRow> = found.into_iter().map(row::table).collect::<Result<_, _>>()?;
            let Some(heads) = &self.heads else { return Ok(found) };
            let newest = |row: TableRow| heads.row(&row.id).map_or(row, |newest| (*newest).clone());
            let found: Vec<_> = found.into_iter().map(newest).collect();
            // A newer row may have been written and forgotten during the query.
            if forgotten == Some(heads.forgotten()) || tries == TRIES {
                return Ok(found);
            }
        }
    }

    /// Stores a write of the leader. Refuses it if another node has led since.
    async fn write_leading(&self, lead: &Lead, write: Write) -> Result<(), StoreError> {
        let Some(epoch) = lead.epoch() else { return self.write(write).await };
        if !lead.is_live() {
            return Err(StoreError::Conflict("this server does not lead any more".into()));
        }
        self.write(Write::Leading { epoch: moment(epoch), write: Box::new(write) }).await
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        if self.lock.is_lost() {
            return Err(StoreError::Conflict("another server has taken over the database".into()));
        }
        let (done, stored) = oneshot::channel();
        self.jobs.send(Job { write, done }).await?;
        stored.await.unwrap_or_else(|_| Err(StoreError::Unavailable("it was closed".into())))
    }
}

#[async_trait]
impl Store for SqlStore {
    async fn add_account(&self, account: &Account, session: &NewSession) -> Result<(), StoreError> {
        self.write(Write::AddAccount { account: account.clone(), session: session.clone() }).await
    }

    async fn add_session(&self, account: &str, session: &NewSession) -> Result<(), StoreError> {
        self.write(Write::AddSession { account: account.into(), session: session.clone() }).await
    }

    async fn sessions_of(&self, account: &str) -> Result<Vec<KeptSession>, StoreError> {
        let found = keys::sessions_of(&self.pool, account).await.map_err(|error| self.unread(error))?;
        found.into_iter().map(keys::session).collect()
    }

    async fn note_lost(&self, session: &SessionHash, at: u64) -> Result<(), StoreError> {
        self.write(Write::NoteLost { session: session.clone(), at: moment(at) }).await
    }

    async fn nobody_lost(&self, account: &str) -> Result<(), StoreError> {
        self.write(Write::NobodyLost { account: account.into() }).await
    }

    async fn end_other_sessions(&self, account: &str, stays: &SessionHash) -> Result<(), StoreError> {
        self.write(Write::EndOtherSessions { account: account.into(), stays: stays.clone() }).await
    }

    async fn keys(&self, account: &str) -> Result<Option<Keys>, StoreError> {
        let found = keys::keys(&self.pool, account).await.map_err(|error| self.unread(error))?;
        found.map(keys::read).transpose()
    }

    async fn change_keys(&self, change: &KeyChange) -> Result<(), StoreError> {
        self.write(Write::ChangeKeys(Box::new(change.clone()))).await
    }

    async fn account_by_code(&self, code: &CodeHash) -> Result<Option<Account>, StoreError> {
        let found = keys::by_code(&self.pool, code).await.map_err(|error| self.unread(error))?;
        found.map(account).transpose()
    }

    async fn account_by_tag(&self, tag: &str) -> Result<Option<(Account, Option<PasswordHash>)>, StoreError> {
        let found = keys::by_tag(&self.pool, tag).await.map_err(|error| self.unread(error))?;
        found.map(keys::tagged).transpose()
    }

    async fn passkeys_of(&self, account: &str) -> Result<Vec<Passkey>, StoreError> {
        let found = passkeys::of(&self.pool, account).await.map_err(|error| self.unread(error))?;
        found.into_iter().map(passkeys::read).collect()
    }

    async fn passkey(&self, id: &str) -> Result<Option<(Account, Passkey)>, StoreError> {
        let found = passkeys::find(&self.pool, id).await.map_err(|error| self.unread(error))?;
        found.map(passkeys::owned).transpose()
    }

    async fn use_passkey(&self, used: &PasskeyUse) -> Result<(), StoreError> {
        self.write(Write::UsePasskey(used.clone())).await
    }

    async fn remove_passkey(&self, account: &str, id: &str) -> Result<(), StoreError> {
        self.write(Write::RemovePasskey { account: account.into(), id: id.into() }).await
    }

    async fn provider_keys_of(&self, account: &str) -> Result<Vec<ProviderKey>, StoreError> {
        let found = provider_keys::of(&self.pool, account).await.map_err(|error| self.unread(error))?;
        found.into_iter().map(provider_keys::read).collect()
    }

    async fn account_by_provider_key(&self, id: &ProviderId) -> Result<Option<Account>, StoreError> {
        let found = provider_keys::account_of(&self.pool, id).await.map_err(|error| self.unread(error))?;
        found.map(account).transpose()
    }

    async fn use_provider_key(&self, id: &ProviderId, at: u64) -> Result<(), StoreError> {
        self.write(Write::UseProviderKey { id: id.clone(), at: moment(at) }).await
    }

    async fn remove_provider_key(&self, account: &str, id: &ProviderId) -> Result<(), StoreError> {
        self.write(Write::RemoveProviderKey { account: account.into(), id: id.clone() }).await
    }

    async fn rename(&self, account: &str, name: &str) -> Result<(), StoreError> {
        self.write(Write::Rename { account: account.into(), name: name.into() }).await
    }

    async fn accounts(&self, ids: &[String]) -> Result<Vec<Account>, StoreError> {
        let mut found = Vec::new();
        for some in ids.chunks(accounts::MOST) {
            let accounts = accounts::find(&self.pool, some).await.map_err(|error| self.unread(error))?;
            found.extend(accounts.into_iter().map(account).collect::<Result<Vec<_>, _>>()?);
        }
        Ok(found)
    }

    async fn times_of(&self, accounts: &[String]) -> Result<Vec<(String, AccountTimes)>, StoreError> {
        let mut found = Vec::new();
        // There are as many as sit at a table.
        for account in accounts {
            let kept: Option<(String,)> =
                sqlx::query_as("SELECT times FROM account_times WHERE account_id = $1")
                    .bind(account)
                    .fetch_optional(&self.pool)
                    .await
                    .map_err(|error| self.unread(error))?;
            if let Some((times,)) = kept {
                found.push((account.clone(), serde_json::from_str(&times).map_err(error::unreadable)?));
            }
        }
        Ok(found)
    }

    async fn set_times(&self, account: &str, times: &AccountTimes) -> Result<(), StoreError> {
        let times = serde_json::to_string(times).map_err(error::unreadable)?;
        self.write(Write::Times { account: account.into(), times }).await
    }

    async fn add_companion(&self, account: &Account, beside: &Beside, at: u64) -> Result<(), StoreError> {
        let (account, beside) = (account.clone(), beside.clone());
        self.write(Write::AddCompanion { account, beside, at: moment(at) }).await
    }

    async fn companion(&self, account: &str) -> Result<Option<(Account, Beside)>, StoreError> {
        companions::companion(&self.pool, account).await.map_err(|error| self.unread(error))?.transpose()
    }

    async fn companions_of(&self, account: &str) -> Result<Vec<(Account, String)>, StoreError> {
        let found = companions::of(&self.pool, account).await.map_err(|error| self.unread(error))?;
        found.into_iter().collect()
    }

    async fn erase_account(&self, account: &str) -> Result<(), StoreError> {
        self.write(Write::EraseAccount { account: account.into() }).await
    }

    async fn ban(&self, ban: &Ban) -> Result<(), StoreError> {
        self.write(Write::Ban(Box::new(ban.clone()))).await
    }

    async fn lift_ban(&self, account: &str) -> Result<(), StoreError> {
        self.write(Write::LiftBan { account: account.into() }).await
    }

    async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let found = bans::all(&self.pool).await.map_err(|error| self.unread(error))?;
        found.into_iter().map(bans::read).collect()
    }

    async fn session(&self, session: &SessionHash) -> Result<Option<(Account, u64)>, StoreError> {
        let found: Option<(String, String, String, i64)> = sqlx::query_as(
            "SELECT accounts.id, accounts.name, accounts.kind, sessions.used_at FROM sessions \
             JOIN accounts ON accounts.id = sessions.account_id WHERE sessions.hash = $1",
        )
        .bind(&session.0)
        .fetch_optional(&self.pool)
        .await
        .map_err(|error| self.unread(error))?;
        found.map(|(id, name, kind, used_at)| Ok((account((id, name, kind))?, stored(used_at)?))).transpose()
    }

    async fn note_used(&self, session: &SessionHash, at: u64) -> Result<(), StoreError> {
        self.write(Write::NoteUsed { session: session.clone(), at: moment(at) }).await
    }

    async fn stale_sessions(
        &self,
        before: u64,
        guests_before: u64,
        limit: u32,
    ) -> Result<Vec<SessionHash>, StoreError> {
        let stale: Vec<(String,)> = sqlx::query_as(
            "SELECT hash FROM sessions WHERE used_at < $1 AND (used_at < $2 OR (used_at < $3 AND NOT EXISTS \
             (SELECT 1 FROM members WHERE members.account_id = sessions.account_id) AND NOT EXISTS \
             (SELECT 1 FROM accounts WHERE accounts.id = sessions.account_id \
             AND (code IS NOT NULL OR password IS NOT NULL)) AND NOT EXISTS \
             (SELECT 1 FROM passkeys WHERE passkeys.account_id = sessions.account_id) AND NOT EXISTS \
             (SELECT 1 FROM provider_keys WHERE provider_keys.account_id = sessions.account_id))) \
             ORDER BY used_at, hash LIMIT $4",
        )
        .bind(moment(before.max(guests_before)))
        .bind(moment(before))
        .bind(moment(guests_before))
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await
        .map_err(|error| self.unread(error))?;
        Ok(stale.into_iter().map(|(hash,)| SessionHash(hash)).collect())
    }

    async fn end_session(&self, session: &SessionHash) -> Result<(), StoreError> {
        self.write(Write::EndSession { session: session.clone() }).await
    }

    async fn unstarted_tables(
        &self,
        before: u64,
        after: &str,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let text = match self.heads {
            None => {
                concat!("SELECT id FROM tables WHERE id > $1 AND ", unstarted!(rows), " ORDER BY id LIMIT $3")
            }
            Some(_) => {
                concat!(
                    "SELECT id FROM tables WHERE id > $1 AND ",
                    unstarted!(chunks),
                    " ORDER BY id LIMIT $3"
                )
            }
        };
        let unstarted: Vec<(String,)> = sqlx::query_as(text)
            .bind(after)
            .bind(moment(before))
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        Ok(unstarted.into_iter().map(|(id,)| id).collect())
    }

    async fn forget_table(&self, table: &str, before: u64) -> Result<(), StoreError> {
        self.write(Write::ForgetTable { table: table.into(), before: moment(before) }).await
    }

    async fn ended_tables(&self, before: u64, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let text = match self.heads {
            None => {
                concat!("SELECT id FROM tables WHERE id > $1 AND ", ended!(rows), " ORDER BY id LIMIT $3")
            }
            Some(_) => {
                concat!("SELECT id FROM tables WHERE id > $1 AND ", ended!(chunks), " ORDER BY id LIMIT $3")
            }
        };
        let ended: Vec<(String,)> = sqlx::query_as(text)
            .bind(after)
            .bind(moment(before))
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        Ok(ended.into_iter().map(|(id,)| id).collect())
    }

    async fn prune_table(&self, table: &str, before: u64) -> Result<(), StoreError> {
        self.write(Write::PruneTable { table: table.into(), before: moment(before) }).await
    }

    async fn make_table(&self, table: &TableRow, first: &Logged) -> Result<(), StoreError> {
        self.write(Write::MakeTable { table: Arc::new(table.clone()), first: row::line(first)? }).await
    }

    async fn make_duplicate(
        &self,
        set: &DuplicateSet,
        tables: &[(TableRow, Logged)],
    ) -> Result<(), StoreError> {
        let line = |(row, first): &(TableRow, Logged)| Ok((Arc::new(row.clone()), row::line(first)?));
        let tables = tables.iter().map(line).collect::<Result<_, StoreError>>()?;
        self.write(Write::Duplicate(Box::new(DuplicateWrite::Make { set: Box::new(set.clone()), tables })))
            .await
    }

    async fn duplicate(&self, set: &str) -> Result<Option<DuplicateSet>, StoreError> {
        let found = duplicates::find(&self.pool, set).await.map_err(|error| self.unread(error))?;
        found.map(duplicates::read).transpose()
    }

    async fn close_duplicate(&self, set: &str, at: u64) -> Result<(), StoreError> {
        let close = DuplicateWrite::Close { set: set.into(), at: moment(at) };
        self.write(Write::Duplicate(Box::new(close))).await
    }

    async fn claim(&self, table: &str) -> Result<Claim, StoreError> {
        match &self.node {
            Some(node) => {
                node.claim(&self.pool, table).await.inspect_err(|error| self.trouble.note(1, error))
            }
            None => Ok(Claim::ALONE),
        }
    }

    fn shared_time(&self) -> Option<u64> {
        self.node.as_ref().map(Node::time)
    }

    fn leadership(&self) -> Leadership {
        self.node.as_ref().map_or(Leadership::ALONE, Node::leadership)
    }

    async fn is_first(&self) -> Result<bool, StoreError> {
        match &self.node {
            Some(node) => node.is_first(&self.pool).await.inspect_err(|error| self.trouble.note(1, error)),
            None => Ok(true),
        }
    }

    async fn others(&self) -> Result<Vec<(String, String)>, StoreError> {
        let Some(node) = &self.node else { return Ok(Vec::new()) };
        node.others(&self.pool).await.inspect_err(|error| self.trouble.note(1, error))
    }

    async fn owner(&self, table: &str) -> Result<Option<(String, String)>, StoreError> {
        let Some(node) = &self.node else { return Ok(None) };
        node.owner(&self.pool, table).await.inspect_err(|error| self.trouble.note(1, error))
    }

    async fn give_back(&self, table: &str) -> Result<(), StoreError> {
        let Some(node) = &self.node else { return Ok(()) };
        node.give_back(&self.pool, table).await.inspect_err(|error| self.trouble.note(1, error))
    }

    async fn lease_over(&self) {
        match &self.node {
            Some(node) => node.lease_over().await,
            None => std::future::pending().await,
        }
    }

    async fn ask(&self, asked: &Asked) -> Result<(), StoreError> {
        self.write(Write::Asked(AskedWrite::Ask(Box::new(asked.clone())))).await
    }

    async fn asked(&self, what: AskedFor, id: &str) -> Result<Option<Asked>, StoreError> {
        asked::find(&self.pool, what, id).await.inspect_err(|error| self.trouble.note(1, error))
    }

    async fn spend(&self, what: AskedFor, id: &str) -> Result<(), StoreError> {
        self.write(Write::Asked(AskedWrite::Spend { what, id: id.into() })).await
    }

    async fn forget_asked(&self, before: u64) -> Result<(), StoreError> {
        self.write(Write::Asked(AskedWrite::Forget { before: moment(before) })).await
    }

    async fn find_table(&self, table: &TableRef) -> Result<Option<TableRow>, StoreError> {
        let text = table_query!("WHERE id = $1 OR code = $1 LIMIT $2");
        Ok(self.newest_rows(text, table, 1).await?.pop())
    }

    async fn entries(&self, table: &str, after: u64, limit: u32) -> Result<Vec<Logged>, StoreError> {
        if let Some(readers) = &self.readers {
            let read = readers.entries(table, after, limit).await;
            return read.inspect_err(|error| self.trouble.note(1, error));
        }
        let text =
            "SELECT seq, at, entry FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3";
        sqlx::query_as(text)
            .bind(table)
            .bind(moment(after))
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?
            .into_iter()
            .map(logged)
            .collect()
    }

    async fn checkpoint(&self, table: &str) -> Result<Option<Checkpoint>, StoreError> {
        let found: Option<(i64, String)> =
            sqlx::query_as("SELECT seq, state FROM checkpoints WHERE table_id = $1")
                .bind(table)
                .fetch_optional(&self.pool)
                .await
                .map_err(|error| self.unread(error))?;
        found.map(|(seq, state)| Ok(Checkpoint { seq: stored(seq)?, state })).transpose()
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(Write::Append(Box::new(Lines::of(append, self.node.is_some())?))).await
    }

    async fn find_match(&self, id: &str) -> Result<Option<FoundMatch>, StoreError> {
        self.one_match(id).await
    }

    async fn matches_of(&self, of: &MatchesOf) -> Result<Vec<FoundMatch>, StoreError> {
        self.listed_matches(of).await
    }

    async fn matches_at(&self, table: &str) -> Result<Vec<FoundMatch>, StoreError> {
        self.played_at(table).await
    }

    async fn unfinished_matches(&self) -> Result<Vec<Unfinished>, StoreError> {
        sqlx::query_as(
            "SELECT tables.id, matches.game, matches.rules_version, tables.status FROM matches \
             JOIN tables ON tables.id = matches.table_id \
             WHERE matches.ended_at IS NULL AND tables.status <> 'gathering' AND NOT EXISTS \
             (SELECT 1 FROM matches AS later WHERE later.table_id = matches.table_id \
             AND later.number > matches.number)",
        )
        .fetch_all(&self.pool)
        .await
        .map_err(|error| self.unread(error))?
        .into_iter()
        .map(row::unfinished)
        .collect()
    }

    async fn tables_of(&self, account: &str, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let text = table_query!(
            "WHERE id IN (SELECT table_id FROM members WHERE account_id = $1) \
             AND (host <> '' OR status <> 'finished') ORDER BY made_at DESC, id DESC LIMIT $2"
        );
        self.newest_rows(text, account, limit).await
    }

    async fn table_ids_of(&self, account: &str, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let text =
            "SELECT table_id FROM members WHERE account_id = $1 AND table_id > $2 ORDER BY table_id LIMIT $3";
        let found: Vec<(String,)> = sqlx::query_as(text)
            .bind(account)
            .bind(after)
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    async fn open_tables_of(&self, account: &str, since: u64) -> Result<u32, StoreError> {
        let (n,): (i64,) = sqlx::query_as(
            "SELECT COUNT(*) FROM tables WHERE host = $1 AND made_at > $2 AND status <> 'finished'",
        )
        .bind(account)
        .bind(moment(since))
        .fetch_one(&self.pool)
        .await
        .map_err(|error| self.unread(error))?;
        Ok(count(n))
    }

    async fn due_tables(&self, now: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let newer = self.heads.as_ref().map(|heads| heads.unlisted()).unwrap_or_default();
        let newer: HashMap<&str, Option<u64>> =
            newer.iter().map(|row| (row.id.as_str(), row.wake_at)).collect();
        let query = match &self.node {
            Some(node) => sqlx::query_as(node::DUE).bind(node.name()).bind(moment(now)),
            None => sqlx::query_as(
                "SELECT id, wake_at FROM tables WHERE wake_at <= $1 ORDER BY wake_at, id LIMIT $2",
            )
            .bind(moment(now)),
        };
        // A node that was killed leaves many, and the other nodes share them.
        let limit = if self.node.is_some() { limit.min(node::SWEPT) } else { limit };
        let due: Vec<(String, i64)> = query
            .bind(i64::from(limit) + newer.len() as i64)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let mut all = Vec::new();
        for (id, at) in due {
            if !newer.contains_key(id.as_str()) {
                all.push((stored(at)?, id));
            }
        }
        let newer = newer.into_iter().filter_map(|(id, at)| Some((at?, id.to_owned())));
        all.extend(newer.filter(|(at, _)| *at <= now));
        all.sort_unstable();
        all.truncate(limit as usize);
        Ok(all.into_iter().map(|(_, id)| id).collect())
    }

    async fn beat(&self, now: u64) -> Result<(), StoreError> {
        self.write(Write::Beat { now: moment(now) }).await
    }

    async fn set_back(&self, now: u64, tolerance: u64) -> Result<bool, StoreError> {
        let last: Option<(i64,)> = sqlx::query_as("SELECT at FROM beats WHERE id = 1")
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let ahead = last.is_some_and(|(last,)| last > moment(now.saturating_add(tolerance)));
        if ahead {
            self.write(Write::SetBack { now: moment(now) }).await?;
        }
        Ok(ahead)
    }

    async fn note_outage(&self, now: u64) -> Result<(), StoreError> {
        self.write(Write::NoteOutage { now: moment(now) }).await
    }

    async fn table_outages(&self, table: &str) -> Result<Vec<Outage>, StoreError> {
        if !self.lost {
            return Ok(Vec::new());
        }
        lost::of(&self.pool, table).await.inspect_err(|error| self.trouble.note(1, error))
    }

    async fn outages(&self) -> Result<Vec<Outage>, StoreError> {
        let outages: Vec<(i64, i64)> = sqlx::query_as("SELECT from_at, to_at FROM outages ORDER BY from_at")
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        outages.into_iter().map(|(from, to)| Ok(Outage { from: stored(from)?, to: stored(to)? })).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn store(on_connect: &'static str) -> (tempfile::TempDir, SqlStore) {
        let dir = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}/septet.db", dir.path().display());
        let store = SqlStore::open_with(&url, on_connect, QUIET).await.unwrap();
        (dir, store)
    }

    #[tokio::test]
    async fn every_connection_is_set_to_lose_nothing() {
        let (_dir, store) = store("").await;
        let mut connections = Vec::new();
        for _ in 0..4 {
            let mut db = store.pool.acquire().await.unwrap();
            let (synchronous,): (i64,) =
                sqlx::query_as("PRAGMA synchronous").fetch_one(&mut *db).await.unwrap();
            let (foreign_keys,): (i64,) =
                sqlx::query_as("PRAGMA foreign_keys").fetch_one(&mut *db).await.unwrap();
            let (mode,): (String,) = sqlx::query_as("PRAGMA journal_mode").fetch_one(&mut *db).await.unwrap();
            assert_eq!((synchronous, foreign_keys, mode.as_str()), (2, 1, "wal"));
            connections.push(db);
        }
    }

    #[tokio::test]
    async fn a_full_disk_refuses_and_keeps_what_was_stored() {
        // SQLite can limit the size of a database: here to that of an empty one and twenty pages.
        let (_dir, empty) = store("").await;
        let (pages,): (i64,) = sqlx::query_as("PRAGMA page_count").fetch_one(&empty.pool).await.unwrap();
        let ends: &'static str = format!("PRAGMA max_page_count = {}", pages + 20).leak();
        let (_dir, store) = store(ends).await;
        let row = store_laws::table("t", "ann", 1);
        store.make_table(&row, &store_laws::made("ann")).await.unwrap();
        let mut stored = 1;
        let refused = loop {
            let long = store_laws::said(stored + 1, &"x".repeat(10_000));
            match store.append(store_laws::append(&row, vec![long])).await {
                Ok(()) => stored += 1,
                Err(error) => break error,
            }
            assert!(stored < 40, "forty pages do not hold that much");
        };
        assert!(matches!(refused, StoreError::Unavailable(_)), "{refused:?}");
        assert!(stored > 1);
        assert_eq!(store.log("t").await.unwrap().len() as u64, stored);
        store.append(store_laws::append(&row, vec![store_laws::said(stored + 1, "short")])).await.unwrap();
    }
}
