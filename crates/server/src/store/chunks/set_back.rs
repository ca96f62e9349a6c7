//! Entries of a clock that was ahead.

use lobby::StoreError;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sqlx::AnyConnection;

use super::super::error::{unavailable, unreadable};

/// Chunks changed before the next ones are looked for.
const AT_ONCE: i64 = 64;

/// What a chunk holds of an entry.
#[derive(Serialize, Deserialize)]
struct Held<'a> {
    at: i64,
    #[serde(borrow)]
    entry: &'a RawValue,
}

/// Later times than this count as this in all chunks. Nothing may be hot.
pub(in super::super) async fn set_back(db: &mut AnyConnection, now: i64) -> Result<(), StoreError> {
    loop {
        let ahead: Vec<(i64, i64, String)> =
            sqlx::query_as("SELECT log, last, entries FROM chunks WHERE at > ? LIMIT ?")
                .bind(now)
                .bind(AT_ONCE)
                .fetch_all(&mut *db)
                .await
                .map_err(unavailable)?;
        if ahead.is_empty() {
            return Ok(());
        }
        for (log, last, entries) in ahead {
            sqlx::query("UPDATE chunks SET at = ?, entries = ? WHERE log = ? AND last = ?")
                .bind(now)
                .bind(at_most(now, &entries)?)
                .bind(log)
                .bind(last)
                .execute(&mut *db)
                .await
                .map_err(unavailable)?;
        }
    }
}

fn at_most(now: i64, entries: &str) -> Result<String, StoreError> {
    let mut held: Vec<Held<'_>> = serde_json::from_str(entries).map_err(unreadable)?;
    for held in &mut held {
        held.at = held.at.min(now);
    }
    serde_json::to_string(&held).map_err(unreadable)
}
