//! Statements of the writer's own connection, each prepared once.

use lobby::StoreError;
use rusqlite::{CachedStatement, Connection, Params};

use super::super::error::refused;

/// Carries a statement out: how many rows it changed.
pub(super) fn run(db: &Connection, text: &str, parameters: impl Params) -> Result<usize, StoreError> {
    one(db, text, |statement| statement.execute(parameters))
}

/// Does something with a prepared statement.
pub(super) fn one<T>(
    db: &Connection,
    text: &str,
    with: impl FnOnce(&mut CachedStatement<'_>) -> rusqlite::Result<T>,
) -> Result<T, StoreError> {
    with(&mut db.prepare_cached(text).map_err(refused)?).map_err(refused)
}

/// All rows that a query finds.
pub(super) fn rows<T>(
    db: &Connection,
    text: &str,
    parameters: impl Params,
    read: impl FnMut(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StoreError> {
    one(db, text, |statement| statement.query_map(parameters, read)?.collect())
}
