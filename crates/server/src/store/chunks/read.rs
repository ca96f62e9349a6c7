//! Reading logs that are partly hot and partly in chunks.

use std::{collections::HashMap, sync::Arc, time::Instant};

use lobby::{Logged, StoreError};
use rusqlite::{Connection, OptionalExtension as _};
use serde::Deserialize;
use serde_json::value::RawValue;
use sqlx::AnyPool;

use super::{
    super::{
        error::{moment, stored, unreadable},
        row,
    },
    CHUNK,
    heads::{Head, Heads, Hot},
    listed,
    statement::{one, rows},
};

/// Chunks read at once at most.
const CHUNKS: usize = 32;

/// How often it is tried again when the log changed its place while it was read.
const TRIES: usize = 3;

/// What a chunk holds of an entry.
#[derive(Deserialize)]
struct Held<'a> {
    at: u64,
    // Read by itself, as it was written: nested as deep as an entry may be, it is too deep within a chunk.
    #[serde(borrow)]
    entry: &'a RawValue,
}

/// Those entries of a chunk that come after this one. The chunk begins with entry `first`.
fn held(
    first: u64,
    entries: &str,
    after: u64,
) -> Result<impl Iterator<Item = Result<Logged, StoreError>>, StoreError> {
    let held: Vec<Held<'_>> = serde_json::from_str(entries).map_err(unreadable)?;
    let wanted = (first..).zip(held).filter(move |(seq, _)| *seq > after);
    Ok(wanted.map(|(seq, Held { at, entry })| {
        Ok(Logged { seq, at, entry: serde_json::from_str(entry.get()).map_err(unreadable)? })
    }))
}

/// A table's entries after the one numbered `after`, in order, as many as `limit` at most.
pub(in super::super) async fn entries(
    pool: &AnyPool,
    heads: &Heads,
    table: &str,
    after: u64,
    limit: u32,
) -> Result<Vec<Logged>, Unread> {
    let mut found = Vec::new();
    for _ in 0..TRIES {
        found = once(pool, heads, table, after, limit as usize).await?;
        // A table that was forgotten meanwhile may have been read in part.
        if (after + 1..).zip(&found).all(|(seq, logged)| seq == logged.seq) {
            return Ok(found);
        }
    }
    let there = found.first().map_or(0, |first| first.seq);
    Err(StoreError::Unreadable(format!("a log goes on with entry {there} after {after}")).into())
}

/// Why nothing was read.
#[derive(Debug)]
pub(in super::super) enum Unread {
    /// The database does not work.
    Database(sqlx::Error),
    /// What is there cannot be understood.
    Store(StoreError),
}

impl From<sqlx::Error> for Unread {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(error)
    }
}

impl From<StoreError> for Unread {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

async fn once(
    pool: &AnyPool,
    heads: &Heads,
    table: &str,
    after: u64,
    limit: usize,
) -> Result<Vec<Logged>, Unread> {
    // What is hot comes first: until the chunks are read, entries move there and never back.
    let hot = hot(pool, heads, table, after, limit).await?;
    let until = hot.first().map_or(u64::MAX, |first| first.seq);
    let mut found: Vec<Logged> = Vec::new();
    let mut last = after;
    while last.saturating_add(1) < until && found.len() < limit {
        let wanted = (limit - found.len()).div_ceil(CHUNK).min(CHUNKS) as i64;
        let chunks: Vec<(i64, i64, String)> = sqlx::query_as(
            "SELECT first, last, entries FROM chunks WHERE log = (SELECT number FROM logs WHERE table_id = ?) \
             AND last > ? ORDER BY last LIMIT ?",
        )
        .bind(table)
        .bind(moment(last))
        .bind(wanted)
        .fetch_all(pool)
        .await?;
        let none_after = (chunks.len() as i64) < wanted;
        for (first, to, entries) in chunks {
            let room = limit - found.len();
            for logged in held(stored(first)?, &entries, last)?.take(room) {
                found.push(logged?);
            }
            last = stored(to)?;
        }
        if none_after {
            break;
        }
    }
    let newest = found.last().map_or(after, |newest| newest.seq);
    let room = limit.saturating_sub(found.len());
    found.extend(hot.into_iter().filter(|logged| logged.seq > newest).take(room));
    Ok(found)
}

/// The hot entries among those that are looked for.
async fn hot(
    pool: &AnyPool,
    heads: &Heads,
    table: &str,
    after: u64,
    limit: usize,
) -> Result<Vec<Logged>, Unread> {
    let after = moment(after);
    let rows: Vec<(i64, i64, String)> = match heads.hot_after(table, after, limit) {
        Hot::At(rows) if rows.is_empty() => return Ok(Vec::new()),
        Hot::At(rows) => {
            let rows = serde_json::to_string(&rows).map_err(unreadable)?;
            sqlx::query_as(
                "SELECT seq, at, entry FROM hot WHERE id IN (SELECT value FROM JSON_EACH(?)) ORDER BY seq",
            )
            .bind(rows)
            .fetch_all(pool)
            .await?
        }
        Hot::Anywhere => {
            let most = i64::try_from(limit).unwrap_or(i64::MAX);
            sqlx::query_as(
                "SELECT seq, at, entry FROM hot WHERE log = (SELECT number FROM logs WHERE table_id = ?) \
                 AND seq > ? AND seq <= ? ORDER BY seq",
            )
            .bind(table)
            .bind(after)
            .bind(after.saturating_add(most))
            .fetch_all(pool)
            .await?
        }
    };
    Ok(rows.into_iter().map(row::logged).collect::<Result<_, _>>()?)
}

/// The end of a log with no hot entries; `None` if there is no such table.
pub(super) fn head(db: &Connection, table: &str) -> Result<Option<Head>, StoreError> {
    let text = "SELECT number, COALESCE((SELECT MAX(last) FROM chunks WHERE chunks.log = logs.number), 0) FROM logs \
                WHERE table_id = ?";
    let found: Option<(i64, i64)> =
        one(db, text, |statement| statement.query_row([table], |row| row.try_into()).optional())?;
    let touched = Instant::now();
    Ok(found.map(|(number, last)| Head {
        number,
        last,
        hot: Vec::new(),
        row: None,
        unlisted: false,
        touched,
    }))
}

/// What is in `hot`.
pub(super) struct Found {
    /// The heads of all logs with hot entries.
    pub(super) heads: HashMap<String, Head>,
    /// Its first row; the next one if it has none.
    pub(super) first: i64,
    /// The row that is used next.
    pub(super) next: i64,
}

/// Looks through `hot`.
pub(super) fn heads(db: &Connection) -> Result<Found, StoreError> {
    let (first, last): (Option<i64>, Option<i64>) =
        one(db, "SELECT MIN(id), MAX(id) FROM hot", |statement| {
            statement.query_row([], |row| row.try_into())
        })?;
    let next = last.map_or(1, |last| last + 1);
    let first = first.unwrap_or(next);
    // A row a log, because there are many entries: which rows of `hot` it has, and the newest of them.
    let text = "SELECT logs.table_id, its.log, its.ids, newest.seq, newest.listed, \
                COALESCE((SELECT MAX(chunks.last) FROM chunks WHERE chunks.log = its.log), 0) \
                FROM (SELECT log, MAX(id) AS newest, '[' || GROUP_CONCAT(id, ',' ORDER BY id) || ']' AS ids FROM hot \
                GROUP BY log) AS its JOIN hot AS newest ON newest.id = its.newest JOIN logs ON logs.number = its.log";
    let logs: Vec<(String, i64, String, i64, Option<String>, i64)> =
        rows(db, text, [], |row| row.try_into())?;
    let (mut heads, mut newest) = (HashMap::new(), HashMap::new());
    let touched = Instant::now();
    for (table, number, ids, last, listed, folded) in logs {
        // What is in chunks already is left over.
        let count = usize::try_from(last - folded).unwrap_or(0);
        if count == 0 {
            continue;
        }
        let mut hot: Vec<i64> = serde_json::from_str(&ids).map_err(unreadable)?;
        hot.drain(..hot.len().saturating_sub(count));
        if hot.len() != count {
            return Err(StoreError::Unreadable(format!(
                "a log ends with {last}, and some before it are missing"
            )));
        }
        heads.insert(table.clone(), Head { number, last, hot, row: None, unlisted: false, touched });
        newest.insert(table, listed);
    }
    let text = row::table_query!(
        "WHERE id IN (SELECT logs.table_id FROM hot JOIN logs ON logs.number = hot.log \
         WHERE hot.listed IS NOT NULL)"
    );
    let listed: Vec<row::Read> = rows(db, text, [], |row| row.try_into())?;
    for row in listed {
        let id = row.0.clone();
        let (Some(head), Some(Some(listed))) = (heads.get_mut(&id), newest.get(&id)) else { continue };
        match row::table(row).and_then(|row| listed::with(row, listed)) {
            Ok(row) => (head.row, head.unlisted) = (Some(Arc::new(row)), true),
            // Then lists show what the row says, until the table's next move.
            Err(error) => tracing::error!(table.id = id, %error, "a table's row cannot be read"),
        }
    }
    Ok(Found { heads, first, next })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_of_a_chunk_is_read_as_deep_as_one_by_itself() {
        let deep = |levels: usize| format!("{}7{}", "[".repeat(levels), "]".repeat(levels));
        let entry = |levels| {
            let input = deep(levels);
            format!(r#"{{"entry":"played","seat":1,"by":"player","from":null,"input":{{"intent":{input}}}}}"#)
        };
        let most =
            (1..200).take_while(|levels| serde_json::from_str::<lobby::Entry>(&entry(*levels)).is_ok());
        let most = most.last().expect("some are read");
        assert!(most > 100 && most < 199, "{most}");
        let read = |levels| {
            let chunk = format!(r#"[{{"at":5,"entry":{}}},{{"at":6,"entry":{}}}]"#, entry(1), entry(levels));
            held(7, &chunk, 0).unwrap().collect::<Vec<_>>()
        };
        let found = read(most);
        let own: lobby::Entry = serde_json::from_str(&entry(most)).unwrap();
        assert_eq!(found[1].as_ref().unwrap(), &Logged { seq: 8, at: 6, entry: own });
        let found = read(most + 1);
        assert!(found[0].is_ok() && found[1].is_err(), "the others of a chunk can be read: {found:?}");
        let chunk = format!(r#"[{{"at":5,"entry":"no JSON"}},{{"at":6,"entry":{}}}]"#, entry(1));
        let seqs = |after| held(7, &chunk, after).unwrap().map(|l| l.map(|l| l.seq)).collect::<Vec<_>>();
        assert!(matches!(&seqs(7)[..], [Ok(8)]) && matches!(&seqs(6)[..], [Err(_), Ok(8)]));
        assert!(seqs(8).is_empty());
    }
}
