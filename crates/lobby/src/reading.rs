//! Reads a table from its log.
//!
//! Waking costs the newest checkpoint, the inputs of its match, and at most a thousand entries since. That
//! work runs away from threads that serve requests. The server reads at most two long logs at a time, page by
//! page, so that short reads never wait for a connection. A match record reads only its own match.

use tokio::task::JoinError;

use crate::{
    Checkpoint, StoreError, TableRow, duplicate,
    game::Inputs,
    shared::Shared,
    state::{State, Unfoldable},
    store::PAGE,
};

/// A table that was read.
pub(crate) struct Read {
    pub(crate) state: State,
    /// The entry of the checkpoint it was read from; 0 if there was none.
    pub(crate) checkpoint: u64,
}

/// The reason why a table cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unread {
    /// It has no log because it was deleted.
    #[error("there is no such table")]
    Gone,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Unfoldable(#[from] Unfoldable),
}

/// The number of bytes from which a checkpoint takes turns like a log of more than a page.
const LONG: usize = 64 * 1024;

/// Reads the newest checkpoint and the entries since. Cost: the inputs of a match in the checkpoint, and the
/// entries since, folded outside the threads that serve requests.
pub(crate) async fn read(shared: &Shared, row: &TableRow) -> Result<Read, Unread> {
    // Held until all is folded. A table of the usual size needs no turn.
    let mut turn = None;
    let mut resumed = None;
    if let Some(written) = shortcut(shared, &row.id).await? {
        if written.state.len() >= LONG {
            turn = shared.heavy.acquire().await.ok();
        }
        let catalogue = shared.catalogue.clone();
        resumed = elsewhere(shared, move || State::resume(&written, &catalogue)).await.unwrap_or_default();
        if resumed.is_none() {
            tracing::info!(
                table.id = row.id,
                "the table's checkpoint is from another version; reading its whole log"
            );
        }
    }
    let checkpoint = resumed.as_ref().map_or(0, |state| state.stored);
    let mut log = shared.store.entries(&row.id, checkpoint, PAGE).await?;
    if let Some(last) = log.last().map(|last| last.seq).filter(|_| log.len() >= PAGE as usize) {
        if turn.is_none() {
            turn = shared.heavy.acquire().await.ok();
        }
        log.extend(shared.store.log_between(&row.id, last, u64::MAX).await?);
    }
    if resumed.is_none() && log.is_empty() {
        return Err(Unread::Gone);
    }
    let (id, code, catalogue) = (row.id.clone(), row.code.clone(), shared.catalogue.clone());
    let fold = elsewhere(shared, move || match resumed {
        Some(state) => state.go_on(&log, &catalogue),
        None => State::load(&id, &code, &log, &catalogue),
    });
    let folded = fold.await.unwrap_or_else(|error| {
        Err(Unfoldable::Refused { seq: checkpoint + 1, why: format!("folding it failed: {error}") })
    });
    drop(turn);
    let (mut state, checkpoint) = match folded {
        Err(why) if checkpoint > 0 => {
            tracing::warn!(table.id = row.id, %why, "a table's checkpoint does not fit its log; reading the whole log");
            (whole(shared, row).await?, 0)
        }
        folded => (folded?, checkpoint),
    };
    duplicate::look(shared, &mut state).await?;
    Ok(Read { state, checkpoint })
}

/// Returns the checkpoint of a table. An unreadable checkpoint counts as missing, because it is only a
/// shortcut.
async fn shortcut(shared: &Shared, table: &str) -> Result<Option<Checkpoint>, StoreError> {
    match shared.store.checkpoint(table).await {
        Err(StoreError::Unreadable(why)) => {
            tracing::warn!(
                table.id = table,
                why,
                "a table's checkpoint cannot be read; reading its whole log"
            );
            Ok(None)
        }
        found => found,
    }
}

/// Folds the whole log of a table, without its checkpoint.
async fn whole(shared: &Shared, row: &TableRow) -> Result<State, Unread> {
    let _turn = shared.heavy.acquire().await.ok();
    let log = shared.store.log_between(&row.id, 0, u64::MAX).await?;
    let (id, code, catalogue) = (row.id.clone(), row.code.clone(), shared.catalogue.clone());
    let folded = elsewhere(shared, move || State::load(&id, &code, &log, &catalogue)).await;
    let failed = |error| Unfoldable::Refused { seq: 1, why: format!("folding it failed: {error}") };
    Ok(folded.map_err(failed)??)
}

/// Runs long work in turn, outside the threads that serve requests.
async fn elsewhere<T: Send + 'static>(
    shared: &Shared,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    // The semaphore is never closed.
    let _turn = shared.folds.acquire().await.ok();
    tokio::task::spawn_blocking(work).await
}

/// Returns the inputs of a table's match up to entry `last`: those in its checkpoint, and those since. A
/// table does not keep them in memory.
pub(crate) async fn inputs(shared: &Shared, table: &str, last: u64) -> Option<Inputs> {
    let before = shortcut(shared, table).await.ok()?;
    let (after, mut seq, mut inputs) = State::inputs_of(before.as_ref());
    drop(before);
    // A log of a version without checkpoints during a match may be long.
    let long = last.saturating_sub(after) > 2 * shared.config.checkpoint_every;
    let _turn = if long { shared.heavy.acquire().await.ok() } else { None };
    let log = shared.store.log_between(table, after, last).await.ok()?;
    for logged in log {
        seq += u64::from(logged.entry.is_counted());
        inputs.go_on(&logged, seq).ok()?;
    }
    Some(inputs)
}
