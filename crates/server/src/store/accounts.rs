//! Queries for several accounts by their ids.

use std::sync::LazyLock;

use sqlx::AnyPool;

/// The maximum number of accounts in one query.
pub(super) const MOST: usize = 64;

/// The maximum number of accounts in the shorter query, enough for one table.
const FEW: usize = 8;

/// A query for few ids and one for many. Each is a statement of its own, and a connection keeps a hundred
/// prepared ones.
static TEXTS: LazyLock<[String; 2]> = LazyLock::new(|| {
    [FEW, MOST].map(|most| {
        let ids: Vec<_> = (1..=most).map(|n| format!("${n}")).collect();
        format!("SELECT id, name, kind FROM accounts WHERE id IN ({})", ids.join(", "))
    })
});

/// Returns the rows of the existing ones of these accounts: id, name and kind.
pub(super) async fn find(
    pool: &AnyPool,
    ids: &[String],
) -> Result<Vec<(String, String, String)>, sqlx::Error> {
    let Some(last) = ids.last() else { return Ok(Vec::new()) };
    let (few, many) = (&TEXTS[0], &TEXTS[1]);
    let (text, size) = if ids.len() <= FEW { (few, FEW) } else { (many, MOST) };
    let mut query = sqlx::query_as(sqlx::AssertSqlSafe(text.as_str()));
    for n in 0..size {
        query = query.bind(ids.get(n).unwrap_or(last));
    }
    query.fetch_all(pool).await
}
