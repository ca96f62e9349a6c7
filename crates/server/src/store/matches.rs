//! Queries for matches.

use lobby::{FoundMatch, MatchesOf, StoreError};

use super::{
    SqlStore,
    row::{self, ReadMatch, match_query},
};

/// The number of finished matches that are read at once.
const PAGE: i64 = 200;

/// A filter of finished matches. Times are in milliseconds since 1970.
#[derive(Clone, Debug)]
pub(crate) struct FinishedMatches {
    /// Only of this game.
    pub(crate) game: Option<String>,
    /// Only those that ended at this time or later.
    pub(crate) since: Option<u64>,
    /// Only those that ended before this time.
    pub(crate) until: Option<u64>,
}

impl SqlStore {
    pub(super) async fn one_match(&self, id: &str) -> Result<Option<FoundMatch>, StoreError> {
        let read = sqlx::query_as(match_query!("WHERE id = $1")).bind(id).fetch_all(&self.pool).await;
        Ok(self.found(read)?.pop())
    }

    pub(super) async fn listed_matches(&self, of: &MatchesOf) -> Result<Vec<FoundMatch>, StoreError> {
        // Each begins with a condition that an index supports, and has the same parameters.
        let text = match (&of.account, &of.table) {
            (Some(_), _) => match_query!(
                "WHERE id IN (SELECT match_id FROM plays WHERE account_id = $1) AND outcome IS NOT NULL \
                 AND (game = $2 OR $2 = '') \
                 AND ($5 = '' OR id IN (SELECT match_id FROM plays WHERE account_id = $5)) \
                 AND ($6 = '' OR setup LIKE '{\"game\":\"' || game || '\",\"seats\":' || $6 || ',%') \
                 AND ($7 = '' OR table_id = $7) AND ($8 = 0 OR listed = 1) \
                 ORDER BY ended_at DESC, id DESC LIMIT $3 OFFSET $4"
            ),
            (None, Some(_)) => match_query!(
                "WHERE table_id = $7 AND outcome IS NOT NULL \
                 AND (game = $2 OR $2 = '') \
                 AND ($5 = '' OR id IN (SELECT match_id FROM plays WHERE account_id = $5)) \
                 AND ($6 = '' OR setup LIKE '{\"game\":\"' || game || '\",\"seats\":' || $6 || ',%') \
                 AND ($8 = 0 OR listed = 1) AND $1 = '' \
                 ORDER BY ended_at DESC, id DESC LIMIT $3 OFFSET $4"
            ),
            (None, None) => match_query!(
                "WHERE listed = 1 AND ended_at IS NOT NULL AND outcome IS NOT NULL \
                 AND (game = $2 OR $2 = '') \
                 AND ($5 = '' OR id IN (SELECT match_id FROM plays WHERE account_id = $5)) \
                 AND ($6 = '' OR setup LIKE '{\"game\":\"' || game || '\",\"seats\":' || $6 || ',%') \
                 AND $1 = '' AND $7 = '' AND $8 >= 0 \
                 ORDER BY ended_at DESC, id DESC LIMIT $3 OFFSET $4"
            ),
        };
        let read = sqlx::query_as(text)
            .bind(of.account.as_deref().unwrap_or_default())
            .bind(of.game.as_deref().unwrap_or_default())
            .bind(i64::from(of.limit))
            .bind(i64::from(of.skip))
            .bind(of.with.as_deref().unwrap_or_default())
            // Setups are stored with their fields in this order, which a law of stores checks. Both databases
            // compare them as text.
            .bind(of.seats.map(|seats| seats.to_string()).unwrap_or_default())
            .bind(of.table.as_deref().unwrap_or_default())
            .bind(i64::from(of.public))
            .fetch_all(&self.pool)
            .await;
        self.found(read)
    }

    pub(super) async fn played_at(&self, table: &str) -> Result<Vec<FoundMatch>, StoreError> {
        let read = sqlx::query_as(match_query!("WHERE table_id = $1 ORDER BY number"))
            .bind(table)
            .fetch_all(&self.pool)
            .await;
        self.found(read)
    }

    /// Returns the next matches after the one with this end and id, in the order of their ends. Empty if
    /// there are no more. Cost: the index has this order, so each match is read once. Matches of other games
    /// on the way are read, too.
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
        let millis = |time: u64| i64::try_from(time).unwrap_or(i64::MAX);
        let read = sqlx::query_as(match_query!(
            "WHERE ended_at IS NOT NULL AND outcome IS NOT NULL AND ended_at < $1 AND (game = $2 OR $2 = '') \
             AND ended_at >= $3 AND (ended_at > $3 OR id > $4) ORDER BY ended_at, id LIMIT $5"
        ))
        .bind(of.until.map_or(i64::MAX, millis))
        .bind(of.game.as_deref().unwrap_or_default())
        .bind(millis(from))
        .bind(id)
        .bind(PAGE)
        .fetch_all(&self.pool)
        .await;
        self.found(read)
    }

    fn found(&self, read: Result<Vec<ReadMatch>, sqlx::Error>) -> Result<Vec<FoundMatch>, StoreError> {
        read.map_err(|error| self.unread(error))?.into_iter().map(row::found_match).collect()
    }
}
