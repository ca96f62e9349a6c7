//! Logs that lost entries.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension as _, params};

/// An entry that no version can read. A table with it is closed, so players do not continue as if nothing was
/// lost.
pub(super) const LOST: &str = r#"{"entry":"lost"}"#;

/// Closes each table whose log lost entries, and deletes its entries after the gap. Returns the ids of the
/// tables.
pub(super) fn close_torn(damaged: &Connection, db: &Connection) -> rusqlite::Result<Vec<String>> {
    let chunks = ends_of_chunks(damaged).unwrap_or_default();
    let text = "SELECT tables.id, logs.number FROM tables LEFT JOIN logs ON logs.table_id = tables.id ORDER BY tables.id";
    let tables: Vec<(String, Option<i64>)> =
        db.prepare(text)?.query_map([], |row| row.try_into())?.collect::<rusqlite::Result<_>>()?;
    let mut closed = Vec::new();
    for (table, number) in tables {
        let log = match number {
            Some(number) => number,
            None => {
                db.execute("INSERT INTO logs (table_id) VALUES (?)", [&table])?;
                db.last_insert_rowid()
            }
        };
        let (last, torn) = whole(db, log)?;
        let folded = chunks.get(&log).copied().unwrap_or_default();
        if torn || last < reaches(db, &table)?.max(folded) {
            close(db, &table, log, last)?;
            closed.push(table);
        }
    }
    Ok(closed)
}

/// Returns the last entry of each log that is in chunks. It comes from the index, which is in other pages.
fn ends_of_chunks(damaged: &Connection) -> rusqlite::Result<HashMap<i64, i64>> {
    let mut ends = damaged.prepare("SELECT log, MAX(last) FROM chunks GROUP BY log")?;
    ends.query_map([], |row| row.try_into())?.collect()
}

/// Returns the last entry before the first gap of a log, and true if there is a gap.
fn whole(db: &Connection, log: i64) -> rusqlite::Result<(i64, bool)> {
    let mut last = 0;
    let mut chunks = db.prepare_cached("SELECT first, last FROM chunks WHERE log = ? ORDER BY first")?;
    for chunk in chunks.query_map([log], |row| <(i64, i64)>::try_from(row))? {
        let (first, end) = chunk?;
        if first != last + 1 {
            return Ok((last, true));
        }
        last = end;
    }
    let mut hot = db.prepare_cached("SELECT seq FROM hot WHERE log = ? AND seq > ? ORDER BY seq")?;
    for seq in hot.query_map([log, last], |row| row.get::<_, i64>(0))? {
        if seq? != last + 1 {
            return Ok((last, true));
        }
        last += 1;
    }
    Ok((last, false))
}

/// Returns the last entry that a log must have, according to other rows.
fn reaches(db: &Connection, table: &str) -> rusqlite::Result<i64> {
    let text = "SELECT MAX(COALESCE((SELECT MAX(seq) FROM checkpoints WHERE table_id = ?1), 0), \
                COALESCE((SELECT MAX(COALESCE(ended_seq, began_seq)) FROM matches WHERE table_id = ?1), 0), 1)";
    Ok(db.query_row(text, [table], |row| row.get(0)).optional()?.unwrap_or(1))
}

fn close(db: &Connection, table: &str, log: i64, last: i64) -> rusqlite::Result<()> {
    db.execute("DELETE FROM chunks WHERE log = ? AND first > ?", [log, last])?;
    db.execute("DELETE FROM hot WHERE log = ? AND seq > ?", [log, last])?;
    db.execute("DELETE FROM checkpoints WHERE table_id = ? AND seq > ?", params![table, last])?;
    let text = "INSERT INTO hot (id, log, seq, at, entry) \
                SELECT COALESCE(MAX(id), 0) + 1, ?1, ?2, 0, ?3 FROM hot";
    db.execute(text, params![log, last + 1, LOST])?;
    Ok(())
}

/// Returns the open tables without a hot entry from this row of `hot` on. Rows before it were lost, perhaps
/// with the newest entries of these tables.
pub(super) fn perhaps_shorter(db: &Connection, from: i64) -> rusqlite::Result<Vec<String>> {
    let text = "SELECT tables.id FROM tables JOIN logs ON logs.table_id = tables.id \
                WHERE json_extract(tables.summary, '$.status') <> 'finished' \
                AND NOT EXISTS (SELECT 1 FROM hot WHERE hot.log = logs.number AND hot.id >= ?) ORDER BY tables.id";
    db.prepare(text)?.query_map([from], |row| row.get(0))?.collect()
}
