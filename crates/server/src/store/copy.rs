//! Copies a whole database into another one, from SQLite to Postgres or back.
//!
//! - Both are locked during the copy, so no server uses them.
//! - On Postgres the copy is one transaction. On SQLite it is a new file that gets its name when it is
//!   complete. An interrupted copy starts again.
//! - Each table is read again in the target. It has to have the same number of rows, and the same hashes.

use std::path::{Path, PathBuf};

use futures_util::TryStreamExt as _;
use sha2::{Digest as _, Sha256};
use sqlx::{
    AnyConnection, AnyPool, AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _, Row as _,
    any::{AnyConnectOptions, AnyPoolOptions, AnyRow},
};

use super::{
    OpenError, SqlStore, chunks,
    database::{self, Scheme},
    lock::{Lock, NotLocked, Sharing},
    migrations::{MIGRATIONS, SQLITE},
    write::Write,
};

/// The tables of both databases, each after those that it refers to. Logs are copied separately.
const TABLES: [&str; 45] = [
    "accounts",
    "sessions",
    "tables",
    "members",
    "matches",
    "plays",
    "checkpoints",
    "beats",
    "outages",
    "table_outages",
    "rewrites",
    "bell_keys",
    "bell_pushes",
    "bell_hooks",
    "bell_wishes",
    "bell_rung",
    "bell_mails",
    "ratings",
    "rating_pairs",
    "mutes",
    "reports",
    "friend_links",
    "friends",
    "invitations",
    "days",
    "day_plays",
    "account_times",
    "passkeys",
    "provider_keys",
    "companions",
    "duplicates",
    "duplicate_tables",
    "series",
    "series_accounts",
    "series_matches",
    "ladder_queue",
    "ladder_skills",
    "ladder_pairs",
    "ladder_matches",
    "ladder_players",
    "audit",
    "bans",
    "entries",
    "logs",
    "chunks",
];

/// The number of tables at the end of [`TABLES`] that are not copied as they are.
const LOGS: usize = 3;

/// The number of rows that one statement writes.
const AT_ONCE: usize = 40;

/// A table that was copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Copied {
    pub table: &'static str,
    pub rows: u64,
}

/// The number of rows, and the sum of their hashes, in any order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Sum {
    rows: u64,
    lanes: [u64; 4],
}

impl Sum {
    fn add(&mut self, row: &[Cell]) {
        let mut hash = Sha256::new();
        for cell in row {
            match cell {
                Cell::Number(None) | Cell::Text(None) => hash.update([0]),
                Cell::Number(Some(number)) => {
                    hash.update([1]);
                    hash.update(number.to_be_bytes());
                }
                Cell::Text(Some(text)) => {
                    hash.update([2]);
                    hash.update((text.len() as u64).to_be_bytes());
                    hash.update(text);
                }
            }
        }
        let digest = hash.finalize();
        for (lane, bytes) in self.lanes.iter_mut().zip(digest.chunks_exact(8)) {
            let number = bytes.iter().fold(0_u64, |sum, byte| (sum << 8) | u64::from(*byte));
            *lane = lane.wrapping_add(number);
        }
        self.rows += 1;
    }
}

enum Cell {
    Number(Option<i64>),
    Text(Option<String>),
}

/// A column: its name, and true if it contains numbers.
type Column = (String, bool);

/// Copies everything. Then the target has all of it, or is unchanged.
///
/// # Errors
///
/// If one of them is in use, the source is of another version, or the target is not empty. Also if the
/// written rows differ from those that were read.
pub(crate) async fn copy(from: &str, to: &str) -> Result<Vec<Copied>, OpenError> {
    database::open_to_read(from, database::Schema::Ours).await?;
    let source = SqlStore::open(from).await?;
    let copied = copy_from(&source, to).await;
    source.close().await;
    copied
}

async fn copy_from(source: &SqlStore, to: &str) -> Result<Vec<Copied>, OpenError> {
    // After this, fields that were stored with entries are in the rows of tables.
    source.write(Write::Fold).await.map_err(|error| failed("read the source", &error))?;
    let mut from = source.pool.acquire().await.map_err(|error| failed("read the source", &error))?;
    let known = tables_of(&mut from).await.map_err(|error| failed("read the source", &error))?;
    if let Some(unknown) = known.iter().find(|table| !TABLES.contains(&table.as_str())) {
        return Err(OpenError::of(format!(
            "the source has a table {unknown}, which this program does not copy"
        )));
    }
    match database::scheme(to)? {
        Scheme::Postgres => to_postgres(&mut from, to).await,
        Scheme::Sqlite => to_sqlite(&mut from, to).await,
    }
}

async fn to_postgres(from: &mut AnyConnection, to: &str) -> Result<Vec<Copied>, OpenError> {
    let write = |error: sqlx::Error| failed("write to the target", &error);
    let options: AnyConnectOptions = to.parse().map_err(write)?;
    let options = options.disable_statement_logging();
    let lock = Lock::of_session(&options, Sharing::Alone).await.map_err(|error| match error {
        NotLocked::Taken => OpenError::of("a Septet uses the target; stop it first".into()),
        NotLocked::Failed(error) => failed("connect to the target", &error),
    })?;
    let pool = AnyPoolOptions::new().max_connections(1).connect_with(options).await.map_err(write)?;
    MIGRATIONS.run(&pool).await.map_err(|error| failed("prepare the target", &error))?;
    let mut db = pool.acquire().await.map_err(write)?;
    let mut transaction = db.begin().await.map_err(write)?;
    for table in &TABLES[..TABLES.len() - LOGS + 1] {
        if count(&mut transaction, table).await.map_err(write)? > 0 {
            return Err(OpenError::of(format!(
                "the target is not empty: there are rows in {table}; name an empty database"
            )));
        }
    }
    let copied = fill(from, &mut transaction, Scheme::Postgres).await?;
    let text =
        "UPDATE tables SET seq = COALESCE((SELECT MAX(seq) FROM entries WHERE table_id = tables.id), 0)";
    transaction.execute(text).await.map_err(write)?;
    transaction.commit().await.map_err(write)?;
    drop(db);
    pool.close().await;
    lock.release().await;
    Ok(copied)
}

async fn to_sqlite(from: &mut AnyConnection, to: &str) -> Result<Vec<Copied>, OpenError> {
    let write = |error: &dyn std::fmt::Display| failed("write to the target", error);
    let (path, _) = database::file(to)?;
    let target = Path::new(path);
    if let Some(folder) = target.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|error| write(&error))?;
    }
    // No server makes a database there during the copy, and no other copy writes there.
    let lock = Lock::of_file(target).await.map_err(|error| match error {
        NotLocked::Taken => OpenError::of("a Septet uses the target; stop it first".into()),
        NotLocked::Failed(error) => write(&error),
    })?;
    if target.exists() {
        return Err(OpenError::of(format!("the target is not empty: {path} is there; name another file")));
    }
    let part = PathBuf::from(format!("{path}.part"));
    let remove = || {
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", part.display()));
        }
    };
    remove();
    let made = make_sqlite(from, &part).await;
    let copied = match made {
        Ok(copied) => copied,
        Err(error) => {
            remove();
            return Err(error);
        }
    };
    let whole = std::fs::File::open(&part).and_then(|file| file.sync_all());
    whole.and_then(|()| std::fs::rename(&part, target)).map_err(|error| write(&error))?;
    remove();
    lock.release().await;
    Ok(copied)
}

async fn make_sqlite(from: &mut AnyConnection, part: &Path) -> Result<Vec<Copied>, OpenError> {
    let write = |error: sqlx::Error| failed("write to the target", &error);
    let mut options = std::fs::File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(part).map_err(|error| failed("write to the target", &error))?;
    let options: AnyConnectOptions = format!("sqlite://{}?mode=rw", part.display()).parse().map_err(write)?;
    let pool = AnyPoolOptions::new()
        .max_connections(1)
        .after_connect(|db, _| Box::pin(database::prepare(db, "")))
        .connect_with(options.disable_statement_logging())
        .await
        .map_err(write)?;
    SQLITE.run(&pool).await.map_err(|error| failed("prepare the target", &error))?;
    let copied = fill_sqlite(from, &pool).await;
    pool.close().await;
    copied
}

async fn fill_sqlite(from: &mut AnyConnection, pool: &AnyPool) -> Result<Vec<Copied>, OpenError> {
    let write = |error: sqlx::Error| failed("write to the target", &error);
    let mut db = pool.acquire().await.map_err(write)?;
    let mut transaction = db.begin().await.map_err(write)?;
    let copied = fill(from, &mut transaction, Scheme::Sqlite).await?;
    let logs = "INSERT INTO logs (table_id) SELECT id FROM tables ORDER BY id";
    transaction.execute(logs).await.map_err(write)?;
    transaction.commit().await.map_err(write)?;
    drop(db);
    chunks::move_into_chunks(pool).await.map_err(write)?;
    // Compared once more, in their final form.
    let mut db = pool.acquire().await.map_err(write)?;
    let (read, written) = (sum(from, "entries", &entries()).await, sum(&mut db, "entries", &entries()).await);
    let differ = || OpenError::of("the logs were not copied as they are; nothing was kept".into());
    if read.map_err(write)? != written.map_err(write)? {
        return Err(differ());
    }
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)").await.map_err(write)?;
    Ok(copied)
}

fn entries() -> Vec<Column> {
    [("table_id", false), ("seq", true), ("at", true), ("entry", false)]
        .map(|(name, number)| (name.to_owned(), number))
        .to_vec()
}

/// Copies all rows, and compares them with those of the target.
async fn fill(
    from: &mut AnyConnection,
    to: &mut AnyConnection,
    scheme: Scheme,
) -> Result<Vec<Copied>, OpenError> {
    let read = |error: sqlx::Error| failed("read the source", &error);
    let mut copied = Vec::new();
    for table in &TABLES[..TABLES.len() - LOGS + 1] {
        let columns = match *table {
            "entries" => entries(),
            table => {
                let mut columns = columns_of(to, table, scheme).await.map_err(read)?;
                // Only Postgres has it, and it follows from the entries.
                columns.retain(|(name, _)| (table, name.as_str()) != ("tables", "seq"));
                columns
            }
        };
        let extra: &[&str] = if *table == "tables" && scheme == Scheme::Postgres { &["seq"] } else { &[] };
        let sent = send(from, to, table, (&columns, extra)).await?;
        let there = sum(to, table, &columns).await.map_err(|error| failed("read the target", &error))?;
        if sent != there {
            return Err(OpenError::of(format!(
                "{table} was not copied as it is: {} rows were read and {} are there; nothing was kept",
                sent.rows, there.rows
            )));
        }
        copied.push(Copied { table, rows: sent.rows });
    }
    Ok(copied)
}

/// Reads a table row by row, and writes it in groups. Columns of `extra` get 0.
async fn send(
    from: &mut AnyConnection,
    to: &mut AnyConnection,
    table: &str,
    (columns, extra): (&[Column], &[&str]),
) -> Result<Sum, OpenError> {
    let read = |error: sqlx::Error| failed(&format!("read {table} of the source"), &error);
    let text = select(table, columns);
    let mut rows = sqlx::query(AssertSqlSafe(text)).fetch(from);
    let (mut sum, mut group) = (Sum::default(), Vec::with_capacity(AT_ONCE));
    while let Some(row) = rows.try_next().await.map_err(read)? {
        // The target keeps logs in its own form, so it does not get this note.
        let row = cells(&row, columns).map_err(read)?;
        if let ("rewrites", [Cell::Text(Some(name))]) = (table, row.as_slice())
            && name == chunks::CHUNKS
        {
            continue;
        }
        sum.add(&row);
        group.push(row);
        if group.len() == AT_ONCE {
            insert(to, table, (columns, extra), &group).await?;
            group.clear();
        }
    }
    for row in group.chunks(1) {
        insert(to, table, (columns, extra), row).await?;
    }
    Ok(sum)
}

async fn insert(
    to: &mut AnyConnection,
    table: &str,
    (columns, extra): (&[Column], &[&str]),
    rows: &[Vec<Cell>],
) -> Result<(), OpenError> {
    let names: Vec<&str> =
        columns.iter().map(|(name, _)| name.as_str()).chain(extra.iter().copied()).collect();
    let width = columns.len();
    let values: Vec<String> = (0..rows.len())
        .map(|row| {
            let values = (1..=width).map(|n| format!("${}", row * width + n));
            let values: Vec<String> = values.chain(extra.iter().map(|_| "0".to_owned())).collect();
            format!("({})", values.join(", "))
        })
        .collect();
    let text = format!("INSERT INTO {table} (\"{}\") VALUES {}", names.join("\", \""), values.join(", "));
    let mut query = sqlx::query(AssertSqlSafe(text));
    for cell in rows.iter().flatten() {
        query = match cell {
            Cell::Number(number) => query.bind(*number),
            Cell::Text(text) => query.bind(text.as_deref()),
        };
    }
    query.execute(to).await.map_err(|error| failed(&format!("write {table} to the target"), &error))?;
    Ok(())
}

fn select(table: &str, columns: &[Column]) -> String {
    let names: Vec<&str> = columns.iter().map(|(name, _)| name.as_str()).collect();
    format!("SELECT \"{}\" FROM {table}", names.join("\", \""))
}

fn cells(row: &AnyRow, columns: &[Column]) -> Result<Vec<Cell>, sqlx::Error> {
    let cell = |(at, (_, number)): (usize, &Column)| {
        Ok(if *number { Cell::Number(row.try_get(at)?) } else { Cell::Text(row.try_get(at)?) })
    };
    columns.iter().enumerate().map(cell).collect()
}

async fn sum(db: &mut AnyConnection, table: &str, columns: &[Column]) -> Result<Sum, sqlx::Error> {
    let text = select(table, columns);
    let mut rows = sqlx::query(AssertSqlSafe(text)).fetch(db);
    let mut sum = Sum::default();
    while let Some(row) = rows.try_next().await? {
        sum.add(&cells(&row, columns)?);
    }
    Ok(sum)
}

async fn count(db: &mut AnyConnection, table: &str) -> Result<i64, sqlx::Error> {
    let (n,) = sqlx::query_as(AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"))).fetch_one(db).await?;
    Ok(n)
}

async fn columns_of(db: &mut AnyConnection, table: &str, scheme: Scheme) -> Result<Vec<Column>, sqlx::Error> {
    let text = match scheme {
        Scheme::Sqlite => "SELECT name, type FROM pragma_table_info($1) ORDER BY cid",
        Scheme::Postgres => {
            "SELECT CAST(column_name AS TEXT), CAST(data_type AS TEXT) FROM information_schema.columns \
             WHERE table_schema = CURRENT_SCHEMA AND table_name = $1 ORDER BY ordinal_position"
        }
    };
    let found: Vec<(String, String)> = sqlx::query_as(text).bind(table).fetch_all(db).await?;
    Ok(found.into_iter().map(|(name, of)| (name, of.to_lowercase().contains("int"))).collect())
}

/// Returns the tables of a database, except `hot`, the list of migrations, leases and pending requests.
async fn tables_of(db: &mut AnyConnection) -> Result<Vec<String>, sqlx::Error> {
    let text = match db.backend_name() {
        "SQLite" => {
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' \
             AND name NOT IN ('_sqlx_migrations', 'hot', 'nodes', 'silences', 'leaders', 'asked')"
        }
        _ => {
            "SELECT CAST(table_name AS TEXT) FROM information_schema.tables \
             WHERE table_schema = CURRENT_SCHEMA AND table_name NOT IN ('_sqlx_migrations', 'nodes', 'silences', 'leaders', 'asked')"
        }
    };
    let found: Vec<(String,)> = sqlx::query_as(text).fetch_all(db).await?;
    Ok(found.into_iter().map(|(name,)| name).collect())
}

fn failed(doing: &str, why: &dyn std::fmt::Display) -> OpenError {
    OpenError::of(format!("cannot {doing}: {why}; nothing was copied"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use sqlx::migrate::Migrator;

    use super::*;

    /// Makes an SQLite database with these migrations. Those of both databases make the same on Postgres.
    async fn made_by(migrations: &Migrator) -> AnyConnection {
        sqlx::any::install_default_drivers();
        let pool = AnyPoolOptions::new().max_connections(1).connect("sqlite::memory:").await.unwrap();
        migrations.run(&pool).await.unwrap();
        pool.acquire().await.unwrap().detach()
    }

    #[tokio::test]
    async fn every_table_that_migrations_make_is_copied() {
        let all: BTreeSet<String> = TABLES.map(str::to_owned).into();
        assert_eq!(all.len(), TABLES.len(), "none twice");
        let mut sqlite = made_by(&SQLITE).await;
        let found = tables_of(&mut sqlite).await.unwrap();
        assert_eq!(
            BTreeSet::from_iter(found),
            all,
            "SQLite: add a new table to TABLES, after those it refers to"
        );
        let mut both = made_by(&MIGRATIONS).await;
        let found = tables_of(&mut both).await.unwrap();
        let copied = TABLES[..TABLES.len() - LOGS + 1].iter().map(|table| (*table).to_owned());
        assert_eq!(BTreeSet::from_iter(found), copied.collect(), "Postgres: add a new table to TABLES");
    }

    #[tokio::test]
    async fn whatever_is_referred_to_is_copied_before_and_columns_are_of_two_types() {
        let mut db = made_by(&MIGRATIONS).await;
        let at = |table: &str| TABLES.iter().position(|other| *other == table).unwrap();
        for table in &TABLES[..TABLES.len() - LOGS + 1] {
            let text = "SELECT \"table\" FROM pragma_foreign_key_list($1)";
            let parents: Vec<(String,)> = sqlx::query_as(text).bind(*table).fetch_all(&mut db).await.unwrap();
            for (parent,) in parents {
                assert!(at(&parent) < at(table), "{table} refers to {parent}");
            }
            let text = "SELECT name, type FROM pragma_table_info($1)";
            let columns: Vec<(String, String)> =
                sqlx::query_as(text).bind(*table).fetch_all(&mut db).await.unwrap();
            for (column, of) in columns {
                assert!(
                    matches!(of.as_str(), "TEXT" | "BIGINT" | "INTEGER" | "SMALLINT"),
                    "{table}.{column} is {of}, which is not copied"
                );
            }
        }
    }
}
