//! Ladders of bots: queues, matches and ratings. The lobby does not know them.

use std::collections::{BTreeMap, HashMap};

use lobby::{Lead, Skill, StoreError, TableRow};

use super::{
    SqlStore,
    db::Db,
    error::{all, count, moment, stored},
    row::{self, table_query},
    write::Write,
};

/// The prefix of the name of a built-in bot among players.
pub(crate) const LEVEL: &str = "level:";

/// A match of a ladder.
#[derive(Clone, Debug)]
pub(crate) struct KeptLadderMatch {
    pub id: String,
    pub game: String,
    /// The id of its table.
    pub table: String,
    pub code: String,
    pub began_at: u64,
    pub ended_at: Option<u64>,
    /// The players, by seat.
    pub players: Vec<KeptLadderPlayer>,
}

/// A player of a match.
#[derive(Clone, Debug)]
pub(crate) struct KeptLadderPlayer {
    pub player: String,
    pub place: Option<u8>,
    pub failed: bool,
}

/// The rating of a player on a ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct LadderSkill {
    pub skill: Skill,
    pub wins: u32,
}

/// The result of a match.
pub(crate) struct LadderOver {
    pub id: String,
    pub game: String,
    pub at: u64,
    /// The rated place and true for a failure, by seat. Empty if the match is not rated.
    pub places: Vec<(u8, bool)>,
    pub skills: Vec<(String, LadderSkill)>,
    /// All pairs of players, both ways: player, opponent, and points in halves.
    pub pairs: Vec<(String, String, u8)>,
}

/// A write about ladders.
pub(super) enum LadderWrite {
    Join { game: String, account: String, at: u64 },
    Leave { game: String, account: String },
    Began(KeptLadderMatch),
    Over(LadderOver),
}

impl LadderWrite {
    pub(super) async fn carry_out(&self, db: &mut Db<'_>) -> Result<(), StoreError> {
        match self {
            Self::Join { game, account, at } => {
                let text = "INSERT INTO ladder_queue (game, account_id, since) VALUES ($1, $2, $3) \
                            ON CONFLICT DO NOTHING";
                db.execute(text, &[game.into(), account.into(), moment(*at).into()]).await?;
            }
            Self::Leave { game, account } => {
                let text = "DELETE FROM ladder_queue WHERE game = $1 AND account_id = $2";
                db.execute(text, &[game.into(), account.into()]).await?;
            }
            Self::Began(KeptLadderMatch { id, game, table, code, began_at, ended_at: _, players }) => {
                let text = "INSERT INTO ladder_matches (id, game, table_id, code, began_at) \
                            VALUES ($1, $2, $3, $4, $5)";
                let values = [id.into(), game.into(), table.into(), code.into(), moment(*began_at).into()];
                db.execute(text, &values).await?;
                for (seat, KeptLadderPlayer { player, .. }) in (0i64..).zip(players) {
                    let text = "INSERT INTO ladder_players (match_id, seat, game, player) \
                                VALUES ($1, $2, $3, $4)";
                    db.execute(text, &[id.into(), seat.into(), game.into(), player.into()]).await?;
                }
            }
            Self::Over(over) => over.carry_out(db).await?,
        }
        Ok(())
    }
}

impl LadderOver {
    async fn carry_out(&self, db: &mut Db<'_>) -> Result<(), StoreError> {
        let Self { id, game, at, places, skills, pairs } = self;
        // Whatever happens in between, each match is rated once.
        let text = "UPDATE ladder_matches SET ended_at = $1 WHERE id = $2 AND ended_at IS NULL";
        all(db.execute(text, &[moment(*at).into(), id.into()]).await?, 1, "the match was rated before")?;
        for (seat, (place, failed)) in (0i64..).zip(places) {
            let text = "UPDATE ladder_players SET place = $1, failed = $2 WHERE match_id = $3 AND seat = $4";
            let values = [i64::from(*place).into(), i64::from(*failed).into(), id.into(), seat.into()];
            db.execute(text, &values).await?;
        }
        for (player, LadderSkill { skill, wins }) in skills {
            let text = "INSERT INTO ladder_skills (game, player, rating, uncertainty, matches, wins) \
                        VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (game, player) DO UPDATE SET \
                        rating = excluded.rating, uncertainty = excluded.uncertainty, \
                        matches = excluded.matches, wins = excluded.wins";
            let values = [
                game.into(),
                player.into(),
                skill.rating.into(),
                skill.uncertainty.into(),
                i64::from(skill.matches).into(),
                i64::from(*wins).into(),
            ];
            db.execute(text, &values).await?;
        }
        for (one, other, points) in pairs {
            let text = "INSERT INTO ladder_pairs (game, one, other, matches, points) \
                        VALUES ($1, $2, $3, 1, $4) ON CONFLICT (game, one, other) DO UPDATE SET \
                        matches = ladder_pairs.matches + 1, points = ladder_pairs.points + excluded.points";
            db.execute(text, &[game.into(), one.into(), other.into(), i64::from(*points).into()]).await?;
        }
        Ok(())
    }
}

/// Deletes the ladder data of an account that is erased. Its matches stay, as those of a former player.
pub(super) const ERASE: [&str; 3] = [
    "DELETE FROM ladder_queue WHERE account_id = $1",
    "DELETE FROM ladder_skills WHERE player = $1",
    "DELETE FROM ladder_pairs WHERE one = $1 OR other = $1",
];

fn skill((rating, uncertainty, matches, wins): (i64, i64, i64, i64)) -> LadderSkill {
    let skill = Skill { rating, uncertainty, matches: count(matches) };
    LadderSkill { skill, wins: count(wins) }
}

/// A match as it is read: id, game, table, code, times.
type ReadMatch = (String, String, String, String, i64, Option<i64>);

macro_rules! ladder_match {
    ($rest:literal) => {
        concat!("SELECT id, game, table_id, code, began_at, ended_at FROM ladder_matches ", $rest)
    };
}

impl SqlStore {
    async fn write_ladder(&self, write: LadderWrite) -> Result<(), StoreError> {
        self.write(Write::Ladder(Box::new(write))).await
    }

    /// Returns the games and accounts in queues, the longest wait first.
    pub(crate) async fn ladder_queue(&self) -> Result<Vec<(String, String)>, StoreError> {
        let text = "SELECT game, account_id FROM ladder_queue ORDER BY since, account_id, game";
        sqlx::query_as(text).fetch_all(&self.pool).await.map_err(|error| self.unread(error))
    }

    /// Puts an account into a queue, unless it is in it.
    pub(crate) async fn join_ladder(&self, game: &str, account: &str, at: u64) -> Result<(), StoreError> {
        self.write_ladder(LadderWrite::Join { game: game.into(), account: account.into(), at }).await
    }

    /// Takes an account out of a queue.
    pub(crate) async fn leave_ladder(&self, game: &str, account: &str) -> Result<(), StoreError> {
        self.write_ladder(LadderWrite::Leave { game: game.into(), account: account.into() }).await
    }

    /// Stores a match that has begun.
    pub(crate) async fn ladder_began(&self, began: KeptLadderMatch) -> Result<(), StoreError> {
        self.write_ladder(LadderWrite::Began(began)).await
    }

    /// Stores the result of a match.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if it was stored before, or another server has led since. In the second case
    /// the ratings may come from outdated ones.
    pub(crate) async fn ladder_over(&self, lead: &Lead, over: LadderOver) -> Result<(), StoreError> {
        self.write_leading(lead, Write::Ladder(Box::new(LadderWrite::Over(over)))).await
    }

    /// Returns the running matches, the oldest first.
    pub(crate) async fn ladder_running(&self) -> Result<Vec<KeptLadderMatch>, StoreError> {
        let text = ladder_match!("WHERE ended_at IS NULL ORDER BY id");
        let found = sqlx::query_as(text).fetch_all(&self.pool).await;
        self.with_players(found.map_err(|error| self.unread(error))?).await
    }

    /// Returns a page of the matches of a ladder, the newest first, and the number of all. With a player or
    /// an opponent, only those in which they play.
    pub(crate) async fn ladder_matches(
        &self,
        game: &str,
        (player, opponent): (Option<&str>, Option<&str>),
        (limit, skip): (u32, u32),
    ) -> Result<(Vec<KeptLadderMatch>, u32), StoreError> {
        let (player, opponent) = (player.unwrap_or_default(), opponent.unwrap_or_default());
        macro_rules! wanted {
            ($select:literal, $rest:literal) => {
                concat!(
                    $select,
                    " FROM ladder_matches WHERE game = $1 AND ($2 = '' OR id IN (SELECT match_id FROM \
                     ladder_players WHERE game = $1 AND player = $2)) AND ($3 = '' OR id IN (SELECT match_id \
                     FROM ladder_players WHERE game = $1 AND player = $3)) ",
                    $rest
                )
            };
        }
        let text = wanted!(
            "SELECT id, game, table_id, code, began_at, ended_at",
            "ORDER BY id DESC LIMIT $4 OFFSET $5"
        );
        let found: Vec<ReadMatch> = sqlx::query_as(text)
            .bind(game)
            .bind(player)
            .bind(opponent)
            .bind(i64::from(limit))
            .bind(i64::from(skip))
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let (all,): (i64,) = sqlx::query_as(wanted!("SELECT COUNT(*)", ""))
            .bind(game)
            .bind(player)
            .bind(opponent)
            .fetch_one(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        Ok((self.with_players(found).await?, count(all)))
    }

    /// Returns the tables with a running match that the server arranged for a ladder, but that is not noted.
    /// Tables that share a deal were arranged for a series.
    pub(crate) async fn ladder_unnoted(&self) -> Result<Vec<TableRow>, StoreError> {
        let text = table_query!(
            "WHERE host = '' AND status = 'playing' AND NOT EXISTS (SELECT 1 FROM ladder_matches WHERE \
             table_id = tables.id AND ended_at IS NULL) AND NOT EXISTS (SELECT 1 FROM duplicate_tables WHERE \
             table_id = tables.id) ORDER BY id"
        );
        let found: Vec<row::Read> =
            sqlx::query_as(text).fetch_all(&self.pool).await.map_err(|error| self.unread(error))?;
        found.into_iter().map(row::table).collect()
    }

    async fn with_players(&self, found: Vec<ReadMatch>) -> Result<Vec<KeptLadderMatch>, StoreError> {
        let mut matches = Vec::with_capacity(found.len());
        for (id, game, table, code, began_at, ended_at) in found {
            let text = "SELECT player, place, failed FROM ladder_players WHERE match_id = $1 ORDER BY seat";
            let players: Vec<(String, Option<i64>, i64)> = sqlx::query_as(text)
                .bind(&id)
                .fetch_all(&self.pool)
                .await
                .map_err(|error| self.unread(error))?;
            let player = |(player, place, failed): (String, Option<i64>, i64)| KeptLadderPlayer {
                player,
                place: place.and_then(|place| u8::try_from(place).ok()),
                failed: failed != 0,
            };
            matches.push(KeptLadderMatch {
                id,
                game,
                table,
                code,
                began_at: stored(began_at)?,
                ended_at: ended_at.map(stored).transpose()?,
                players: players.into_iter().map(player).collect(),
            });
        }
        Ok(matches)
    }

    /// Returns the rating of a player. The default if there is none.
    pub(crate) async fn ladder_skill(&self, game: &str, player: &str) -> Result<LadderSkill, StoreError> {
        let text = "SELECT rating, uncertainty, matches, wins FROM ladder_skills \
                    WHERE game = $1 AND player = $2";
        let found = sqlx::query_as(text).bind(game).bind(player).fetch_optional(&self.pool).await;
        Ok(found.map_err(|error| self.unread(error))?.map(skill).unwrap_or_default())
    }

    /// Returns the ladders on which an account has a rating or waits: game, rating, and the time since which
    /// it waits.
    pub(crate) async fn ladders_of(
        &self,
        account: &str,
    ) -> Result<Vec<(String, LadderSkill, Option<u64>)>, StoreError> {
        let text = "SELECT game, rating, uncertainty, matches, wins FROM ladder_skills WHERE player = $1";
        let rated: Vec<(String, i64, i64, i64, i64)> = sqlx::query_as(text)
            .bind(account)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let text = "SELECT game, since FROM ladder_queue WHERE account_id = $1";
        let waits: Vec<(String, i64)> = sqlx::query_as(text)
            .bind(account)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let mut found: BTreeMap<String, (LadderSkill, Option<u64>)> = BTreeMap::new();
        for (game, rating, uncertainty, matches, wins) in rated {
            found.entry(game).or_default().0 = skill((rating, uncertainty, matches, wins));
        }
        for (game, since) in waits {
            found.entry(game).or_default().1 = Some(stored(since)?);
        }
        Ok(found.into_iter().map(|(game, (skill, since))| (game, skill, since)).collect())
    }

    /// Returns the first players of a ladder, by the lower bounds of their ratings.
    pub(crate) async fn ladder_standings(
        &self,
        game: &str,
        limit: usize,
    ) -> Result<Vec<(String, LadderSkill)>, StoreError> {
        let text = "SELECT player, rating, uncertainty, matches, wins FROM ladder_skills WHERE game = $1 \
                    ORDER BY rating - 2 * uncertainty DESC, player LIMIT $2";
        let found: Vec<(String, i64, i64, i64, i64)> = sqlx::query_as(text)
            .bind(game)
            .bind(limit as i64)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let read = |(player, rating, uncertainty, matches, wins)| {
            (player, skill((rating, uncertainty, matches, wins)))
        };
        Ok(found.into_iter().map(read).collect())
    }

    /// Returns the results of a player against others: opponent, number of matches, and points in halves.
    pub(crate) async fn ladder_against(
        &self,
        game: &str,
        one: &str,
    ) -> Result<HashMap<String, (u32, u32)>, StoreError> {
        let text = "SELECT other, matches, points FROM ladder_pairs WHERE game = $1 AND one = $2";
        let found: Vec<(String, i64, i64)> = sqlx::query_as(text)
            .bind(game)
            .bind(one)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let read = |(other, matches, points)| (other, (count(matches), count(points)));
        Ok(found.into_iter().map(read).collect())
    }

    /// Returns the seats of a player's last matches, the newest first: own seat, opponent, and the opponent's
    /// seat.
    pub(crate) async fn ladder_lately(
        &self,
        game: &str,
        player: &str,
        matches: u32,
    ) -> Result<Vec<(u8, String, u8)>, StoreError> {
        let text = "SELECT mine.seat, theirs.player, theirs.seat FROM (SELECT match_id, seat FROM ladder_players \
                    WHERE game = $1 AND player = $2 ORDER BY match_id DESC LIMIT $3) mine \
                    JOIN ladder_players theirs ON theirs.match_id = mine.match_id AND theirs.seat <> mine.seat \
                    ORDER BY mine.match_id DESC";
        let found: Vec<(i64, String, i64)> = sqlx::query_as(text)
            .bind(game)
            .bind(player)
            .bind(i64::from(matches))
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let seat = |seat: i64| u8::try_from(seat).unwrap_or(u8::MAX);
        Ok(found.into_iter().map(|(mine, who, theirs)| (seat(mine), who, seat(theirs))).collect())
    }
}
