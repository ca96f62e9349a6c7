use lobby::{Logged, Store as _, StoreError};

use super::*;
use crate::SqlStore;

const PAGE: usize = 4_096;

fn url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

/// Makes a database as a killed server leaves it, and returns the logs of its 30 tables. Some tables have
/// chunks, and all have hot entries.
async fn filled(file: &Path) -> Vec<(String, Vec<Logged>)> {
    let dir = tempfile::tempdir().unwrap();
    let used = dir.path().join("used.db");
    let store = SqlStore::open(&url(&used)).await.unwrap();
    let mut logs = Vec::new();
    for n in 0..30 {
        let row = store_laws::table(&format!("t{n:02}"), "ann", 1);
        store.make_table(&row, &store_laws::made("ann")).await.unwrap();
        let entries: Vec<_> =
            (2..12 + 5 * n).map(|seq| store_laws::said(seq, &format!("{seq} {}", "x".repeat(90)))).collect();
        for part in entries.chunks(7) {
            store.append(store_laws::append(&row, part.to_vec())).await.unwrap();
        }
        logs.push((row.id, [vec![store_laws::made("ann")], entries].concat()));
    }
    Connection::open(&used).unwrap().execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
    fs::copy(&used, file).unwrap();
    store.close().await;
    logs
}

/// Fills a page with garbage.
fn damage(file: &Path, page: usize) {
    let mut bytes = fs::read(file).unwrap();
    bytes[page * PAGE..(page + 1) * PAGE].fill(0xa5);
    fs::write(file, bytes).unwrap();
}

fn files(dir: &Path) -> Vec<String> {
    let mut files: Vec<_> =
        fs::read_dir(dir).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    files.sort();
    files
}

#[tokio::test]
async fn one_damaged_page_keeps_no_server_from_starting_and_shortens_no_log_in_silence() {
    let dir = tempfile::tempdir().unwrap();
    let original = dir.path().join("original.db");
    let logs = filled(&original).await;
    let pages = fs::read(&original).unwrap().len() / PAGE;
    assert!(pages > 60, "{pages}");
    let every = if std::env::var_os("SEPTET_LONG").is_some() { 1 } else { 9 };
    let (mut opened, mut tried) = (0, 0);
    for page in (1..pages).step_by(every) {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("septet.db");
        fs::copy(&original, &file).unwrap();
        damage(&file, page);
        tried += 1;
        let shorter = match recover_if_damaged(&file) {
            Ok(recovered) => recovered.map(|recovered| recovered.shorter).unwrap_or_default(),
            Err(error) => {
                assert!(error.to_string().contains("Restore a backup"), "page {page}: {error}");
                assert_eq!(fs::read(&file).unwrap().len(), pages * PAGE, "it is left as it was");
                continue;
            }
        };
        let store = SqlStore::open(&url(&file)).await.unwrap();
        opened += 1;
        let mut whole = 0;
        for (id, log) in &logs {
            match store.log(id).await {
                Ok(found) if found.is_empty() => {
                    assert_eq!(store.find_table(id).await.unwrap(), None, "page {page}: {id}");
                }
                Ok(found) if shorter.contains(id) => assert!(log.starts_with(&found), "page {page}: {id}"),
                Ok(found) => {
                    assert!(&found == log, "page {page}: {} of {} entries of {id}", found.len(), log.len());
                    let row = store_laws::table(id, "ann", 1);
                    let next = store_laws::said(log.len() as u64 + 1, "on");
                    store.append(store_laws::append(&row, vec![next])).await.unwrap();
                    whole += 1;
                }
                Err(StoreError::Unreadable(_)) => {}
                Err(error) => panic!("page {page}: {id}: {error}"),
            }
        }
        assert!(whole + shorter.len() >= logs.len() / 3, "page {page}: {whole} of {} logs", logs.len());
        store.close().await;
        let damaged = files(dir.path()).into_iter().filter(|name| name.contains(".damaged-")).count();
        assert!(damaged <= 1, "{:?}", files(dir.path()));
        assert!(!is_damaged(&file), "page {page}");
        let store = SqlStore::open(&url(&file)).await.unwrap();
        store.close().await;
    }
    assert!(opened * 10 >= tried * 8, "{opened} of {tried} were opened");
}

#[tokio::test]
async fn a_file_that_is_whole_stays_as_it_is() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("septet.db");
    filled(&file).await;
    let before = fs::metadata(&file).unwrap().len();
    assert!(recover_if_damaged(&file).unwrap().is_none());
    assert!(fs::metadata(&file).unwrap().len() >= before);
    assert!(recover_if_damaged(&dir.path().join("none.db")).unwrap().is_none());
    fs::write(dir.path().join("empty.db"), "").unwrap();
    assert!(recover_if_damaged(&dir.path().join("empty.db")).unwrap().is_none());
}

#[test]
fn what_is_no_database_is_not_touched() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("septet.db");
    fs::write(&file, [7; 3 * PAGE]).unwrap();
    let refused = recover_if_damaged(&file).unwrap_err().to_string();
    assert!(refused.contains("Restore a backup"), "{refused}");
    assert_eq!(fs::read(&file).unwrap(), [7; 3 * PAGE]);
}
