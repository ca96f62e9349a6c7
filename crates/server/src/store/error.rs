//! Converts numbers and errors between the lobby and the database.

use lobby::StoreError;

/// Converts a time to its stored form. Times after the year 292 million are stored alike.
pub(super) fn moment(millis: u64) -> i64 {
    i64::try_from(millis).unwrap_or(i64::MAX)
}

/// Converts a number that [`moment`] stored.
pub(super) fn stored(number: i64) -> Result<u64, StoreError> {
    u64::try_from(number).map_err(|_| StoreError::Unreadable(format!("a negative number, {number}")))
}

/// Converts a count. Counts beyond the range of the type become its limit.
pub(super) fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(if number < 0 { 0 } else { u32::MAX })
}

/// Converts the error of a failed statement for the lobby. Texts of database errors contain names of tables
/// and constraints, never values.
pub(super) fn unavailable(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(error) if error.is_unique_violation() || error.is_foreign_key_violation() => {
            StoreError::Conflict(error.message().to_owned())
        }
        sqlx::Error::Database(error) if error.message() == MALFORMED => damaged(),
        sqlx::Error::Database(error) => StoreError::Unavailable(error.message().to_owned()),
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
            StoreError::Unreadable(error.to_string())
        }
        other => StoreError::Unavailable(other.to_string()),
    }
}

/// SQLite's message about a damaged page.
const MALFORMED: &str = "database disk image is malformed";

/// Returns the error for a damaged page of an SQLite file. Other pages are not damaged, so this is no outage.
fn damaged() -> StoreError {
    StoreError::Unreadable(
        "the database file is damaged: stop the server, make an empty file beside the database with its name and \
         -check, and start the server again"
            .into(),
    )
}

/// Converts the error of a failed statement on a connection to an SQLite file.
pub(super) fn refused(error: rusqlite::Error) -> StoreError {
    use rusqlite::{Error, ErrorCode, ffi};
    match error {
        Error::SqliteFailure(code, message) => {
            let message = message.unwrap_or_else(|| code.to_string());
            if code.code == ErrorCode::DatabaseCorrupt {
                return damaged();
            }
            match code.extended_code {
                ffi::SQLITE_CONSTRAINT_UNIQUE
                | ffi::SQLITE_CONSTRAINT_PRIMARYKEY
                | ffi::SQLITE_CONSTRAINT_FOREIGNKEY => StoreError::Conflict(message),
                _ => StoreError::Unavailable(message),
            }
        }
        Error::FromSqlConversionFailure(..) | Error::InvalidColumnType(..) | Error::Utf8Error(..) => {
            StoreError::Unreadable(error.to_string())
        }
        other => StoreError::Unavailable(other.to_string()),
    }
}

/// Returns the error for stored JSON that cannot be read.
pub(super) fn unreadable(error: serde_json::Error) -> StoreError {
    // The error of serde_json may quote the text, and the text may be secret.
    StoreError::Unreadable(format!("JSON, wrong at column {} ({:?})", error.column(), error.classify()))
}

/// Returns the error for a stored seed that is invalid.
pub(super) fn unreadable_seed() -> StoreError {
    StoreError::Unreadable("a seed that is none".into())
}

/// Returns a conflict unless the expected number of rows was changed.
pub(super) fn all(rows: u64, expected: usize, otherwise: &str) -> Result<(), StoreError> {
    if rows == expected as u64 { Ok(()) } else { Err(StoreError::Conflict(otherwise.into())) }
}
