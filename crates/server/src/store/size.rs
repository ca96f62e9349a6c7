//! How much room the database takes.

use sqlx::Row as _;

use super::SqlStore;

impl SqlStore {
    /// Bytes of the database, without what was not yet moved into it from a log of its own; `None` if it cannot say so.
    /// Cost: one query, which counts pages and reads none.
    pub async fn bytes(&self) -> Option<u64> {
        let ask = match self.heads {
            Some(_) => {
                "SELECT CAST(pages.page_count * size.page_size AS BIGINT) AS bytes \
                 FROM pragma_page_count() AS pages, pragma_page_size() AS size"
            }
            None => "SELECT pg_database_size(current_database()) AS bytes",
        };
        let row = sqlx::query(ask).fetch_one(&self.pool).await.ok()?;
        row.try_get::<i64, _>("bytes").ok()?.try_into().ok()
    }
}
