//! Forgetting sessions, guests and tables that nobody uses any more.

use lobby::{SessionHash, StoreError};
use sqlx::AnyConnection;

use super::{error::unavailable, write::Logs};

/// That a table was made before $2, nothing has happened there since, and no match was ever begun.
macro_rules! unstarted {
    ($silent:literal) => {
        concat!(
            "status = 'gathering' AND made_at < $2 \
             AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.table_id = tables.id) AND ",
            $silent
        )
    };
    (rows) => {
        $crate::store::forget::unstarted!(
            "NOT EXISTS (SELECT 1 FROM entries WHERE entries.table_id = tables.id AND entries.at >= $2)"
        )
    };
    // What is hot is looked through once, and not for each table.
    (chunks) => {
        $crate::store::forget::unstarted!(
            "NOT EXISTS (SELECT 1 FROM logs JOIN chunks ON chunks.log = logs.number \
             WHERE logs.table_id = tables.id AND chunks.at >= $2) \
             AND id NOT IN (SELECT table_id FROM logs WHERE number IN (SELECT log FROM hot WHERE at >= $2))"
        )
    };
}

pub(super) use unstarted;

/// Ends a session; the account goes with its last one, unless it has tables.
pub(super) async fn end_session(db: &mut AnyConnection, session: &SessionHash) -> Result<(), StoreError> {
    let of: Option<(String,)> = sqlx::query_as("SELECT account_id FROM sessions WHERE hash = $1")
        .bind(&session.0)
        .fetch_optional(&mut *db)
        .await
        .map_err(unavailable)?;
    let Some((account,)) = of else { return Ok(()) };
    sqlx::query("DELETE FROM sessions WHERE hash = $1")
        .bind(&session.0)
        .execute(&mut *db)
        .await
        .map_err(unavailable)?;
    forget_guest(db, &account).await
}

/// Forgets a table that was made before then, at which nothing has happened since and no match was ever begun.
pub(super) async fn forget_table(
    db: &mut AnyConnection,
    logs: &mut Logs,
    table: &str,
    before: i64,
) -> Result<(), StoreError> {
    let text = match logs {
        Logs::Rows => concat!("SELECT COUNT(*) FROM tables WHERE id = $1 AND ", unstarted!(rows)),
        Logs::Chunks(_) => concat!("SELECT COUNT(*) FROM tables WHERE id = $1 AND ", unstarted!(chunks)),
    };
    let (unstarted,): (i64,) =
        sqlx::query_as(text).bind(table).bind(before).fetch_one(&mut *db).await.map_err(unavailable)?;
    if unstarted == 0 {
        return Ok(());
    }
    let members: Vec<(String,)> = sqlx::query_as("SELECT account_id FROM members WHERE table_id = $1")
        .bind(table)
        .fetch_all(&mut *db)
        .await
        .map_err(unavailable)?;
    match logs {
        Logs::Rows => {
            let text = "DELETE FROM entries WHERE table_id = $1";
            sqlx::query(text).bind(table).execute(&mut *db).await.map_err(unavailable)?;
        }
        Logs::Chunks(keeper) => keeper.forget(db, table).await?,
    }
    for forget in [
        "DELETE FROM members WHERE table_id = $1",
        "DELETE FROM checkpoints WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        sqlx::query(forget).bind(table).execute(&mut *db).await.map_err(unavailable)?;
    }
    for (account,) in members {
        forget_guest(db, &account).await?;
    }
    Ok(())
}

/// Forgets an account that has no session and no tables.
async fn forget_guest(db: &mut AnyConnection, account: &str) -> Result<(), StoreError> {
    sqlx::query(
        "DELETE FROM accounts WHERE id = $1 \
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.account_id = accounts.id) \
         AND NOT EXISTS (SELECT 1 FROM members WHERE members.account_id = accounts.id)",
    )
    .bind(account)
    .execute(db)
    .await
    .map_err(unavailable)?;
    Ok(())
}
