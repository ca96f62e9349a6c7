//! What is public of a match that is over.

use protocol::{
    Problem, ProblemCode,
    http::{MatchRecord, RecordedInput},
};
use table::{Outcome, Seed};

use crate::{
    Catalogue, Entry, FoundMatch, Logged, MatchRow, Store, StoreError,
    state::{State, Unfoldable},
    table_task::store_problem,
};

/// Why there is no record of a match.
#[derive(Debug, thiserror::Error)]
pub enum NoRecord {
    /// Nobody played it here.
    #[error("there is no such match")]
    Unknown,
    /// Before the end nothing is told.
    #[error("the match is not over; what is secret now can be checked after its end")]
    NotOver,
    /// What is stored is not what it was.
    #[error("the match cannot be read any more: {0}")]
    Unreadable(String),
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<NoRecord> for Problem {
    fn from(reason: NoRecord) -> Self {
        let code = match &reason {
            NoRecord::Unknown => ProblemCode::NotFound,
            NoRecord::NotOver => ProblemCode::WrongTime,
            NoRecord::Store(error) => return store_problem(error),
            NoRecord::Unreadable(error) => {
                tracing::error!(%error, "a match that is over cannot be read");
                let message = "the match cannot be read any more; the host finds more in the log";
                return Self::new(ProblemCode::Internal, message);
            }
        };
        Self::new(code, reason.to_string())
    }
}

/// The record of a match, once it is over. Cost: reads the log of the whole table, and replays the matches that
/// were played there before, away from the threads that answer others.
///
/// # Errors
///
/// If there is none.
pub async fn match_record(
    store: &dyn Store,
    catalogue: &Catalogue,
    id: &str,
) -> Result<MatchRecord, NoRecord> {
    let FoundMatch { row, table, outcome } = store.find_match(id).await?.ok_or(NoRecord::Unknown)?;
    let outcome = outcome.ok_or(NoRecord::NotOver)?;
    let log = store.log(&table).await?;
    let catalogue = catalogue.clone();
    let fold = tokio::task::spawn_blocking(move || record(row, outcome, &table, &log, &catalogue));
    match fold.await {
        Ok(Ok(record)) => Ok(record),
        Ok(Err(error)) => Err(NoRecord::Unreadable(error.to_string())),
        Err(error) => Err(NoRecord::Unreadable(error.to_string())),
    }
}

fn record(
    row: MatchRow,
    outcome: Outcome,
    table: &str,
    log: &[Logged],
    catalogue: &Catalogue,
) -> Result<MatchRecord, Unfoldable> {
    let of_it = |logged: &Logged| matches!(&logged.entry, Entry::Began { id, .. } if *id == row.id);
    let began = log.iter().position(of_it).ok_or_else(|| Unfoldable::Empty(table.to_owned()))?;
    // How many seats it had depends on everything that happened before.
    let setup = State::load(table, "", &log[..began], catalogue)?.setup;
    let refused = || Unfoldable::Refused { seq: log[began].seq, why: "the seed cannot be read".into() };
    let Entry::Began { seed, .. } = &log[began].entry else { return Err(refused()) };
    let seed = Seed::from_hex(seed).ok_or_else(refused)?;
    let inputs = log[began + 1..].iter().take_while(|logged| !matches!(logged.entry, Entry::Again));
    let inputs = inputs.filter_map(|logged| match &logged.entry {
        Entry::Played { seat, by, input, .. } => {
            Some(RecordedInput { seat: *seat, by: *by, input: input.clone() })
        }
        _ => None,
    });
    Ok(MatchRecord {
        id: row.id,
        game: row.game,
        rules_version: row.rules_version,
        seats: setup.seats,
        options: setup.options,
        seed_hash: seed.hash(),
        seed: seed.reveal(),
        inputs: inputs.collect(),
        outcome,
    })
}
