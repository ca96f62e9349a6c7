//! What is public of a match that is over.

use protocol::{
    Problem, ProblemCode,
    http::{MatchRecord, RecordedInput},
};
use table::{Outcome, Seed};

use crate::{
    Catalogue, Entry, FoundMatch, Logged, MatchRow, Store,
    state::{State, Unfoldable},
    table_task::store_problem,
};

/// The record of a match, once it is over. Cost: reads the log of the whole table, and replays the matches that
/// were played there before, away from the threads that answer others.
pub(crate) async fn of(store: &dyn Store, catalogue: &Catalogue, id: &str) -> Result<MatchRecord, Problem> {
    let found = store.find_match(id).await.map_err(|e| store_problem(&e))?;
    let Some(FoundMatch { row, table, outcome }) = found else {
        return Err(Problem::new(ProblemCode::NotFound, "there is no such match"));
    };
    let Some(outcome) = outcome else {
        let message = "the match is not over; what is secret now can be checked after its end";
        return Err(Problem::new(ProblemCode::WrongTime, message));
    };
    let log = store.log(&table).await.map_err(|e| store_problem(&e))?;
    let catalogue = catalogue.clone();
    let fold = tokio::task::spawn_blocking(move || record(row, outcome, &table, &log, &catalogue));
    let unreadable = |error: &dyn std::fmt::Display| {
        tracing::error!(%error, "a match that is over cannot be read");
        Problem::new(
            ProblemCode::Internal,
            "the match cannot be read any more; the host finds more in the log",
        )
    };
    match fold.await {
        Ok(Ok(record)) => Ok(record),
        Ok(Err(Unfoldable::OtherRules { .. })) => Err(Problem::new(
            ProblemCode::NotFound,
            "a match at that table was played by other rules than this server has now",
        )),
        Ok(Err(error)) => Err(unreadable(&error)),
        Err(error) => Err(unreadable(&error)),
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
