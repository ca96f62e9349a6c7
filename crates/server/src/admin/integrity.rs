//! The check of the whole database.

use lobby::{Asker, Catalogue, NoRecord, StoreError};

use super::answer::Integrity;
use crate::{
    store::SqlStore,
    verify::check::{Wrong, check},
};

/// The most faults that are listed one by one.
const TOLD: usize = 100;

/// Replays each finished match from its log, one after the other, and checks all logs and references of the
/// database.
///
/// Cost: reads the whole database. Matches are replayed away from the threads that answer players.
pub(super) async fn integrity(
    store: &SqlStore,
    catalogue: &Catalogue,
    now: u64,
) -> Result<Integrity, StoreError> {
    let mut found = Integrity { matches: 0, not_played_again: 0, faults: Vec::new(), more_faults: 0 };
    for says in store.faults().await? {
        found.add(says);
    }
    let mut after = String::new();
    loop {
        let tables = store.tables_after(&after).await?;
        let Some(last) = tables.last() else { break };
        after.clone_from(last);
        for table in tables {
            if let Some(why) = store.log_fault(&table).await? {
                found.add(format!("table {table}: {why}"));
            }
        }
    }
    let mut after = String::new();
    loop {
        let matches = store.matches_over_after(&after).await?;
        let Some(last) = matches.last() else { return Ok(found) };
        after.clone_from(last);
        for id in matches {
            play_again(store, catalogue, now, id, &mut found).await?;
        }
    }
}

async fn play_again(
    store: &SqlStore,
    catalogue: &Catalogue,
    now: u64,
    id: String,
    found: &mut Integrity,
) -> Result<(), StoreError> {
    let record = match lobby::match_record(store, catalogue, (Asker::Host, &id), now).await {
        Ok(record) => record,
        Err(NoRecord::Unreadable(why) | NoRecord::Store(StoreError::Unreadable(why))) => {
            found.add(format!("match {id}: {why}"));
            return Ok(());
        }
        // The match was deleted since it was listed.
        Err(NoRecord::Unknown) => return Ok(()),
        Err(error @ (NoRecord::NotOver | NoRecord::Guess | NoRecord::Duplicate)) => {
            found.add(format!("match {id}: {error}"));
            return Ok(());
        }
        Err(NoRecord::Store(error)) => return Err(error),
    };
    let (catalogue, of) = (catalogue.clone(), id.clone());
    let checked = tokio::task::spawn_blocking(move || check(&record, &of, None, &catalogue)).await;
    match checked {
        Ok(Ok(())) => found.matches += 1,
        Ok(Err(Wrong::NoSuchGame(_) | Wrong::OtherRules { .. })) => found.not_played_again += 1,
        Ok(Err(wrong)) => found.add(format!("match {id}: {wrong}")),
        Err(_) => found.add(format!("match {id}: the rules panicked")),
    }
    Ok(())
}

impl Integrity {
    fn add(&mut self, says: String) {
        if self.faults.len() < TOLD {
            self.faults.push(says);
        } else {
            self.more_faults += 1;
        }
    }
}
