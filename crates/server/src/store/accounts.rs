//! Several accounts by their ids.

use std::sync::LazyLock;

use sqlx::AnyPool;

/// Accounts asked for at once at most.
pub(super) const MOST: usize = 64;

/// Those at one table.
const FEW: usize = 8;

/// Each number of ids is a statement of its own, and a connection keeps a hundred prepared ones: two are enough.
static TEXTS: LazyLock<[String; 2]> = LazyLock::new(|| {
    [FEW, MOST].map(|most| {
        let ids: Vec<_> = (1..=most).map(|n| format!("${n}")).collect();
        format!("SELECT id, name, kind FROM accounts WHERE id IN ({})", ids.join(", "))
    })
});

/// The rows of those there are: id, name and kind.
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
