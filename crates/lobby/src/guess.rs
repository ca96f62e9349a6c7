//! A what-if match continues a running match for one player, with guessed cards where the view hides them.
//!
//! - The new table begins with the view of one seat, as its player saw it, and with a seed of its own.
//!   `Entry::Began` has both.
//! - `game/start.rs` opens it by `AnyGame::open_imagined`, a pure function. The server does that when the
//!   match begins, wakes, is replayed or is verified.
//! - The task of the running match returns only that view (`Seen`). Nothing returns from the new table to
//!   that match.
//! - The server imagines worlds away from the tasks of tables.
//! - Such a match shows a hand of a match that may still run. So `record.rs` asks for the reader (`Asker`).
//! - Laws: `contract-laws/src/laws/guess.rs` for every game, `tests/it/guessed.rs` for the server's messages.

use contract::{BySeat, NotImagined, Phase, Seat};
use protocol::{
    Account, Clock, Deal, Guess, GuessAt, Newcomers, Problem, ProblemCode, Setup, Visibility, http,
};
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use crate::{
    Catalogue, Entry, Lobby, Sitter, TableRow,
    errand::{Errand, Told},
    game::Start,
    setup::check_setup,
};

/// The maximum number of bytes of a view. The largest views of the games have a tenth of it.
pub(crate) const MOST_BYTES: usize = 256 * 1024;

/// The number of bytes that uses one more token of the limit on forks.
const BYTES_A_TOKEN: usize = 16 * 1024;

/// The reason why a what-if match has no spectators.
pub(crate) const ALONE: &str = "this is a what-if match of another player; it has no spectators";

/// The data that a player takes from a running match: their own view.
#[derive(Serialize, Deserialize)]
pub(crate) struct Seen {
    /// The view, its seat and the match.
    pub(crate) guess: Guess,
    pub(crate) at: GuessAt,
    pub(crate) rules_version: u32,
    pub(crate) setup: Setup,
    /// True for the seats with a player, spare ones too. All clients at the table see that.
    pub(crate) taken: BySeat<bool>,
    /// The length of the view as text, in bytes.
    pub(crate) bytes: usize,
}

/// The reason why an account cannot play a what-if match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum NoGuess {
    #[error("only people can start what-if matches; bots cannot")]
    Program,
    #[error(
        "a what-if match helps like a hint, and this table does not allow hints; its host can allow them"
    )]
    NoHints,
    #[error("a shared deal has no what-if matches")]
    Compared,
    #[error(
        "other players share your device, and a what-if match has no screen that hides your hand from them"
    )]
    Shared,
    #[error(
        "the match uses version {theirs} of the rules, and new matches use version {ours}; play it to its end"
    )]
    OtherRules { theirs: u32, ours: u32 },
    #[error("your view of the match is too long to copy")]
    TooLong,
    #[error("name at most as many players as the match has seats")]
    Seats,
    #[error("this game has no built-in bot {0:?}")]
    NoPlayer(String),
    #[error("this game has no bot that can play the other seats")]
    NobodyPlays,
    #[error("the server found no deal that agrees with your view")]
    Unimaginable,
    #[error("this server does not offer that game")]
    NoGame,
}

impl From<NoGuess> for Problem {
    fn from(why: NoGuess) -> Self {
        let code = match &why {
            NoGuess::Program | NoGuess::NoHints | NoGuess::Compared | NoGuess::Shared => {
                ProblemCode::NotAllowed
            }
            NoGuess::OtherRules { .. } | NoGuess::NobodyPlays => ProblemCode::NotInThisGame,
            NoGuess::TooLong | NoGuess::Seats => ProblemCode::BadSetup,
            NoGuess::NoPlayer(_) | NoGuess::NoGame => ProblemCode::NotFound,
            NoGuess::Unimaginable => ProblemCode::Internal,
        };
        Self::new(code, why.to_string())
    }
}

impl Seen {
    /// Returns the number of tokens of the limit on forks that copying uses.
    const fn tokens(&self) -> usize {
        1 + self.bytes / BYTES_A_TOKEN
    }

    /// Returns the setup of the new table: that of the match, for one player, without a clock. It has hints
    /// if the game has them.
    fn setup(&self, catalogue: &Catalogue) -> Setup {
        let hints = catalogue.get(&self.setup.game).is_some_and(|offer| offer.adviser.is_some());
        Setup {
            clock: Clock::None,
            visibility: Visibility::Private,
            newcomers: Newcomers::Nobody,
            away: None,
            hints,
            playing_hours: None,
            ..self.setup.clone()
        }
    }

    /// Returns the sitters of all seats with a player in the running match.
    fn seated(
        &self,
        catalogue: &Catalogue,
        account: &str,
        wanted: &[Option<String>],
    ) -> Result<Vec<(Seat, Sitter)>, NoGuess> {
        let offer = catalogue.get(&self.setup.game).ok_or(NoGuess::NoGame)?;
        if wanted.len() > self.taken.seats().get() {
            return Err(NoGuess::Seats);
        }
        let mut seated = Vec::new();
        for (seat, taken) in self.taken.iter() {
            let named = wanted.get(seat.number()).cloned().flatten();
            if let Some(player) = &named
                && offer.newest().player(player).is_none()
            {
                return Err(NoGuess::NoPlayer(player.clone()));
            }
            if seat == self.guess.seat {
                seated.push((seat, Sitter::Account(account.to_owned())));
            } else if *taken || self.setup.seats.contains(seat) {
                let stand_in = || offer.newest().stand_in().map(|player| player.name().to_owned());
                seated.push((seat, Sitter::Bot(named.or_else(stand_in).ok_or(NoGuess::NobodyPlays)?)));
            }
        }
        Ok(seated)
    }

    /// Returns the entries with which the match begins. Players on spare seats join after that.
    fn entries(self, seated: Vec<(Seat, Sitter)>, start: &Start) -> Vec<Entry> {
        let (first, spare): (Vec<_>, Vec<_>) =
            seated.into_iter().partition(|(seat, _)| self.setup.seats.contains(*seat));
        let sits = |(seat, sitter)| match sitter {
            Sitter::Account(account) => Entry::Sat { seat, account },
            Sitter::Bot(player) => Entry::Bot { seat, player },
        };
        let GuessAt { of, table } = self.at;
        let began = Entry::Began {
            id: uuid::Uuid::now_v7().to_string(),
            rules_version: self.rules_version,
            seed: start.seed.reveal(),
            continues: None,
            deal: Deal::Guess { of, table },
            guess: Some(self.guess),
            shuffled: None,
        };
        first.into_iter().map(sits).chain([began]).chain(spare.into_iter().map(sits)).collect()
    }
}

impl Lobby {
    /// Makes a table at which an account continues alone from its view of a running match. Cost: the view is
    /// written, and one world is imagined from it twice, outside the threads that serve requests.
    ///
    /// # Errors
    ///
    /// Fails if the account does not play there, the table does not allow it, or the match has other rules
    /// than new matches. Also fails if the account has too many tables or reached the limit on forks, or if
    /// the store fails.
    pub async fn guess(
        &self,
        account: &Account,
        (table, address): (&str, std::net::IpAddr),
        wanted: http::GuessMatch,
    ) -> Result<http::MadeTable, Problem> {
        let shared = &self.0.shared;
        self.has_room(account, 1).await?;
        let account_id = Some(account.id.as_str());
        let row = shared.lookups.find(shared.store.as_ref(), table, address, account_id).await?;
        let now = || Instant::now().into_std();
        self.0.forks.take(&account.id, now()).map_err(|wait| {
            let message = "you have continued matches too often; try again later";
            let retry_after = Some((wait.as_millis() as u64).max(1));
            Problem { retry_after, ..Problem::new(ProblemCode::TooMany, message) }
        })?;
        let seen = self.seen(account, row).await?;
        for _ in 1..seen.tokens() {
            self.0.forks.note(&account.id, now());
        }
        let seated = seen.seated(&shared.catalogue, &account.id, &wanted.players)?;
        let setup = check_setup(&shared.catalogue, shared.config.grace, seen.setup(&shared.catalogue))?;
        let seed = shared.config.luck.deal(&setup.game, setup.seats.get(), 1);
        let start = self.imaginable(&setup, seen.guess.clone(), seed).await?;
        let made = self.make(account, setup, None).await?;
        let entries = seen.entries(seated, &start);
        self.begin_guess(account, &made.id, entries).await?;
        Ok(made)
    }

    /// Returns the view of the account at the table; the other players there receive that it plays a what-if
    /// match.
    async fn seen(&self, account: &Account, row: TableRow) -> Result<Seen, Problem> {
        self.errand(row, Errand::Guess { account: account.clone() }).await?.seen()
    }

    /// Returns a start from which a match begins that is not finished at once.
    async fn imaginable(&self, setup: &Setup, guess: Guess, seed: contract::Seed) -> Result<Start, Problem> {
        let shared = &self.0.shared;
        let _turn = shared.heavy.acquire().await;
        let (catalogue, setup) = (shared.catalogue.clone(), setup.clone());
        let imagine = move || {
            let start = Start { seed, guess: Some(Box::new(guess)) };
            let offer = catalogue.get(&setup.game).ok_or(NoGuess::NoGame)?;
            let begun = start.open(offer.game.as_ref(), setup.seats, &setup.options).map_err(|why| {
                let game = &setup.game;
                tracing::error!(game, error = %why, "no deal agrees with the view of a what-if match");
                match why {
                    NotImagined::Options(_)
                    | NotImagined::NoView
                    | NotImagined::Unimaginable(_)
                    | NotImagined::Broken => NoGuess::Unimaginable,
                }
            })?;
            match begun.phase() {
                Phase::Over(_) => Err(NoGuess::Unimaginable),
                Phase::Open(_) | Phase::Sealed { .. } | Phase::Meanwhile { .. } => Ok(start),
            }
        };
        let imagined = tokio::task::spawn_blocking(imagine).await;
        Ok(imagined.unwrap_or(Err(NoGuess::Unimaginable))?)
    }

    async fn begin_guess(&self, account: &Account, table: &str, entries: Vec<Entry>) -> Result<(), Problem> {
        let shared = &self.0.shared;
        let row = shared.store.find_table(&table.to_owned()).await;
        let row = row.map_err(|e| crate::problems::store_problem(&e))?.ok_or_else(closing)?;
        self.errand(row, Errand::Begin { account: account.id.clone(), entries }).await.map(Told::done)
    }
}

fn closing() -> Problem {
    Problem::new(ProblemCode::Closing, "the server is restarting; try again in a moment")
}
