//! Deals of the day, and the accounts that played them.

use contract::Seed;
use lobby::StoreError;

use super::{SqlStore, db::Db, error::unreadable_seed, write::Write};

/// A game and a day.
pub(crate) type Day<'a> = (&'a str, &'a str);

/// The result of a play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct DayResult {
    pub place: u8,
    pub points: Option<i32>,
}

/// A deal of the day. Its seed cannot be serialized.
#[derive(Debug)]
pub(crate) struct KeptDay {
    pub seed: Seed,
    pub expert: Option<DayResult>,
}

/// An account's play of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DayPlay {
    /// The id of the table.
    pub table: String,
    /// The id of the match, when it is finished.
    pub over: Option<String>,
    /// The result, if it is valid.
    pub result: Option<DayResult>,
}

/// A finished match of a deal of the day.
pub(crate) struct DayOver {
    pub game: String,
    pub day: String,
    pub account: String,
    pub table: String,
    /// `None` if it is not valid, because another player decided something.
    pub result: Option<DayResult>,
}

/// A write about deals of the day.
pub(super) enum DayWrite {
    Make { game: String, day: String, seed: Seed },
    Play { game: String, day: String, account: String, table: String },
    Expert { game: String, day: String, result: DayResult },
}

impl DayWrite {
    pub(super) async fn carry_out(&self, db: &mut Db<'_>) -> Result<(), StoreError> {
        match self {
            Self::Make { game, day, seed } => {
                let text = "INSERT INTO days (game, day, seed) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
                db.execute(text, &[game.into(), day.into(), seed.reveal().as_str().into()]).await?;
            }
            Self::Play { game, day, account, table } => {
                let text = "INSERT INTO day_plays (game, day, account_id, table_id) VALUES ($1, $2, $3, $4)";
                db.execute(text, &[game.into(), day.into(), account.into(), table.into()]).await?;
            }
            Self::Expert { game, day, result: DayResult { place, points } } => {
                let text =
                    "UPDATE days SET expert_place = $1, expert_points = $2 WHERE game = $3 AND day = $4";
                let points = points.map(i64::from).into();
                db.execute(text, &[i64::from(*place).into(), points, game.into(), day.into()]).await?;
            }
        }
        Ok(())
    }
}

/// Notes the result of a match of a deal of the day.
pub(super) async fn over(db: &mut Db<'_>, id: &str, over: &DayOver) -> Result<(), StoreError> {
    let DayOver { game, day, account, table, result } = over;
    let text = "UPDATE day_plays SET match_id = $1, place = $2, points = $3 \
                WHERE game = $4 AND day = $5 AND account_id = $6 AND table_id = $7 AND match_id IS NULL";
    let place = result.map(|result| i64::from(result.place));
    let points = result.and_then(|result| result.points).map(i64::from);
    let values =
        [id.into(), place.into(), points.into(), game.into(), day.into(), account.into(), table.into()];
    db.execute(text, &values).await?;
    Ok(())
}

fn result((place, points): (Option<i64>, Option<i64>)) -> Option<DayResult> {
    let place = u8::try_from(place?).ok()?;
    Some(DayResult { place, points: points.and_then(|points| i32::try_from(points).ok()) })
}

/// A play as it is read: table, match, place, points.
type PlayRow = (String, Option<String>, Option<i64>, Option<i64>);

impl SqlStore {
    async fn write_day(&self, write: DayWrite) -> Result<(), StoreError> {
        self.write(Write::Day(Box::new(write))).await
    }

    /// Returns the deal of a day, if it was made.
    pub(crate) async fn day(&self, (game, day): Day<'_>) -> Result<Option<KeptDay>, StoreError> {
        let text = "SELECT seed, expert_place, expert_points FROM days WHERE game = $1 AND day = $2";
        let found: Option<(String, Option<i64>, Option<i64>)> = sqlx::query_as(text)
            .bind(game)
            .bind(day)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let read = |(seed, place, points): (String, _, _)| {
            let seed = Seed::from_hex(&seed).ok_or_else(unreadable_seed)?;
            Ok(KeptDay { seed, expert: result((place, points)) })
        };
        found.map(read).transpose()
    }

    /// Makes the deal of a day, if it does not exist.
    pub(crate) async fn make_day(&self, (game, day): Day<'_>, seed: Seed) -> Result<(), StoreError> {
        self.write_day(DayWrite::Make { game: game.into(), day: day.into(), seed }).await
    }

    /// Notes the result of the expert bot.
    pub(crate) async fn note_expert(
        &self,
        (game, day): Day<'_>,
        result: DayResult,
    ) -> Result<(), StoreError> {
        self.write_day(DayWrite::Expert { game: game.into(), day: day.into(), result }).await
    }

    /// Opens a Postgres database as a node. Tables are claimed before they are read. An append after another
    /// node's claim is refused. Until it is closed, no server can have the database alone.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the account plays it already.
    pub(crate) async fn play_day(
        &self,
        (game, day): Day<'_>,
        account: &str,
        table: &str,
    ) -> Result<(), StoreError> {
        let (game, day, account, table) = (game.into(), day.into(), account.into(), table.into());
        self.write_day(DayWrite::Play { game, day, account, table }).await
    }

    /// Returns an account's play of the deal.
    pub(crate) async fn day_play(
        &self,
        (game, day): Day<'_>,
        account: &str,
    ) -> Result<Option<DayPlay>, StoreError> {
        let text = "SELECT table_id, match_id, place, points FROM day_plays \
                    WHERE game = $1 AND day = $2 AND account_id = $3";
        let found: Option<PlayRow> = sqlx::query_as(text)
            .bind(game)
            .bind(day)
            .bind(account)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        Ok(found.map(|(table, over, place, points)| DayPlay { table, over, result: result((place, points)) }))
    }

    /// Returns the plays of an account: game, day and table, the newest first.
    pub(crate) async fn days_of(&self, account: &str) -> Result<Vec<(String, String, String)>, StoreError> {
        let text = "SELECT game, day, table_id FROM day_plays WHERE account_id = $1 ORDER BY day DESC, game";
        sqlx::query_as(text).bind(account).fetch_all(&self.pool).await.map_err(|error| self.unread(error))
    }

    /// Returns the results of all accounts that played the deal, the best first, each with the number of
    /// accounts.
    pub(crate) async fn day_results(
        &self,
        (game, day): Day<'_>,
    ) -> Result<Vec<(DayResult, u32)>, StoreError> {
        let text = "SELECT place, points, COUNT(*) FROM day_plays WHERE game = $1 AND day = $2 \
                    AND place IS NOT NULL GROUP BY place, points ORDER BY points DESC, place";
        let found: Vec<(Option<i64>, Option<i64>, i64)> = sqlx::query_as(text)
            .bind(game)
            .bind(day)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let read = |(place, points, count): (_, _, i64)| {
            Some((result((place, points))?, u32::try_from(count).unwrap_or(u32::MAX)))
        };
        Ok(found.into_iter().filter_map(read).collect())
    }
}
