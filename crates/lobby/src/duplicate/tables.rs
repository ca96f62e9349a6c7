//! The creation of tables that share a deal, and their progress for clients.

use contract::{Outcome, Seat};
use protocol::{
    Account, Newcomers, Problem, ProblemCode, Setup, Status, Visibility,
    http::{
        Duplicate, DuplicateResult, DuplicateState, DuplicateTable, FEWEST_DUPLICATE_TABLES,
        MOST_DUPLICATE_TABLES, MadeDuplicate, MadeTable, Matchpoints, Player,
    },
};

use super::{DuplicateSet, Standing, score::matchpoints, standing::At};
use crate::{
    Entry, Lobby, Logged, Sitter, StoreError, TableRow, code::random_code, making::CODES_TRIED, names::Names,
    problems::store_problem, replay::player, setup::check_setup, state::State,
};

impl Lobby {
    /// Makes tables that share a deal.
    ///
    /// # Errors
    ///
    /// Fails if the number of tables or the setup is not possible, the account has too many tables, or the
    /// store fails.
    pub async fn make_duplicate(
        &self,
        account: &Account,
        (setup, tables): (Setup, u8),
    ) -> Result<MadeDuplicate, Problem> {
        let shared = &self.0.shared;
        if !(FEWEST_DUPLICATE_TABLES..=MOST_DUPLICATE_TABLES).contains(&tables) {
            return Err(Problem::new(ProblemCode::BadSetup, "2 to 8 tables can share a deal"));
        }
        // A spectator or a player who joins could play the deal at another table.
        let setup = Setup { visibility: Visibility::Private, newcomers: Newcomers::Nobody, ..setup };
        if setup.has_random_seats() {
            let why = "tables with a shared deal are compared seat by seat, so players keep their seats; set \
                 `random_seats` to `false`";
            return Err(Problem::new(ProblemCode::BadSetup, why));
        }
        let setup = Setup { random_seats: Some(false), ..setup };
        let setup = check_setup(&shared.catalogue, shared.config.grace, setup)?;
        let offer = shared
            .catalogue
            .get(&setup.game)
            .ok_or_else(|| Problem::new(ProblemCode::NotFound, "this server does not offer that game"))?;
        self.has_room(account, u32::from(tables)).await?;
        let now = shared.clock.now();
        let fresh = || uuid::Uuid::now_v7().to_string();
        let set = DuplicateSet {
            id: fresh(),
            maker: account.id.clone(),
            rules_version: offer.game.rules_version(),
            seed: shared.config.luck.deal(&setup.game, setup.seats.get(), 1),
            setup,
            made_at: now,
            closed_at: None,
            tables: (0..tables).map(|_| fresh()).collect(),
        };
        let mut tries = 0;
        loop {
            let rows: Vec<_> = set.tables.iter().map(|id| self.begin_log(&set, id)).collect();
            match shared.store.make_duplicate(&set, &rows).await {
                Ok(()) => {
                    let made = |(row, _): (TableRow, Logged)| MadeTable {
                        id: row.id,
                        code: row.code,
                        seats: set.setup.seats,
                    };
                    let tables = rows.into_iter().map(made).collect();
                    return Ok(MadeDuplicate { id: set.id, tables });
                }
                Err(StoreError::Conflict(_)) if tries < CODES_TRIED => tries += 1,
                Err(error) => return Err(store_problem(&error)),
            }
        }
    }

    pub(crate) fn begin_log(&self, set: &DuplicateSet, id: &str) -> (TableRow, Logged) {
        let DuplicateSet { maker, setup, made_at: at, .. } = set;
        let shared = &self.0.shared;
        let teams = shared.catalogue.teams(setup);
        let mut state = State::made((id, &random_code()), maker, (setup, None), teams, *at);
        state.duplicate = Some(set.id.clone());
        let (host, duplicate) = (maker.clone(), state.duplicate.clone());
        let entry = Entry::Made { host, setup: setup.clone(), fork: None, duplicate };
        (state.row(&shared.outages()), Logged { seq: 1, at: *at, entry })
    }

    /// Returns the progress of tables that share a deal, as far as an account may see it; `None`: as any
    /// client may. Cost: two queries a table.
    ///
    /// # Errors
    ///
    /// Fails if there are no such tables, or the store fails.
    pub async fn duplicate(&self, account: Option<&str>, set: &str) -> Result<Duplicate, Problem> {
        let standing = self.standing(set).await?;
        self.duplicate_shown(account, standing).await
    }

    /// Lets no further table begin. Running matches continue.
    ///
    /// # Errors
    ///
    /// Fails if there are no such tables, the account did not make them, or the store fails.
    pub async fn close_duplicate(&self, account: &Account, set: &str) -> Result<Duplicate, Problem> {
        let shared = &self.0.shared;
        let turn = shared.duplicates.lock().await;
        let standing = self.standing(set).await?;
        if standing.set.maker != account.id {
            return Err(Problem::new(
                ProblemCode::NotAllowed,
                "only the account that made these tables can close them",
            ));
        }
        let closed = shared.store.close_duplicate(set, shared.clock.now()).await;
        closed.map_err(|e| store_problem(&e))?;
        drop(turn);
        self.duplicate(Some(&account.id), set).await
    }

    async fn standing(&self, set: &str) -> Result<Standing, Problem> {
        let standing =
            Standing::of(self.0.shared.store.as_ref(), set).await.map_err(|e| store_problem(&e))?;
        standing.ok_or_else(|| Problem::new(ProblemCode::NotFound, "there is no such shared deal"))
    }

    async fn duplicate_shown(&self, account: Option<&str>, standing: Standing) -> Result<Duplicate, Problem> {
        let shared = &self.0.shared;
        let seats = standing.set.setup.seats.get();
        let sitting: Vec<_> = standing.tables.iter().map(|at| sitting(at, seats)).collect();
        let accounts = sitting.iter().flatten().flatten().filter_map(Sitter::account);
        let accounts = accounts.chain([standing.set.maker.as_str()]).map(str::to_owned).collect();
        let mut names = Names::default();
        names.learn(shared.store.as_ref(), accounts).await.map_err(|e| store_problem(&e))?;
        let open = standing.is_open(shared.clock.now());
        let closed = standing.set.closed_at.is_some();
        let outcomes: Vec<&Outcome> = standing.tables.iter().filter_map(outcome).collect();
        let mut points = if open { matchpoints(&outcomes) } else { Vec::new() }.into_iter();
        let mut tables = Vec::with_capacity(standing.tables.len());
        for (at, sitting) in standing.tables.iter().zip(sitting) {
            let mine = account.is_some_and(|account| at.players().any(|player| player == account));
            // Scores exist only for finished tables, in order.
            let points = outcome(at).and_then(|_| points.next()).unwrap_or_default();
            let state = state(at, closed || open);
            // Replays of the deal name its set, and any client may read them.
            let opens = |row: &&TableRow| {
                state == DuplicateState::Gathering || account.is_some_and(|account| row.belongs_to(account))
            };
            tables.push(DuplicateTable {
                code: at.row.as_ref().filter(opens).map(|row| row.code.clone()),
                state,
                players: sitting
                    .into_iter()
                    .map(|sitter| sitter.map_or(Player::Nobody, |sitter| player(Some(sitter), &names)))
                    .collect(),
                mine,
                result: if open || mine { result(at, points) } else { None },
            });
        }
        let maker = names.account(&standing.set.maker);
        let opens_at = standing.opens_at();
        let DuplicateSet { id, setup, made_at, .. } = standing.set;
        Ok(Duplicate { id, setup, maker, made_at, closed, open, opens_at, tables })
    }
}

fn outcome(at: &At) -> Option<&Outcome> {
    at.played.as_ref()?.outcome.as_ref()
}

fn result(at: &At, matchpoints: Vec<Matchpoints>) -> Option<DuplicateResult> {
    let played = at.played.as_ref()?;
    Some(DuplicateResult { id: played.row.id.clone(), outcome: played.outcome.clone()?, matchpoints })
}

/// Returns the progress of a table; `late` if no further table begins.
fn state(at: &At, late: bool) -> DuplicateState {
    match (&at.played, &at.row) {
        (Some(played), _) if played.outcome.is_some() => DuplicateState::Over,
        (Some(_), _) => DuplicateState::Playing,
        (None, Some(_)) if !late => DuplicateState::Gathering,
        (None, Some(_) | None) => DuplicateState::Closed,
    }
}

/// Returns the sitters of all seats, in the match with the shared deal if it has begun.
fn sitting(at: &At, seats: usize) -> Vec<Option<Sitter>> {
    if let Some(dealt) = at.played.as_ref().and_then(|played| played.row.dealt.as_ref()) {
        return dealt.players.clone();
    }
    let mut sitting = vec![None; seats];
    let Some(row) = at.row.as_ref().filter(|row| row.summary.status == Status::Gathering) else {
        return sitting;
    };
    let there = row.summary.seats.iter().map(|seat: &Seat| seat.number());
    for (seat, sitter) in there.zip(row.summary.sitting.iter()) {
        if let Some(place) = sitting.get_mut(seat) {
            *place = Some(sitter.clone());
        }
    }
    sitting
}
