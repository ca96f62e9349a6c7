//! The creation of tables: for new matches, and for forks of finished matches.

use std::time::Duration;

use protocol::{Account, Continues, Limits, Problem, ProblemCode, Setup, Visibility, http};
use tokio::time::Instant;

use crate::{
    Asker, Entry, Lobby, Logged, StoreError,
    code::random_code,
    fork::{Fork, beginning, offer},
    problems::store_problem,
    record::{KeptMatch, kept_match},
    setup::check_setup,
    state::State,
};

/// The time for which an unfinished table counts against the limit, so that forgotten tables lock no account
/// out.
const COUNTED_FOR: Duration = Duration::from_secs(24 * 3_600);

/// The maximum number of retries with a new code for a table.
pub(crate) const CODES_TRIED: usize = 5;

impl Lobby {
    /// Makes a table.
    ///
    /// # Errors
    ///
    /// Fails if the setup is not possible, the account has too many tables, or the store fails.
    pub async fn make_table(&self, account: &Account, setup: Setup) -> Result<http::MadeTable, Problem> {
        let shared = &self.0.shared;
        let setup = check_setup(&shared.catalogue, shared.config.grace, setup)?;
        self.has_room(account, 1).await?;
        self.make(account, setup, None).await
    }

    /// Makes a table that continues a finished match from one of its moments. Cost: the match's own entries
    /// are read, and its inputs before that moment are played once, outside the threads that serve requests.
    ///
    /// # Errors
    ///
    /// Fails if the match does not exist, is not finished, or has other rules than new matches. Also fails if
    /// it cannot be continued from there or with these players, the account has too many tables or forks, or
    /// the store fails.
    pub async fn fork(
        &self,
        account: &Account,
        id: &str,
        wanted: http::ForkMatch,
    ) -> Result<http::MadeTable, Problem> {
        let shared = &self.0.shared;
        self.has_room(account, 1).await?;
        let now = || Instant::now().into_std();
        self.0.forks.take(&account.id, now()).map_err(|wait| {
            let message = "you have continued matches too often; try again later";
            let wait = Some((wait.as_millis() as u64).max(1));
            Problem { retry_after: wait, ..Problem::new(ProblemCode::TooMany, message) }
        })?;
        let turn = shared.heavy.acquire().await;
        let KeptMatch { setup, record, .. } =
            kept_match(shared.store.as_ref(), &shared.catalogue, (Asker::Anybody, id), shared.clock.now())
                .await?;
        let http::ForkMatch { at, seats, clock, hints } = wanted;
        let catalogue = shared.catalogue.clone();
        let played = tokio::task::spawn_blocking(move || (beginning(&catalogue, &record, at), record));
        let broken = "the match could not be replayed; the server's log says why";
        let (beginning, record) = played.await.map_err(|_| Problem::new(ProblemCode::Internal, broken))?;
        let beginning = beginning?;
        drop(turn);
        for _ in 1..beginning.tokens() {
            self.0.forks.note(&account.id, now());
        }
        let offer = offer(&shared.catalogue, &record)?;
        let seats = beginning.seated(&record, seats, (&account.id, offer))?;
        // The table is private, for the account and the players that it invites. Playing hours apply only to
        // a clock that runs for days.
        let playing_hours = setup.playing_hours.filter(|_| clock.is_slow());
        let setup =
            Setup { clock, playing_hours, hints, away: None, visibility: Visibility::Private, ..setup };
        let setup = check_setup(&shared.catalogue, shared.config.grace, setup)?;
        let continues = Continues { of: record.id, at };
        self.make(account, setup, Some(Fork { continues, seats })).await
    }

    /// Checks that an account may make `more` further tables.
    pub(crate) async fn has_room(&self, account: &Account, more: u32) -> Result<(), Problem> {
        let shared = &self.0.shared;
        let since = shared.clock.now().saturating_sub(COUNTED_FOR.as_millis() as u64);
        let open = shared.store.open_tables_of(&account.id, since).await.map_err(|e| store_problem(&e))?;
        let Limits { tables_per_account: limit, .. } = self.limits_of(account);
        if open.saturating_add(more) <= limit {
            return Ok(());
        }
        let message = format!("you have {open} unfinished tables of the last 24 hours; the limit is {limit}");
        Err(Problem::new(ProblemCode::TooMany, message))
    }

    pub(crate) async fn make(
        &self,
        account: &Account,
        setup: Setup,
        fork: Option<Fork>,
    ) -> Result<http::MadeTable, Problem> {
        let shared = &self.0.shared;
        let (id, at) = (uuid::Uuid::now_v7().to_string(), shared.clock.now());
        let teams = shared.catalogue.teams(&setup);
        let (host, duplicate) = (account.id.clone(), None);
        let entry = Entry::Made { host, setup: setup.clone(), fork: fork.clone(), duplicate };
        let first = Logged { seq: 1, at, entry };
        let mut tries = 0;
        loop {
            let code = random_code();
            let state = State::made((&id, &code), &account.id, (&setup, fork.as_ref()), teams, at);
            match shared.store.make_table(&state.row(&shared.outages()), &first).await {
                Ok(()) => return Ok(http::MadeTable { id, code, seats: setup.seats }),
                Err(StoreError::Conflict(_)) if tries < CODES_TRIED => tries += 1,
                Err(error) => return Err(store_problem(&error)),
            }
        }
    }
}
