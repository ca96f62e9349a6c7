//! Series of matches between bots. The lobby does not know them.

use contract::Seed;
use lobby::{Lead, StoreError};
use protocol::{
    Setup,
    http::{SeriesPlayer, SeriesState},
};
use serde::{Deserialize, Serialize};

use super::{
    SqlStore,
    db::Db,
    error::{all, count, moment, stored, unreadable, unreadable_seed},
    write::Write,
};

/// The specification of a series.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct SeriesSpec {
    pub setup: Setup,
    pub players: Vec<SeriesPlayer>,
    pub deals: u32,
    pub at_once: u32,
}

impl SeriesSpec {
    /// Returns the number of its matches.
    pub(crate) fn matches(&self) -> u32 {
        self.deals.saturating_mul(self.players.len() as u32)
    }
}

/// A stored series. It cannot be serialized, because the seed is a secret.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct KeptSeries {
    pub id: String,
    pub maker: String,
    pub spec: SeriesSpec,
    pub seed: Seed,
    pub state: SeriesState,
    pub made_at: u64,
    /// The accounts that play, each with true if it has agreed.
    pub accounts: Vec<(String, bool)>,
}

/// The result of a match, by entrant.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct SeriesResult {
    pub places: Vec<u8>,
    /// The share of opponents that the entrant beat.
    pub points: Vec<f64>,
    pub late: Vec<u32>,
    pub gave_up: Vec<bool>,
}

/// A finished match of a series.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SeriesPlayed {
    pub deal: u32,
    pub rotation: u8,
    pub id: String,
    pub table: String,
    pub ended_at: u64,
    pub result: SeriesResult,
}

/// A write about series.
pub(super) enum SeriesWrite {
    Make(Box<KeptSeries>),
    Agree { series: String, account: String },
    Go { series: String, from: SeriesState, to: SeriesState },
    Played { series: String, played: Box<SeriesPlayed> },
}

const fn name(state: SeriesState) -> &'static str {
    match state {
        SeriesState::Asked => "asked",
        SeriesState::Running => "running",
        SeriesState::Over => "over",
        SeriesState::Cancelled => "cancelled",
        SeriesState::Declined => "declined",
    }
}

fn state(text: &str) -> Result<SeriesState, StoreError> {
    let all = [
        SeriesState::Asked,
        SeriesState::Running,
        SeriesState::Over,
        SeriesState::Cancelled,
        SeriesState::Declined,
    ];
    let found = all.into_iter().find(|state| name(*state) == text);
    found.ok_or_else(|| StoreError::Unreadable("a state of a series that there is not".into()))
}

impl SeriesWrite {
    pub(super) async fn carry_out(&self, db: &mut Db<'_>) -> Result<(), StoreError> {
        match self {
            Self::Make(series) => make(db, series).await,
            Self::Agree { series, account } => {
                let text = "UPDATE series_accounts SET agreed = 1 WHERE series_id = $1 AND account_id = $2";
                let agreed = db.execute(text, &[series.into(), account.into()]).await?;
                all(agreed, 1, "they were not asked")?;
                // In the same transaction: after a crash in between, a series to which all have agreed would
                // never start.
                let text = "UPDATE series SET state = $1 WHERE id = $2 AND state = $3 AND NOT EXISTS \
                            (SELECT 1 FROM series_accounts WHERE series_id = $2 AND agreed = 0)";
                let (from, to) = (name(SeriesState::Asked), name(SeriesState::Running));
                db.execute(text, &[to.into(), series.into(), from.into()]).await?;
                Ok(())
            }
            Self::Go { series, from, to } => {
                let text = "UPDATE series SET state = $1 WHERE id = $2 AND state = $3";
                let went = db.execute(text, &[name(*to).into(), series.into(), name(*from).into()]).await?;
                all(went, 1, "the series is not so far, or further")
            }
            Self::Played { series, played } => {
                let SeriesPlayed { deal, rotation, id, table, ended_at, result } = &**played;
                let text = "INSERT INTO series_matches (series_id, deal, rotation, match_id, table_id, ended_at, result) \
                            VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
                let result = serde_json::to_string(result).map_err(unreadable)?;
                let values = [
                    series.into(),
                    i64::from(*deal).into(),
                    i64::from(*rotation).into(),
                    id.into(),
                    table.into(),
                    moment(*ended_at).into(),
                    (&result).into(),
                ];
                db.execute(text, &values).await?;
                Ok(())
            }
        }
    }
}

async fn make(db: &mut Db<'_>, series: &KeptSeries) -> Result<(), StoreError> {
    let KeptSeries { id, maker, spec, seed, state, made_at, accounts } = series;
    let text = "INSERT INTO series (id, maker, spec, seed, state, matches, made_at) \
                VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let (written, seed) = (serde_json::to_string(spec).map_err(unreadable)?, seed.reveal());
    let values = [
        id.into(),
        maker.into(),
        (&written).into(),
        (&seed).into(),
        name(*state).into(),
        i64::from(spec.matches()).into(),
        moment(*made_at).into(),
    ];
    db.execute(text, &values).await?;
    for (account, agreed) in accounts {
        let text = "INSERT INTO series_accounts (series_id, account_id, agreed) VALUES ($1, $2, $3)";
        db.execute(text, &[id.into(), account.into(), i64::from(*agreed).into()]).await?;
    }
    Ok(())
}

/// A row as it is read: id, maker, spec, seed, state, made_at.
type Row = (String, String, String, String, String, i64);

/// A match as it is read: deal, rotation, match, table, ended_at, result.
type PlayedRow = (i64, i64, String, String, i64, String);

impl SqlStore {
    async fn write_series(&self, write: SeriesWrite) -> Result<(), StoreError> {
        self.write(Write::Series(Box::new(write))).await
    }

    pub(crate) async fn make_series(&self, series: KeptSeries) -> Result<(), StoreError> {
        self.write_series(SeriesWrite::Make(Box::new(series))).await
    }

    /// Notes that an invited account agrees. If it is the last one to agree, the series starts.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the account was not invited.
    pub(crate) async fn agree_to_series(&self, series: &str, account: &str) -> Result<(), StoreError> {
        self.write_series(SeriesWrite::Agree { series: series.into(), account: account.into() }).await
    }

    /// Moves a series from one state to another.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if it is not in the first state.
    pub(crate) async fn series_goes(
        &self,
        series: &str,
        (from, to): (SeriesState, SeriesState),
    ) -> Result<(), StoreError> {
        self.write_series(SeriesWrite::Go { series: series.into(), from, to }).await
    }

    /// Finishes a running series, all matches of which are noted.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if it is not running. Also if another server has led since, because that may
    /// not have noted all matches.
    pub(crate) async fn series_is_over(&self, lead: &Lead, series: &str) -> Result<(), StoreError> {
        let (from, to) = (SeriesState::Running, SeriesState::Over);
        let write = SeriesWrite::Go { series: series.into(), from, to };
        self.write_leading(lead, Write::Series(Box::new(write))).await
    }

    /// Notes a finished match. Noting it again changes nothing.
    pub(crate) async fn note_series_match(
        &self,
        series: &str,
        played: SeriesPlayed,
    ) -> Result<(), StoreError> {
        let (series, played) = (series.into(), Box::new(played));
        self.write_series(SeriesWrite::Played { series, played }).await
    }

    pub(crate) async fn series(&self, id: &str) -> Result<Option<KeptSeries>, StoreError> {
        let text = "SELECT id, maker, spec, seed, state, made_at FROM series WHERE id = $1";
        let found: Option<Row> = sqlx::query_as(text)
            .bind(id)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        match found {
            Some(row) => self.read_series(row).await.map(Some),
            None => Ok(None),
        }
    }

    /// Returns the series that wait for agreement or run, the oldest first.
    pub(crate) async fn open_series(&self) -> Result<Vec<KeptSeries>, StoreError> {
        let text = "SELECT id, maker, spec, seed, state, made_at FROM series \
                    WHERE state = 'asked' OR state = 'running' ORDER BY made_at, id";
        let found: Vec<Row> =
            sqlx::query_as(text).fetch_all(&self.pool).await.map_err(|error| self.unread(error))?;
        let mut open = Vec::with_capacity(found.len());
        for row in found {
            open.push(self.read_series(row).await?);
        }
        Ok(open)
    }

    /// Returns the series that an account made or was invited to: id, creation time, true if the account made
    /// it, state.
    pub(crate) async fn series_of(
        &self,
        account: &str,
    ) -> Result<Vec<(String, u64, bool, SeriesState)>, StoreError> {
        let text = "SELECT id, made_at, maker, state FROM series WHERE maker = $1 \
                    OR id IN (SELECT series_id FROM series_accounts WHERE account_id = $1) ORDER BY made_at, id";
        let found: Vec<(String, i64, String, String)> = sqlx::query_as(text)
            .bind(account)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let read = |(id, made_at, maker, of): (String, i64, String, String)| {
            Ok((id, stored(made_at)?, maker == account, state(&of)?))
        };
        found.into_iter().map(read).collect()
    }

    async fn read_series(&self, row: Row) -> Result<KeptSeries, StoreError> {
        let (id, maker, spec, seed, of, made_at) = row;
        let text = "SELECT account_id, agreed FROM series_accounts WHERE series_id = $1 ORDER BY account_id";
        let accounts: Vec<(String, i64)> =
            sqlx::query_as(text).bind(&id).fetch_all(&self.pool).await.map_err(|error| self.unread(error))?;
        Ok(KeptSeries {
            id,
            maker,
            spec: serde_json::from_str(&spec).map_err(unreadable)?,
            seed: Seed::from_hex(&seed).ok_or_else(unreadable_seed)?,
            state: state(&of)?,
            made_at: stored(made_at)?,
            accounts: accounts.into_iter().map(|(account, agreed)| (account, agreed != 0)).collect(),
        })
    }

    /// Returns the number of open series of an account. The second number counts the matches of all series
    /// that it made after `since` and that were not declined.
    pub(crate) async fn series_made_by(&self, account: &str, since: u64) -> Result<(u32, u32), StoreError> {
        let text = "SELECT COUNT(*) FROM series WHERE maker = $1 AND (state = 'asked' OR state = 'running')";
        let (open,): (i64,) = sqlx::query_as(text)
            .bind(account)
            .fetch_one(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let text = "SELECT matches FROM series WHERE maker = $1 AND made_at > $2 AND state <> 'declined'";
        let matches: Vec<(i64,)> = sqlx::query_as(text)
            .bind(account)
            .bind(moment(since))
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        Ok((count(open), count(matches.into_iter().map(|(matches,)| matches).sum())))
    }

    /// Returns finished matches of a series in the order of the deals: at most `limit` after the first
    /// `skip`.
    pub(crate) async fn series_matches(
        &self,
        series: &str,
        (skip, limit): (u32, u32),
    ) -> Result<Vec<SeriesPlayed>, StoreError> {
        let text = "SELECT deal, rotation, match_id, table_id, ended_at, result FROM series_matches \
                    WHERE series_id = $1 ORDER BY deal, rotation LIMIT $2 OFFSET $3";
        let found: Vec<PlayedRow> = sqlx::query_as(text)
            .bind(series)
            .bind(i64::from(limit))
            .bind(i64::from(skip))
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let read = |(deal, rotation, id, table, ended_at, result): PlayedRow| {
            Ok(SeriesPlayed {
                deal: count(deal),
                rotation: u8::try_from(rotation).unwrap_or(u8::MAX),
                id,
                table,
                ended_at: stored(ended_at)?,
                result: serde_json::from_str(&result).map_err(unreadable)?,
            })
        };
        found.into_iter().map(read).collect()
    }
}

#[cfg(test)]
mod tests {
    use contract::Seed;
    use lobby::{Agent, NewSession, SessionHash, Store as _};
    use protocol::{Account, AccountKind};

    use super::*;

    #[tokio::test]
    async fn a_series_runs_in_the_moment_in_which_the_last_one_agrees() {
        let dir = tempfile::tempdir().unwrap();
        let store = SqlStore::open(&format!("sqlite://{}/septet.db", dir.path().display())).await.unwrap();
        for id in ["ann", "ada", "bo"] {
            let account = Account { id: id.into(), name: id.into(), kind: AccountKind::Bot };
            let session = NewSession { hash: SessionHash(id.into()), at: 1, agent: Agent(String::new()) };
            store.add_account(&account, &session).await.unwrap();
        }
        let series = |id: &str| KeptSeries {
            id: id.into(),
            maker: "ann".into(),
            spec: SeriesSpec {
                setup: serde_json::from_str(r#"{"game":"g","seats":2}"#).unwrap(),
                players: ["ada", "bo"].map(|id| SeriesPlayer::Account(id.into())).into(),
                deals: 1,
                at_once: 1,
            },
            seed: Seed::from_bytes([1; 32]),
            state: SeriesState::Asked,
            made_at: 1,
            accounts: vec![("ada".into(), false), ("bo".into(), false)],
        };
        let is = async |id: &str| store.series(id).await.unwrap().unwrap().state;
        for id in ["both", "one", "late"] {
            store.make_series(series(id)).await.unwrap();
            store.agree_to_series(id, "bo").await.unwrap();
            assert_eq!(is(id).await, SeriesState::Asked);
        }
        store.agree_to_series("both", "ada").await.unwrap();
        store.series_goes("late", (SeriesState::Asked, SeriesState::Declined)).await.unwrap();
        store.agree_to_series("late", "ada").await.unwrap();
        assert_eq!(is("both").await, SeriesState::Running);
        assert_eq!((is("one").await, is("late").await), (SeriesState::Asked, SeriesState::Declined));
        let nobody = store.agree_to_series("one", "ann").await;
        assert!(matches!(nobody, Err(StoreError::Conflict(_))), "{nobody:?}");
    }
}
