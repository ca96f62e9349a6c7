//! The effect of another version of the program on running matches.

use std::{collections::BTreeMap, sync::Arc};

use protocol::Status;
use tokio::task::JoinSet;

use crate::{Append, Catalogue, Store, StoreError, TableRow, Unfinished};

/// The number of rows updated at one time: they share commits.
const AT_ONCE: usize = 256;

/// The unfinished matches with one version of a game's rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The number of matches.
    pub matches: u64,
    /// True if they can continue with this catalogue.
    pub goes_on: bool,
}

/// Returns the unfinished matches of a store by game and rules version, with the effect of this catalogue.
///
/// # Errors
///
/// Fails if the store fails.
pub async fn prospects(store: &dyn Store, catalogue: &Catalogue) -> Result<Vec<Prospect>, StoreError> {
    let mut counts = BTreeMap::<(String, u32), u64>::new();
    for Unfinished { game, rules_version, .. } in store.unfinished_matches().await? {
        *counts.entry((game, rules_version)).or_default() += 1;
    }
    let prospect = |((game, rules_version), matches): ((String, u32), u64)| {
        let goes_on = catalogue.edition(&game, rules_version).is_some();
        Prospect { game, rules_version, matches, goes_on }
    };
    Ok(counts.into_iter().map(prospect).collect())
}

/// Corrects the status of unfinished matches in lists. A match without its rules appears as finished. If this
/// server has the rules again, the match appears as running. The logs stay unchanged.
pub(crate) async fn settle(store: &Arc<dyn Store>, catalogue: &Catalogue) -> Result<(), StoreError> {
    for prospect in prospects(store.as_ref(), catalogue).await? {
        if !prospect.goes_on {
            let Prospect { game, rules_version, matches, .. } = prospect;
            tracing::warn!(
                game,
                rules_version,
                matches,
                "these matches cannot continue because this program lacks their rules"
            );
        }
    }
    let mut wrong = store.unfinished_matches().await?;
    wrong.retain(|unfinished| right_status(catalogue, unfinished) != unfinished.status);
    for group in wrong.chunks(AT_ONCE) {
        let mut tasks = JoinSet::new();
        for unfinished in group {
            let status = right_status(catalogue, unfinished);
            tasks.spawn(set_status(Arc::clone(store), unfinished.table.clone(), status));
        }
        while let Some(done) = tasks.join_next().await {
            done.unwrap_or(Ok(()))?;
        }
    }
    Ok(())
}

fn right_status(catalogue: &Catalogue, unfinished: &Unfinished) -> Status {
    match catalogue.edition(&unfinished.game, unfinished.rules_version) {
        Some(_) => Status::Playing,
        None => Status::Finished,
    }
}

async fn set_status(store: Arc<dyn Store>, table: String, status: Status) -> Result<(), StoreError> {
    let row = match store.find_table(&table).await {
        Ok(Some(row)) => row,
        Ok(None) | Err(StoreError::Unreadable(_)) => return Ok(()),
        Err(error) => return Err(error),
    };
    let mut summary = row.summary.clone();
    summary.status = status;
    summary.waiting.clear();
    // A match that continues wakes soon, and then its row follows from its log again.
    let wake_at = (status == Status::Playing).then_some(0);
    let row = Arc::new(TableRow { summary, wake_at, ..row });
    let epoch = match store.claim(&row.id).await {
        Ok(claim) => claim.epoch(),
        // The node that owns the table has checked it.
        Err(StoreError::Elsewhere { .. }) => return Ok(()),
        Err(error) => return Err(error),
    };
    let entries = Vec::new();
    let append = Append { epoch, row, relisted: true, entries, checkpoint: None, begun: None, ended: None };
    store.append(append).await
}
