//! Numbers and errors on their way between the lobby and the database.

use lobby::StoreError;

/// A time as it is stored. Times after the year 292 million are all the same to us.
pub(super) fn moment(millis: u64) -> i64 {
    i64::try_from(millis).unwrap_or(i64::MAX)
}

/// A number that was stored by [`moment`].
pub(super) fn stored(number: i64) -> Result<u64, StoreError> {
    u64::try_from(number).map_err(|_| StoreError::Unreadable(format!("a negative number, {number}")))
}

/// A count.
pub(super) fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(if number < 0 { 0 } else { u32::MAX })
}

/// What a failed statement means to the lobby. The texts of database errors name tables and constraints,
/// never values.
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

/// A page of an SQLite file is damaged. The other pages are not, so this is no outage.
fn damaged() -> StoreError {
    StoreError::Unreadable(
        "the database file is damaged: stop the server, make an empty file beside the database with its name and \
         -check, and start the server again"
            .into(),
    )
}

/// The same, of what the writer of an SQLite file was told.
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

/// What was stored as JSON and is not what it was.
pub(super) fn unreadable(error: serde_json::Error) -> StoreError {
    // The error of serde_json may quote the text, and the text may be secret.
    StoreError::Unreadable(format!("JSON, wrong at column {} ({:?})", error.column(), error.classify()))
}

/// A seed that was stored and is none.
pub(super) fn unreadable_seed() -> StoreError {
    StoreError::Unreadable("a seed that is none".into())
}

/// Whether as many rows were changed as had to be.
pub(super) fn all(rows: u64, expected: usize, otherwise: &str) -> Result<(), StoreError> {
    if rows == expected as u64 { Ok(()) } else { Err(StoreError::Conflict(otherwise.into())) }
}
