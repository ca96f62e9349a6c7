//! Accounts that may not use the server.

use lobby::{Ban, StoreError};
use sqlx::AnyPool;

use super::{
    db::Db,
    error::{moment, stored},
};

/// Stores a ban in the place of an earlier one. Fails if there is no such account.
pub(super) async fn set(db: &mut Db<'_>, ban: &Ban) -> Result<(), StoreError> {
    let Ban { account, reason, at, until } = ban;
    let text = "INSERT INTO bans (account_id, reason, at, ends_at) VALUES ($1, $2, $3, $4) \
                ON CONFLICT (account_id) DO UPDATE \
                SET reason = excluded.reason, at = excluded.at, ends_at = excluded.ends_at";
    let values = [account.into(), reason.into(), moment(*at).into(), until.map(moment).into()];
    db.execute(text, &values).await?;
    Ok(())
}

pub(super) async fn lift(db: &mut Db<'_>, account: &str) -> Result<(), StoreError> {
    db.execute("DELETE FROM bans WHERE account_id = $1", &[account.into()]).await?;
    Ok(())
}

/// A ban as it is read: account_id, reason, at, ends_at.
type Row = (String, String, i64, Option<i64>);

pub(super) async fn all(pool: &AnyPool) -> Result<Vec<Row>, sqlx::Error> {
    sqlx::query_as("SELECT account_id, reason, at, ends_at FROM bans ORDER BY account_id")
        .fetch_all(pool)
        .await
}

pub(super) fn read((account, reason, at, until): Row) -> Result<Ban, StoreError> {
    Ok(Ban { account, reason, at: stored(at)?, until: until.map(stored).transpose()? })
}
