//! Companions: accounts of second players on the device of another account.

use lobby::{Beside, StoreError};
use protocol::Account;
use sqlx::AnyPool;

use super::row::account;

type Read<T> = Result<T, StoreError>;

/// Returns a companion, with the account that it plays beside and its table.
pub(super) async fn companion(
    pool: &AnyPool,
    id: &str,
) -> Result<Option<Read<(Account, Beside)>>, sqlx::Error> {
    let text = "SELECT accounts.id, name, kind, of_account, table_id FROM companions \
                JOIN accounts ON accounts.id = companions.account_id WHERE companions.account_id = $1";
    let found: Option<(String, String, String, String, String)> =
        sqlx::query_as(text).bind(id).fetch_optional(pool).await?;
    Ok(found.map(|(id, name, kind, of, table)| Ok((account((id, name, kind))?, Beside { of, table }))))
}

/// Returns the companions of an account, with the ids of their tables.
pub(super) async fn of(pool: &AnyPool, of: &str) -> Result<Vec<Read<(Account, String)>>, sqlx::Error> {
    let text = "SELECT accounts.id, name, kind, table_id FROM companions \
                JOIN accounts ON accounts.id = companions.account_id WHERE of_account = $1";
    let found: Vec<(String, String, String, String)> = sqlx::query_as(text).bind(of).fetch_all(pool).await?;
    Ok(found.into_iter().map(|(id, name, kind, table)| Ok((account((id, name, kind))?, table))).collect())
}
