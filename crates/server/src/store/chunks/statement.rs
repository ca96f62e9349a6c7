//! Statements of the writer's own connection, each prepared once.

use lobby::StoreError;
use rusqlite::{CachedStatement, Connection, Params};

use super::super::error::refused;

/// Carries out a statement, and returns the number of changed rows.
pub(super) fn run(db: &Connection, text: &str, parameters: impl Params) -> Result<usize, StoreError> {
    one(db, text, |statement| statement.execute(parameters))
}

/// Calls a function with a prepared statement.
pub(super) fn one<T>(
    db: &Connection,
    text: &str,
    with: impl FnOnce(&mut CachedStatement<'_>) -> rusqlite::Result<T>,
) -> Result<T, StoreError> {
    with(&mut db.prepare_cached(text).map_err(refused)?).map_err(refused)
}

/// Returns all rows of a query.
pub(super) fn rows<T>(
    db: &Connection,
    text: &str,
    parameters: impl Params,
    read: impl FnMut(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StoreError> {
    one(db, text, |statement| statement.query_map(parameters, read)?.collect())
}
