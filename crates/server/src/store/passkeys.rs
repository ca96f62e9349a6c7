//! Passkeys, and their accounts.

use lobby::{Passkey, PasskeyUse, StoreError};
use protocol::Account;
use sqlx::AnyPool;

use super::{
    db::Db,
    error::{all, moment, stored},
    row::account,
};

/// A passkey's row: id, name, key, state, made_at, used_at.
pub(super) type Row = (String, String, String, String, i64, Option<i64>);

/// An account's id, name and kind, then the row of its passkey.
type Owned = (String, String, String, String, String, String, String, i64, Option<i64>);

pub(super) async fn of(pool: &AnyPool, account: &str) -> Result<Vec<Row>, sqlx::Error> {
    let text = "SELECT id, name, key, state, made_at, used_at FROM passkeys WHERE account_id = $1 \
                ORDER BY made_at, id";
    sqlx::query_as(text).bind(account).fetch_all(pool).await
}

pub(super) fn read((id, name, key, state, made_at, used_at): Row) -> Result<Passkey, StoreError> {
    let (made_at, used_at) = (stored(made_at)?, used_at.map(stored).transpose()?);
    Ok(Passkey { id, name, key, state, made_at, used_at })
}

pub(super) async fn find(pool: &AnyPool, id: &str) -> Result<Option<Owned>, sqlx::Error> {
    let text = "SELECT accounts.id, accounts.name, accounts.kind, passkeys.id, passkeys.name, key, state, \
                passkeys.made_at, used_at FROM passkeys JOIN accounts ON accounts.id = passkeys.account_id \
                WHERE passkeys.id = $1";
    sqlx::query_as(text).bind(id).fetch_optional(pool).await
}

pub(super) fn owned(
    (of, called, kind, id, name, key, state, made_at, used_at): Owned,
) -> Result<(Account, Passkey), StoreError> {
    Ok((account((of, called, kind))?, read((id, name, key, state, made_at, used_at))?))
}

pub(super) async fn add(db: &mut Db<'_>, account: &str, passkey: &Passkey) -> Result<(), StoreError> {
    let Passkey { id, name, key, state, made_at, used_at } = passkey;
    let text = "INSERT INTO passkeys (id, account_id, name, key, state, made_at, used_at) \
                VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let values = [
        id.into(),
        account.into(),
        name.into(),
        key.into(),
        state.into(),
        moment(*made_at).into(),
        used_at.map(moment).into(),
    ];
    db.execute(text, &values).await?;
    Ok(())
}

/// Returns the number of passkeys of an account.
pub(super) async fn count(db: &mut Db<'_>, account: &str) -> Result<u32, StoreError> {
    let text = "SELECT COUNT(*) FROM passkeys WHERE account_id = $1";
    Ok(super::error::count(db.number(text, &[account.into()]).await?.unwrap_or_default()))
}

/// Notes a use. Of two simultaneous uses from the same state, one is noted, so that no counter goes back.
pub(super) async fn note_used(db: &mut Db<'_>, used: &PasskeyUse) -> Result<(), StoreError> {
    let PasskeyUse { id, before, state, at } = used;
    let text = "UPDATE passkeys SET state = $1, used_at = $2 WHERE id = $3 AND state = $4";
    let values = [state.into(), moment(*at).into(), id.into(), before.into()];
    all(db.execute(text, &values).await?, 1, "the passkey has changed")
}

pub(super) async fn remove(db: &mut Db<'_>, account: &str, id: &str) -> Result<(), StoreError> {
    let text = "DELETE FROM passkeys WHERE account_id = $1 AND id = $2";
    db.execute(text, &[account.into(), id.into()]).await?;
    Ok(())
}
