//! Keeps the readable rows of a damaged SQLite file. One damaged page then does not prevent the start of the
//! server.
//!
//! - The readable rows are copied into a new file of the same schema, which gets the name of the damaged one.
//!   The damaged file stays beside it.
//! - A log that lost entries keeps those before the gap. It gets an entry that cannot be read, so its table
//!   stays closed.
//! - No index covers the newest entries. If some of them were lost, the server's log names all tables that
//!   may have lost entries.

mod logs;
mod rows;
mod version;

use std::{
    fs,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::private_file;

/// The size up to which a file is checked at each start, which takes less than a second. A larger file is
/// checked if there is a file with the suffix [`ASKED`].
const SMALL: u64 = 256 * 1024 * 1024;

/// The suffix of an empty file that asks for a check.
const ASKED: &str = "-check";

/// The suffix of the new file until it is complete.
const RECOVERED: &str = ".recovered";

/// The tables without which a server has nothing to start with, if none of their rows is readable.
const NEEDED: [&str; 6] = ["accounts", "tables", "matches", "logs", "chunks", "hot"];

/// The result of a recovery.
#[derive(Debug)]
pub(super) struct Recovered {
    /// The damaged file under its new name.
    pub(super) damaged: PathBuf,
    /// The number of rows that were kept.
    pub(super) rows: u64,
    /// The number of places where rows could not be read, by table of the database.
    pub(super) gaps: Vec<(String, u64)>,
    /// The ids of tables that stay closed, as their logs lost entries.
    pub(super) closed: Vec<String>,
    /// The ids of open tables whose logs may have lost their newest entries.
    pub(super) shorter: Vec<String>,
}

/// Recovers a file if it is damaged, and reports the losses in the log.
///
/// # Errors
///
/// As [`recover_if_damaged`].
pub(super) async fn at_start(path: PathBuf) -> Result<(), String> {
    let shown = path.display().to_string();
    let looked = tokio::task::spawn_blocking(move || recover_if_damaged(&path)).await;
    let found = looked.unwrap_or_else(|error| Err(format!("cannot check {shown}: {error}")))?;
    let Some(Recovered { damaged, rows, gaps, closed, shorter }) = found else { return Ok(()) };
    tracing::error!(
        rows,
        "the database {shown} was damaged: its readable rows were kept, and the damaged file is {} now. Compare with \
         your last backup, or try `sqlite3 {0} .recover`",
        damaged.display()
    );
    for (table, gaps) in gaps {
        tracing::error!(table, gaps, "rows of the database could not be read");
    }
    for table in closed {
        tracing::error!(table.id = table, "entries of its log were lost, so the table stays closed");
    }
    for table in shorter {
        tracing::warn!(
            table.id = table,
            "its newest entries may be lost: look whether the match is as it was left"
        );
    }
    Ok(())
}

/// Checks a file, and recovers it if it is damaged. No server may use it at this time. Cost: reads the file
/// once.
///
/// # Errors
///
/// If the schema cannot be read, or the new file cannot be written. The message contains the remedy.
pub(super) fn recover_if_damaged(path: &Path) -> Result<Option<Recovered>, String> {
    let Ok(found) = fs::metadata(path) else { return Ok(None) };
    let asked = beside(path, ASKED);
    if found.len() == 0 || (found.len() > SMALL && !asked.exists()) || !is_damaged(path) {
        return Ok(None);
    }
    let recovered = recover(path).map_err(|why| {
        let _ = fs::remove_file(beside(path, RECOVERED));
        format!(
            "the database {} is damaged, and what is left of it cannot be kept: {why}. Restore a backup, or try \
             `sqlite3 {0} .recover`",
            path.display()
        )
    })?;
    let _ = fs::remove_file(asked);
    Ok(Some(recovered))
}

/// Returns the path with one more suffix.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Returns true if SQLite finds a fault. The database reports any other trouble, such as a file of another
/// user.
fn is_damaged(path: &Path) -> bool {
    let Ok(db) = open(path) else { return false };
    let look = "SELECT quick_check FROM pragma_quick_check LIMIT 1";
    match db.query_row(look, [], |row| row.get::<_, String>(0)) {
        Ok(said) => said != "ok",
        Err(error) => {
            matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase))
        }
    }
}

fn open(path: &Path) -> rusqlite::Result<Connection> {
    let db = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    db.execute_batch("PRAGMA busy_timeout = 5000;")?;
    Ok(db)
}

/// The reason why a file cannot be recovered.
#[derive(Debug, thiserror::Error)]
enum NotRecovered {
    #[error("{0}")]
    Database(#[from] rusqlite::Error),
    #[error("{0}")]
    File(#[from] std::io::Error),
    #[error("the version of Septet that it belongs to is not known any more")]
    Version,
    #[error("no row of {0} can be read")]
    Lost(String),
}

fn recover(path: &Path) -> Result<Recovered, NotRecovered> {
    let part = beside(path, RECOVERED);
    let _ = fs::remove_file(&part);
    private_file::open(&part)?;
    let from = open(path)?;
    let mut to = Connection::open(&part)?;
    to.execute_batch("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF;")?;
    let writing = to.transaction()?;
    let (mut kept, mut gaps, mut hot_from) = (0, Vec::new(), None);
    for (name, text) in schema(&from, "type = 'table'")? {
        writing.execute_batch(&text)?;
        let copied = rows::copy(&from, &writing, &name)?;
        kept += copied.rows;
        if copied.gaps > 0 {
            if copied.rows == 0 && NEEDED.contains(&name.as_str()) {
                return Err(NotRecovered::Lost(name));
            }
            hot_from = (name == "hot").then_some(copied.whole_from).or(hot_from);
            gaps.push((name, copied.gaps));
        }
    }
    for (_, text) in schema(&from, "type <> 'table'")? {
        writing.execute_batch(&text)?;
    }
    if gaps.iter().any(|(name, _)| name == version::LIST) {
        version::restore(&writing)?;
    }
    if gaps.iter().any(|(name, _)| name == "rewrites") {
        version::restore_rewrites(&writing)?;
    }
    drop_orphans(&writing)?;
    let closed = logs::close_torn(&from, &writing)?;
    let shorter = match hot_from {
        Some(from) => logs::perhaps_shorter(&writing, from)?,
        None => Vec::new(),
    };
    writing.commit()?;
    drop((from, to));
    fs::File::open(&part)?.sync_all()?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let damaged = beside(path, &format!(".damaged-{now}"));
    for end in ["-wal", "-shm"] {
        match fs::rename(beside(path, end), beside(&damaged, end)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
            Ok(()) | Err(_) => {}
        }
    }
    fs::rename(path, &damaged)?;
    fs::rename(&part, path)?;
    Ok(Recovered { damaged, rows: kept, gaps, closed, shorter })
}

/// Returns the names and SQL of a part of the schema, in their order.
fn schema(db: &Connection, part: &str) -> rusqlite::Result<Vec<(String, String)>> {
    let text = format!(
        "SELECT name, sql FROM sqlite_schema WHERE {part} AND sql IS NOT NULL AND name NOT LIKE 'sqlite!_%' ESCAPE '!' \
         ORDER BY rowid"
    );
    db.prepare(&text)?.query_map([], |row| row.try_into())?.collect()
}

/// Deletes rows that refer to lost rows.
fn drop_orphans(db: &Connection) -> rusqlite::Result<()> {
    loop {
        let mut checked =
            db.prepare("SELECT \"table\", rowid FROM pragma_foreign_key_check WHERE rowid IS NOT NULL")?;
        let orphans: Vec<(String, i64)> =
            checked.query_map([], |row| row.try_into())?.collect::<rusqlite::Result<_>>()?;
        if orphans.is_empty() {
            return Ok(());
        }
        for (table, row) in orphans {
            db.execute(&format!("DELETE FROM \"{table}\" WHERE rowid = ?"), [row])?;
        }
    }
}

#[cfg(test)]
mod tests;
