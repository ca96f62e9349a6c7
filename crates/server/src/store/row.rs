//! Rows as they are read and written.

use lobby::{Dealt, Entry, FoundMatch, Logged, MatchRow, StoreError, TableRow, Unfinished};
use protocol::{Account, AccountKind, Deal, Status};
use sqlx::{FromRow, Row as _, any::AnyRow};

use super::error::{count, moment, stored, unreadable};

/// A table's row as it is read: id, code, host, listed, summary, made_at, wake_at.
pub(super) type Read = (String, String, String, i64, String, i64, Option<i64>);

/// A table's row as it is written.
pub(super) struct Row {
    pub id: String,
    pub code: String,
    pub host: String,
    pub listed: i64,
    pub status: &'static str,
    pub summary: String,
    pub made_at: i64,
    pub wake_at: Option<i64>,
}

/// An entry as it is written.
pub(super) struct Line {
    pub seq: i64,
    pub at: i64,
    pub entry: String,
}

impl Row {
    pub(super) fn of(table: &TableRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: table.id.clone(),
            code: table.code.clone(),
            host: table.host.clone(),
            listed: table.public.into(),
            status: match table.summary.status {
                Status::Gathering => "gathering",
                Status::Playing => "playing",
                Status::Finished => "finished",
            },
            summary: serde_json::to_string(&table.summary).map_err(unreadable)?,
            made_at: moment(table.made_at),
            wake_at: table.wake_at.map(moment),
        })
    }
}

/// Returns the accounts that become members of a table: those that sit there, and its host if it has one.
pub(super) fn members(table: &TableRow) -> Vec<String> {
    let host = Some(&table.host).filter(|_| !table.is_arranged());
    table.summary.accounts.iter().chain(host).cloned().collect()
}

/// Builds a query for whole rows of tables, in the order of [`Read`].
macro_rules! table_query {
    ($rest:literal) => {
        concat!("SELECT id, code, host, listed, summary, made_at, wake_at FROM tables ", $rest)
    };
}

pub(super) use table_query;

pub(super) fn table(
    (id, code, host, listed, summary, made_at, wake_at): Read,
) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id,
        code,
        host,
        public: listed != 0,
        summary: serde_json::from_str(&summary).map_err(unreadable)?,
        made_at: stored(made_at)?,
        wake_at: wake_at.map(stored).transpose()?,
    })
}

pub(super) fn line(entry: &Logged) -> Result<Line, StoreError> {
    Ok(Line { seq: moment(entry.seq), at: moment(entry.at), entry: entry.entry.line()? })
}

pub(super) fn logged((seq, at, entry): (i64, i64, String)) -> Result<Logged, StoreError> {
    Ok(Logged { seq: stored(seq)?, at: stored(at)?, entry: Entry::read(&entry).map_err(unreadable)? })
}

/// A match as it is read.
pub(super) struct ReadMatch {
    id: String,
    table_id: String,
    number: i64,
    game: String,
    rules_version: i64,
    began_at: i64,
    ended_at: Option<i64>,
    outcome: Option<String>,
    began_seq: Option<i64>,
    ended_seq: Option<i64>,
    setup: Option<String>,
    players: Option<String>,
    continues: Option<String>,
    deal: Option<String>,
}

impl FromRow<'_, AnyRow> for ReadMatch {
    fn from_row(row: &AnyRow) -> sqlx::Result<Self> {
        Ok(Self {
            id: row.try_get("id")?,
            table_id: row.try_get("table_id")?,
            number: row.try_get("number")?,
            game: row.try_get("game")?,
            rules_version: row.try_get("rules_version")?,
            began_at: row.try_get("began_at")?,
            ended_at: row.try_get("ended_at")?,
            outcome: row.try_get("outcome")?,
            began_seq: row.try_get("began_seq")?,
            ended_seq: row.try_get("ended_seq")?,
            setup: row.try_get("setup")?,
            players: row.try_get("players")?,
            continues: row.try_get("continues")?,
            deal: row.try_get("deal")?,
        })
    }
}

/// Builds a query for whole rows of matches.
macro_rules! match_query {
    ($rest:literal) => {
        concat!(
            "SELECT id, table_id, number, game, rules_version, began_at, ended_at, outcome, began_seq, ended_seq, setup, \
             players, continues, deal FROM matches ",
            $rest
        )
    };
}

pub(super) use match_query;

pub(super) fn found_match(read: ReadMatch) -> Result<FoundMatch, StoreError> {
    let ReadMatch { id, table_id, number, game, rules_version, began_at, ended_at, outcome, .. } = read;
    let (began, ended, setup, players) = (read.began_seq, read.ended_seq, read.setup, read.players);
    let continues =
        read.continues.map(|continues| serde_json::from_str(&continues).map_err(unreadable)).transpose()?;
    let players = players.map(|players| serde_json::from_str(&players).map_err(unreadable)).transpose()?;
    let outcome = outcome.map(|outcome| serde_json::from_str(&outcome).map_err(unreadable)).transpose()?;
    let dealt = match (began, setup) {
        (Some(seq), Some(setup)) => {
            let setup = serde_json::from_str(&setup).map_err(unreadable)?;
            let (seq, players) = (stored(seq)?, players.unwrap_or_default());
            let deal = match read.deal {
                Some(deal) => serde_json::from_str(&deal).map_err(unreadable)?,
                None if continues.is_some() => Deal::Fork,
                None => Deal::Chance,
            };
            Some(Dealt { seq, setup, players, continues, deal })
        }
        _ => None,
    };
    let (number, rules_version) = (count(number), count(rules_version));
    let row = MatchRow { id, number, game, rules_version, dealt };
    Ok(FoundMatch {
        row,
        table: table_id,
        began_at: stored(began_at)?,
        ended_at: ended_at.map(stored).transpose()?,
        outcome,
        last: ended.map(stored).transpose()?,
    })
}

/// An unfinished match as it is read: table, game, rules_version, status.
pub(super) type ReadUnfinished = (String, String, i64, String);

pub(super) fn unfinished(
    (table, game, rules_version, status): ReadUnfinished,
) -> Result<Unfinished, StoreError> {
    let status = match status.as_str() {
        "gathering" => Status::Gathering,
        "playing" => Status::Playing,
        "finished" => Status::Finished,
        other => return Err(StoreError::Unreadable(format!("a table that is {other}"))),
    };
    Ok(Unfinished { table, game, rules_version: count(rules_version), status })
}

pub(super) const fn kind(kind: AccountKind) -> &'static str {
    match kind {
        AccountKind::Person => "person",
        AccountKind::Bot => "bot",
        AccountKind::Companion => "companion",
    }
}

pub(super) fn account((id, name, kind): (String, String, String)) -> Result<Account, StoreError> {
    let kind = match kind.as_str() {
        "person" => AccountKind::Person,
        "bot" => AccountKind::Bot,
        "companion" => AccountKind::Companion,
        other => return Err(StoreError::Unreadable(format!("an account of the kind {other}"))),
    };
    Ok(Account { id, name, kind })
}
