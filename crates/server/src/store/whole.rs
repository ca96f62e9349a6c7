//! Whether the database is whole: what SQLite finds damaged, references, and logs without gaps.

use lobby::{Store as _, StoreError};

use super::{SqlStore, error::stored};

/// Entries read at once.
const PAGE: u32 = 500;

/// Tables or matches listed at once.
const AT_ONCE: i64 = 200;

/// Where a log has to reach at least: what was computed from it, or began and ended there.
const REACHES: &str = "SELECT CAST(COALESCE(MAX(seq), 0) AS BIGINT) FROM (\
    SELECT seq FROM checkpoints WHERE table_id = $1 \
    UNION ALL SELECT COALESCE(ended_seq, began_seq, 0) FROM matches WHERE table_id = $1) AS known";

impl SqlStore {
    /// What does not fit together, each in a sentence: references to what is not there, and on SQLite what the database itself
    /// finds damaged. Cost: reads the whole database.
    pub(crate) async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let mut faults = self.dangling().await?;
        if self.heads.is_some() {
            let broken: Vec<(String,)> =
                sqlx::query_as("SELECT integrity_check FROM pragma_integrity_check LIMIT 20")
                    .fetch_all(&self.pool)
                    .await
                    .map_err(|error| self.unread(error))?;
            let broken = broken.into_iter().map(|(said,)| said).filter(|said| said != "ok");
            faults.extend(broken.map(|said| format!("SQLite: {said}")));
        }
        Ok(faults)
    }

    /// Tables after this one, in order of their ids; none after the last.
    pub(crate) async fn tables_after(&self, after: &str) -> Result<Vec<String>, StoreError> {
        let found: Vec<(String,)> =
            sqlx::query_as("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2")
                .bind(after)
                .bind(AT_ONCE)
                .fetch_all(&self.pool)
                .await
                .map_err(|error| self.unread(error))?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// Matches that are over after this one: by their ids, whatever else can be read of them.
    pub(crate) async fn matches_over_after(&self, after: &str) -> Result<Vec<String>, StoreError> {
        let text = "SELECT id FROM matches WHERE id > $1 AND ended_at IS NOT NULL AND outcome IS NOT NULL \
                    ORDER BY id LIMIT $2";
        let found: Vec<(String,)> = sqlx::query_as(text)
            .bind(after)
            .bind(AT_ONCE)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// What is wrong with a table's log: an entry that is missing or cannot be read.
    pub(crate) async fn log_fault(&self, table: &str) -> Result<Option<String>, StoreError> {
        // Looked up before: the log may grow meanwhile, and does not get shorter.
        let (reaches,): (i64,) = sqlx::query_as(REACHES)
            .bind(table)
            .fetch_one(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let reaches = stored(reaches)?.max(1);
        let mut last = 0;
        loop {
            let page = match self.entries(table, last, PAGE).await {
                Ok(page) => page,
                Err(StoreError::Unreadable(why)) => return Ok(Some(why)),
                Err(error) => return Err(error),
            };
            for logged in &page {
                if logged.seq != last + 1 {
                    return Ok(Some(format!("a log goes on with entry {} after {last}", logged.seq)));
                }
                last = logged.seq;
            }
            if page.len() < PAGE as usize {
                break;
            }
        }
        if last >= reaches {
            return Ok(None);
        }
        // One that was forgotten meanwhile has none.
        let (there,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM tables WHERE id = $1")
            .bind(table)
            .fetch_one(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let says = || format!("a log ends with entry {last}, and there were {reaches} at least");
        Ok((there > 0).then(says))
    }
}
