//! Checks of the whole database: damage that SQLite finds, references, and logs without gaps.

use lobby::{Store as _, StoreError};

use super::{SqlStore, error::stored};

/// The number of entries that are read at once.
const PAGE: u32 = 500;

/// The number of tables or matches that are listed at once.
const AT_ONCE: i64 = 200;

/// Finds the entry that a log has to reach: that of a checkpoint, or of the begin or end of a match.
const REACHES: &str = "SELECT CAST(COALESCE(MAX(seq), 0) AS BIGINT) FROM (\
    SELECT seq FROM checkpoints WHERE table_id = $1 \
    UNION ALL SELECT COALESCE(ended_seq, began_seq, 0) FROM matches WHERE table_id = $1) AS known";

impl SqlStore {
    /// Returns a sentence for each fault: references to missing rows, and on SQLite the damage that the
    /// database finds. Cost: reads the whole database.
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

    /// Returns tables after this one in the order of their ids. Empty after the last.
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

    /// Returns the ids of finished matches after this one, in order, also if the rest of a match cannot be
    /// read.
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

    /// Returns the fault of a table's log: an entry that is missing or cannot be read.
    pub(crate) async fn log_fault(&self, table: &str) -> Result<Option<String>, StoreError> {
        // Read first: the log may grow during the check, and does not get shorter.
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
                    return Ok(Some(format!("a log continues with entry {} after {last}", logged.seq)));
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
        // A table that was deleted during the check has no log.
        let (there,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM tables WHERE id = $1")
            .bind(table)
            .fetch_one(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let says = || format!("a log ends with entry {last}, and there were {reaches} at least");
        Ok((there > 0).then(says))
    }
}
