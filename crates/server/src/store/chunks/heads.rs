//! What is known in memory of the logs that are written to: where each ends, and which of its entries are hot.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use lobby::TableRow;

/// The end of a table's log.
#[derive(Clone, Debug)]
pub(super) struct Head {
    /// The log's number.
    pub(super) number: i64,
    /// Its newest entry.
    pub(super) last: i64,
    /// The rows of `hot` that hold its newest entries, in order. All before them are in chunks.
    pub(super) hot: Vec<i64>,
    /// The table's row as it was written last, if that is known.
    pub(super) row: Option<Arc<TableRow>>,
    /// Whether that stands with the newest hot entry and not in the table's row.
    pub(super) unlisted: bool,
    /// When it was written to.
    pub(super) touched: Instant,
}

impl Head {
    /// The rows of those hot entries that come after this one, as many as `limit` at most.
    fn hot_after(&self, after: i64, limit: usize) -> Vec<i64> {
        let before = self.last - self.hot.len() as i64;
        let skip = usize::try_from(after.saturating_sub(before)).unwrap_or(0);
        // Those that are further away than `limit` entries are not asked for.
        let reach = after.saturating_add(i64::try_from(limit).unwrap_or(i64::MAX)).saturating_sub(before);
        let reach = usize::try_from(reach).unwrap_or(0).min(self.hot.len());
        self.hot.get(skip..reach).unwrap_or_default().to_vec()
    }
}

/// The heads of logs that are written to. The writer changes them after each commit; everybody who reads looks at them.
#[derive(Default, Debug)]
pub(in super::super) struct Heads(Mutex<Known>);

#[derive(Default, Debug)]
struct Known {
    heads: HashMap<String, Head>,
    /// Whether every log with hot entries is among them. Not after a transaction of which nobody knows whether it was
    /// committed, and not for those who only read.
    sure: bool,
    /// How often a row was written that is no longer known here.
    forgotten: u64,
}

/// Where the hot entries of a log are.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Hot {
    /// In these rows.
    At(Vec<i64>),
    /// Nobody knows without looking at all.
    Anywhere,
}

impl Heads {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where a log's hot entries after this one are, as many as `limit` at most.
    pub(super) fn hot_after(&self, table: &str, after: i64, limit: usize) -> Hot {
        let known = self.known();
        match known.heads.get(table) {
            _ if !known.sure => Hot::Anywhere,
            Some(head) => Hot::At(head.hot_after(after, limit)),
            None => Hot::At(Vec::new()),
        }
    }

    /// A table's row as it was written last, if it is known: what the database has may be older.
    pub(in super::super) fn row(&self, table: &str) -> Option<Arc<TableRow>> {
        self.known().heads.get(table).and_then(|head| head.row.clone())
    }

    /// The rows that the database has in an older form.
    pub(in super::super) fn unlisted(&self) -> Vec<Arc<TableRow>> {
        let known = self.known();
        known.heads.values().filter(|head| head.unlisted).filter_map(|head| head.row.clone()).collect()
    }

    /// Changes whenever the database has a newer row than [`Heads::row`].
    pub(in super::super) fn forgotten(&self) -> u64 {
        self.known().forgotten
    }

    pub(super) fn is_sure(&self) -> bool {
        self.known().sure
    }

    pub(super) fn get(&self, table: &str) -> Option<Head> {
        self.known().heads.get(table).cloned()
    }

    /// What was committed: heads as they are now, `None` for those that need not be known any more.
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

    /// They may be wrong from now on.
    pub(super) fn doubt(&self) {
        self.known().sure = false;
    }

    /// They are these, and no others.
    pub(super) fn set(&self, heads: HashMap<String, Head>) {
        let mut known = self.known();
        let forgotten = known.forgotten + 1;
        *known = Known { heads, sure: true, forgotten };
    }

    /// The tables they are of.
    pub(super) fn all(&self) -> Vec<String> {
        self.known().heads.keys().cloned().collect()
    }

    /// The tables to which nothing was written since then.
    pub(super) fn quiet(&self, since: Instant) -> Vec<String> {
        let known = self.known();
        let quiet = known.heads.iter().filter(|(_, head)| head.touched < since);
        quiet.map(|(table, _)| table.clone()).collect()
    }

    /// How many entries are hot, and which table has the oldest of them, at which row: as they will be once `changed` is committed.
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
