//! Removes names from logs that an older version wrote. Their entries contained whole accounts, and the
//! summaries names.

use lobby::{Sitter, Summary};
use serde_json::Value;
use sqlx::{AnyConnection, AnyPool, Connection};

/// The number of tables that are read at once.
const TABLES: i64 = 100;

/// The name of this rewrite in the table `rewrites`.
const NAMES: &str = "names";

/// Rewrites each table in its own transaction, and notes when all are done. After an interruption it starts
/// again, with less to do.
pub(super) async fn take_names_out(pool: &AnyPool) -> Result<(), sqlx::Error> {
    let mut db = pool.acquire().await?;
    let done: Option<(String,)> = sqlx::query_as("SELECT name FROM rewrites WHERE name = $1")
        .bind(NAMES)
        .fetch_optional(&mut *db)
        .await?;
    if done.is_some() {
        return Ok(());
    }
    let (mut last, mut count) = (String::new(), 0);
    loop {
        let next = "SELECT id, summary FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
        let tables: Vec<(String, String)> =
            sqlx::query_as(next).bind(&last).bind(TABLES).fetch_all(&mut *db).await?;
        let Some((newest, _)) = tables.last() else { break };
        last.clone_from(newest);
        count += tables.len();
        for (table, summary) in tables {
            rewrite(&mut db, &table, &summary).await?;
        }
    }
    // Another server that started at the same time may have been faster.
    sqlx::query("INSERT INTO rewrites (name) VALUES ($1) ON CONFLICT (name) DO NOTHING")
        .bind(NAMES)
        .execute(&mut *db)
        .await?;
    if count > 0 {
        tracing::info!(tables = count, "rewrote the logs of tables, which now name accounts by their ids");
    }
    Ok(())
}

async fn rewrite(db: &mut AnyConnection, table: &str, summary: &str) -> Result<(), sqlx::Error> {
    let mut transaction = db.begin().await?;
    let entries: Vec<(i64, String)> = sqlx::query_as(
        "SELECT seq, entry FROM entries WHERE table_id = $1 AND (entry LIKE '{\"entry\":\"made\",%' OR \
         entry LIKE '{\"entry\":\"sat\",%' OR entry LIKE '{\"entry\":\"host\",%' OR \
         entry LIKE '{\"entry\":\"said\",%' OR entry LIKE '{\"entry\":\"whispered\",%') ORDER BY seq",
    )
    .bind(table)
    .fetch_all(&mut *transaction)
    .await?;
    let mut names = Vec::new();
    for (seq, entry) in entries {
        // An entry that cannot be read stays as it is.
        let Some(entry) = without_names(&entry, &mut names) else { continue };
        sqlx::query("UPDATE entries SET entry = $1 WHERE table_id = $2 AND seq = $3")
            .bind(entry)
            .bind(table)
            .bind(seq)
            .execute(&mut *transaction)
            .await?;
    }
    if let Some(summary) = with_sitters(summary, &names) {
        sqlx::query("UPDATE tables SET summary = $1 WHERE id = $2")
            .bind(summary)
            .bind(table)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await
}

/// Returns the entry with ids in the place of accounts. `None`: it has none, or cannot be read. Adds the id
/// and name of each account to `names`.
fn without_names(entry: &str, names: &mut Vec<(String, String)>) -> Option<String> {
    let mut entry: Value = serde_json::from_str(entry).ok()?;
    let mut found = false;
    for field in ["host", "account", "to"] {
        let Some(account) = entry.get_mut(field) else { continue };
        let text = |of: &str| account.get(of).and_then(Value::as_str).map(str::to_owned);
        if let (Some(id), Some(name)) = (text("id"), text("name")) {
            *account = Value::String(id.clone());
            names.push((id, name));
            found = true;
        }
    }
    found.then(|| entry.to_string())
}

/// Returns the summary with sitters in the place of names. Names are in the order of the seats. Names in the
/// log, the newest first, show which of them are accounts.
fn with_sitters(summary: &str, names: &[(String, String)]) -> Option<String> {
    let mut summary: Value = serde_json::from_str(summary).ok()?;
    let shown = summary.as_object_mut()?.remove("names")?;
    let playing: Vec<String> = serde_json::from_value(summary.get("accounts")?.clone()).ok()?;
    let mut seated: Vec<&str> = Vec::new();
    let mut sitting = Vec::new();
    for name in shown.as_array()?.iter().filter_map(Value::as_str) {
        let fits = |id: &&str| !seated.contains(id) && names.iter().rev().any(|(i, n)| i == id && n == name);
        let still = playing.iter().map(String::as_str).find(fits);
        let left = || names.iter().rev().map(|(id, _)| id.as_str()).find(fits);
        sitting.push(match still.or_else(left) {
            Some(id) => {
                seated.push(id);
                Sitter::Account(id.to_owned())
            }
            None => Sitter::Bot(name.to_owned()),
        });
    }
    summary["sitting"] = serde_json::to_value(sitting).ok()?;
    // From now on it is read as this type.
    let summary: Summary = serde_json::from_value(summary).ok()?;
    serde_json::to_string(&summary).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_keeps_everything_but_names() {
        let mut names = Vec::new();
        let old = r#"{"entry":"whispered","account":{"id":"a","name":"Ana","kind":"person"},"to":{"id":"b","name":"Ben","kind":"bot"},"request":"r","text":"Ana?"}"#;
        let new = without_names(old, &mut names).unwrap();
        let said: lobby::Entry = serde_json::from_str(&new).unwrap();
        let (account, to) = ("a".to_owned(), "b".to_owned());
        assert_eq!(said, lobby::Entry::Whispered { account, to, request: "r".into(), text: "Ana?".into() });
        assert_eq!(names, [("a", "Ana"), ("b", "Ben")].map(|(i, n)| (i.to_owned(), n.to_owned())));
        assert_eq!(without_names(&new, &mut names), None, "once is enough");
        assert_eq!(without_names("[", &mut names), None);
    }

    #[test]
    fn a_summary_knows_accounts_from_automatic_players() {
        let names = [("a", "Ana"), ("b", "random"), ("c", "Ana")].map(|(i, n)| (i.to_owned(), n.to_owned()));
        let setup = r#"{"game":"g","seats":5,"options":{},"clock":{"clock":"none"},"visibility":"public"}"#;
        let old = format!(
            r#"{{"setup":{setup},"status":"playing","names":["random","Ana","Ana","random"],"accounts":["b","c"],"waiting":["b"],"free_seats":1}}"#
        );
        let new: Summary = serde_json::from_str(&with_sitters(&old, &names).unwrap()).unwrap();
        let account = |id: &str| Sitter::Account(id.to_owned());
        assert_eq!(*new.sitting, [account("b"), account("c"), account("a"), Sitter::Bot("random".into())]);
        assert_eq!((new.waiting, new.free_seats), (vec!["b".to_owned()], 1));
    }
}
