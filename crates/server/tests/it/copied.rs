//! `septet admin copy` of a row of every table, with any content.

use std::{collections::BTreeMap, path::Path, process::Command};

use server::SqlStore;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _, Row as _};

/// Tables that each database has for itself, and those that a copy adds rows to.
const OWN: &str = "('_sqlx_migrations', 'nodes', 'silences', 'leaders', 'asked', 'hot', 'logs', 'chunks', 'entries', 'rewrites', 'audit')";

fn copy(from: &str, to: &str) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_septet"));
    let output = command.args(["admin", "copy", "--from", from, "--to", to]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

async fn tables(db: &mut AnyConnection) -> Vec<String> {
    let text = format!(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' \
         AND name NOT IN {OWN} ORDER BY name"
    );
    let found: Vec<(String,)> = sqlx::query_as(AssertSqlSafe(text)).fetch_all(db).await.unwrap();
    found.into_iter().map(|(name,)| name).collect()
}

async fn columns(db: &mut AnyConnection, table: &str) -> Vec<(String, bool)> {
    let text = "SELECT name, type FROM pragma_table_info($1)";
    let found: Vec<(String, String)> = sqlx::query_as(text).bind(table).fetch_all(db).await.unwrap();
    found.into_iter().map(|(name, of)| (name, of.contains("INT"))).collect()
}

/// Returns each row of each table as text.
async fn everything(url: &str) -> BTreeMap<String, Vec<String>> {
    let mut db = AnyConnection::connect(url).await.unwrap();
    let mut all = BTreeMap::new();
    for table in tables(&mut db).await {
        let cells = columns(&mut db, &table).await.into_iter().map(|(name, _)| format!("QUOTE(\"{name}\")"));
        let cells = cells.collect::<Vec<_>>().join(" || ',' || ");
        let text = format!("SELECT {cells} FROM {table} ORDER BY 1");
        let rows = sqlx::query(AssertSqlSafe(text)).fetch_all(&mut db).await.unwrap();
        all.insert(table, rows.iter().map(|row| row.get::<String, _>(0)).collect());
    }
    db.close().await.unwrap();
    all
}

pub(crate) async fn a_row_of_every_table_goes_there_and_back(folder: &Path, postgres: &str) {
    let url = |name: &str| format!("sqlite://{}/{name}.db", folder.display());
    let (from, back) = (url("full"), url("back"));
    SqlStore::open(&from).await.unwrap().close().await;
    let mut db = AnyConnection::connect(&from).await.unwrap();
    db.execute("PRAGMA foreign_keys = OFF").await.unwrap();
    for table in tables(&mut db).await {
        let (mut names, mut values) = (Vec::new(), Vec::new());
        for (name, number) in columns(&mut db, &table).await {
            names.push(format!("\"{name}\""));
            // All references exist.
            values.push(if number { "1".to_owned() } else { "'\"x\" ♞ \\ ''ü'''".to_owned() });
        }
        let (names, values) = (names.join(", "), values.join(", "));
        let text = format!("INSERT OR IGNORE INTO {table} ({names}) VALUES ({values})");
        db.execute(AssertSqlSafe(text)).await.unwrap();
    }
    db.close().await.unwrap();
    let before = everything(&from).await;
    assert!(before.len() > 35 && before.values().all(|rows| rows.len() == 1), "{before:#?}");

    copy(&from, postgres);
    let mut db = AnyConnection::connect(postgres).await.unwrap();
    for table in before.keys() {
        let text = format!("SELECT COUNT(*) FROM {table}");
        let (n,): (i64,) = sqlx::query_as(AssertSqlSafe(text)).fetch_one(&mut db).await.unwrap();
        assert_eq!(n, 1, "{table}");
    }
    db.close().await.unwrap();
    copy(postgres, &back);
    assert_eq!(everything(&back).await, before);
}
