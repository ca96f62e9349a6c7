//! The size of the database.

use sqlx::Row as _;

use super::SqlStore;

impl SqlStore {
    /// Returns the size of the database in bytes, without data that is still in a separate log file. `None`:
    /// the database does not report it. Cost: one query for the number of pages, which are not read.
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
