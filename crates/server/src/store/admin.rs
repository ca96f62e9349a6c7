//! Queries of admins: accounts, tables, counts and sizes.

use lobby::{StoreError, TableRow};
use sqlx::{Row as _, any::AnyRow};

use super::{
    SqlStore,
    error::{moment, stored},
    row,
};

/// A stored account, without its secrets.
#[derive(Clone, Debug)]
pub(crate) struct KnownAccount {
    pub id: String,
    pub name: String,
    pub kind: String,
    pub made_at: u64,
    pub has_keys: bool,
    pub sessions: u64,
    /// The last use of one of its sessions, as far as that is noted.
    pub used_at: Option<u64>,
    pub tables: u64,
}

/// A filter of tables.
#[derive(Clone, Debug, Default)]
pub(crate) struct TablesOf {
    pub status: Option<&'static str>,
    /// Only tables without a write since this time.
    pub idle_since: Option<u64>,
    /// Only tables of this game, found as JSON text in the summary.
    pub game: Option<String>,
    pub limit: u32,
}

/// A table, and the time of the last write to it.
#[derive(Clone, Debug)]
pub(crate) struct KnownTable {
    pub row: TableRow,
    pub last_at: Option<u64>,
}

/// A number of rows and their bytes, without the overhead of the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Payload {
    pub rows: u64,
    pub bytes: u64,
}

/// Finds the time of the last write to a table.
const LAST_OF_ROWS: &str = "(SELECT MAX(entries.at) FROM entries WHERE entries.table_id = tables.id)";
const LAST_OF_CHUNKS: &str = "(SELECT MAX(at) FROM (\
    SELECT chunks.at AS at FROM logs JOIN chunks ON chunks.log = logs.number WHERE logs.table_id = tables.id \
    UNION ALL SELECT hot.at FROM logs JOIN hot ON hot.log = logs.number WHERE logs.table_id = tables.id))";

/// The data of a table in addition to its log: rows and bytes.
const BESIDE_ROWS: &str = "(SELECT COUNT(*) FROM members WHERE table_id = $1) \
    + (SELECT COUNT(*) FROM checkpoints WHERE table_id = $1) \
    + (SELECT COUNT(*) FROM matches WHERE table_id = $1) \
    + (SELECT COUNT(*) FROM plays JOIN matches ON matches.id = plays.match_id WHERE matches.table_id = $1) + 1";
const BESIDE_BYTES: &str = "(SELECT COALESCE(SUM(OCTET_LENGTH(state)), 0) FROM checkpoints WHERE table_id = $1) \
    + (SELECT COALESCE(SUM(OCTET_LENGTH(summary)), 0) FROM tables WHERE id = $1) \
    + (SELECT COALESCE(SUM(OCTET_LENGTH(COALESCE(setup, '')) + OCTET_LENGTH(COALESCE(players, '')) \
    + OCTET_LENGTH(COALESCE(outcome, ''))), 0) FROM matches WHERE table_id = $1)";

fn read(row: &AnyRow, at: usize) -> Result<u64, sqlx::Error> {
    Ok(u64::try_from(row.try_get::<i64, _>(at)?).unwrap_or_default())
}

fn read_some(row: &AnyRow, at: usize) -> Result<Option<u64>, sqlx::Error> {
    Ok(row.try_get::<Option<i64>, _>(at)?.and_then(|number| u64::try_from(number).ok()))
}

impl SqlStore {
    /// Returns accounts with this text in their names, or the one with this id, the newest first.
    pub(crate) async fn known_accounts(
        &self,
        name: Option<&str>,
        id: Option<&str>,
        limit: u32,
    ) -> Result<Vec<KnownAccount>, StoreError> {
        let text = "SELECT id, name, kind, made_at, \
            CASE WHEN code IS NULL AND password IS NULL \
            AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.account_id = accounts.id) \
            AND NOT EXISTS (SELECT 1 FROM provider_keys WHERE provider_keys.account_id = accounts.id) \
            THEN CAST(0 AS BIGINT) ELSE CAST(1 AS BIGINT) END, \
            (SELECT COUNT(*) FROM sessions WHERE sessions.account_id = accounts.id), \
            (SELECT MAX(used_at) FROM sessions WHERE sessions.account_id = accounts.id), \
            (SELECT COUNT(*) FROM members WHERE members.account_id = accounts.id) \
            FROM accounts WHERE LOWER(name) LIKE $1 ESCAPE '!' AND ($2 = '' OR id = $2) \
            ORDER BY made_at DESC, id DESC LIMIT $3";
        let like: String =
            name.unwrap_or_default().to_lowercase().chars().fold(String::from("%"), |mut text, c| {
                if matches!(c, '%' | '_' | '!') {
                    text.push('!');
                }
                text.push(c);
                text
            });
        let found = sqlx::query(text)
            .bind(format!("{like}%"))
            .bind(id.unwrap_or_default())
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let account = |row: &AnyRow| {
            Ok(KnownAccount {
                id: row.try_get(0)?,
                name: row.try_get(1)?,
                kind: row.try_get(2)?,
                made_at: read(row, 3)?,
                has_keys: read(row, 4)? > 0,
                sessions: read(row, 5)?,
                used_at: read_some(row, 6)?,
                tables: read(row, 7)?,
            })
        };
        found.iter().map(account).collect::<Result<_, _>>().map_err(|error| self.unread(error))
    }

    /// Returns tables, the newest first.
    pub(crate) async fn known_tables(&self, of: &TablesOf) -> Result<Vec<KnownTable>, StoreError> {
        let last = if self.heads.is_some() { LAST_OF_CHUNKS } else { LAST_OF_ROWS };
        let text = format!(
            "SELECT id, code, host, listed, summary, made_at, wake_at, {last} FROM tables \
             WHERE ($1 = '' OR status = $1) AND ($2 = '' OR summary LIKE $2 ESCAPE '!') \
             AND ($3 = 0 OR COALESCE({last}, made_at) < $3) ORDER BY made_at DESC, id DESC LIMIT $4"
        );
        let game = of.game.as_ref().map(|game| format!("%\"game\":\"{game}\"%")).unwrap_or_default();
        let found = sqlx::query(sqlx::AssertSqlSafe(text))
            .bind(of.status.unwrap_or_default())
            .bind(game)
            .bind(of.idle_since.map_or(0, moment))
            .bind(i64::from(of.limit))
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let mut tables = Vec::with_capacity(found.len());
        for found in &found {
            let read = || {
                let row: row::Read = (
                    found.try_get(0)?,
                    found.try_get(1)?,
                    found.try_get(2)?,
                    found.try_get(3)?,
                    found.try_get(4)?,
                    found.try_get(5)?,
                    found.try_get(6)?,
                );
                Ok((row, read_some(found, 7)?))
            };
            let (read, last_at) = read().map_err(|error| self.unread(error))?;
            tables.push(KnownTable { row: row::table(read)?, last_at });
        }
        Ok(tables)
    }

    /// Returns the time of the last write to a table.
    pub(crate) async fn last_at(&self, table: &str) -> Result<Option<u64>, StoreError> {
        let last = if self.heads.is_some() { LAST_OF_CHUNKS } else { LAST_OF_ROWS };
        let text = format!("SELECT {last} FROM tables WHERE id = $1");
        let found: Option<(Option<i64>,)> = sqlx::query_as(sqlx::AssertSqlSafe(text))
            .bind(table)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        found.and_then(|(at,)| at).map(stored).transpose()
    }

    /// Returns the number that a query without values finds.
    async fn counted(&self, text: &'static str) -> Result<u64, StoreError> {
        let (n,): (i64,) =
            sqlx::query_as(text).fetch_one(&self.pool).await.map_err(|error| self.unread(error))?;
        stored(n)
    }

    /// Returns the numbers of accounts, tables and other rows, by name.
    pub(crate) async fn counts(&self) -> Result<Vec<(&'static str, u64)>, StoreError> {
        let mut counts = Vec::new();
        for (what, text) in [
            ("accounts", "SELECT COUNT(*) FROM accounts"),
            ("people", "SELECT COUNT(*) FROM accounts WHERE kind = 'person'"),
            ("programs", "SELECT COUNT(*) FROM accounts WHERE kind = 'bot'"),
            ("sessions", "SELECT COUNT(*) FROM sessions"),
            ("bans", "SELECT COUNT(*) FROM bans"),
            ("reports", "SELECT COUNT(*) FROM reports"),
            ("tables", "SELECT COUNT(*) FROM tables"),
            ("tables_playing", "SELECT COUNT(*) FROM tables WHERE status = 'playing'"),
            ("matches", "SELECT COUNT(*) FROM matches"),
            ("matches_ended", "SELECT COUNT(*) FROM matches WHERE ended_at IS NOT NULL"),
            ("series", "SELECT COUNT(*) FROM series"),
            ("ladder_matches", "SELECT COUNT(*) FROM ladder_matches"),
        ] {
            counts.push((what, self.counted(text).await?));
        }
        Ok(counts)
    }

    /// Returns the number of matches of each game, and the number of finished ones.
    pub(crate) async fn counts_by_game(&self) -> Result<Vec<(String, u64, u64)>, StoreError> {
        let text = "SELECT game, COUNT(*), COUNT(ended_at) FROM matches GROUP BY game ORDER BY game";
        let found: Vec<(String, i64, i64)> =
            sqlx::query_as(text).fetch_all(&self.pool).await.map_err(|error| self.unread(error))?;
        found.into_iter().map(|(game, all, over)| Ok((game, stored(all)?, stored(over)?))).collect()
    }

    /// Returns the size of a table, with its log and its matches.
    pub(crate) async fn payload_of(&self, table: &str) -> Result<Payload, StoreError> {
        let (rows, bytes) = match self.heads {
            Some(_) => (
                "(SELECT COUNT(*) FROM chunks JOIN logs ON logs.number = chunks.log WHERE logs.table_id = $1) \
                 + (SELECT COUNT(*) FROM hot JOIN logs ON logs.number = hot.log WHERE logs.table_id = $1)",
                "(SELECT COALESCE(SUM(OCTET_LENGTH(entries)), 0) FROM chunks JOIN logs ON logs.number = chunks.log \
                 WHERE logs.table_id = $1) \
                 + (SELECT COALESCE(SUM(OCTET_LENGTH(entry)), 0) FROM hot JOIN logs ON logs.number = hot.log \
                 WHERE logs.table_id = $1)",
            ),
            None => (
                "(SELECT COUNT(*) FROM entries WHERE table_id = $1)",
                "(SELECT COALESCE(SUM(OCTET_LENGTH(entry)), 0) FROM entries WHERE table_id = $1)",
            ),
        };
        let text = format!(
            "SELECT CAST({rows} + {BESIDE_ROWS} AS BIGINT), CAST({bytes} + {BESIDE_BYTES} AS BIGINT)"
        );
        self.payload(text, table).await
    }

    /// Returns the size of the data that was stored since this time, in logs, tables and matches.
    pub(crate) async fn payload_since(&self, since: u64) -> Result<Payload, StoreError> {
        let text = match self.heads {
            Some(_) => {
                "SELECT CAST(COUNT(*) AS BIGINT), CAST(COALESCE(SUM(bytes), 0) AS BIGINT) FROM (\
                 SELECT OCTET_LENGTH(entries) AS bytes FROM chunks WHERE at >= $1 \
                 UNION ALL SELECT OCTET_LENGTH(entry) FROM hot WHERE at >= $1 \
                 UNION ALL SELECT OCTET_LENGTH(summary) FROM tables WHERE made_at >= $1 \
                 UNION ALL SELECT OCTET_LENGTH(COALESCE(setup, '')) + OCTET_LENGTH(COALESCE(players, '')) \
                 + OCTET_LENGTH(COALESCE(outcome, '')) FROM matches WHERE began_at >= $1) AS stored"
            }
            None => {
                "SELECT CAST(COUNT(*) AS BIGINT), CAST(COALESCE(SUM(bytes), 0) AS BIGINT) FROM (\
                 SELECT OCTET_LENGTH(entry) AS bytes FROM entries WHERE at >= $1 \
                 UNION ALL SELECT OCTET_LENGTH(summary) FROM tables WHERE made_at >= $1 \
                 UNION ALL SELECT OCTET_LENGTH(COALESCE(setup, '')) + OCTET_LENGTH(COALESCE(players, '')) \
                 + OCTET_LENGTH(COALESCE(outcome, '')) FROM matches WHERE began_at >= $1) AS stored"
            }
        };
        let row = sqlx::query(text).bind(moment(since)).fetch_one(&self.pool).await;
        let row = row.map_err(|error| self.unread(error))?;
        let read = || Ok(Payload { rows: read(&row, 0)?, bytes: read(&row, 1)? });
        read().map_err(|error| self.unread(error))
    }

    /// Returns the creation time of the first table, if there is one.
    pub(crate) async fn first_table_at(&self) -> Result<Option<u64>, StoreError> {
        let (at,): (Option<i64>,) = sqlx::query_as("SELECT MIN(made_at) FROM tables")
            .fetch_one(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        at.map(stored).transpose()
    }

    async fn payload(&self, text: String, value: &str) -> Result<Payload, StoreError> {
        let row = sqlx::query(sqlx::AssertSqlSafe(text)).bind(value).fetch_one(&self.pool).await;
        let row = row.map_err(|error| self.unread(error))?;
        let read = || Ok(Payload { rows: read(&row, 0)?, bytes: read(&row, 1)? });
        read().map_err(|error| self.unread(error))
    }
}
