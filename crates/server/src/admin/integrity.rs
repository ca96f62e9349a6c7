//! Whether everything is whole.

use lobby::{Asker, Catalogue, NoRecord, StoreError};

use super::answer::Integrity;
use crate::{
    store::{FinishedMatches, SqlStore},
    verify::check::{Wrong, check},
};

/// Faults that are told one by one.
const TOLD: usize = 100;

/// Plays each finished match again from its log, one after the other, and looks at what the database has besides. Cost: reads
/// everything there is; matches are played again away from the threads that answer players.
pub(super) async fn integrity(
    store: &SqlStore,
    catalogue: &Catalogue,
    now: u64,
) -> Result<Integrity, StoreError> {
    let mut found = Integrity { matches: 0, not_played_again: 0, faults: Vec::new(), more_faults: 0 };
    let fault = |found: &mut Integrity, says: String| match found.faults.len() < TOLD {
        true => found.faults.push(says),
        false => found.more_faults += 1,
    };
    for says in store.faults().await? {
        fault(&mut found, says);
    }
    let all = FinishedMatches { game: None, since: None, until: None };
    let mut last: Option<(u64, String)> = None;
    loop {
        let after = last.as_ref().map(|(at, id)| (*at, id.as_str()));
        let matches = store.finished_after(&all, after).await?;
        let Some(newest) = matches.last() else { return Ok(found) };
        last = Some((newest.ended_at.unwrap_or_default(), newest.row.id.clone()));
        for one in matches {
            let id = one.row.id;
            match lobby::match_record(store, catalogue, (Asker::Host, &id), now).await {
                Ok(record) => {
                    let (catalogue, of) = (catalogue.clone(), id.clone());
                    let checked =
                        tokio::task::spawn_blocking(move || check(&record, &of, None, &catalogue)).await;
                    match checked {
                        Ok(Ok(())) => found.matches += 1,
                        Ok(Err(Wrong::NoSuchGame(_) | Wrong::OtherRules { .. })) => {
                            found.not_played_again += 1;
                        }
                        Ok(Err(wrong)) => fault(&mut found, format!("match {id}: {wrong}")),
                        Err(_) => fault(&mut found, format!("match {id}: the rules panicked")),
                    }
                }
                Err(NoRecord::Unreadable(why)) => fault(&mut found, format!("match {id}: {why}")),
                // It was deleted meanwhile.
                Err(NoRecord::Unknown) => {}
                Err(error @ (NoRecord::NotOver | NoRecord::Guess | NoRecord::Duplicate)) => {
                    fault(&mut found, format!("match {id}: {error}"));
                }
                Err(NoRecord::Store(error)) => return Err(error),
            }
        }
    }
}
