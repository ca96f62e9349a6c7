//! All data of an account, for its owner.

use protocol::{
    Deal, Problem, Setup,
    http::{ExportedLine, ExportedMatch, ExportedTable, SaidTo},
};
use tokio::time::Instant;

use super::too_often;
use crate::{
    Dealt, Entry, FoundMatch, Lobby, Logged, Session, Store, StoreError, TableRow, duplicate::is_open,
    store::PAGE,
};

impl Lobby {
    /// Starts an export of all data of an account. [`Lobby::export_table`] returns it table by table.
    ///
    /// # Errors
    ///
    /// A problem if the account started too many exports lately.
    pub fn begin_export(&self, session: &Session) -> Result<(), Problem> {
        let took = self.0.accounts.exports.take(&session.account.id, Instant::now().into_std());
        took.map_err(too_often("you have asked for your data too often; try again later"))
    }

    /// Returns the next table of an account after the one with the id `after`, which is `""` at first. Cost:
    /// reads the table's whole log, page by page, in turn with other long reads.
    ///
    /// # Errors
    ///
    /// An error if the store fails.
    pub async fn export_table(
        &self,
        account: &str,
        after: &str,
    ) -> Result<Option<ExportedTable>, StoreError> {
        let store = self.0.shared.store.as_ref();
        let mut after = after.to_owned();
        loop {
            let ids = store.table_ids_of(account, &after, 1).await?;
            let Some(id) = ids.into_iter().next() else { return Ok(None) };
            // A table without a match may have been deleted just now.
            if let Some(row) = store.find_table(&id).await? {
                let _turn = self.0.shared.heavy.acquire().await;
                let now = self.0.shared.clock.now();
                return table(store, account, row, now).await.map(Some);
            }
            after = id;
        }
    }
}

/// Returns true if an account may know how a match of its table ended. An account that made tables with a
/// shared deal plays at one of them. It may know the others' results only when the deal is open.
async fn may_be_told(
    store: &dyn Store,
    account: &str,
    found: &FoundMatch,
    now: u64,
) -> Result<bool, StoreError> {
    let Some(Dealt { deal: Deal::Duplicate { set }, .. }) = &found.row.dealt else { return Ok(true) };
    let played = found.row.dealt.iter().flat_map(Dealt::accounts).any(|player| player == account);
    Ok(played || is_open(store, set, now).await?)
}

async fn table(
    store: &dyn Store,
    account: &str,
    row: TableRow,
    now: u64,
) -> Result<ExportedTable, StoreError> {
    let mut matches = Vec::new();
    for found in store.matches_at(&row.id).await? {
        if may_be_told(store, account, &found, now).await? {
            matches.push(exported(found));
        }
    }
    let (mut said, mut after) = (Vec::new(), 0);
    loop {
        let page = store.entries(&row.id, after, PAGE).await?;
        said.extend(page.iter().filter_map(|logged| line(account, logged)));
        match page.last() {
            Some(last) if page.len() == PAGE as usize => after = last.seq,
            _ => break,
        }
    }
    let TableRow { id, code, host, summary, made_at, .. } = row;
    let setup = Setup::clone(&summary.setup);
    Ok(ExportedTable { id, code, made_at, made: host == account, setup, matches, said })
}

fn exported(FoundMatch { row, began_at, ended_at, outcome, .. }: FoundMatch) -> ExportedMatch {
    ExportedMatch {
        id: row.id,
        number: row.number,
        game: row.game,
        rules_version: row.rules_version,
        began_at,
        ended_at,
        outcome,
        continues: row.dealt.and_then(|dealt| dealt.continues),
    }
}

/// Returns an account's own words in an entry, if there are any.
fn line(of: &str, Logged { at, entry, .. }: &Logged) -> Option<ExportedLine> {
    let (account, to, text) = match entry {
        Entry::Said { account, text, .. } => (account, SaidTo::Table, text),
        Entry::Whispered { account, text, .. } => (account, SaidTo::One, text),
        Entry::Confided { account, text, .. } => (account, SaidTo::Team, text),
        Entry::Made { .. }
        | Entry::Configured { .. }
        | Entry::Sat { .. }
        | Entry::Freed { .. }
        | Entry::Beside { .. }
        | Entry::Renamed { .. }
        | Entry::Removed { .. }
        | Entry::Muted { .. }
        | Entry::Banned { .. }
        | Entry::Ready { .. }
        | Entry::Bot { .. }
        | Entry::Closed { .. }
        | Entry::Host { .. }
        | Entry::Began { .. }
        | Entry::Played { .. }
        | Entry::Hinted { .. }
        | Entry::Guessed { .. }
        | Entry::Ahead { .. }
        | Entry::StandingOrder { .. }
        | Entry::Banks { .. }
        | Entry::Pause { .. }
        | Entry::TookBack { .. }
        | Entry::Again { .. } => return None,
    };
    (account == of).then(|| ExportedLine { at: *at, to, text: text.clone() })
}
