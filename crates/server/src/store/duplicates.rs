//! Deals that several tables share.

use std::sync::Arc;

use contract::Seed;
use lobby::{DuplicateSet, StoreError, Summary, TableRow};
use sqlx::AnyPool;

use super::{
    db::Db,
    error::{moment, stored, unreadable, unreadable_seed},
    lines::Lines,
    row::Line,
    write::make_table,
};

/// A write about shared deals.
pub(super) enum DuplicateWrite {
    Make { set: Box<DuplicateSet>, tables: Vec<(Arc<TableRow>, Line)> },
    Close { set: String, at: i64 },
}

impl DuplicateWrite {
    /// Returns the number of its log entries.
    pub(super) fn entries(&self) -> usize {
        match self {
            Self::Make { tables, .. } => tables.len(),
            Self::Close { .. } => 0,
        }
    }

    pub(super) async fn carry_out(&self, db: &mut Db<'_>) -> Result<(), StoreError> {
        match self {
            Self::Make { set, tables } => make(db, set, tables).await,
            Self::Close { set, at } => {
                let text = "UPDATE duplicates SET closed_at = $1 WHERE id = $2 AND closed_at IS NULL";
                db.execute(text, &[(*at).into(), set.into()]).await?;
                Ok(())
            }
        }
    }
}

async fn make(
    db: &mut Db<'_>,
    set: &DuplicateSet,
    tables: &[(Arc<TableRow>, Line)],
) -> Result<(), StoreError> {
    let DuplicateSet { id, maker, setup, rules_version, seed, made_at, closed_at, tables: _ } = set;
    let text = "INSERT INTO duplicates (id, maker, setup, rules_version, seed, made_at, closed_at) \
                VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let (setup, seed) = (serde_json::to_string(setup).map_err(unreadable)?, seed.reveal());
    let values = [
        id.into(),
        maker.into(),
        (&setup).into(),
        i64::from(*rules_version).into(),
        (&seed).into(),
        moment(*made_at).into(),
        closed_at.map(moment).into(),
    ];
    db.execute(text, &values).await?;
    for (number, (row, first)) in tables.iter().enumerate() {
        let text = "INSERT INTO duplicate_tables (set_id, number, table_id) VALUES ($1, $2, $3)";
        db.execute(text, &[id.into(), (number as i64).into(), (&row.id).into()]).await?;
        make_table(db, row, first).await?;
    }
    Ok(())
}

/// Refuses a seat at a table of a deal to an account that sits at another table of it. Locks the deal until
/// the transaction ends. Only tables that have not begun the deal count. A server without other nodes has a
/// lock for this.
///
/// # Errors
///
/// [`StoreError::Conflict`] if the seat is refused.
pub(super) async fn may_sit(db: &mut Db<'_>, append: &Lines) -> Result<(), StoreError> {
    let Lines { table, fence: Some(_), seats_of: Some(set), .. } = append else { return Ok(()) };
    // The next statement sees what the previous holder of the lock stored.
    let text = "UPDATE duplicates SET closed_at = closed_at WHERE id = $1 AND maker <> '' \
                AND NOT EXISTS (SELECT 1 FROM matches WHERE table_id = $2)";
    if db.execute(text, &[set.into(), (&table.id).into()]).await? == 0 {
        return Ok(());
    }
    let text = "SELECT tables.summary FROM duplicate_tables JOIN tables ON tables.id = duplicate_tables.table_id \
                WHERE duplicate_tables.set_id = $1 AND tables.id <> $2 \
                AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.table_id = tables.id)";
    for summary in db.texts(text, &[set.into(), (&table.id).into()]).await? {
        let other: Summary = serde_json::from_str(&summary).map_err(unreadable)?;
        if table.summary.accounts.iter().any(|account| other.accounts.contains(account)) {
            return Err(StoreError::Conflict("the account sits at another table of the deal".into()));
        }
    }
    Ok(())
}

/// Locks a deal for the transaction in which one of its tables begins it. Refuses that if the deal is closed,
/// or if a player of the match plays the deal at another table. An earlier check may have missed a change of
/// another node. At tables that the server arranged, each player plays at all of them. A server without other
/// nodes has a lock for this.
///
/// # Errors
///
/// [`StoreError::Conflict`] if the begin is refused.
pub(super) async fn may_begin(
    db: &mut Db<'_>,
    set: &str,
    (id, deal): (&str, &Option<String>),
) -> Result<(), StoreError> {
    // The next statement sees what the previous holder of the lock stored.
    let text = "UPDATE duplicates SET closed_at = closed_at WHERE id = $1 AND maker <> ''";
    if db.execute(text, &[set.into()]).await? == 0 {
        return Ok(());
    }
    let text = "SELECT (SELECT COUNT(*) FROM duplicates WHERE id = $1 AND closed_at IS NOT NULL) + \
                (SELECT COUNT(*) FROM duplicate_tables JOIN matches ON matches.table_id = duplicate_tables.table_id \
                JOIN plays ON plays.match_id = matches.id WHERE set_id = $1 AND matches.deal = $2 AND matches.id <> $3 \
                AND plays.account_id IN (SELECT account_id FROM plays WHERE match_id = $3))";
    match db.number(text, &[set.into(), deal.into(), id.into()]).await? {
        Some(0) | None => Ok(()),
        Some(_) => Err(StoreError::Conflict("the deal was closed, or is played elsewhere, since".into())),
    }
}

/// A row as it is read: id, maker, setup, rules_version, seed, made_at, closed_at.
type Row = (String, String, String, i64, String, i64, Option<i64>);

pub(super) type Found = (Row, Vec<(String,)>);

pub(super) async fn find(pool: &AnyPool, set: &str) -> Result<Option<Found>, sqlx::Error> {
    let text =
        "SELECT id, maker, setup, rules_version, seed, made_at, closed_at FROM duplicates WHERE id = $1";
    let Some(row) = sqlx::query_as(text).bind(set).fetch_optional(pool).await? else { return Ok(None) };
    let text = "SELECT table_id FROM duplicate_tables WHERE set_id = $1 ORDER BY number";
    Ok(Some((row, sqlx::query_as(text).bind(set).fetch_all(pool).await?)))
}

pub(super) fn read(
    ((id, maker, setup, rules_version, seed, made_at, closed_at), tables): Found,
) -> Result<DuplicateSet, StoreError> {
    let no_version = |_| StoreError::Unreadable("a version that is no number of one".into());
    Ok(DuplicateSet {
        id,
        maker,
        setup: serde_json::from_str(&setup).map_err(unreadable)?,
        rules_version: u32::try_from(rules_version).map_err(no_version)?,
        seed: Seed::from_hex(&seed).ok_or_else(unreadable_seed)?,
        made_at: stored(made_at)?,
        closed_at: closed_at.map(stored).transpose()?,
        tables: tables.into_iter().map(|(id,)| id).collect(),
    })
}
