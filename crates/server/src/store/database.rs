//! Opening a database by its URL.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use rusqlite::OpenFlags;
use sqlx::{
    AnyConnection, AnyPool, AssertSqlSafe, ConnectOptions, Connection, Executor,
    any::{AnyConnectOptions, AnyPoolOptions},
    migrate::MigrateError,
    sqlite::SqliteConnectOptions,
};

use super::{
    chunks,
    lock::{Lock, NotLocked, Sharing, beside},
    migrations::{MIGRATIONS, SQLITE},
    node, private_file, recover,
};

/// The reason why a database cannot be used, with the remedy.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct OpenError(String);

impl OpenError {
    /// Returns the error for a term in which a slow database makes other nodes give up this one.
    pub(super) fn short_term() -> Self {
        Self(format!("the term of a lease is too short: give at least {:?}", node::NodeOptions::SHORTEST))
    }

    /// Returns an error with this message.
    pub(super) const fn of(why: String) -> Self {
        Self(why)
    }

    /// Returns the error for an open database with content that cannot be read.
    pub(super) fn unreadable(why: &dyn std::fmt::Display) -> Self {
        Self(format!("cannot read the logs of the database: {why}"))
    }
}

/// The message of a second server.
const TAKEN: &str = "another Septet already uses this database, and two would play for each other's players; stop it \
                     first, or name another database with --database";

/// The message of a node if another server has the database alone.
const TAKEN_ALONE: &str = "a Septet server without a cluster uses this database; stop it first";

/// An open database: its connections, its kind, and its lock.
pub(super) struct Opened {
    pub(super) pool: AnyPool,
    pub(super) scheme: Scheme,
    pub(super) lock: Lock,
}

pub(super) async fn open(url: &str, on_connect: &'static str, sharing: Sharing) -> Result<Opened, OpenError> {
    sqlx::any::install_default_drivers();
    let scheme = scheme(url)?;
    let (pool, lock) = match scheme {
        Scheme::Sqlite if sharing != Sharing::Alone => {
            return Err(OpenError(
                "several servers can share a Postgres database only: name one with --database".into(),
            ));
        }
        Scheme::Sqlite => sqlite(url, on_connect).await?,
        Scheme::Postgres => postgres(url, sharing).await?,
    };
    Ok(Opened { pool, scheme, lock })
}

/// The versions of Septet that may have left a database.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Schema {
    /// This version.
    Ours,
    /// This version or an older one.
    OursOrOlder,
}

/// Opens an existing database, and changes nothing in it. A server may use it at the same time.
pub(super) async fn open_to_read(url: &str, schema: Schema) -> Result<Opened, OpenError> {
    sqlx::any::install_default_drivers();
    // The URL may contain a password, so messages do not repeat it.
    let cannot = |why: &dyn std::fmt::Display| OpenError(format!("cannot read the database: {why}"));
    let scheme = scheme(url)?;
    let options: Result<AnyConnectOptions, _> = match scheme {
        Scheme::Sqlite => {
            let (path, _) = file(url)?;
            if !Path::new(path).is_file() {
                return Err(OpenError(format!("there is no database {path}")));
            }
            format!("sqlite://{path}?mode=ro").parse()
        }
        Scheme::Postgres => url.parse(),
    };
    let options = options.map_err(|e| cannot(&e))?.disable_statement_logging();
    // A pool tries repeatedly, and would only report a timeout.
    let mut first = AnyConnection::connect_with(&options).await.map_err(|e| cannot(&e))?;
    let newest = "SELECT MAX(version) FROM _sqlx_migrations";
    let (found,): (Option<i64>,) = sqlx::query_as(newest)
        .fetch_one(&mut first)
        .await
        .map_err(|e| OpenError(format!("this is not a Septet database, or it cannot be read: {e}")))?;
    let migrations = match scheme {
        Scheme::Sqlite => &*SQLITE,
        Scheme::Postgres => &*MIGRATIONS,
    };
    let ours = migrations.iter().map(|migration| migration.version).max();
    let fits = match (schema, scheme) {
        // A server may have been stopped during a migration.
        (Schema::Ours, Scheme::Sqlite) => {
            found == ours && chunks::is_done(&mut first).await.map_err(|e| cannot(&e))?
        }
        (Schema::Ours, Scheme::Postgres) => found == ours,
        (Schema::OursOrOlder, _) => found.is_some() && found <= ours,
    };
    if !fits {
        return Err(OpenError(
            "the database was last used by another version of Septet: read it with that one, or start the \
             server on it once"
                .into(),
        ));
    }
    first.close().await.map_err(|e| cannot(&e))?;
    let pool = AnyPoolOptions::new().max_connections(1).connect_with(options);
    let pool = pool.await.map_err(|e| cannot(&e))?;
    Ok(Opened { pool, scheme, lock: Lock::none() })
}

/// Copies an SQLite database into a new file as it is at one moment, even during writes. It may be of any
/// version of Septet.
pub(crate) async fn copy_sqlite(url: &str, to: &Path) -> Result<(), OpenError> {
    sqlx::any::install_default_drivers();
    let (path, _) = file(url)?;
    if !Path::new(path).is_file() {
        return Err(OpenError(format!("there is no database {path}")));
    }
    let cannot =
        |why: sqlx::Error| OpenError(format!("cannot copy the database {path} to {}: {why}", to.display()));
    let options: AnyConnectOptions = format!("sqlite://{path}?mode=ro").parse().map_err(cannot)?;
    let mut db = AnyConnection::connect_with(&options.disable_statement_logging()).await.map_err(cannot)?;
    let target = to.to_str().ok_or_else(|| OpenError("the name of the copy is not UTF-8".into()))?;
    db.execute("PRAGMA busy_timeout = 5000").await.map_err(cannot)?;
    sqlx::query("VACUUM INTO $1").bind(target).execute(&mut db).await.map_err(cannot)?;
    db.close().await.map_err(cannot)
}

/// Returns the path of a file beside an SQLite database. `None` for other databases.
pub(crate) fn beside_sqlite(url: &str, with: &str) -> Option<PathBuf> {
    match scheme(url).ok()? {
        Scheme::Sqlite => beside(Path::new(file(url).ok()?.0), with).ok(),
        Scheme::Postgres => None,
    }
}

/// A kind of database.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Scheme {
    Sqlite,
    Postgres,
}

pub(super) fn scheme(url: &str) -> Result<Scheme, OpenError> {
    match url.split_once(':').map(|(scheme, _)| scheme) {
        Some("sqlite") => Ok(Scheme::Sqlite),
        Some("postgres" | "postgresql") => Ok(Scheme::Postgres),
        _ => Err(OpenError(
            "the database URL has to begin with sqlite:// or postgres://, for example \
             sqlite://./data/septet.db"
                .into(),
        )),
    }
}

/// Returns the file of an SQLite URL, and the mode in which it is opened. Other parameters are refused: they
/// would apply to some connections to the file, and not to all.
pub(super) fn file(url: &str) -> Result<(&str, &str), OpenError> {
    let (path, query) = url.split_once('?').unwrap_or((url, "mode=rwc"));
    if !matches!(query, "mode=rwc" | "mode=rw" | "mode=ro") {
        return Err(OpenError(
            "the SQLite URL has a parameter that is not known: leave out everything from the question mark on"
                .into(),
        ));
    }
    let path = path.trim_start_matches("sqlite:");
    let path = path.strip_prefix("//").unwrap_or(path);
    if path.is_empty() || path.contains(":memory:") {
        return Err(OpenError(
            "the SQLite URL must name a file, for example sqlite://./data/septet.db".into(),
        ));
    }
    Ok((path, query))
}

async fn sqlite(url: &str, on_connect: &'static str) -> Result<(AnyPool, Lock), OpenError> {
    let (path, mode) = file(url)?;
    let cannot = |doing: &str, why: &dyn std::fmt::Display| {
        OpenError(format!(
            "cannot {doing} the database {path}: {why}. Check that the folder exists, has space left, and \
             that the file and its folder can be written by this user, or name another file with --database"
        ))
    };
    if let Some(folder) = Path::new(path).parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|e| cannot("make the folder of", &e))?;
    }
    let lock = Lock::of_file(Path::new(path)).await.map_err(|error| match error {
        NotLocked::Taken => OpenError(TAKEN.into()),
        NotLocked::Failed(error) => cannot("lock", &error),
    })?;
    private_file::of_database(path.as_ref(), mode == "mode=rwc").map_err(|e| cannot("open", &e))?;
    recover::at_start(Path::new(path).canonicalize().unwrap_or_default()).await.map_err(OpenError)?;
    let options: AnyConnectOptions =
        format!("sqlite://{path}?{mode}").parse().map_err(|e| cannot("open", &e))?;
    let options = options.disable_statement_logging();
    let mut first = AnyConnection::connect_with(&options).await.map_err(|e| cannot("open", &e))?;
    prepare(&mut first, on_connect).await.map_err(|e| cannot("open", &e))?;
    first.close().await.map_err(|e| cannot("open", &e))?;
    let pool = AnyPoolOptions::new()
        .max_connections(4)
        .acquire_timeout(Duration::from_secs(5))
        .after_connect(move |db, _| Box::pin(prepare(db, on_connect)))
        .connect_with(options)
        .await
        .map_err(|e| cannot("open", &e))?;
    SQLITE
        .run(&pool)
        .await
        .map_err(|e| from_the_future(&e).unwrap_or_else(|| cannot("bring up to date", &e)))?;
    super::rewrite::take_names_out(&pool).await.map_err(|e| cannot("bring up to date", &e))?;
    chunks::move_into_chunks(&pool).await.map_err(|e| cannot("bring up to date", &e))?;
    // Without a new migration nothing was written, so this finds a file that can only be read.
    sqlx::query("UPDATE beats SET at = at").execute(&pool).await.map_err(|e| cannot("write to", &e))?;
    Ok((pool, lock))
}

/// Returns the message about a database that a newer version has changed. `None` for other errors.
fn from_the_future(error: &MigrateError) -> Option<OpenError> {
    let MigrateError::VersionMissing(_) = error else { return None };
    Some(OpenError(
        "a newer version of Septet has changed the database: start that one, or restore the backup that was made \
         before the upgrade"
            .into(),
    ))
}

/// The settings of every connection to an SQLite file. The timeout comes first: the switch to WAL locks the
/// file for a moment. Deleted data is overwritten in pages that are written anyway, so deleted names do not
/// stay in the file. The WAL grows to 16 MiB before it is copied into the database, because a match writes
/// the same pages often.
const SETTINGS: &str = "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                        PRAGMA foreign_keys = ON; PRAGMA secure_delete = FAST; PRAGMA cache_size = -2048; PRAGMA wal_autocheckpoint = 4000;";

/// An existing SQLite file, and the SQL for its connections in addition to [`SETTINGS`].
#[derive(Clone)]
pub(super) struct SqliteFile {
    pub(super) path: PathBuf,
    on_connect: &'static str,
    use_of: Use,
}

/// The purpose of a connection to a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    ReadAndWrite,
    /// Nothing in the file is changed.
    ReadOnly,
}

impl SqliteFile {
    /// Returns the file of a pool that was opened with this URL.
    pub(super) fn of(url: &str, on_connect: &'static str, use_of: Use) -> Result<Self, OpenError> {
        let (path, _) = file(url)?;
        let options: SqliteConnectOptions = format!("sqlite://{path}")
            .parse()
            .map_err(|e| OpenError(format!("cannot open the database: {e}")))?;
        Ok(Self { path: options.get_filename().to_owned(), on_connect, use_of })
    }

    /// Opens another connection to the file.
    pub(super) fn open(&self) -> rusqlite::Result<rusqlite::Connection> {
        let (mode, settings) = match self.use_of {
            Use::ReadAndWrite => (OpenFlags::SQLITE_OPEN_READ_WRITE, SETTINGS),
            Use::ReadOnly => (OpenFlags::SQLITE_OPEN_READ_ONLY, "PRAGMA busy_timeout = 5000;"),
        };
        let flags = mode | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let db = rusqlite::Connection::open_with_flags(&self.path, flags)?;
        db.execute_batch(settings)?;
        db.execute_batch(self.on_connect)?;
        Ok(db)
    }
}

pub(super) async fn prepare(db: &mut AnyConnection, on_connect: &'static str) -> Result<(), sqlx::Error> {
    db.execute(SETTINGS).await?;
    db.execute(on_connect).await?;
    Ok(())
}

/// Makes this server a node of those that share an open database.
pub(super) async fn join(url: &str, options: node::NodeOptions) -> Result<node::Node, OpenError> {
    let name = options.name.clone();
    let cannot = |why: &dyn std::fmt::Display| {
        OpenError(format!("cannot get a lease in the Postgres database of --database: {why}"))
    };
    let to: AnyConnectOptions = url.parse().map_err(|e| cannot(&e))?;
    node::Node::join(options, &to.disable_statement_logging()).await.map_err(|error| match error {
        node::NotJoined::Taken => OpenError(format!(
            "another server that is called {name:?} uses this database; give each its own name"
        )),
        node::NotJoined::Failed(error) => cannot(&error),
    })
}

async fn postgres(url: &str, sharing: Sharing) -> Result<(AnyPool, Lock), OpenError> {
    // The URL may contain a password, so messages do not repeat it.
    let cannot = |doing: &str, why: &dyn std::fmt::Display| {
        OpenError(format!("cannot {doing} the Postgres database of --database: {why}"))
    };
    let options: AnyConnectOptions = url.parse().map_err(|e| cannot("understand the URL of", &e))?;
    let options = options.disable_statement_logging();
    let lock = Lock::of_session(&options, sharing).await.map_err(|error| match error {
        NotLocked::Taken => match sharing {
            Sharing::Alone => OpenError(TAKEN.into()),
            Sharing::AmongNodes { .. } => OpenError(TAKEN_ALONE.into()),
        },
        NotLocked::Failed(error) => cannot("connect to", &error),
    })?;
    let mut pool = AnyPoolOptions::new().max_connections(8).acquire_timeout(Duration::from_secs(5));
    if let Sharing::AmongNodes { standstill } = sharing {
        let text = format!("SET idle_in_transaction_session_timeout = {}", standstill.as_millis());
        let text: Arc<str> = text.into();
        pool = pool.after_connect(move |db, _| {
            let text = AssertSqlSafe(Arc::clone(&text));
            Box::pin(async move { db.execute(text).await.map(|_| ()) })
        });
    }
    let pool = pool.connect_with(options.clone()).await.map_err(|e| cannot("connect to", &e))?;
    MIGRATIONS
        .run(&pool)
        .await
        .map_err(|e| from_the_future(&e).unwrap_or_else(|| cannot("bring up to date", &e)))?;
    super::rewrite::take_names_out(&pool).await.map_err(|e| cannot("bring up to date", &e))?;
    if sharing == Sharing::Alone {
        let mut db = pool.acquire().await.map_err(|e| cannot("connect to", &e))?;
        node::retire(&mut db).await.map_err(|e| cannot("bring up to date", &e))?;
    }
    Ok((pool, lock))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From this migration on, several servers may use a database while a newer one migrates it.
    const SHARED_FROM: i64 = 29;

    /// Returns a statement of a migration that breaks a server of the previous version.
    fn breaks(sql: &str) -> Option<String> {
        let sql: String =
            sql.lines().filter(|line| !line.trim_start().starts_with("--")).collect::<Vec<_>>().join(" ");
        sql.to_uppercase().split(';').map(str::trim).map(str::to_owned).find(|statement| {
            // Without the cascade, the previous version could not delete the row that another one refers to.
            let cascades = statement.matches("ON DELETE CASCADE").count();
            let holds_back = statement.matches(" REFERENCES ").count() > cascades;
            let statement = statement.replace("ON DELETE CASCADE", "");
            let takes_away = ["DROP ", "RENAME ", "ALTER COLUMN ", "DELETE ", "TRUNCATE ", "CREATE UNIQUE "]
                .iter()
                .any(|word| statement.contains(word));
            // Rows that the previous version inserts have no value for it.
            let adds = statement.contains("ADD COLUMN ") || statement.contains("ADD CONSTRAINT ");
            takes_away
                || holds_back
                || (adds && statement.contains("NOT NULL") && !statement.contains("DEFAULT "))
        })
    }

    #[test]
    fn a_migration_leaves_what_the_version_before_needs() {
        for migration in MIGRATIONS.iter().filter(|migration| migration.version >= SHARED_FROM) {
            assert_eq!(breaks(migration.sql.as_str()), None, "migration {}", migration.version);
        }
        for (sql, is_broken) in [
            ("CREATE TABLE t (id TEXT NOT NULL);\n-- DROP nothing\nINSERT INTO t VALUES ('a')", false),
            ("ALTER TABLE t ADD COLUMN n BIGINT", false),
            ("ALTER TABLE t ADD COLUMN n BIGINT NOT NULL DEFAULT 0", false),
            ("ALTER TABLE t ADD COLUMN n BIGINT NOT NULL", true),
            ("CREATE TABLE t (id TEXT); alter table t drop column id", true),
            ("ALTER TABLE t RENAME COLUMN a TO b", true),
            ("CREATE UNIQUE INDEX i ON t (id)", true),
            ("CREATE TABLE u (id TEXT NOT NULL REFERENCES t (id) ON DELETE CASCADE)", false),
            ("CREATE TABLE u (id TEXT NOT NULL REFERENCES t (id))", true),
            ("DELETE FROM t", true),
        ] {
            assert_eq!(breaks(sql).is_some(), is_broken, "{sql}");
        }
    }
}
