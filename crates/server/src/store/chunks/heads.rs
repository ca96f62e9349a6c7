//! The state in memory of the logs that are written: the end of each, and its entries in `hot`.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use lobby::TableRow;

/// The end of a table's log.
#[derive(Clone, Debug)]
pub(super) struct Head {
    /// The number of the log.
    pub(super) number: i64,
    /// The number of its newest entry.
    pub(super) last: i64,
    /// The rows of `hot` with its newest entries, in order. All earlier entries are in chunks.
    pub(super) hot: Vec<i64>,
    /// The table's row as it was written last, if it is known.
    pub(super) row: Option<Arc<TableRow>>,
    /// True if fields of that row are stored with the newest hot entry, and not in the table's row.
    pub(super) unlisted: bool,
    /// The time of the last write.
    pub(super) touched: Instant,
}

impl Head {
    /// Returns the rows of the hot entries among the `limit` entries after this one.
    fn hot_after(&self, after: i64, limit: usize) -> Vec<i64> {
        let before = self.last - self.hot.len() as i64;
        let skip = usize::try_from(after.saturating_sub(before)).unwrap_or(0);
        // Entries more than `limit` away are not needed.
        let reach = after.saturating_add(i64::try_from(limit).unwrap_or(i64::MAX)).saturating_sub(before);
        let reach = usize::try_from(reach).unwrap_or(0).min(self.hot.len());
        self.hot.get(skip..reach).unwrap_or_default().to_vec()
    }
}

/// The heads of the logs that are written. The writer changes them after each commit, and all readers use
/// them.
#[derive(Default, Debug)]
pub(in super::super) struct Heads(Mutex<Known>);

#[derive(Default, Debug)]
struct Known {
    heads: HashMap<String, Head>,
    /// True if every log with hot entries is known. False after a transaction with an unknown outcome, and in
    /// a process that only reads.
    sure: bool,
    /// A counter of rows that were written and are no longer known here.
    forgotten: u64,
}

/// The places of a log's hot entries.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Hot {
    /// These rows.
    At(Vec<i64>),
    /// Unknown: a reader has to search `hot`.
    Anywhere,
}

impl Heads {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the places of the hot entries among the `limit` entries after this one.
    pub(super) fn hot_after(&self, table: &str, after: i64, limit: usize) -> Hot {
        let known = self.known();
        match known.heads.get(table) {
            _ if !known.sure => Hot::Anywhere,
            Some(head) => Hot::At(head.hot_after(after, limit)),
            None => Hot::At(Vec::new()),
        }
    }

    /// Returns a table's row as it was written last, if it is known. The row in the database may be older.
    pub(in super::super) fn row(&self, table: &str) -> Option<Arc<TableRow>> {
        self.known().heads.get(table).and_then(|head| head.row.clone())
    }

    /// Returns the rows that are older in the database.
    pub(in super::super) fn unlisted(&self) -> Vec<Arc<TableRow>> {
        let known = self.known();
        known.heads.values().filter(|head| head.unlisted).filter_map(|head| head.row.clone()).collect()
    }

    /// Returns a number that changes when the database has a newer row than [`Heads::row`].
    pub(in super::super) fn forgotten(&self) -> u64 {
        self.known().forgotten
    }

    pub(super) fn is_sure(&self) -> bool {
        self.known().sure
    }

    pub(super) fn get(&self, table: &str) -> Option<Head> {
        self.known().heads.get(table).cloned()
    }

    /// Applies a committed transaction: the new heads, and `None` for those that are not needed any more.
    pub(super) fn commit(&self, changed: impl Iterator<Item = (String, Option<Head>)>) {
        let mut known = self.known();
        for (table, head) in changed {
            match head {
                Some(head) => {
                    known.heads.insert(table, head);
                }
                None => {
                    known.heads.remove(&table);
                    known.forgotten += 1;
                }
            }
        }
    }

    /// Notes that the heads may be wrong from now on.
    pub(super) fn doubt(&self) {
        self.known().sure = false;
    }

    /// Replaces all heads.
    pub(super) fn set(&self, heads: HashMap<String, Head>) {
        let mut known = self.known();
        let forgotten = known.forgotten + 1;
        *known = Known { heads, sure: true, forgotten };
    }

    /// Returns the tables of all heads.
    pub(super) fn all(&self) -> Vec<String> {
        self.known().heads.keys().cloned().collect()
    }

    /// Returns the tables without a write since this time.
    pub(super) fn quiet(&self, since: Instant) -> Vec<String> {
        let known = self.known();
        let quiet = known.heads.iter().filter(|(_, head)| head.touched < since);
        quiet.map(|(table, _)| table.clone()).collect()
    }

    /// Returns the number of hot entries, and the row and the table of the oldest one. They are as they will
    /// be when `changed` is committed.
    pub(super) fn oldest(&self, changed: &HashMap<String, Option<Head>>) -> (usize, Option<(i64, String)>) {
        let known = self.known();
        let unchanged = known.heads.iter().filter(|(table, _)| !changed.contains_key(*table));
        let changed = changed.iter().filter_map(|(table, head)| Some((table, head.as_ref()?)));
        let (mut count, mut oldest) = (0, None);
        for (table, head) in unchanged.chain(changed) {
            count += head.hot.len();
            if let Some(first) = head.hot.first()
                && oldest.is_none_or(|(least, _)| first < least)
            {
                oldest = Some((first, table));
            }
        }
        (count, oldest.map(|(first, table)| (*first, table.clone())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hot_entries_are_found_by_their_numbers() {
        // Entries 8, 9 and 10.
        let (hot, touched) = (vec![70, 75, 90], Instant::now());
        let head = Head { number: 1, last: 10, hot, row: None, unlisted: false, touched };
        for (after, limit, found) in [
            (0, 500, &[70, 75, 90][..]),
            (7, 500, &[70, 75, 90]),
            (8, 500, &[75, 90]),
            (8, 1, &[75]),
            (9, 500, &[90]),
            (10, 500, &[]),
            (11, 500, &[]),
            (i64::MAX, 500, &[]),
            (0, 7, &[]),
            (0, 8, &[70]),
            (5, 3, &[70]),
            (0, usize::MAX, &[70, 75, 90]),
        ] {
            assert_eq!(head.hot_after(after, limit), found, "{limit} after {after}");
        }
    }
}
