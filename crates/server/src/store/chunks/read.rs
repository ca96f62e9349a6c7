//! Reads logs that are partly in `hot` and partly in chunks.

use std::{collections::HashMap, sync::Arc, time::Instant};

use lobby::{Entry, Logged, StoreError};
use rusqlite::{Connection, OptionalExtension as _, params};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::{
    super::{
        error::{moment, refused, stored, unreadable},
        row,
    },
    heads::{Head, Heads, Hot},
    listed,
    statement::{one, rows},
};

/// The number of attempts if the log changes its place during the read.
const TRIES: usize = 3;

/// An entry in a chunk.
#[derive(Deserialize)]
struct Held<'a> {
    at: u64,
    // Parsed by itself, as it was written. An entry with the greatest allowed depth would be too deep within
    // a chunk.
    #[serde(borrow)]
    entry: &'a RawValue,
}

/// Returns the entries of a chunk that come after this one. The chunk begins with entry `first`.
fn held(
    first: u64,
    entries: &str,
    after: u64,
) -> Result<impl Iterator<Item = Result<Logged, StoreError>>, StoreError> {
    let held: Vec<Held<'_>> = serde_json::from_str(entries).map_err(unreadable)?;
    let wanted = (first..).zip(held).filter(move |(seq, _)| *seq > after);
    Ok(wanted.map(|(seq, Held { at, entry })| {
        Ok(Logged { seq, at, entry: Entry::read(entry.get()).map_err(unreadable)? })
    }))
}

/// Adds the entries of a chunk that come after this one, until `found` has `limit` entries. A chunk as this
/// program writes it is read in one pass. Any other form is parsed as JSON.
fn add_held(
    first: u64,
    entries: &str,
    after: u64,
    limit: usize,
    found: &mut Vec<Logged>,
) -> Result<(), StoreError> {
    let before = found.len();
    if add_written(first, entries, after, limit, found).is_none() {
        found.truncate(before);
        for logged in held(first, entries, after)?.take(limit - before) {
            found.push(logged?);
        }
    }
    Ok(())
}

/// Reads a chunk as this program writes it. Returns `None` for any other form.
fn add_written(first: u64, entries: &str, after: u64, limit: usize, found: &mut Vec<Logged>) -> Option<()> {
    let mut rest = entries.strip_prefix('[')?;
    for seq in first.. {
        if found.len() == limit {
            return Some(());
        }
        rest = rest.strip_prefix(r#"{"at":"#)?;
        let (at, more) = rest.split_at(rest.bytes().take_while(u8::is_ascii_digit).count());
        rest = more.strip_prefix(r#","entry":"#)?;
        let (entry, end) = Entry::beginning(rest)?;
        if seq > after {
            found.push(Logged { seq, at: at.parse().ok()?, entry });
        }
        rest = rest[end..].strip_prefix('}')?;
        match rest.strip_prefix(',') {
            Some(next) => rest = next,
            None => return (rest == "]").then_some(()),
        }
    }
    None
}

/// Returns a table's entries after the one numbered `after`, in order, at most `limit`.
pub(in super::super) fn entries(
    db: &Connection,
    heads: &Heads,
    table: &str,
    after: u64,
    limit: u32,
) -> Result<Vec<Logged>, StoreError> {
    let mut found = Vec::new();
    for _ in 0..TRIES {
        found = once(db, heads, table, after, limit as usize)?;
        // A table that was deleted during the read may have been read in part.
        if (after + 1..).zip(&found).all(|(seq, logged)| seq == logged.seq) {
            return Ok(found);
        }
    }
    let there = found.first().map_or(0, |first| first.seq);
    Err(StoreError::Unreadable(format!("a log continues with entry {there} after {after}")))
}

fn once(
    db: &Connection,
    heads: &Heads,
    table: &str,
    after: u64,
    limit: usize,
) -> Result<Vec<Logged>, StoreError> {
    // Hot entries are read first: until the chunks are read, entries move there and never back.
    let hot = hot(db, heads, table, after, limit)?;
    let until = hot.first().map_or(u64::MAX, |first| first.seq);
    let mut found: Vec<Logged> = Vec::new();
    if after.saturating_add(1) < until && limit > 0 {
        let text = "SELECT first, entries FROM chunks WHERE log = (SELECT number FROM logs WHERE table_id = ?) \
                    AND last > ? ORDER BY last";
        let mut statement = db.prepare_cached(text).map_err(refused)?;
        let mut chunks = statement.query(params![table, moment(after)]).map_err(refused)?;
        while found.len() < limit
            && let Some(chunk) = chunks.next().map_err(refused)?
        {
            let entries = chunk.get_ref(1).map_err(refused)?.as_str();
            let entries = entries.map_err(|error| StoreError::Unreadable(error.to_string()))?;
            add_held(stored(chunk.get(0).map_err(refused)?)?, entries, after, limit, &mut found)?;
        }
    }
    let newest = found.last().map_or(after, |newest| newest.seq);
    let room = limit.saturating_sub(found.len());
    found.extend(hot.into_iter().filter(|logged| logged.seq > newest).take(room));
    Ok(found)
}

/// Returns the hot entries among the wanted ones.
fn hot(
    db: &Connection,
    heads: &Heads,
    table: &str,
    after: u64,
    limit: usize,
) -> Result<Vec<Logged>, StoreError> {
    let after = moment(after);
    let read = |row: &rusqlite::Row<'_>| row.try_into();
    let rows: Vec<(i64, i64, String)> = match heads.hot_after(table, after, limit) {
        Hot::At(hot) if hot.is_empty() => return Ok(Vec::new()),
        Hot::At(hot) => {
            let hot = serde_json::to_string(&hot).map_err(unreadable)?;
            let text =
                "SELECT seq, at, entry FROM hot WHERE id IN (SELECT value FROM JSON_EACH(?)) ORDER BY seq";
            rows(db, text, [hot], read)?
        }
        Hot::Anywhere => {
            let most = i64::try_from(limit).unwrap_or(i64::MAX);
            let text = "SELECT seq, at, entry FROM hot WHERE log = (SELECT number FROM logs WHERE table_id = ?) \
                        AND seq > ? AND seq <= ? ORDER BY seq";
            rows(db, text, params![table, after, after.saturating_add(most)], read)?
        }
    };
    rows.into_iter().map(row::logged).collect()
}

/// Returns the end of a log without hot entries. `None`: there is no such table.
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

/// The content of `hot`.
pub(super) struct Found {
    /// The heads of all logs with hot entries.
    pub(super) heads: HashMap<String, Head>,
    /// Its first row. The next one if it has none.
    pub(super) first: i64,
    /// The row that is used next.
    pub(super) next: i64,
}

/// Reads the ends of the logs in `hot`.
pub(super) fn heads(db: &Connection) -> Result<Found, StoreError> {
    let (first, last): (Option<i64>, Option<i64>) =
        one(db, "SELECT MIN(id), MAX(id) FROM hot", |statement| {
            statement.query_row([], |row| row.try_into())
        })?;
    let next = last.map_or(1, |last| last + 1);
    let first = first.unwrap_or(next);
    // One row for each log, because there are many entries: its rows of `hot`, and the newest of them.
    let text = "SELECT logs.table_id, its.log, its.ids, newest.seq, newest.listed, \
                COALESCE((SELECT MAX(chunks.last) FROM chunks WHERE chunks.log = its.log), 0) \
                FROM (SELECT log, MAX(id) AS newest, '[' || GROUP_CONCAT(id, ',' ORDER BY id) || ']' AS ids FROM hot \
                GROUP BY log) AS its JOIN hot AS newest ON newest.id = its.newest JOIN logs ON logs.number = its.log";
    let logs: Vec<(String, i64, String, i64, Option<String>, i64)> =
        rows(db, text, [], |row| row.try_into())?;
    let (mut heads, mut newest) = (HashMap::new(), HashMap::new());
    let touched = Instant::now();
    for (table, number, ids, last, listed, folded) in logs {
        // Entries that are in chunks already are left over.
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
            // Lists show the older row until the table's next move.
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

    #[test]
    fn a_chunk_is_read_as_any_json_is_wherever_it_begins_and_ends() {
        let entries = [
            r#"{"entry":"said","account":"a","request":"r","text":"}],{\"at\":7"}"#,
            r#"{"entry":"sat","seat":1,"account":"b"}"#,
            r#"{"entry":"played","seat":1,"by":"player","from":null,"input":{"intent":{"do":"x"}}}"#,
        ];
        let chunk: Vec<_> =
            (5..).zip(entries).map(|(at, entry)| format!(r#"{{"at":{at},"entry":{entry}}}"#)).collect();
        let chunk = format!("[{}]", chunk.join(","));
        let plainly = |chunk: &str, after: u64, limit: usize| -> Option<Vec<Logged>> {
            held(11, chunk, after).ok()?.take(limit).collect::<Result<_, _>>().ok()
        };
        for after in 0..15 {
            for limit in 0..5 {
                let (mut found, mut added) = (Vec::new(), Vec::new());
                assert!(add_written(11, &chunk, after, limit, &mut found).is_some(), "it is as we write it");
                add_held(11, &chunk, after, limit, &mut added).unwrap();
                let plainly = plainly(&chunk, after, limit).unwrap();
                assert_eq!((&found, &added), (&plainly, &plainly), "{after} {limit}");
            }
        }
        // Any other text is read or refused as before.
        for (at, _) in chunk.char_indices() {
            let (before, after) = chunk.split_at(at);
            for wrong in [before.to_owned(), format!("{before} {after}"), format!("{before}7{after}")] {
                let mut found = Vec::new();
                let added = add_held(11, &wrong, 0, 9, &mut found).ok().map(|()| found);
                assert_eq!(added, plainly(&wrong, 0, 9), "{wrong}");
            }
        }
    }
}
