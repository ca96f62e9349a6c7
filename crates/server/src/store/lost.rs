//! The times in which players could not play at single tables, because a node was silent. Claims note them
//! ([`super::node`]).

use lobby::{Outage, StoreError};
use sqlx::AnyPool;

use super::error::{stored, unavailable};

/// Returns true if any table has lost time.
pub(super) async fn are_any(pool: &AnyPool) -> Result<bool, StoreError> {
    let any: Option<(i64,)> = sqlx::query_as("SELECT to_at FROM table_outages LIMIT 1")
        .fetch_optional(pool)
        .await
        .map_err(unavailable)?;
    Ok(any.is_some())
}

/// Returns the lost times of a table.
pub(super) async fn of(pool: &AnyPool, table: &str) -> Result<Vec<Outage>, StoreError> {
    let text = "SELECT from_at, to_at FROM table_outages WHERE table_id = $1 ORDER BY from_at";
    let lost: Vec<(i64, i64)> =
        sqlx::query_as(text).bind(table).fetch_all(pool).await.map_err(unavailable)?;
    lost.into_iter().map(|(from, to)| Ok(Outage { from: stored(from)?, to: stored(to)? })).collect()
}
