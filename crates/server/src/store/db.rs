//! A transaction for writes: on a pooled connection, or on that of the writer of an SQLite file.

use lobby::StoreError;
use rusqlite::{
    ToSql,
    types::{ToSqlOutput, Value as Owned, ValueRef},
};
use sqlx::AnyConnection;

use super::{
    chunks::Keeper,
    error::{refused, unavailable},
};

/// The target of writes. One set of SQL texts serves both.
pub(super) enum Db<'a> {
    /// The log has a row for each entry, as on Postgres. The key of the rows refuses a second writer.
    Rows(&'a mut AnyConnection),
    /// The log has hot entries and chunks, as on SQLite. Nothing waits here, because this thread reads and
    /// writes the file itself.
    Chunks(&'a mut rusqlite::Connection, &'a mut Keeper),
}

/// The value of a parameter. A missing value has a type, because Postgres needs one.
#[derive(Clone, Copy)]
pub(super) enum Value<'a> {
    Number(Option<i64>),
    Text(Option<&'a str>),
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Self::Number(Some(number))
    }
}

impl From<Option<i64>> for Value<'_> {
    fn from(number: Option<i64>) -> Self {
        Self::Number(number)
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Some(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Some(text))
    }
}

impl<'a> From<&'a Option<String>> for Value<'a> {
    fn from(text: &'a Option<String>) -> Self {
        Self::Text(text.as_deref())
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Self::Number(Some(number)) => ToSqlOutput::Owned(Owned::Integer(*number)),
            Self::Text(Some(text)) => ToSqlOutput::Borrowed(ValueRef::Text(text.as_bytes())),
            Self::Number(None) | Self::Text(None) => ToSqlOutput::Owned(Owned::Null),
        })
    }
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Any, sqlx::any::AnyArguments>;

/// Builds a query for a pooled connection.
fn query<'q>(text: &'static str, values: &'q [Value<'q>]) -> Query<'q> {
    values.iter().fold(sqlx::query(text), |query, value| match value {
        Value::Number(number) => query.bind(*number),
        Value::Text(text) => query.bind(*text),
    })
}

/// Prepares a statement. SQLite takes `$1` for a name, and numbers parameters in the order in which they
/// occur first.
fn prepared<'c>(
    db: &'c rusqlite::Connection,
    text: &'static str,
) -> rusqlite::Result<rusqlite::CachedStatement<'c>> {
    let statement = db.prepare_cached(text)?;
    let numbered = |n: usize| statement.parameter_name(n).is_none_or(|name| name == format!("${n}"));
    debug_assert!((1..=statement.parameter_count()).all(numbered), "parameters out of order: {text}");
    Ok(statement)
}

impl Db<'_> {
    /// Carries out a statement, and returns the number of changed rows.
    pub(super) async fn execute(
        &mut self,
        text: &'static str,
        values: &[Value<'_>],
    ) -> Result<u64, StoreError> {
        match self {
            Self::Rows(db) => {
                Ok(query(text, values).execute(&mut **db).await.map_err(unavailable)?.rows_affected())
            }
            Self::Chunks(db, _) => {
                let mut statement = prepared(db, text).map_err(refused)?;
                let changed = statement.execute(rusqlite::params_from_iter(values)).map_err(refused)?;
                Ok(changed as u64)
            }
        }
    }

    /// Returns the number that a query finds, if it finds a row.
    pub(super) async fn number(
        &mut self,
        text: &'static str,
        values: &[Value<'_>],
    ) -> Result<Option<i64>, StoreError> {
        use sqlx::Row as _;
        match self {
            Self::Rows(db) => {
                let row = query(text, values).fetch_optional(&mut **db).await.map_err(unavailable)?;
                row.map(|row| row.try_get(0)).transpose().map_err(unavailable)
            }
            Self::Chunks(db, _) => {
                let mut statement = prepared(db, text).map_err(refused)?;
                let mut rows = statement.query(rusqlite::params_from_iter(values)).map_err(refused)?;
                let row = rows.next().map_err(refused)?;
                row.map(|row| row.get(0)).transpose().map_err(refused)
            }
        }
    }

    /// Opens a Postgres database as a node. Tables are claimed before they are read. An append after another
    /// node's claim is refused. Until it is closed, no server can have the database alone.
    pub(super) async fn texts(
        &mut self,
        text: &'static str,
        values: &[Value<'_>],
    ) -> Result<Vec<String>, StoreError> {
        use sqlx::Row as _;
        match self {
            Self::Rows(db) => {
                let rows = query(text, values).fetch_all(&mut **db).await.map_err(unavailable)?;
                rows.into_iter().map(|row| row.try_get(0).map_err(unavailable)).collect()
            }
            Self::Chunks(db, _) => {
                let mut statement = prepared(db, text).map_err(refused)?;
                let rows = statement.query_map(rusqlite::params_from_iter(values), |row| row.get(0));
                rows.map_err(refused)?.map(|text| text.map_err(refused)).collect()
            }
        }
    }
}
