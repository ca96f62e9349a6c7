//! Rows that an older version wrote are brought up to date when the database is opened.

use lobby::{Sitter, Store};
use server::SqlStore;
use sqlx::{AnyConnection, Connection, Executor};

/// SQL that takes the logs of an SQLite database out of chunks, as versions before chunks stored them.
pub const OUT_OF_CHUNKS: &str = "CREATE TABLE older (table_id TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, entry TEXT NOT NULL, \
     PRIMARY KEY (table_id, seq)); INSERT INTO older SELECT table_id, seq, at, entry FROM entries; \
     DROP VIEW entries; ALTER TABLE older RENAME TO entries; DELETE FROM chunks;";

/// Writes a table as the first schema had it, and opens the database. `first` is applied to the logs before.
pub async fn names_leave_old_logs(url: &str, first: &'static str) {
    let store = SqlStore::open(url).await.unwrap();
    let row = store_laws::table("t", "ann", 1);
    store.make_table(&row, &store_laws::made("ann")).await.unwrap();
    let log = vec![store_laws::said(2, "hello"), store_laws::said(3, "{\"entry\":\"made\"")];
    store.append(store_laws::append(&row, log)).await.unwrap();
    let (log, found) = (store.log("t").await.unwrap(), store.find_table(&row.id).await.unwrap());
    store.close().await;

    let mut db = AnyConnection::connect(url).await.unwrap();
    db.execute(first).await.unwrap();
    let ann = r#"{"id":"ann","name":"Ann","kind":"person"}"#;
    let speaker = r#"{"id":"speaker","name":"Spea \"ker","kind":"bot"}"#;
    for (old, new) in [("\"ann\"", ann), ("\"speaker\"", speaker)] {
        let text = "UPDATE entries SET entry = REPLACE(entry, $1, $2)";
        let changed = sqlx::query(text).bind(old).bind(new).execute(&mut db).await.unwrap();
        assert_eq!(changed.rows_affected(), 3);
    }
    let names = r#""names":["Ann","random"]"#;
    let sitting = serde_json::to_string(&row.summary.sitting).unwrap();
    let text = "UPDATE tables SET summary = REPLACE(summary, $1, $2)";
    sqlx::query(text).bind(format!("\"sitting\":{sitting}")).bind(names).execute(&mut db).await.unwrap();
    db.execute("DELETE FROM rewrites").await.unwrap();
    let old: Vec<(String,)> =
        sqlx::query_as("SELECT entry FROM entries ORDER BY seq").fetch_all(&mut db).await.unwrap();
    assert!(old[0].0.contains(ann) && old[1].0.contains(speaker), "{old:?}");
    db.close().await.unwrap();

    for _ in 0..2 {
        let store = SqlStore::open(url).await.unwrap();
        assert_eq!(store.log("t").await.unwrap(), log);
        assert_eq!(store.find_table(&row.id).await.unwrap(), found);
        assert_eq!(*row.summary.sitting, [Sitter::Account("ann".into()), Sitter::Bot("random".into())]);
        store.close().await;
    }
}
