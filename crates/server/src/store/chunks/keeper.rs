//! Writes logs: entries to the end of `hot`, and from there into chunks.

use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
    time::{Duration, Instant},
};

use lobby::{StoreError, TableRow};
use rusqlite::{Connection, params};

use super::{
    super::{
        error::all,
        lines::Lines,
        row::{Line, Row},
    },
    CHUNK, fold,
    heads::{Head, Heads},
    listed::{self, Change},
    read::{self, Found},
    statement::{one, run},
};

/// The maximum number of logs that one transaction folds. Its writes must not wait much longer for them.
const FOLDS: usize = 16;
/// The maximum number of hot entries that one transaction deletes.
const DELETED: i64 = 1_024;
/// The number of entries that may be hot although they are in chunks, in addition to as many as are not in
/// chunks.
const LEFT_OVER: i64 = 4_096;
/// The time without folds after a transaction with folds failed. A disk that is too full for a chunk may have
/// room for a move.
const PAUSE: Duration = Duration::from_secs(10);
/// The time between two searches for quiet tables.
const LOOK: Duration = Duration::from_secs(1);

/// The writer's state of the logs. Changes within a transaction apply from [`Keeper::committed`] on.
pub(in super::super) struct Keeper {
    heads: Arc<Heads>,
    /// The time without a write after which a table's entries are folded.
    quiet_after: Duration,
    /// The heads after the commit. `None` for those that are not needed any more.
    staged: HashMap<String, Option<Head>>,
    /// The next row of `hot`. No number is used twice.
    next: i64,
    /// The rows of `hot` before this one are deleted. `deleting` is the value after the commit.
    deleted: i64,
    deleting: i64,
    /// The entries in rows of `hot` before this one are all in chunks. `lowering` is the value after the
    /// commit.
    low: i64,
    lowering: i64,
    /// Tables with enough hot entries for a chunk.
    full: VecDeque<String>,
    /// Tables without a write for some time.
    quiet: VecDeque<String>,
    looked: Instant,
    /// The number of chunks that this transaction wrote.
    folds: u64,
    paused: Option<Instant>,
}

/// A line as it is added to `hot`.
struct Added<'a> {
    id: i64,
    log: i64,
    line: &'a Line,
    listed: Option<String>,
}

impl Keeper {
    /// Reads the ends of the logs that were hot when the server was killed. This reads only the rows of
    /// `hot`. Later transactions fold a few of them each, like those of quiet tables, so no request waits for
    /// that.
    pub(in super::super) fn open(
        db: &Connection,
        heads: Arc<Heads>,
        quiet_after: Duration,
    ) -> Result<Self, StoreError> {
        let mut keeper = Self::new(heads, quiet_after);
        keeper.load(db, Instant::now().checked_sub(quiet_after))?;
        Ok(keeper)
    }

    fn new(heads: Arc<Heads>, quiet_after: Duration) -> Self {
        Self {
            heads,
            quiet_after,
            staged: HashMap::new(),
            next: 1,
            deleted: 1,
            deleting: 1,
            low: 1,
            lowering: 1,
            full: VecDeque::new(),
            quiet: VecDeque::new(),
            looked: Instant::now(),
            folds: 0,
            paused: None,
        }
    }

    /// Begins a transaction. Each transaction has to begin with this call.
    pub(in super::super) fn begin(&mut self, db: &Connection) -> Result<(), StoreError> {
        self.undo();
        if !self.heads.is_sure() {
            self.load(db, None)?;
        }
        Ok(())
    }

    /// Reads the ends of logs. `touched` is the time of their last write. Default: now.
    fn load(&mut self, db: &Connection, touched: Option<Instant>) -> Result<(), StoreError> {
        let Found { mut heads, first, next } = read::heads(db)?;
        if let Some(touched) = touched {
            heads.values_mut().for_each(|head| head.touched = touched);
        }
        // Numbers of a transaction with an unknown outcome are not used again.
        self.next = self.next.max(next);
        self.low = heads.values().filter_map(|head| head.hot.first().copied()).min().unwrap_or(next);
        self.deleted = first;
        (self.deleting, self.lowering) = (self.deleted, self.low);
        self.full = heads.iter().filter(|(_, h)| h.hot.len() >= CHUNK).map(|(t, _)| t.clone()).collect();
        self.quiet.clear();
        self.heads.set(heads);
        Ok(())
    }

    /// Applies the committed transaction. Returns the number of chunks that it wrote.
    pub(in super::super) fn committed(&mut self) -> u64 {
        self.heads.commit(self.staged.drain());
        (self.deleted, self.low) = (self.deleting, self.lowering);
        std::mem::take(&mut self.folds)
    }

    /// Discards the changes of a transaction that was rolled back or did not begin.
    pub(in super::super) fn undo(&mut self) {
        self.staged.clear();
        (self.deleting, self.lowering) = (self.deleted, self.low);
        self.folds = 0;
    }

    /// Discards the changes of a transaction with an unknown outcome, and distrusts all heads.
    pub(in super::super) fn doubt(&mut self) {
        if self.folds > 0 || self.deleting > self.deleted {
            self.paused = Some(Instant::now());
        }
        self.undo();
        self.heads.doubt();
    }

    fn head(&mut self, db: &Connection, table: &str) -> Result<Head, StoreError> {
        match self.staged.get(table) {
            Some(Some(head)) => return Ok(head.clone()),
            // This transaction removed it.
            Some(None) => {}
            None => {
                if let Some(head) = self.heads.get(table) {
                    return Ok(head);
                }
            }
        }
        read::head(db, table)?.ok_or_else(|| StoreError::Conflict("there is no such table".into()))
    }

    /// Stores the first entry of a new table, whose row exists.
    pub(in super::super) fn begin_log(
        &mut self,
        db: &Connection,
        table: &Arc<TableRow>,
        first: &Line,
    ) -> Result<(), StoreError> {
        let text = "INSERT INTO logs (table_id) VALUES (?) RETURNING number";
        let number: i64 = one(db, text, |statement| statement.query_row([&table.id], |row| row.get(0)))?;
        let id = self.next_id();
        add(db, &[Added { id, log: number, line: first, listed: None }])?;
        let (hot, row, touched) = (vec![id], Some(Arc::clone(table)), Instant::now());
        let head = Head { number, last: first.seq, hot, row, unlisted: false, touched };
        self.staged.insert(table.id.clone(), Some(head));
        Ok(())
    }

    /// Carries out appends to different tables: all of them or, after a rollback, none.
    pub(in super::super) fn append_all(
        &mut self,
        db: &Connection,
        appends: &[&Lines],
    ) -> Result<(), StoreError> {
        let (mut rows, mut added) = (Vec::new(), Vec::new());
        for Lines { table, lines, .. } in appends {
            let mut head = self.head(db, &table.id)?;
            if lines.first().is_some_and(|first| first.seq != head.last + 1) {
                return Err(StoreError::Conflict("the log does not end just before this entry".into()));
            }
            let change = head.row.as_ref().map_or(Change::Row, |before| listed::change(before, table));
            match change {
                Change::Nothing => {}
                Change::Listed if !lines.is_empty() => head.unlisted = true,
                Change::Listed | Change::Row => {
                    if lines.is_empty() && head.unlisted {
                        unlist(db, &head)?;
                    }
                    head.unlisted = false;
                    rows.push(Row::of(table)?);
                }
            }
            let before = head.hot.len();
            for (place, line) in lines.iter().enumerate() {
                let newest = place + 1 == lines.len();
                let listed = (newest && head.unlisted).then(|| listed::written(table)).transpose()?;
                let id = self.next_id();
                added.push(Added { id, log: head.number, line, listed });
                head.hot.push(id);
                head.last = line.seq;
            }
            (head.row, head.touched) = (Some(Arc::clone(table)), Instant::now());
            if before < CHUNK && head.hot.len() >= CHUNK {
                self.full.push_back(table.id.clone());
            }
            self.staged.insert(table.id.clone(), Some(head));
        }
        update(db, &rows)?;
        add(db, &added)
    }

    fn next_id(&mut self) -> i64 {
        self.next += 1;
        self.next - 1
    }

    /// Deletes a table's log.
    pub(in super::super) fn forget(&mut self, db: &Connection, table: &str) -> Result<(), StoreError> {
        for forget in [
            "DELETE FROM hot WHERE log = (SELECT number FROM logs WHERE table_id = ?)",
            "DELETE FROM chunks WHERE log = (SELECT number FROM logs WHERE table_id = ?)",
            "DELETE FROM logs WHERE table_id = ?",
        ] {
            run(db, forget, [table])?;
        }
        self.staged.insert(table.to_owned(), None);
        Ok(())
    }

    /// Folds logs with enough hot entries for a chunk, quiet logs, and logs that keep old rows of `hot` from
    /// being deleted. The rest waits for the next transaction.
    pub(in super::super) fn fold_due(&mut self, db: &Connection) -> Result<(), StoreError> {
        if self.paused.is_some_and(|since| since.elapsed() < PAUSE) {
            return Ok(());
        }
        self.paused = None;
        self.look_for_quiet();
        let mut left = FOLDS;
        while left > 0
            && let Some(table) = self.full.pop_front()
        {
            let Ok(head) = self.head(db, &table) else { continue };
            if head.hot.len() >= CHUNK {
                self.fold(db, table, head, true)?;
                left -= 1;
            }
        }
        while left > 0
            && let Some(table) = self.quiet.pop_front()
        {
            let Ok(head) = self.head(db, &table) else { continue };
            if head.touched.elapsed() >= self.quiet_after {
                self.fold(db, table, head, false)?;
                left -= 1;
            }
        }
        self.delete(db, left)
    }

    fn look_for_quiet(&mut self) {
        if self.quiet.is_empty()
            && self.looked.elapsed() >= LOOK.min(self.quiet_after)
            && let Some(since) = Instant::now().checked_sub(self.quiet_after)
        {
            self.looked = Instant::now();
            self.quiet = self.heads.quiet(since).into();
        }
    }

    /// Puts a log's hot entries into a chunk, and the fields that are stored with them into the table's row.
    fn fold(&mut self, db: &Connection, table: String, mut head: Head, keep: bool) -> Result<(), StoreError> {
        if !head.hot.is_empty() {
            self.folds += 1;
            fold::fold(db, head.number, &head.hot)?;
            head.hot = Vec::new();
        }
        if head.unlisted
            && let Some(row) = &head.row
        {
            update(db, &[Row::of(row)?])?;
            head.unlisted = false;
        }
        self.staged.insert(table, keep.then_some(head));
        Ok(())
    }

    /// Deletes the oldest rows of `hot` whose entries are in chunks. A log with an old entry that is not in a
    /// chunk is folded first. Such a log has few writes.
    fn delete(&mut self, db: &Connection, mut folds: usize) -> Result<(), StoreError> {
        // Only a fold makes more rows deletable.
        while self.folds > 0 {
            let (count, oldest) = self.heads.oldest(&self.staged);
            self.lowering = oldest.as_ref().map_or(self.next, |(first, _)| *first);
            let left_over = self.next - self.deleted - count as i64;
            let Some((_, table)) = oldest.filter(|_| left_over > LEFT_OVER + count as i64) else { break };
            if folds == 0 || self.lowering > self.deleted + DELETED {
                break;
            }
            let head = self.head(db, &table)?;
            self.fold(db, table, head, true)?;
            folds -= 1;
        }
        self.deleting = self.lowering.min(self.deleted + DELETED);
        if self.deleting > self.deleted {
            // The entries are in chunks. The statement checks that again, because there is no other copy of
            // them.
            let text = "DELETE FROM hot WHERE id < ? \
                        AND seq <= (SELECT MAX(chunks.last) FROM chunks WHERE chunks.log = hot.log)";
            run(db, text, [self.deleting])?;
        }
        Ok(())
    }

    /// Folds everything.
    pub(in super::super) fn fold_all(&mut self, db: &Connection) -> Result<(), StoreError> {
        fold::fold_all(db)?;
        let known: Vec<_> = self.heads.all().into_iter().chain(self.staged.keys().cloned()).collect();
        self.staged = known.into_iter().map(|table| (table, None)).collect();
        (self.deleting, self.lowering) = (self.next, self.next);
        Ok(())
    }
}

/// Deletes the fields that are stored with a log's newest entry, because the row itself is written.
fn unlist(db: &Connection, head: &Head) -> Result<(), StoreError> {
    let Some(newest) = head.hot.last() else { return Ok(()) };
    run(db, "UPDATE hot SET listed = NULL WHERE id = ?", [newest])?;
    Ok(())
}

fn update(db: &Connection, rows: &[Row]) -> Result<(), StoreError> {
    let text = "UPDATE tables SET summary = ?, host = ?, listed = ?, status = ?, wake_at = ? WHERE id = ?";
    for Row { id, summary, host, listed, status, wake_at, .. } in rows {
        let written = run(db, text, params![summary, host, listed, status, wake_at, id])?;
        all(written as u64, 1, "there is no such table")?;
    }
    Ok(())
}

fn add(db: &Connection, added: &[Added<'_>]) -> Result<(), StoreError> {
    let text = "INSERT INTO hot (id, log, seq, at, entry, listed) VALUES (?, ?, ?, ?, ?, ?)";
    for Added { id, log, line, listed } in added {
        run(db, text, params![id, log, line.seq, line.at, line.entry, listed])?;
    }
    Ok(())
}
