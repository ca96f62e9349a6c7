//! Whatever happens between two commits, a log has all appended entries, and its table the row for them.

use std::{
    collections::HashMap,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use lobby::{Logged, NewSession, Outage, Owes, SessionHash, Store, StoreError, TableRow};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection as _, any::AnyPoolOptions};

use super::super::{QUIET, SqlStore, copy_sqlite, migrations::MIGRATIONS};

/// A source of numbers that are the same in each run, so that a failure can be repeated.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

fn url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

/// The writes of one table: its log, and for each number of entries the row that belongs to them.
#[derive(Clone)]
struct Told {
    log: Vec<Logged>,
    rows: Vec<Arc<TableRow>>,
}

impl Told {
    fn row(&self, entries: usize) -> &TableRow {
        &self.rows[entries - 1]
    }
}

/// Several tables and their writes.
struct Tables(Vec<Told>);

impl Tables {
    async fn begin(store: &SqlStore, tables: usize) -> Self {
        let mut all = Vec::new();
        for n in 0..tables {
            let row = store_laws::table(&format!("t{n}"), "ann", 1 + n as u64);
            store.make_table(&row, &store_laws::made("ann")).await.unwrap();
            all.push(Told { log: vec![store_laws::made("ann")], rows: vec![row.into()] });
        }
        Self(all)
    }

    /// Appends some entries to a random table.
    async fn append(&mut self, store: &SqlStore, chance: &mut Chance) -> Result<(), StoreError> {
        let tables = self.0.len() as u64;
        // Some tables get more entries than others.
        let told = &mut self.0[(chance.below(tables).min(chance.below(tables))) as usize];
        let mut row = (**told.rows.last().unwrap()).clone();
        match chance.below(8) {
            0 => {}
            1 => row.public = !row.public,
            2 => row.summary.free_seats = chance.below(3) as u8,
            _ => {
                let seat = contract::Seat::new(1, row.summary.setup.seats).unwrap();
                row.summary.waiting = vec![format!("account {}", chance.below(9))];
                row.summary.owes = vec![Owes { seat, until: Some(chance.below(99)), decision: 7 }];
                row.wake_at = (chance.below(3) > 0).then(|| chance.below(9_000));
            }
        }
        let row = Arc::new(row);
        let more = if chance.below(10) == 0 { chance.below(70) } else { chance.below(3) };
        let next = told.log.len() as u64 + 1;
        let entries: Vec<Logged> = (next..=next + more)
            .map(|seq| store_laws::said(seq, &"x".repeat(chance.below(90) as usize)))
            .collect();
        store.append(store_laws::append(&row, entries.clone())).await?;
        told.rows.extend(entries.iter().map(|_| Arc::clone(&row)));
        // An append is stored as a whole or not at all, but not each entry.
        told.log.extend(entries);
        Ok(())
    }

    /// Checks that the store has all writes.
    async fn are_stored(&self, store: &SqlStore, chance: &mut Chance) {
        for told in &self.0 {
            self.is_stored(store, told, told.log.len(), chance).await;
        }
        let mut due: Vec<_> = self.0.iter().map(|told| told.row(told.log.len())).collect();
        due.retain(|row| row.wake_at.is_some_and(|at| at <= 5_000));
        due.sort_by_key(|row| (row.wake_at, row.id.clone()));
        let due: Vec<_> = due.into_iter().take(3).map(|row| row.id.clone()).collect();
        assert_eq!(store.due_tables(5_000, 3).await.unwrap(), due);
        let rows = self.0.iter().rev().map(|told| told.row(told.log.len()).clone());
        assert_eq!(store.tables_of("ann", 99).await.unwrap(), rows.collect::<Vec<_>>());
    }

    async fn is_stored(&self, store: &SqlStore, told: &Told, entries: usize, chance: &mut Chance) {
        let (row, log) = (told.row(entries), &told.log[..entries]);
        assert_eq!(store.log(&row.id).await.unwrap(), log);
        assert_eq!(store.find_table(&row.code).await.unwrap().as_ref(), Some(row));
        for _ in 0..4 {
            let (after, limit) = (chance.below(entries as u64 + 2), 1 + chance.below(80));
            let part = store.entries(&row.id, after, limit as u32).await.unwrap();
            let wanted = log.iter().skip(after as usize).take(limit as usize).cloned();
            assert_eq!(part, wanted.collect::<Vec<_>>(), "{limit} after {after} of {entries}");
        }
    }

    /// Checks that each log and its row are as after one of the appends, and accept the next entry. Returns
    /// the number of entries.
    async fn are_what_they_once_were(&self, store: &SqlStore, chance: &mut Chance) -> usize {
        let mut sum = 0;
        for told in &self.0 {
            let id = &told.rows[0].id;
            let log = store.log(id).await.unwrap();
            sum += log.len();
            if log.is_empty() {
                assert_eq!(store.find_table(id).await.unwrap(), None);
                continue;
            }
            self.is_stored(store, told, log.len(), chance).await;
            let row = told.row(log.len());
            let next = log.len() as u64 + 1;
            for wrong in [next - 1, next + 1] {
                let wrong = store_laws::append(row, vec![store_laws::said(wrong, "wrong")]);
                let refused = store.append(wrong).await;
                assert!(matches!(refused, Err(StoreError::Conflict(_))), "{refused:?}");
            }
            let right = store_laws::said(next, "right");
            store.append(store_laws::append(row, vec![right.clone()])).await.unwrap();
            assert_eq!(store.log(id).await.unwrap().last(), Some(&right));
        }
        sum
    }
}

/// Returns the numbers of chunks and of rows of `hot` in the database.
async fn shape(pool: &AnyPool) -> (i64, i64) {
    sqlx::query_as("SELECT (SELECT COUNT(*) FROM chunks), (SELECT COUNT(*) FROM hot)")
        .fetch_one(pool)
        .await
        .unwrap()
}

async fn open(file: &Path, quiet_after: Duration) -> SqlStore {
    SqlStore::open_with(&url(file), "", quiet_after).await.unwrap()
}

/// With a delay of zero, every commit folds all that it finds.
#[tokio::test]
async fn folded_logs_read_as_unfolded_ones() {
    for (seed, quiet_after) in [(1, QUIET), (2, Duration::ZERO), (3, Duration::from_millis(3))] {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("septet.db");
        let mut store = open(&file, quiet_after).await;
        let mut chance = Chance(seed);
        let mut tables = Tables::begin(&store, 5).await;
        let mut chunks = 0;
        for step in 0..400 {
            tables.append(&store, &mut chance).await.unwrap();
            match chance.below(60) {
                0 => {
                    store.close().await;
                    chunks += store.written().chunks();
                    let (_, hot) = shape_of(&file).await;
                    assert_eq!(hot, 0, "who closes leaves all in chunks");
                    store = open(&file, quiet_after).await;
                }
                1..4 => tables.are_stored(&store, &mut chance).await,
                4 => store.beat(step).await.unwrap(),
                // As after a transaction with an unknown outcome.
                5 | 6 => {
                    store.heads.as_ref().unwrap().doubt();
                    if chance.below(2) == 0 {
                        tables.are_stored(&store, &mut chance).await;
                    }
                }
                _ => {}
            }
        }
        tables.are_stored(&store, &mut chance).await;
        chunks += store.written().chunks();
        assert!(chunks > 20, "else nothing was tried: {chunks}");
        let again = tables.are_what_they_once_were(&store, &mut chance).await;
        assert_eq!(again, tables.0.iter().map(|told| told.log.len()).sum::<usize>());
        store.close().await;
    }
}

async fn shape_of(file: &Path) -> (i64, i64) {
    let pool = AnyPoolOptions::new().connect(&url(file)).await.unwrap();
    let shape = shape(&pool).await;
    pool.close().await;
    shape
}

/// A write-ahead log, cut at each of its commits and within some, as a kill at that moment leaves it.
struct Cuts {
    database: Vec<u8>,
    wal: Vec<u8>,
    ends: Vec<usize>,
}

impl Cuts {
    /// Reads an open database. Its write-ahead log has all writes since it was opened.
    fn of(file: &Path) -> Self {
        let database = fs::read(file).unwrap();
        let wal = fs::read(file.with_extension("db-wal")).unwrap();
        let number = |at: usize| u32::from_be_bytes(wal[at..at + 4].try_into().unwrap()) as usize;
        let frame = 24 + number(8);
        let salts = wal[16..24].to_vec();
        let mut ends = Vec::new();
        for (n, start) in (32..wal.len().saturating_sub(frame - 1)).step_by(frame).enumerate() {
            if wal[start + 8..start + 16] != salts[..] {
                break;
            }
            // The last frame of a commit contains the size of the database.
            if number(start + 4) != 0 {
                ends.push(start + frame);
            } else if n.is_multiple_of(17) {
                ends.push(start + frame - 7);
            }
        }
        Self { database, wal, ends }
    }

    fn write(&self, cut: usize, folder: &Path) -> PathBuf {
        let file = folder.join("cut.db");
        for beside in ["db-wal", "db-shm"] {
            let _ = fs::remove_file(file.with_extension(beside));
        }
        fs::write(&file, &self.database).unwrap();
        fs::write(file.with_extension("db-wal"), &self.wal[..cut]).unwrap();
        file
    }
}

#[tokio::test]
async fn killed_at_any_moment_logs_are_what_they_once_were() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("septet.db");
    // Folds come from full tables and from quiet ones.
    let store = open(&file, Duration::from_millis(15)).await;
    let mut chance = Chance(7);
    let mut tables = Tables::begin(&store, 4).await;
    for step in 0..110 {
        tables.append(&store, &mut chance).await.unwrap();
        if step % 30 == 29 {
            tokio::time::sleep(Duration::from_millis(20)).await;
            store.beat(step).await.unwrap();
        }
    }
    assert!(store.written().chunks() > 8, "else there was no fold to be killed in");
    let cuts = Cuts::of(&file);
    assert!(cuts.ends.len() > 100, "{}", cuts.ends.len());
    let (mut before, last) = (0, cuts.ends.len() - 1);
    let every = if std::env::var_os("SEPTET_LONG").is_some() { 1 } else { 3 };
    for (n, cut) in cuts.ends.iter().enumerate().skip(last % every).step_by(every) {
        let file = cuts.write(*cut, dir.path());
        let store = SqlStore::open(&url(&file)).await.unwrap();
        let entries = tables.are_what_they_once_were(&store, &mut chance).await;
        assert!(entries >= before, "cut {n}: what was committed stays");
        before = entries;
        store.close().await;
    }
    assert_eq!(before, tables.0.iter().map(|told| told.log.len()).sum::<usize>(), "the last cut has all");
    store.close().await;
}

#[tokio::test]
async fn a_backup_between_folds_is_what_they_once_were() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("septet.db");
    let store = open(&file, QUIET).await;
    let mut chance = Chance(11);
    let mut tables = Tables::begin(&store, 3).await;
    let mut least = 0;
    for n in 0..12 {
        let copy = dir.path().join(format!("copy {n}.db"));
        let backup = tokio::spawn({
            let (from, to) = (url(&file), copy.clone());
            async move { copy_sqlite(&from, &to).await }
        });
        for _ in 0..25 {
            tables.append(&store, &mut chance).await.unwrap();
        }
        backup.await.unwrap().unwrap();
        let copied = SqlStore::open(&url(&copy)).await.unwrap();
        let entries = tables.are_what_they_once_were(&copied, &mut chance).await;
        assert!(entries >= least, "a backup has what was stored before it began");
        least = tables.0.iter().map(|told| told.log.len()).sum();
        copied.close().await;
    }
    store.close().await;
}

/// Beside a server, and after a kill, a process that only reads searches `hot`.
#[tokio::test]
async fn who_only_reads_sees_what_is_hot() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("septet.db");
    let store = open(&file, QUIET).await;
    let mut chance = Chance(13);
    let mut tables = Tables::begin(&store, 3).await;
    let mut seen_hot = 0;
    for _ in 0..20 {
        for _ in 0..5 {
            tables.append(&store, &mut chance).await.unwrap();
        }
        let reader = SqlStore::open_to_read(&url(&file)).await.unwrap();
        for told in &tables.0 {
            assert_eq!(reader.log(&told.rows[0].id).await.unwrap(), told.log);
        }
        // Other programs see the same, each entry once.
        let all: Vec<(String, i64, i64, String)> =
            sqlx::query_as("SELECT table_id, seq, at, entry FROM entries ORDER BY table_id, seq")
                .fetch_all(&reader.pool)
                .await
                .unwrap();
        let entry = |entry: &str| serde_json::from_str::<lobby::Entry>(entry).unwrap();
        let all: Vec<_> = all
            .iter()
            .map(|(table, seq, at, line)| (table.as_str(), *seq as u64, *at as u64, entry(line)))
            .collect();
        let told = tables.0.iter().flat_map(|told| {
            let id = told.rows[0].id.as_str();
            told.log.iter().map(move |logged| (id, logged.seq, logged.at, logged.entry.clone()))
        });
        assert_eq!(all, told.collect::<Vec<_>>());
        seen_hot += shape(&reader.pool).await.1;
        reader.close().await;
    }
    assert!(seen_hot > 0, "else it was not tried");
    store.close().await;
}

#[tokio::test]
async fn a_quiet_table_is_folded_and_a_busy_one_does_not_let_hot_grow() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("septet.db");
    let store = open(&file, Duration::from_millis(400)).await;
    let (quiet, busy) = (store_laws::table("quiet", "ann", 1), store_laws::table("busy", "ann", 2));
    for row in [&quiet, &busy] {
        store.make_table(row, &store_laws::made("ann")).await.unwrap();
    }
    let mut waits = quiet.clone();
    waits.wake_at = Some(77);
    store.append(store_laws::append(&waits, vec![store_laws::said(2, "x")])).await.unwrap();
    assert_eq!(store.due_tables(77, 9).await.unwrap(), ["quiet"]);
    let hidden: (Option<i64>,) =
        sqlx::query_as("SELECT wake_at FROM tables WHERE id = 'quiet'").fetch_one(&store.pool).await.unwrap();
    assert_eq!(hidden.0, None, "it stands with the entry");
    for seq in 2..600 {
        store.append(store_laws::append(&busy, vec![store_laws::said(seq, "y")])).await.unwrap();
        if seq == 300 {
            tokio::time::sleep(Duration::from_millis(450)).await;
        }
    }
    let (chunks, hot) = shape(&store.pool).await;
    assert!((17..=20).contains(&chunks) && hot <= 64, "{chunks} chunks, {hot} hot");
    let written: (Option<i64>,) =
        sqlx::query_as("SELECT wake_at FROM tables WHERE id = 'quiet'").fetch_one(&store.pool).await.unwrap();
    assert_eq!(written.0, Some(77), "it was folded");
    assert_eq!(store.due_tables(77, 9).await.unwrap(), ["quiet"]);
    assert!(store.heads.as_ref().unwrap().row("quiet").is_none(), "and need not be known any more");
    for wrong in [2, 4] {
        let refused = store.append(store_laws::append(&waits, vec![store_laws::said(wrong, "x")])).await;
        assert!(matches!(refused, Err(StoreError::Conflict(_))), "{refused:?}");
    }
    store.append(store_laws::append(&quiet, vec![store_laws::said(3, "x")])).await.unwrap();
    assert_eq!(store.due_tables(99, 9).await.unwrap(), Vec::<String>::new());
    store.close().await;
}

/// A log with few entries at a time has few short chunks, too.
#[tokio::test]
async fn short_chunks_grow() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(&dir.path().join("septet.db"), Duration::ZERO).await;
    let row = store_laws::table("t", "ann", 1);
    store.make_table(&row, &store_laws::made("ann")).await.unwrap();
    let log: Vec<_> = (2..=200).map(|seq| store_laws::said(seq, "\u{0} ♞ \"]\" 'x'")).collect();
    for entry in &log {
        store.append(store_laws::append(&row, vec![entry.clone()])).await.unwrap();
        store.beat(entry.seq).await.unwrap();
    }
    assert_eq!(store.log("t").await.unwrap()[1..], log);
    let (chunks, hot) = shape(&store.pool).await;
    assert!((4..=8).contains(&chunks) && hot <= 1, "{chunks} chunks, {hot} hot");
    store.close().await;
}

/// SQLite can limit the size of a database. Where a chunk finds no room, a move still does for a while.
#[tokio::test]
async fn a_disk_that_is_full_during_a_fold_loses_nothing() {
    // In addition to the pages of an empty database, whose number grows with that of its tables.
    const BEYOND: [u32; 6] = [3, 4, 6, 9, 13, 17];
    let empty = pages_of_an_empty_database().await;
    let mut after_a_fold_failed = 0;
    for beyond in BEYOND {
        let pages: &'static str = format!("PRAGMA max_page_count = {}", empty + beyond).leak();
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("septet.db");
        let store = SqlStore::open_with(&url(&file), pages, QUIET).await.unwrap();
        let mut chance = Chance(17);
        let mut tables = Tables::begin(&store, 3).await;
        let (mut refused, mut stored) = (0, 0);
        while refused < 12 {
            match tables.append(&store, &mut chance).await {
                Ok(()) => {
                    stored += 1;
                    after_a_fold_failed += u32::from(refused > 0);
                }
                Err(StoreError::Unavailable(_)) => refused += 1,
                Err(other) => panic!("{other}"),
            }
            if refused % 10 == 1 {
                tables.are_stored(&store, &mut chance).await;
            }
        }
        println!("{pages}: {stored} stored, {} chunks", store.written().chunks());
        assert!(stored > 10, "{stored}");
        tables.are_stored(&store, &mut chance).await;
        store.close().await;
        // There is space again.
        let store = open(&file, QUIET).await;
        tables.are_stored(&store, &mut chance).await;
        tables.are_what_they_once_were(&store, &mut chance).await;
        store.close().await;
    }
    assert!(after_a_fold_failed > 5, "else no fold failed: {after_a_fold_failed}");
}

async fn pages_of_an_empty_database() -> u32 {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("septet.db");
    open(&file, QUIET).await.close().await;
    let database = rusqlite::Connection::open(&file).unwrap();
    database.query_row("PRAGMA page_count", [], |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn a_second_writer_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("septet.db");
    let store = open(&file, QUIET).await;
    let refused = SqlStore::open(&url(&file)).await.err().unwrap().to_string();
    assert!(refused.contains("another Septet already uses this database"), "{refused}");
    store.close().await;
}

/// The number of a deleted log is used again, but never while a reader still reads that log.
#[tokio::test]
async fn a_forgotten_table_leaves_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("septet.db");
    let store = open(&file, QUIET).await;
    store
        .add_account(
            &protocol::Account { id: "ann".into(), name: "Ann".into(), kind: protocol::AccountKind::Bot },
            &NewSession { hash: SessionHash("h".into()), at: 1, agent: Default::default() },
        )
        .await
        .unwrap();
    for round in 0..3 {
        let row = store_laws::table("t", "ann", 1);
        store.make_table(&row, &store_laws::made("ann")).await.unwrap();
        let more = (2..=40).map(|seq| store_laws::said(seq, &format!("{round}"))).collect();
        store.append(store_laws::append(&row, more)).await.unwrap();
        assert_eq!(store.unstarted_tables(1_040, "", 9).await.unwrap(), Vec::<String>::new());
        assert_eq!(store.unstarted_tables(1_041, "", 9).await.unwrap(), ["t"]);
        store.forget_table("t", 1_040).await.unwrap();
        assert_eq!(store.log("t").await.unwrap().len(), 40, "something happened there since");
        store.forget_table("t", 1_041).await.unwrap();
        assert_eq!(store.log("t").await.unwrap(), []);
        let gone = store.append(store_laws::append(&row, vec![store_laws::said(41, "x")])).await;
        assert!(matches!(gone, Err(StoreError::Conflict(_))), "{gone:?}");
        assert_eq!(shape(&store.pool).await, (0, 0));
    }
    assert_eq!(store.outages().await.unwrap(), Vec::<Outage>::new());
    store.close().await;
}

/// Makes a database with these logs, as the version before chunks left it.
async fn older(file: &Path, logs: &HashMap<String, Vec<String>>) {
    let pool = AnyPoolOptions::new().max_connections(1);
    let pool = pool.connect(&format!("{}?mode=rwc", url(file))).await.unwrap();
    MIGRATIONS.run(&pool).await.unwrap();
    let mut db = pool.acquire().await.unwrap();
    let mut transaction = db.begin().await.unwrap();
    for (id, log) in logs {
        let row = store_laws::table(id, "ann", 1);
        let summary = serde_json::to_string(&row.summary).unwrap();
        let text = "INSERT INTO tables (id, code, host, listed, status, summary, made_at, seq) \
                    VALUES (?, ?, 'ann', 1, 'gathering', ?, 1, ?)";
        sqlx::query(text)
            .bind(id)
            .bind(row.code)
            .bind(summary)
            .bind(log.len() as i64)
            .execute(&mut *transaction)
            .await
            .unwrap();
        for (seq, entry) in (1_i64..).zip(log) {
            sqlx::query("INSERT INTO entries VALUES (?, ?, ?, ?)")
                .bind(id)
                .bind(seq)
                .bind(1_000 + seq)
                .bind(entry)
                .execute(&mut *transaction)
                .await
                .unwrap();
        }
    }
    transaction.commit().await.unwrap();
    drop(db);
    pool.close().await;
}

fn lines(entries: usize) -> Vec<String> {
    let made = store_laws::made("ann").entry.line().unwrap();
    let more = (2..=entries as u64).map(|seq| store_laws::said(seq, "\u{0} ♞ '\"").entry.line().unwrap());
    std::iter::once(made).chain(more).take(entries).collect()
}

#[tokio::test]
async fn an_interrupted_move_into_chunks_goes_on_where_it_was() {
    sqlx::any::install_default_drivers();
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("septet.db");
    let lengths = [1, 31, 32, 33, 64, 200, 4_095, 4_096, 4_097, 9_000];
    let logs: HashMap<String, Vec<String>> = lengths
        .iter()
        .chain(&[5; 30])
        .enumerate()
        .map(|(n, len)| (format!("t{n:02}"), lines(*len)))
        .collect();
    older(&file, &logs).await;
    let store = open(&file, QUIET).await;
    let cuts = Cuts::of(&file);
    assert!(cuts.ends.len() > 10, "{}", cuts.ends.len());
    store.close().await;
    for cut in cuts.ends.iter().step_by(if std::env::var_os("SEPTET_LONG").is_some() { 1 } else { 7 }) {
        let file = cuts.write(*cut, dir.path());
        let half = SqlStore::open_to_read(&url(&file)).await;
        if let Some(refused) = half.err() {
            assert!(refused.to_string().contains("start the server on it once"), "{refused}");
        }
        let store = open(&file, QUIET).await;
        for (id, log) in &logs {
            let found = store.log(id).await.unwrap();
            assert_eq!(found.len(), log.len());
            let same = found.iter().zip(log).all(|(found, line)| found.entry.line().unwrap() == *line);
            assert!(same && found.last().map(|last| last.at) == Some(1_000 + log.len() as u64), "{id}");
        }
        let row = store_laws::table("t05", "ann", 1);
        assert_eq!(store.find_table(&row.id).await.unwrap().as_ref(), Some(&row));
        store.append(store_laws::append(&row, vec![store_laws::said(201, "on")])).await.unwrap();
        let (_, hot) = shape(&store.pool).await;
        assert_eq!(hot, 1);
        store.close().await;
    }
}

/// A damaged entry stays as it is, and does not affect any other.
#[tokio::test]
async fn a_damaged_entry_is_unreadable_by_itself() {
    sqlx::any::install_default_drivers();
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("septet.db");
    let mut log = lines(40);
    log[9] = "{\"entry\": no JSON \"]".into();
    older(&file, &HashMap::from([("t".into(), log)])).await;
    let store = open(&file, QUIET).await;
    assert!(matches!(store.log("t").await, Err(StoreError::Unreadable(_))));
    assert_eq!(store.entries("t", 0, 9).await.unwrap().len(), 9);
    assert_eq!(store.entries("t", 10, 99).await.unwrap().len(), 30);
    store.close().await;
    let mut db = AnyConnection::connect(&url(&file)).await.unwrap();
    let text = "SELECT COUNT(*) FROM entries";
    let (count,): (i64,) = sqlx::query_as(AssertSqlSafe(text)).fetch_one(&mut db).await.unwrap();
    assert_eq!(count, 40);
    db.close().await.unwrap();
}
