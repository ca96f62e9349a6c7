//! The progress of tables that share a deal.

use std::time::Duration;

use protocol::Deal;

use super::{DuplicateSet, NoDuplicate};
use crate::{Dealt, FoundMatch, Store, StoreError, TableRow};

/// The time for which the deal stays secret after the first table finishes, unless all tables finish before.
/// It limits the wait for players who forgot their match.
const SECRET_FOR: Duration = Duration::from_secs(14 * 24 * 3_600);

/// The progress of tables that share a deal.
pub(crate) struct Standing {
    pub(crate) set: DuplicateSet,
    pub(crate) tables: Vec<At>,
}

/// One of these tables.
pub(crate) struct At {
    /// The table, unless it was forgotten.
    pub(crate) row: Option<TableRow>,
    /// The match with the shared deal, once it has begun.
    pub(crate) played: Option<FoundMatch>,
}

impl At {
    /// Returns the accounts that played or play the deal at this table.
    pub(crate) fn players(&self) -> impl Iterator<Item = &str> {
        self.played.iter().filter_map(|played| played.row.dealt.as_ref()).flat_map(Dealt::accounts)
    }

    fn ended_at(&self) -> Option<u64> {
        self.played.as_ref()?.ended_at
    }
}

impl Standing {
    /// Reads the set and its tables. Cost: two queries a table.
    pub(crate) async fn of(store: &dyn Store, set: &str) -> Result<Option<Self>, StoreError> {
        let Some(set) = store.duplicate(set).await? else { return Ok(None) };
        let mut tables = Vec::with_capacity(set.tables.len());
        for table in &set.tables {
            let row = store.find_table(table).await?;
            let shared = |found: &FoundMatch| {
                let deal = found.row.dealt.as_ref().map(|dealt| &dealt.deal);
                matches!(deal, Some(Deal::Duplicate { set: of }) if *of == set.id)
            };
            let played = store.matches_at(table).await?.into_iter().find(shared);
            tables.push(At { row, played });
        }
        Ok(Some(Self { set, tables }))
    }

    /// Returns `true` if a table can still play the deal, or plays it.
    fn is_pending(&self, at: &At) -> bool {
        match &at.played {
            Some(played) => played.outcome.is_none(),
            None => at.row.is_some() && self.set.closed_at.is_none(),
        }
    }

    /// Returns the latest time at which the deal becomes public; `None` before the first table has finished.
    pub(crate) fn opens_at(&self) -> Option<u64> {
        let first = self.tables.iter().filter_map(At::ended_at).min()?;
        Some(first + SECRET_FOR.as_millis() as u64)
    }

    /// Returns `true` if the deal is public.
    pub(crate) fn is_open(&self, now: u64) -> bool {
        !self.tables.iter().any(|at| self.is_pending(at)) || self.opens_at().is_some_and(|opens| opens <= now)
    }

    /// Checks that a table that has not begun still can.
    pub(crate) fn may_begin(&self, rules_version: u32, now: u64) -> Result<(), NoDuplicate> {
        if self.set.closed_at.is_some() {
            Err(NoDuplicate::Closed)
        } else if self.is_open(now) {
            Err(NoDuplicate::Open)
        } else if self.set.rules_version != rules_version {
            Err(NoDuplicate::OtherRules)
        } else {
            Ok(())
        }
    }

    /// Returns all tables except this one.
    pub(crate) fn but<'a>(&'a self, table: &'a str) -> impl Iterator<Item = &'a At> {
        self.set.tables.iter().zip(&self.tables).filter(move |(id, _)| *id != table).map(|(_, at)| at)
    }
}
