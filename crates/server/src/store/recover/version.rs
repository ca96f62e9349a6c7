//! Restores the list of migrations of a database, if it was lost.

use std::collections::BTreeSet;

use rusqlite::{Connection, params};

use super::{
    super::{chunks::CHUNKS, migrations::SQLITE},
    NotRecovered, schema,
};

/// The table in which the database library lists migrations.
pub(super) const LIST: &str = "_sqlx_migrations";

/// Lists all migrations of this program as carried out, if the schema is the one that they make.
pub(super) fn restore(db: &Connection) -> Result<(), NotRecovered> {
    let fresh = Connection::open_in_memory()?;
    for migration in SQLITE.iter() {
        fresh.execute_batch(migration.sql.as_str())?;
    }
    let own = |db: &Connection| -> rusqlite::Result<BTreeSet<(String, String)>> {
        let all = schema(db, "1")?;
        // The logs move out of `entries` later, which leaves a view of this name.
        Ok(all.into_iter().filter(|(name, _)| name != LIST && name != "entries").collect())
    };
    if own(db)? != own(&fresh)? {
        return Err(NotRecovered::Version);
    }
    let text = format!(
        "INSERT OR REPLACE INTO {LIST} (version, description, success, checksum, execution_time) VALUES (?, ?, 1, ?, 0)"
    );
    for migration in SQLITE.iter() {
        let (version, description) = (migration.version, &*migration.description);
        db.execute(&text, params![version, description, &*migration.checksum])?;
    }
    Ok(())
}

/// Notes that logs are in chunks, if they are. Then `entries` is a view.
pub(super) fn restore_rewrites(db: &Connection) -> rusqlite::Result<()> {
    let text = "INSERT OR IGNORE INTO rewrites (name) SELECT ? FROM sqlite_schema WHERE type = 'view' AND name = 'entries'";
    db.execute(text, [CHUNKS])?;
    Ok(())
}
