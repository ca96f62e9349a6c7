//! The public record of a finished match.

use contract::{Outcome, Seed};
use protocol::{
    Deal, Problem, ProblemCode, Setup,
    http::{MatchRecord, MatchTime, RecordedHint, RecordedInput, RecordedUndo},
};

use crate::{
    Catalogue, Dealt, Entry, FoundMatch, Logged, MatchRow, Sitter, Store, StoreError,
    duplicate::is_open,
    names::Names,
    problems::store_problem,
    replay::player,
    state::{State, Unfoldable},
};

/// The reason why there is no record of a match.
#[derive(Debug, thiserror::Error)]
pub enum NoRecord {
    /// The match does not exist here.
    #[error("there is no such match")]
    Unknown,
    /// A what-if match that begins with a view of a match that is still running.
    #[error(
        "this what-if match continues a running match; until that match finishes, only its player can see it"
    )]
    Guess,
    /// Other tables still play the same deal.
    #[error("other tables still play the same deal; its matches become public when all have finished")]
    Duplicate,
    /// The match is running; its record is public after it.
    #[error("the match is still running; its record becomes public when it finishes")]
    NotOver,
    /// The stored match is damaged.
    #[error("the match can no longer be read: {0}")]
    Unreadable(String),
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<NoRecord> for Problem {
    fn from(reason: NoRecord) -> Self {
        let code = match &reason {
            NoRecord::Unknown => ProblemCode::NotFound,
            NoRecord::NotOver | NoRecord::Guess | NoRecord::Duplicate => ProblemCode::WrongTime,
            NoRecord::Store(error) => return store_problem(error),
            NoRecord::Unreadable(error) => {
                tracing::error!(%error, "a finished match cannot be read");
                let message = "the match can no longer be read; the server's log says why";
                return Self::new(ProblemCode::Internal, message);
            }
        };
        Self::new(code, reason.to_string())
    }
}

/// The reader of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asker<'a> {
    /// Any client.
    Anybody,
    /// An account, by its id.
    Account(&'a str),
    /// The operator, who has the database.
    Host,
}

impl Asker<'_> {
    /// Refuses a reader that may not see a finished match yet: other tables play its deal, or it begins with
    /// a hand of another match that may still run.
    pub(crate) async fn may_know(
        self,
        store: &dyn Store,
        found: &FoundMatch,
        now: u64,
    ) -> Result<(), NoRecord> {
        let Some(Dealt { deal, players, .. }) = &found.row.dealt else { return Ok(()) };
        match deal {
            Deal::Guess { of, .. } if !self.may_know_guess(store, (of, players)).await? => {
                Err(NoRecord::Guess)
            }
            // A player of the match could show it to players of the other tables.
            Deal::Duplicate { set } if self != Self::Host && !is_open(store, set, now).await? => {
                Err(NoRecord::Duplicate)
            }
            Deal::Guess { .. }
            | Deal::Duplicate { .. }
            | Deal::Chance
            | Deal::Lesson
            | Deal::Fork
            | Deal::Day { .. } => Ok(()),
        }
    }

    async fn may_know_guess(
        self,
        store: &dyn Store,
        (of, players): (&str, &[Option<Sitter>]),
    ) -> Result<bool, StoreError> {
        let own = |account: &str| players.iter().flatten().any(|sits| sits.account() == Some(account));
        match self {
            Self::Host => return Ok(true),
            Self::Account(account) if own(account) => return Ok(true),
            Self::Account(_) | Self::Anybody => {}
        }
        // A deleted match is no longer played.
        Ok(store.find_match(of).await?.is_none_or(|real| real.outcome.is_some()))
    }
}

/// Returns the record of a finished match. Cost: reads the match's own entries. Old versions did not note
/// their place. For such a match this reads the log of the whole table, and replays the matches before it,
/// outside the threads that serve requests.
///
/// # Errors
///
/// Fails if there is no record.
pub async fn match_record(
    store: &dyn Store,
    catalogue: &Catalogue,
    (asker, id): (Asker<'_>, &str),
    now: u64,
) -> Result<MatchRecord, NoRecord> {
    Ok(kept_match(store, catalogue, (asker, id), now).await?.record)
}

/// All stored data of a finished match.
pub(crate) struct KeptMatch {
    pub(crate) found: FoundMatch,
    pub(crate) setup: Setup,
    pub(crate) record: MatchRecord,
}

/// Returns the record with the other stored data, for the same cost.
pub(crate) async fn kept_match(
    store: &dyn Store,
    catalogue: &Catalogue,
    (asker, id): (Asker<'_>, &str),
    now: u64,
) -> Result<KeptMatch, NoRecord> {
    let found = store.find_match(id).await?.ok_or(NoRecord::Unknown)?;
    asker.may_know(store, &found, now).await?;
    let FoundMatch { row, table, outcome, last, .. } = &found;
    let outcome = outcome.clone().ok_or(NoRecord::NotOver)?;
    let (log, setup) = match &row.dealt {
        Some(Dealt { seq, setup, .. }) => {
            let log = store.log_between(table, seq.saturating_sub(1), last.unwrap_or(u64::MAX)).await?;
            (log, setup.clone())
        }
        None => begun(&row.id, table.clone(), store, catalogue).await?,
    };
    let record = record(row.clone(), outcome, setup.clone(), &log);
    let mut record = record.map_err(|error| NoRecord::Unreadable(error.to_string()))?;
    let players = row.dealt.as_ref().map(|dealt| dealt.players.clone()).unwrap_or_default();
    let mut names = Names::default();
    names.learn(store, Sitter::accounts(&players).into_iter().map(str::to_owned).collect()).await?;
    record.seated = players.into_iter().map(|sitter| player(sitter, &names)).collect();
    let (began_at, ended_at) = (found.began_at, found.ended_at.unwrap_or(found.began_at));
    record.time = Some(MatchTime { began_at, ended_at });
    Ok(KeptMatch { found, setup, record })
}

/// Returns the entries from the beginning of a match on, and its setup. The number of seats depends on
/// everything that happened before.
async fn begun(
    id: &str,
    table: String,
    store: &dyn Store,
    catalogue: &Catalogue,
) -> Result<(Vec<Logged>, Setup), NoRecord> {
    let mut log = store.log(&table).await?;
    let of_it = |logged: &Logged| matches!(&logged.entry, Entry::Began { id: it, .. } if it == id);
    let Some(began) = log.iter().position(of_it) else {
        return Err(NoRecord::Unreadable("it is not in its table's log".into()));
    };
    let own = log.split_off(began);
    let catalogue = catalogue.clone();
    let fold = tokio::task::spawn_blocking(move || {
        State::load(&table, "", &log, &catalogue).map(|state| state.setup)
    });
    match fold.await {
        Ok(Ok(setup)) => Ok((own, setup)),
        Ok(Err(error)) => Err(NoRecord::Unreadable(error.to_string())),
        Err(error) => Err(NoRecord::Unreadable(error.to_string())),
    }
}

fn record(row: MatchRow, outcome: Outcome, setup: Setup, log: &[Logged]) -> Result<MatchRecord, Unfoldable> {
    let refused = |why: &str| Unfoldable::Refused {
        seq: log.first().map_or(0, |first| first.seq),
        why: why.to_owned(),
    };
    let Some((Logged { entry: Entry::Began { seed, continues, guess, shuffled, .. }, .. }, rest)) =
        log.split_first()
    else {
        return Err(refused("no match begins here"));
    };
    let seed = Seed::from_hex(seed).ok_or_else(|| refused("the seed cannot be read"))?;
    let (mut inputs, mut hints, mut undone, mut guesses) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for logged in rest.iter().take_while(|logged| !matches!(logged.entry, Entry::Again { .. })) {
        match &logged.entry {
            Entry::Played { seat, by, input, .. } => {
                inputs.push(RecordedInput {
                    seat: *seat,
                    by: by.told_to_others(),
                    input: input.clone(),
                    at: Some(logged.at),
                });
            }
            Entry::Hinted { seat, .. } => {
                hints.push(RecordedHint { seat: *seat, after: inputs.len() as u32 });
            }
            Entry::Guessed { seat, .. } => {
                guesses.push(RecordedHint { seat: *seat, after: inputs.len() as u32 });
            }
            Entry::TookBack { seat, inputs: taken, .. } => {
                inputs.truncate(inputs.len().saturating_sub(*taken as usize));
                undone.push(RecordedUndo { seat: *seat, after: inputs.len() as u32 });
                // An undo moves earlier requests to the input that replaces the undone ones.
                let left = inputs.len() as u32;
                let asked = hints.iter_mut().chain(&mut guesses);
                asked.for_each(|asked: &mut RecordedHint| asked.after = asked.after.min(left));
                undone.iter_mut().for_each(|undo: &mut RecordedUndo| undo.after = undo.after.min(left));
            }
            // These entries contain nothing about the play.
            Entry::Made { .. }
            | Entry::Configured { .. }
            | Entry::Sat { .. }
            | Entry::Beside { .. }
            | Entry::Freed { .. }
            | Entry::Renamed { .. }
            | Entry::Removed { .. }
            | Entry::Muted { .. }
            | Entry::Banned { .. }
            | Entry::Ready { .. }
            | Entry::Bot { .. }
            | Entry::Closed { .. }
            | Entry::Host { .. }
            | Entry::Began { .. }
            | Entry::Said { .. }
            | Entry::Whispered { .. }
            | Entry::Confided { .. }
            | Entry::Banks { .. }
            | Entry::Pause { .. }
            | Entry::Ahead { .. }
            | Entry::StandingOrder { .. }
            | Entry::Again { .. } => {}
        }
    }
    Ok(MatchRecord {
        id: row.id,
        game: row.game,
        rules_version: row.rules_version,
        seats: setup.seats,
        options: setup.options,
        seed_hash: seed.hash(),
        seed: seed.reveal(),
        shuffled: shuffled.clone(),
        inputs,
        hints,
        undone,
        guesses,
        outcome,
        seated: Vec::new(),
        time: None,
        continues: continues.clone(),
        guess: guess.clone(),
    })
}
