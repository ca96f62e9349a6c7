//! Matches that are over, of everybody, for whoever has the database.

use lobby::{FoundMatch, StoreError};

use super::{SqlStore, row};

/// How many are read at once.
const PAGE: i64 = 200;

/// Which matches that are over are meant. Times are in milliseconds since 1970.
#[derive(Clone, Debug)]
pub(crate) struct FinishedMatches {
    /// Only of this game.
    pub(crate) game: Option<String>,
    /// Only those that ended then or later.
    pub(crate) since: Option<u64>,
    /// Only those that ended before.
    pub(crate) until: Option<u64>,
}

impl SqlStore {
    /// The next of them after those that ended until `after`, in the order in which they ended; none if there are no
    /// more. Cost: an index has the order, so each match is read once, and those of other games on the way.
    ///
    /// # Errors
    ///
    /// If the database cannot be read.
    pub(crate) async fn finished_after(
        &self,
        of: &FinishedMatches,
        after: Option<(u64, &str)>,
    ) -> Result<Vec<FoundMatch>, StoreError> {
        let (from, id) = after.unwrap_or((of.since.unwrap_or(0), ""));
        let until = of.until.unwrap_or(i64::MAX as u64).min(i64::MAX as u64);
        sqlx::query_as(row::match_query!(
            "WHERE ended_at IS NOT NULL AND outcome IS NOT NULL AND ended_at < $1 AND (game = $2 OR $2 = '') \
             AND ended_at >= $3 AND (ended_at > $3 OR id > $4) ORDER BY ended_at, id LIMIT $5"
        ))
        .bind(until as i64)
        .bind(of.game.as_deref().unwrap_or_default())
        .bind(from.min(i64::MAX as u64) as i64)
        .bind(id)
        .bind(PAGE)
        .fetch_all(&self.pool)
        .await
        .map_err(|error| self.unread(error))?
        .into_iter()
        .map(row::found_match)
        .collect()
    }
}
