//! Ratings of accounts, and the matches that they come from. The lobby does not know them.

use std::collections::HashMap;

use lobby::{FoundMatch, Lead, Skill, StoreError};

use super::{
    SqlStore,
    days::{self, DayOver},
    db::Db,
    error::{all, count},
    row::{found_match, match_query},
    write::Write,
};

/// A game and its number of seats.
pub(crate) type Ladder<'a> = (&'a str, u8);

/// The ratings after a match.
pub(crate) struct RatedMatch {
    pub id: String,
    pub game: String,
    pub seats: u8,
    pub skills: Vec<(String, Skill)>,
    /// The pairs of accounts that met, the smaller id first.
    pub pairs: Vec<(String, String)>,
}

/// A write about ratings.
pub(super) enum RatingWrite {
    /// A match that is not rated, and the reason.
    Passed {
        id: String,
        why: &'static str,
    },
    Rated(RatedMatch),
    /// A match that was a deal of the day.
    Day {
        id: String,
        over: DayOver,
    },
}

impl RatingWrite {
    pub(super) async fn carry_out(&self, db: &mut Db<'_>) -> Result<(), StoreError> {
        match self {
            Self::Passed { id, why } => look(db, id, why).await,
            Self::Day { id, over } => {
                look(db, id, "known_deal").await?;
                days::over(db, id, over).await
            }
            Self::Rated(RatedMatch { id, game, seats, skills, pairs }) => {
                look(db, id, "counted").await?;
                let seats = i64::from(*seats);
                for (account, Skill { rating, uncertainty, matches }) in skills {
                    // An account that was erased since is not rated.
                    let text = "INSERT INTO ratings (account_id, game, seats, rating, uncertainty, matches) \
                                SELECT id, $1, $2, $3, $4, $5 FROM accounts WHERE id = $6 \
                                ON CONFLICT (account_id, game, seats) DO UPDATE SET rating = excluded.rating, \
                                uncertainty = excluded.uncertainty, matches = excluded.matches";
                    let values = [
                        game.into(),
                        seats.into(),
                        (*rating).into(),
                        (*uncertainty).into(),
                        i64::from(*matches).into(),
                        account.into(),
                    ];
                    db.execute(text, &values).await?;
                }
                for (one, other) in pairs {
                    let text = "INSERT INTO rating_pairs (one, other, game, seats, matches) \
                                SELECT one.id, other.id, $1, $2, 1 FROM accounts one, accounts other \
                                WHERE one.id = $3 AND other.id = $4 \
                                ON CONFLICT (one, other, game, seats) \
                                DO UPDATE SET matches = rating_pairs.matches + 1";
                    db.execute(text, &[game.into(), seats.into(), one.into(), other.into()]).await?;
                }
                Ok(())
            }
        }
    }
}

/// Notes that a match was examined. Each match is examined once.
async fn look(db: &mut Db<'_>, id: &str, what: &'static str) -> Result<(), StoreError> {
    let text = "UPDATE matches SET rated = $1 WHERE id = $2 AND rated IS NULL";
    all(db.execute(text, &[what.into(), id.into()]).await?, 1, "the match was looked at before")
}

fn skill((rating, uncertainty, matches): (i64, i64, i64)) -> Skill {
    Skill { rating, uncertainty, matches: count(matches) }
}

impl SqlStore {
    /// Returns finished matches that were not examined, the first to end first.
    pub(crate) async fn unrated(&self, limit: u32) -> Result<Vec<FoundMatch>, StoreError> {
        let text =
            match_query!("WHERE rated IS NULL AND ended_at IS NOT NULL ORDER BY ended_at, id LIMIT $1");
        let found = sqlx::query_as(text).bind(i64::from(limit)).fetch_all(&self.pool).await;
        found.map_err(|error| self.unread(error))?.into_iter().map(found_match).collect()
    }

    /// Notes that a match is not rated.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if it was examined before, or another server has led since.
    pub(crate) async fn pass(&self, lead: &Lead, id: &str, why: &'static str) -> Result<(), StoreError> {
        let write = RatingWrite::Passed { id: id.into(), why };
        self.write_leading(lead, Write::Rating(Box::new(write))).await
    }

    /// Stores the result of a match that was a deal of the day.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if it was examined before, or another server has led since.
    pub(crate) async fn day_over(&self, lead: &Lead, id: &str, over: DayOver) -> Result<(), StoreError> {
        let write = RatingWrite::Day { id: id.into(), over };
        self.write_leading(lead, Write::Rating(Box::new(write))).await
    }

    /// Stores the ratings after a match.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if it was examined before, or another server has led since. In the second
    /// case the ratings may come from outdated ones.
    pub(crate) async fn rate(&self, lead: &Lead, rated: RatedMatch) -> Result<(), StoreError> {
        self.write_leading(lead, Write::Rating(Box::new(RatingWrite::Rated(rated)))).await
    }

    /// Returns the ratings of these accounts in a ladder. Accounts without one are missing.
    pub(crate) async fn skills(
        &self,
        (game, seats): Ladder<'_>,
        accounts: &[&str],
    ) -> Result<HashMap<String, Skill>, StoreError> {
        let mut skills = HashMap::new();
        for account in accounts {
            let text = "SELECT rating, uncertainty, matches FROM ratings \
                        WHERE account_id = $1 AND game = $2 AND seats = $3";
            let found = sqlx::query_as(text).bind(*account).bind(game).bind(i64::from(seats));
            let found = found.fetch_optional(&self.pool).await.map_err(|error| self.unread(error))?;
            skills.extend(found.map(|found| ((*account).to_owned(), skill(found))));
        }
        Ok(skills)
    }

    /// Returns all ratings of an account, the most played ladder first.
    pub(crate) async fn skills_of(&self, account: &str) -> Result<Vec<(String, u8, Skill)>, StoreError> {
        let text = "SELECT game, seats, rating, uncertainty, matches FROM ratings WHERE account_id = $1 \
                    ORDER BY matches DESC, game, seats";
        let found: Vec<(String, i64, i64, i64, i64)> = sqlx::query_as(text)
            .bind(account)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let read = |(game, seats, rating, uncertainty, matches)| {
            (game, u8::try_from(seats).unwrap_or(u8::MAX), skill((rating, uncertainty, matches)))
        };
        Ok(found.into_iter().map(read).collect())
    }

    /// Returns the number of rated matches of a ladder in which two accounts met.
    pub(crate) async fn met(
        &self,
        (game, seats): Ladder<'_>,
        (one, other): (&str, &str),
    ) -> Result<u32, StoreError> {
        let text =
            "SELECT matches FROM rating_pairs WHERE one = $1 AND other = $2 AND game = $3 AND seats = $4";
        let found: Option<(i64,)> = sqlx::query_as(text)
            .bind(one)
            .bind(other)
            .bind(game)
            .bind(i64::from(seats))
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        Ok(found.map_or(0, |(matches,)| count(matches)))
    }
}
