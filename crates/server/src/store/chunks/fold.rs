//! Moves entries from `hot` into chunks, within SQLite: this process does not read them.

use lobby::StoreError;
use rusqlite::{Connection, OptionalExtension as _, params};

use super::{
    super::error::{all, unreadable},
    CHUNK,
    statement::{one, run},
};

/// SQL for the entries of a chunk. A damaged entry that is no JSON is stored as text. Then the other entries
/// can be read, and that one is as unreadable as before.
macro_rules! entries {
    ($of:literal) => {
        concat!(
            "GROUP_CONCAT('{\"at\":' || ",
            $of,
            ".at || ',\"entry\":' || CASE WHEN JSON_VALID(",
            $of,
            ".entry) THEN ",
            $of,
            ".entry ELSE JSON_QUOTE(",
            $of,
            ".entry) END || '}', ',' ORDER BY ",
            $of,
            ".seq)"
        )
    };
}

pub(super) use entries;

/// Puts a log's hot entries into a chunk. A short last chunk gets them; tables with few entries have such.
/// The rows of `hot` stay.
pub(super) fn fold(db: &Connection, log: i64, hot: &[i64]) -> Result<(), StoreError> {
    let text = "SELECT first, last FROM chunks WHERE log = ? ORDER BY last DESC LIMIT 1";
    let last: Option<(i64, i64)> =
        one(db, text, |statement| statement.query_row([log], |row| row.try_into()).optional())?;
    let short = last.filter(|(first, last)| last - first + 1 < CHUNK as i64);
    let rows = serde_json::to_string(hot).map_err(unreadable)?;
    let count = hot.len() as i64;
    let folded = match short {
        None => run(
            db,
            concat!(
                "INSERT INTO chunks (log, first, last, at, entries) \
                 SELECT log, MIN(seq), MAX(seq), MAX(at), '[' || ",
                entries!("hot"),
                " || ']' FROM hot WHERE id IN (SELECT value FROM JSON_EACH(?)) GROUP BY log \
                 HAVING COUNT(*) = ? AND log = ?"
            ),
            params![rows, count, log],
        )?,
        Some((_, last)) => run(
            db,
            concat!(
                "UPDATE chunks SET last = new.last, at = MAX(chunks.at, new.at), entries = \
                 SUBSTR(chunks.entries, 1, LENGTH(chunks.entries) - 1) || ',' || new.entries || ']' \
                 FROM (SELECT log, MAX(seq) AS last, MAX(at) AS at, COUNT(*) AS count, ",
                entries!("hot"),
                " AS entries FROM hot WHERE id IN (SELECT value FROM JSON_EACH(?)) GROUP BY log) AS new \
                 WHERE new.count = ? AND new.log = ? AND chunks.log = new.log AND chunks.last = ?"
            ),
            params![rows, count, log, last],
        )?,
    };
    all(folded as u64, 1, "hot entries of a log are not where they were put")
}

/// Folds everything in `hot`, also rows that an earlier process left, and empties `hot`.
pub(super) fn fold_all(db: &Connection) -> Result<(), StoreError> {
    for text in [
        // The fields that are stored with the newest entry of a log.
        "UPDATE tables SET wake_at = JSON_EXTRACT(newest.listed, '$.wake_at'), summary = JSON_SET(tables.summary, \
         '$.waiting', JSON_EXTRACT(newest.listed, '$.waiting'), '$.owes', JSON_EXTRACT(newest.listed, '$.owes'), \
         '$.refunded', JSON_EXTRACT(newest.listed, '$.refunded'), \
         '$.since_turn', JSON(COALESCE(JSON_EXTRACT(newest.listed, '$.since_turn'), '[]'))) \
         FROM (SELECT logs.table_id, hot.listed FROM hot JOIN logs ON logs.number = hot.log \
         WHERE hot.id IN (SELECT MAX(id) FROM hot GROUP BY log) AND hot.listed IS NOT NULL \
         AND hot.seq > COALESCE((SELECT MAX(chunks.last) FROM chunks WHERE chunks.log = hot.log), 0)) AS newest \
         WHERE tables.id = newest.table_id AND JSON_VALID(tables.summary) AND JSON_VALID(newest.listed)",
        concat!(
            "INSERT INTO chunks (log, first, last, at, entries) SELECT log, MIN(seq), MAX(seq), MAX(at), '[' || ",
            entries!("hot"),
            " || ']' FROM hot \
             WHERE seq > COALESCE((SELECT MAX(chunks.last) FROM chunks WHERE chunks.log = hot.log), 0) GROUP BY log"
        ),
        "DELETE FROM hot",
    ] {
        run(db, text, [])?;
    }
    Ok(())
}
