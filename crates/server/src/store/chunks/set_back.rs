//! Entries with times of a clock that was ahead.

use lobby::StoreError;
use rusqlite::{Connection, params};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{
    super::error::unreadable,
    statement::{rows, run},
};

/// The number of chunks that are changed before the next ones are read.
const AT_ONCE: i64 = 64;

/// An entry in a chunk.
#[derive(Serialize, Deserialize)]
struct Held<'a> {
    at: i64,
    #[serde(borrow)]
    entry: &'a RawValue,
}

/// Replaces later times by this one in all chunks. `hot` must be empty.
pub(in super::super) fn set_back(db: &Connection, now: i64) -> Result<(), StoreError> {
    loop {
        let text = "SELECT log, last, entries FROM chunks WHERE at > ? LIMIT ?";
        let ahead: Vec<(i64, i64, String)> = rows(db, text, [now, AT_ONCE], |row| row.try_into())?;
        if ahead.is_empty() {
            return Ok(());
        }
        for (log, last, entries) in ahead {
            let text = "UPDATE chunks SET at = ?, entries = ? WHERE log = ? AND last = ?";
            run(db, text, params![now, at_most(now, &entries)?, log, last])?;
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
