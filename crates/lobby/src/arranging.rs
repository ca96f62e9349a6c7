//! Matches that the server arranges, for ladders and series.
//!
//! - The caller decides the players, the setup and the deal.
//! - No account is the host. An empty `host` in the log's first entry marks such a table. So no account can
//!   configure it, remove a player or propose a rematch.
//! - Players there can play, chat and resign. The log contains everything, as for any other table.

use contract::{Seat, Seed};
use futures_util::future::try_join_all;
use protocol::{
    Away, By, ClientMessage, Clock, Deal, Newcomers, Problem, ProblemCode, Setup, Status, Visibility,
};

use crate::{
    DuplicateSet, Entry, Lobby, Logged, Sitter, StoreError, TableRow, code::random_code, errand::Errand,
    making::CODES_TRIED, problems::store_problem, setup::check_setup, state::State,
};

/// The host of a table that the server arranged. No account has this id.
pub(crate) const NOBODY: &str = "";

/// A match that the server begins.
#[derive(Clone, Debug)]
pub struct Arranged {
    /// The setup. Without a clock only built-in bots can have seats. No account can join, no substitute bot
    /// plays, and there are no hints, regardless of the setup.
    pub setup: Setup,
    /// The sitters of all seats: accounts, each once, and built-in bots.
    pub seats: Vec<Sitter>,
    /// The seed of the deal. Default: a random one.
    pub seed: Option<Seed>,
    /// The kind of the deal.
    pub deal: Deal,
}

/// The reason why a match cannot be arranged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
enum NotArranged {
    #[error("name exactly {0} players, one for each seat")]
    Seats(usize),
    #[error("an account cannot sit in two seats of a match")]
    Twice,
    #[error("matches between accounts need a clock")]
    NoClock,
    #[error("there is no account {0:?}")]
    NoAccount(String),
    #[error("this game has no built-in bot {0:?}")]
    NoLevel(String),
    #[error("this server does not offer that game")]
    NoGame,
}

impl From<NotArranged> for Problem {
    fn from(why: NotArranged) -> Self {
        let code = match &why {
            NotArranged::Seats(_) | NotArranged::Twice | NotArranged::NoClock => ProblemCode::BadSetup,
            NotArranged::NoAccount(_) | NotArranged::NoLevel(_) | NotArranged::NoGame => {
                ProblemCode::NotFound
            }
        };
        Self::new(code, why.to_string())
    }
}

impl Lobby {
    /// Makes a table and begins its match at once with the given players. Accounts that listen receive that
    /// they were seated, that the match began, and when it is their turn. Cost: a table and a deal, two
    /// writes.
    ///
    /// # Errors
    ///
    /// Fails if the setup is not possible, an account or a built-in bot does not exist, or the store fails.
    /// If the store fails between the two writes, an empty table remains, which is forgotten in time.
    pub async fn arrange(&self, arranged: Arranged) -> Result<TableRow, Problem> {
        let Arranged { setup, seats, seed, deal } = arranged;
        let setup = self.arranged_setup(setup, &seats)?;
        self.accounts_are_there(&seats).await?;
        let seed = seed.unwrap_or_else(|| self.luck_for(&setup));
        let row = self.make_arranged(&setup).await?;
        self.begin_arranged(row, seats, (seed, deal)).await
    }

    /// Makes tables that share a deal, unless they exist, and begins those matches that have not begun. A
    /// second call is no error. `set` is their common id, and `rotations` contains the sitters of each table.
    /// Until all matches are finished, other accounts see only the players of these tables.
    ///
    /// # Errors
    ///
    /// Fails if the setup is not possible or the store fails. It also fails if a player is banned and the set
    /// does not exist yet.
    pub async fn arrange_shared(
        &self,
        set: &str,
        (setup, seed): (Setup, Seed),
        rotations: &[Vec<Sitter>],
    ) -> Result<Vec<TableRow>, Problem> {
        let store = &self.0.shared.store;
        let failed = |error: StoreError| store_problem(&error);
        let first = rotations.first().ok_or(NotArranged::Seats(setup.seats.get()))?;
        let mut rows = Vec::with_capacity(rotations.len());
        match store.duplicate(set).await.map_err(failed)? {
            Some(known) => {
                for table in &known.tables {
                    let row = store.find_table(table).await.map_err(failed)?;
                    let gone = || Problem::new(ProblemCode::NotFound, "there is no such table");
                    rows.push(row.ok_or_else(gone)?);
                }
            }
            None => {
                self.nobody_is_banned(first)?;
                let setup = Setup { visibility: Visibility::Private, ..setup };
                let setup = self.arranged_setup(setup, first)?;
                rows = self.make_shared(set, (setup, seed.clone()), rotations.len()).await?;
            }
        }
        let deal = || Deal::Duplicate { set: set.to_owned() };
        let begin = |(row, seats): (TableRow, &Vec<Sitter>)| {
            self.begin_arranged(row, seats.clone(), (seed.clone(), deal()))
        };
        try_join_all(rows.into_iter().zip(rotations).map(begin)).await
    }

    async fn make_shared(
        &self,
        set: &str,
        (setup, seed): (Setup, Seed),
        tables: usize,
    ) -> Result<Vec<TableRow>, Problem> {
        let shared = &self.0.shared;
        let offer = shared.catalogue.get(&setup.game).ok_or(NotArranged::NoGame)?;
        let set = DuplicateSet {
            id: set.to_owned(),
            maker: NOBODY.to_owned(),
            rules_version: offer.game.rules_version(),
            seed,
            setup,
            made_at: shared.clock.now(),
            closed_at: None,
            tables: (0..tables).map(|_| uuid::Uuid::now_v7().to_string()).collect(),
        };
        let mut tries = 0;
        loop {
            let rows: Vec<_> = set.tables.iter().map(|id| self.begin_log(&set, id)).collect();
            match shared.store.make_duplicate(&set, &rows).await {
                Ok(()) => return Ok(rows.into_iter().map(|(row, _)| row).collect()),
                Err(StoreError::Conflict(_)) if tries < CODES_TRIED => tries += 1,
                Err(error) => return Err(store_problem(&error)),
            }
        }
    }

    /// Returns the setup of a table that the server arranges for these sitters.
    ///
    /// # Errors
    ///
    /// Fails if the setup is not possible.
    pub fn arranged_setup(&self, setup: Setup, seats: &[Sitter]) -> Result<Setup, Problem> {
        let shared = &self.0.shared;
        let offer = shared.catalogue.get(&setup.game).ok_or(NotArranged::NoGame)?;
        if seats.len() != setup.seats.get() {
            return Err(NotArranged::Seats(setup.seats.get()).into());
        }
        let accounts: Vec<&str> = seats.iter().filter_map(Sitter::account).collect();
        if accounts.iter().enumerate().any(|(n, account)| accounts[..n].contains(account)) {
            return Err(NotArranged::Twice.into());
        }
        if !accounts.is_empty() && setup.clock == Clock::None {
            return Err(NotArranged::NoClock.into());
        }
        for sitter in seats {
            if let Sitter::Bot(player) = sitter
                && offer.newest().player(player).is_none()
            {
                return Err(NotArranged::NoLevel(player.clone()).into());
            }
        }
        let setup = Setup {
            newcomers: Newcomers::Nobody,
            away: Some(Away::Wait),
            hints: false,
            random_seats: Some(false),
            playing_hours: None,
            ..setup
        };
        check_setup(&shared.catalogue, shared.config.grace, setup)
    }

    /// Checks that all accounts exist.
    ///
    /// # Errors
    ///
    /// Fails if an account does not exist or is banned, or if the store fails.
    pub async fn accounts_are_there(&self, seats: &[Sitter]) -> Result<(), Problem> {
        let wanted: Vec<String> = seats.iter().filter_map(Sitter::account).map(str::to_owned).collect();
        let found = self.0.shared.store.accounts(&wanted).await.map_err(|e| store_problem(&e))?;
        let there = |id: &String| found.iter().any(|account| account.id == *id);
        self.nobody_is_banned(seats)?;
        match wanted.iter().find(|id| !there(id)) {
            Some(gone) => Err(NotArranged::NoAccount(gone.clone()).into()),
            None => Ok(()),
        }
    }

    fn nobody_is_banned(&self, seats: &[Sitter]) -> Result<(), Problem> {
        let (shared, now) = (&self.0.shared, self.0.shared.clock.now());
        seats.iter().filter_map(Sitter::account).try_for_each(|account| shared.bans.check(account, now))
    }

    /// Returns a random seed for a match, unknown to all accounts.
    pub fn luck_for(&self, setup: &Setup) -> Seed {
        self.0.shared.config.luck.deal(&setup.game, setup.seats.get(), 1)
    }

    async fn make_arranged(&self, setup: &Setup) -> Result<TableRow, Problem> {
        let shared = &self.0.shared;
        let (id, at) = (uuid::Uuid::now_v7().to_string(), shared.clock.now());
        let teams = shared.catalogue.teams(setup);
        let entry =
            Entry::Made { host: NOBODY.to_owned(), setup: setup.clone(), fork: None, duplicate: None };
        let first = Logged { seq: 1, at, entry };
        let mut tries = 0;
        loop {
            let state = State::made((&id, &random_code()), NOBODY, (setup, None), teams, at);
            let row = state.row(&shared.outages());
            match shared.store.make_table(&row, &first).await {
                Ok(()) => return Ok(row),
                Err(StoreError::Conflict(_)) if tries < CODES_TRIED => tries += 1,
                Err(error) => return Err(store_problem(&error)),
            }
        }
    }

    /// Begins the match of an arranged table, unless a match has begun there. A second call is no error.
    pub(crate) async fn begin_arranged(
        &self,
        row: TableRow,
        seats: Vec<Sitter>,
        (seed, deal): (Seed, Deal),
    ) -> Result<TableRow, Problem> {
        let shared = &self.0.shared;
        if row.summary.status != Status::Gathering {
            return Ok(row);
        }
        let offer = shared.catalogue.get(&row.summary.setup.game).ok_or(NotArranged::NoGame)?;
        let began = Entry::Began {
            id: uuid::Uuid::now_v7().to_string(),
            rules_version: offer.game.rules_version(),
            seed: seed.reveal(),
            continues: None,
            deal,
            guess: None,
            shuffled: None,
        };
        let sits = |(seat, sitter)| match sitter {
            Sitter::Account(account) => Entry::Sat { seat, account },
            Sitter::Bot(player) => Entry::Bot { seat, player },
        };
        let entries = row.summary.setup.seats.seats().zip(seats).map(sits).chain([began]).collect();
        let table = row.id.clone();
        self.errand(row, Errand::Begin { account: NOBODY.to_owned(), entries }).await?.done();
        let found = shared.store.find_table(&table).await.map_err(|e| store_problem(&e))?;
        found.ok_or_else(|| Problem::new(ProblemCode::NotFound, "there is no such table"))
    }
}

/// The number of turns without time left after which a seat loses an arranged match, so that no player waits
/// for a disconnected bot.
pub(crate) const LOST_WITH: u32 = 3;

impl State {
    /// Returns `true` if the server made the table and began its match.
    pub(crate) fn is_arranged(&self) -> bool {
        self.maker == NOBODY
    }

    /// Counts the turns in which a seat ran out of time.
    pub(crate) fn note_late(&mut self, seat: Seat, by: By, turn: Option<u32>) {
        if let (true, By::Clock, Some(turn)) = (self.is_arranged(), by, turn) {
            let late = self.late.entry(seat).or_insert((turn, 0));
            if late.1 == 0 || late.0 != turn {
                *late = (turn, late.1 + 1);
            }
        }
    }

    /// Returns `true` if a seat has run out of time so often that it loses.
    pub(crate) fn is_lost_by_time(&self, seat: Seat) -> bool {
        let late = self.late.get(&seat).is_some_and(|(_, late)| *late >= LOST_WITH);
        late && self.status == Status::Playing && self.chairs[seat].player().is_some()
    }

    /// Returns the seat that wins an arranged match because all its opponents gave up.
    pub(crate) fn is_left_alone(&self) -> Option<Seat> {
        let seats = self.chairs.seats();
        let gave_up = |seat: Seat| {
            let chair = &self.chairs[seat];
            chair.account().is_some() && chair.player().is_none()
        };
        let alone = |seat: &Seat| {
            self.chairs[*seat].player().is_some() && self.teams.opponents(*seat, seats).iter().all(gave_up)
        };
        seats.seats().find(|seat| self.is_arranged() && self.status == Status::Playing && alone(seat))
    }
}

impl TableRow {
    /// Returns `true` if the server made the table and began its match.
    pub fn is_arranged(&self) -> bool {
        self.host == NOBODY
    }
}

/// Refuses requests that would change or delay a match that the server arranged.
pub(crate) fn check_request(message: &ClientMessage) -> Result<(), Problem> {
    match message {
        ClientMessage::Watch { .. }
        | ClientMessage::Unwatch { .. }
        | ClientMessage::Submit { .. }
        | ClientMessage::Foresee { .. }
        | ClientMessage::ChooseAhead { .. }
        | ClientMessage::StandingOrder { .. }
        | ClientMessage::Chat { .. }
        | ClientMessage::React { .. }
        | ClientMessage::ChatBefore { .. }
        | ClientMessage::Resign { .. }
        | ClientMessage::Claim { .. }
        | ClientMessage::Listen { .. }
        | ClientMessage::Decline { .. }
        | ClientMessage::Ping { .. } => Ok(()),
        ClientMessage::Sit { .. }
        | ClientMessage::Admit { .. }
        | ClientMessage::StandIn { .. }
        | ClientMessage::Pause { .. }
        | ClientMessage::Undo { .. }
        | ClientMessage::AllowUndo { .. }
        | ClientMessage::Stand { .. }
        | ClientMessage::Ready { .. }
        | ClientMessage::AddBot { .. }
        | ClientMessage::Beside { .. }
        | ClientMessage::Remove { .. }
        | ClientMessage::Mute { .. }
        | ClientMessage::Ban { .. }
        | ClientMessage::Configure { .. }
        | ClientMessage::Start { .. }
        | ClientMessage::Close { .. }
        | ClientMessage::Hint { .. }
        | ClientMessage::Rematch { .. } => {
            let message = "the server arranged this match: play it, or resign";
            Err(Problem::new(ProblemCode::NotAllowed, message))
        }
    }
}
