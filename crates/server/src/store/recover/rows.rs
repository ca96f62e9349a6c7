//! The readable rows of a table of the database.

use rusqlite::{Connection, OptionalExtension as _, params_from_iter, types::Value};

/// The result of copying a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Copied {
    pub(super) rows: u64,
    /// Places where rows could not be read.
    pub(super) gaps: u64,
    /// The first row after the last gap. `i64::MAX` if there is none.
    pub(super) whole_from: i64,
}

/// Copies all rows that can be read. Indexes are not used, as they may be damaged.
pub(super) fn copy(from: &Connection, to: &Connection, table: &str) -> rusqlite::Result<Copied> {
    let columns: Vec<String> = {
        let mut listed = from.prepare("SELECT name FROM pragma_table_info(?) ORDER BY cid")?;
        listed.query_map([table], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?
    };
    let names = format!("\"{}\"", columns.join("\", \""));
    let marks = vec!["?"; columns.len()].join(", ");
    let mut insert = to.prepare(&format!("INSERT OR IGNORE INTO \"{table}\" ({names}) VALUES ({marks})"))?;
    let text = format!("SELECT rowid, {names} FROM \"{table}\" NOT INDEXED WHERE rowid > ? ORDER BY rowid");
    let mut select = from.prepare(&text)?;
    let (mut copied, mut after, mut jumped) =
        (Copied { whole_from: i64::MAX, ..Copied::default() }, i64::MIN, false);
    loop {
        let mut rows = select.query([after])?;
        loop {
            match rows.next() {
                Ok(Some(row)) => {
                    (after, jumped) = (row.get(0)?, false);
                    copied.whole_from = copied.whole_from.min(after);
                    let values: rusqlite::Result<Vec<Value>> =
                        (1..=columns.len()).map(|n| row.get(n)).collect();
                    match values {
                        Ok(values) => copied.rows += insert.execute(params_from_iter(values))? as u64,
                        // A value is damaged.
                        Err(_) => (copied.gaps, copied.whole_from) = (copied.gaps + 1, i64::MAX),
                    }
                }
                Ok(None) => return Ok(copied),
                Err(_) => break,
            }
        }
        drop(rows);
        if jumped {
            // The row exists, but its content is lost.
            after = after.saturating_add(1);
        }
        copied.gaps += u64::from(!jumped);
        copied.whole_from = i64::MAX;
        match next(from, table, after)? {
            Some(row) => (after, jumped) = (row.saturating_sub(1), true),
            None => return Ok(copied),
        }
    }
}

/// Returns the first row after this one that can be found, if there is one.
fn next(from: &Connection, table: &str, after: i64) -> rusqlite::Result<Option<i64>> {
    let text = format!("SELECT rowid FROM \"{table}\" NOT INDEXED WHERE rowid >= ? ORDER BY rowid LIMIT 1");
    let mut select = from.prepare(&text)?;
    let mut seek = |row: i64| select.query_row([row], |row| row.get::<_, i64>(0)).optional();
    let Some(mut damaged) = after.checked_add(1) else { return Ok(None) };
    if let Ok(found) = seek(damaged) {
        return Ok(found);
    }
    let mut step = 1_i64;
    let mut found = loop {
        let Some(further) = damaged.checked_add(step) else { return Ok(None) };
        match seek(further) {
            Ok(_) => break further,
            Err(_) => (damaged, step) = (further, step.saturating_mul(2)),
        }
    };
    while found.abs_diff(damaged) > 1 {
        let middle = damaged + (found.abs_diff(damaged) / 2) as i64;
        match seek(middle) {
            Ok(_) => found = middle,
            Err(_) => damaged = middle,
        }
    }
    Ok(seek(found).unwrap_or(None))
}
