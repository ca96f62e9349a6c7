//! Lines of lists, with the present names of accounts.

use std::collections::HashMap;

use lobby::{Ban, Sitter, Store as _, StoreError};

use super::answer::{AccountLine, BanLine, ReportLine, Sits, TableLine};
use crate::store::{KnownAccount, KnownTable, Report, SqlStore};

/// The names of accounts, by id.
pub(super) struct Names(HashMap<String, String>);

impl Names {
    pub(super) async fn of(store: &SqlStore, tables: &[KnownTable]) -> Result<Self, StoreError> {
        // The list includes players who left their seat.
        let sitting = |table: &KnownTable| {
            let sitting = table.row.summary.sitting.iter();
            let account = |sitter: &Sitter| match sitter {
                Sitter::Account(account) => Some(account.clone()),
                Sitter::Bot(_) => None,
            };
            sitting.filter_map(account).collect::<Vec<_>>()
        };
        Self::of_ids(store, tables.iter().flat_map(sitting).collect()).await
    }

    /// Returns the names of these accounts. An id may appear several times.
    async fn of_ids(store: &SqlStore, mut ids: Vec<String>) -> Result<Self, StoreError> {
        ids.sort_unstable();
        ids.dedup();
        let found = store.accounts(&ids).await?;
        Ok(Self(found.into_iter().map(|account| (account.id, account.name)).collect()))
    }

    fn name(&self, account: &str) -> String {
        self.0.get(account).cloned().unwrap_or_else(|| "a former player".to_owned())
    }
}

pub(super) fn table_line(table: &KnownTable, names: &Names) -> TableLine {
    let KnownTable { row, last_at } = table;
    let sits = |sitter: &Sitter| match sitter {
        Sitter::Account(account) => Sits { account: Some(account.clone()), name: names.name(account) },
        Sitter::Bot(name) => Sits { account: None, name: name.clone() },
    };
    TableLine {
        id: row.id.clone(),
        code: row.code.clone(),
        game: row.summary.setup.game.clone(),
        status: row.summary.status,
        public: row.public,
        made_at: row.made_at,
        last_at: *last_at,
        host: row.host.clone(),
        sitting: row.summary.sitting.iter().map(sits).collect(),
    }
}

/// Returns the newest reports, with the present names of the accounts.
pub(super) async fn report_lines(store: &SqlStore, limit: u32) -> Result<Vec<ReportLine>, StoreError> {
    let found = store.newest_reports(limit).await?;
    let ids = found.iter().flat_map(|report| [report.reporter.clone(), report.reported.clone()]);
    let names = Names::of_ids(store, ids.collect()).await?;
    let called = |id: String| Sits { name: names.name(&id), account: Some(id) };
    let line = |report: Report| {
        let Report { id, at, reporter, reported, table, reason, words, log: _ } = report;
        ReportLine { id, at, reporter: called(reporter), reported: called(reported), table, reason, words }
    };
    Ok(found.into_iter().map(line).collect())
}

pub(super) fn account_line(account: KnownAccount, bans: &[Ban], now: u64) -> AccountLine {
    let KnownAccount { id, name, kind, made_at, has_keys, sessions, used_at, tables } = account;
    let ban = bans.iter().find(|ban| ban.account == id && ban.holds(now));
    let ban =
        ban.map(|Ban { reason, at, until, .. }| BanLine { reason: reason.clone(), at: *at, until: *until });
    AccountLine { id, name, kind, made_at, has_keys, sessions, used_at, tables, ban }
}
