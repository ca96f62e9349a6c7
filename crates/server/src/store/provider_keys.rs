//! Sign-in methods at OpenID Connect providers, and their accounts.

use lobby::{ProviderId, ProviderKey, StoreError};
use sqlx::AnyPool;

use super::{
    db::Db,
    error::{all, moment, stored},
};

/// A row: issuer, subject, made_at, used_at.
pub(super) type Row = (String, String, i64, Option<i64>);

pub(super) async fn of(pool: &AnyPool, account: &str) -> Result<Vec<Row>, sqlx::Error> {
    let text = "SELECT issuer, subject, made_at, used_at FROM provider_keys WHERE account_id = $1 \
                ORDER BY made_at, issuer, subject";
    sqlx::query_as(text).bind(account).fetch_all(pool).await
}

pub(super) fn read((issuer, subject, made_at, used_at): Row) -> Result<ProviderKey, StoreError> {
    let (made_at, used_at) = (stored(made_at)?, used_at.map(stored).transpose()?);
    Ok(ProviderKey { id: ProviderId { issuer, subject }, made_at, used_at })
}

/// Returns the row of the account: id, name, kind.
pub(super) async fn account_of(
    pool: &AnyPool,
    id: &ProviderId,
) -> Result<Option<(String, String, String)>, sqlx::Error> {
    let text = "SELECT accounts.id, accounts.name, accounts.kind FROM provider_keys \
                JOIN accounts ON accounts.id = provider_keys.account_id WHERE issuer = $1 AND subject = $2";
    sqlx::query_as(text).bind(&id.issuer).bind(&id.subject).fetch_optional(pool).await
}

pub(super) async fn add(db: &mut Db<'_>, account: &str, key: &ProviderKey) -> Result<(), StoreError> {
    let ProviderKey { id: ProviderId { issuer, subject }, made_at, used_at } = key;
    let text = "INSERT INTO provider_keys (issuer, subject, account_id, made_at, used_at) \
                VALUES ($1, $2, $3, $4, $5)";
    let values =
        [issuer.into(), subject.into(), account.into(), moment(*made_at).into(), used_at.map(moment).into()];
    db.execute(text, &values).await?;
    Ok(())
}

/// Returns the number of sign-in methods that an account has at providers.
pub(super) async fn count(db: &mut Db<'_>, account: &str) -> Result<u32, StoreError> {
    let text = "SELECT COUNT(*) FROM provider_keys WHERE account_id = $1";
    Ok(super::error::count(db.number(text, &[account.into()]).await?.unwrap_or_default()))
}

pub(super) async fn note_used(db: &mut Db<'_>, id: &ProviderId, at: i64) -> Result<(), StoreError> {
    let text = "UPDATE provider_keys SET used_at = $1 WHERE issuer = $2 AND subject = $3";
    let values = [at.into(), (&id.issuer).into(), (&id.subject).into()];
    all(db.execute(text, &values).await?, 1, "the key does not exist")
}

pub(super) async fn remove(db: &mut Db<'_>, account: &str, id: &ProviderId) -> Result<(), StoreError> {
    let text = "DELETE FROM provider_keys WHERE account_id = $1 AND issuer = $2 AND subject = $3";
    db.execute(text, &[account.into(), (&id.issuer).into(), (&id.subject).into()]).await?;
    Ok(())
}
