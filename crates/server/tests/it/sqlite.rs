//! The store on SQLite.

use std::sync::Arc;

use lobby::{Store, StoreError};
use server::SqlStore;
use sqlx::{Connection, Executor};

fn url(dir: &tempfile::TempDir) -> String {
    format!("sqlite://{}/deep/down/septet.db", dir.path().display())
}

#[tokio::test]
async fn sqlite_obeys_the_laws_of_stores() {
    let dirs = std::sync::Mutex::new(Vec::new());
    store_laws::check(async || {
        let dir = tempfile::tempdir().unwrap();
        let store = SqlStore::open(&url(&dir)).await.unwrap();
        dirs.lock().unwrap().push(dir);
        store
    })
    .await;
}

#[tokio::test]
async fn what_was_stored_is_there_after_opening_again() {
    let dir = tempfile::tempdir().unwrap();
    let row = store_laws::table("t", "ann", 1);
    let store = SqlStore::open(&url(&dir)).await.unwrap();
    store.make_table(&row, &store_laws::made("ann")).await.unwrap();
    store.append(store_laws::append(&row, vec![store_laws::said(2, "7")])).await.unwrap();
    store.close().await;
    let refused = store.append(store_laws::append(&row, vec![store_laws::said(3, "late")])).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    let store = SqlStore::open(&url(&dir)).await.unwrap();
    assert_eq!(store.log("t").await.unwrap(), [store_laws::made("ann"), store_laws::said(2, "7")]);
    assert_eq!(store.find_table(&"t".to_owned()).await.unwrap(), Some(row));
}

#[cfg(unix)]
#[tokio::test]
async fn other_users_cannot_read_the_files_of_a_database() {
    use std::os::unix::fs::PermissionsExt as _;
    let dir = tempfile::tempdir().unwrap();
    let modes = || {
        let files = std::fs::read_dir(dir.path().join("deep/down")).unwrap().map(Result::unwrap);
        let mode = |file: &std::fs::DirEntry| file.metadata().unwrap().permissions().mode() & 0o777;
        let mut modes: Vec<_> =
            files.map(|file| (file.file_name().into_string().unwrap(), mode(&file))).collect();
        modes.sort();
        modes
    };
    let closed = ["septet.db", "septet.db-lock", "septet.db-shm", "septet.db-wal"];
    let closed = closed.map(|name| (name.to_owned(), 0o600));
    let store = SqlStore::open(&url(&dir)).await.unwrap();
    assert_eq!(modes(), closed, "new files");
    // Files of an earlier version or a careless copy, all of which a crash left.
    for (name, _) in &closed {
        let path = dir.path().join("deep/down").join(name);
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o644)).unwrap();
    }
    drop(store);
    let _store = SqlStore::open(&url(&dir)).await.unwrap();
    assert_eq!(modes(), closed, "files that were there");
}

#[tokio::test]
async fn a_parameter_that_not_every_connection_would_have_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    for parameter in
        ["vfs=unix-none", "mode=rwc&vfs=unix-none", "cache=shared", "immutable=1", "key=s3cret", "x"]
    {
        let refused = SqlStore::open(&format!("{}?{parameter}", url(&dir))).await.err().unwrap().to_string();
        assert!(refused.contains("from the question mark on") && !refused.contains("s3cret"), "{refused}");
        assert!(SqlStore::open_to_read(&format!("{}?{parameter}", url(&dir))).await.is_err());
    }
    SqlStore::open(&format!("{}?mode=rwc", url(&dir))).await.unwrap().close().await;
    SqlStore::open(&format!("{}?mode=rw", url(&dir))).await.unwrap().close().await;
}

#[tokio::test]
async fn an_older_database_has_no_names_in_its_logs() {
    let dir = tempfile::tempdir().unwrap();
    crate::rewriting::names_leave_old_logs(&url(&dir), crate::rewriting::OUT_OF_CHUNKS).await;
}

#[tokio::test]
async fn appends_that_wait_share_a_transaction() {
    const TABLES: usize = 200;
    let dir = tempfile::tempdir().unwrap();
    let store = Arc::new(SqlStore::open(&url(&dir)).await.unwrap());
    let rows: Vec<_> = (0..TABLES).map(|n| store_laws::table(&format!("t{n:03}"), "ann", 1)).collect();
    for row in &rows {
        store.make_table(row, &store_laws::made("ann")).await.unwrap();
    }
    let (transactions, writes) = (store.written().transactions(), store.written().writes());
    assert_eq!(transactions, writes, "what comes alone is not kept waiting");

    let mut appends = tokio::task::JoinSet::new();
    for row in &rows {
        let (store, append) = (store.clone(), store_laws::append(row, vec![store_laws::said(2, "x")]));
        appends.spawn(async move { store.append(append).await });
    }
    // An append that cannot be stored must not fail the others.
    let (other, bad) = (store.clone(), store_laws::append(&rows[0], vec![store_laws::said(9, "a gap")]));
    let bad = tokio::spawn(async move { other.append(bad).await });
    while let Some(result) = appends.join_next().await {
        result.unwrap().unwrap();
    }
    assert!(matches!(bad.await.unwrap(), Err(StoreError::Conflict(_))));
    assert_eq!(store.written().writes() - writes, TABLES as u64);

    store.close().await;
    let store = SqlStore::open(&url(&dir)).await.unwrap();
    for row in &rows {
        assert_eq!(store.log(&row.id).await.unwrap().len(), 2);
    }
}

#[tokio::test]
async fn two_hundred_appends_at_once_take_few_transactions() {
    const TABLES: usize = 200;
    let dir = tempfile::tempdir().unwrap();
    let store = Arc::new(SqlStore::open(&url(&dir)).await.unwrap());
    let mut appends = tokio::task::JoinSet::new();
    for n in 0..TABLES {
        let (store, row) = (store.clone(), store_laws::table(&format!("t{n:03}"), "ann", 1));
        appends.spawn(async move { store.make_table(&row, &store_laws::made("ann")).await });
    }
    while let Some(result) = appends.join_next().await {
        result.unwrap().unwrap();
    }
    assert_eq!(store.written().writes(), TABLES as u64);
    let transactions = store.written().transactions();
    assert!(transactions <= TABLES as u64 / 4, "{transactions} transactions for {TABLES} writes");
}

#[tokio::test]
async fn a_database_that_cannot_be_used_says_what_to_do() {
    let dir = tempfile::tempdir().unwrap();
    SqlStore::open(&url(&dir)).await.unwrap().close().await;
    let newer = format!("sqlite://{}/newer.db", dir.path().display());
    SqlStore::open(&newer).await.unwrap().close().await;
    let mut db = sqlx::AnyConnection::connect(&newer).await.unwrap();
    db.execute("UPDATE _sqlx_migrations SET version = 9999 WHERE version = 1").await.unwrap();
    db.close().await.unwrap();
    let folder = format!("sqlite://{}", dir.path().display());
    let file = dir.path().join("file");
    std::fs::write(&file, "a text, no database; long enough to be looked at as one".repeat(99)).unwrap();
    for (url, says) in [
        (format!("{}?mode=ro", url(&dir)), "can be written"),
        (newer, "newer version of Septet"),
        (folder, "cannot open"),
        (format!("sqlite://{}", file.display()), "not a database"),
        (format!("sqlite://{}/below/septet.db", file.display()), "folder"),
        ("sqlite://".into(), "name a file"),
        ("sqlite::memory:".into(), "name a file"),
        ("mysql://somewhere/else".into(), "sqlite:// or postgres://"),
        ("postgres://nobody:secret@127.0.0.1:1/nothing".into(), "connect"),
    ] {
        let error = SqlStore::open(&url).await.err().expect("it cannot be used").to_string();
        assert!(error.contains(says), "{url}: {error}");
        assert!(!error.contains("secret"), "{error}");
    }
}
