//! Ladders: the server pairs external bots and rates them, apart from people.
//!
//! - A bot joins the queue of a game while it listens on a socket. It leaves by request, after a minute
//!   without a socket, or when it loses a match because it stopped playing. The queue is stored, so a restart
//!   keeps it.
//! - One task looks at all running matches once a second, reads their new entries, and begins further matches
//!   (`play.rs`).
//! - `pairing.rs` chooses opponents and seats. `verdict.rs` judges a match. Both work without a store and a
//!   clock.
//! - The lobby knows no ladders. It arranges a match (`Lobby::arrange`) and reports the address from which an
//!   account listens. It gives up a seat (`Lobby::forfeit`), which is an input in the table's log.
//! - One transaction stores the result of a match, and a second one for the same match conflicts
//!   (`store/ladders.rs`). So ratings, crosstable and places always cover the same matches.
//! - Built-in bots that decide at once are the last choice as opponents. They have ratings of their own.
//! - The client's part is `web/src/ladder`.

mod asked;
mod pairing;
mod play;
mod read;
mod silence;
mod verdict;

pub(crate) use read::strength;
use silence::Silences;

use std::{
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use lobby::{Lobby, OfferedGame, Store as _, StoreError, network};
use protocol::{Account, AccountKind, Problem, ProblemCode};
use tokio::{sync::Notify, time::Instant};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::store::{KeptLadderMatch, LEVEL, SqlStore};

/// The settings of ladders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LadderSettings {
    /// The most matches that run at the same time. Zero disables ladders.
    pub matches: usize,
    /// The most matches that one account plays at the same time.
    pub per_account: usize,
    /// Seconds for each decision.
    pub per_decision: u32,
}

impl Default for LadderSettings {
    fn default() -> Self {
        Self { matches: 8, per_account: 2, per_decision: 10 }
    }
}

/// The time between two looks at the running matches.
const LOOKS: Duration = Duration::from_secs(1);

/// The time after which a queued bot without a listening socket is removed.
const GONE: Duration = Duration::from_secs(60);

/// The most bots in all queues.
const MOST_WAITING: usize = 500;

/// The most queued bots from one remote network, so that many accounts of one author leave room for others.
const MOST_FROM_ONE_ADDRESS: usize = 32;

/// The divisor of the matches that the bots of one network may play at the same time. The rest is for other
/// networks.
const SHARE_OF_ONE_ADDRESS: usize = 2;

/// The longest thinking time of a built-in bot on ladders. Bots in matches with people have priority.
const THINKS: Duration = Duration::from_millis(10);

/// The ladders of a server. Cheap to clone.
#[derive(Clone)]
pub struct Ladders(Arc<Inner>);

struct Inner {
    lobby: Lobby,
    store: Arc<SqlStore>,
    settings: LadderSettings,
    queue: Mutex<Vec<Waiting>>,
    silences: Mutex<Silences>,
    /// Notified when a bot joins or a match ends.
    changed: Notify,
    stop: CancellationToken,
    tasks: TaskTracker,
}

/// A bot in a queue.
#[derive(Clone, PartialEq, Debug)]
struct Waiting {
    game: String,
    account: String,
    /// The time at which it was last seen listening.
    here: Instant,
    /// The number of its last match there. The bot with the lowest number is next.
    last: u64,
}

impl Ladders {
    /// Reads the queues and the running matches, and starts to play. Returns `None` if ladders are disabled.
    /// Of several nodes on a database only the leader does this, whenever it begins to lead.
    ///
    /// # Errors
    ///
    /// If the database cannot be read.
    pub async fn open(
        lobby: Lobby,
        store: Arc<SqlStore>,
        settings: LadderSettings,
    ) -> Result<Option<Self>, StoreError> {
        if settings.matches == 0 {
            return Ok(None);
        }
        let (queue, silences) = (Mutex::default(), Mutex::default());
        let (changed, stop, tasks) = (Notify::new(), CancellationToken::new(), TaskTracker::new());
        let ladders = Self(Arc::new(Inner { lobby, store, settings, queue, silences, changed, stop, tasks }));
        let alone = ladders.0.store.leadership().lead().is_ok_and(|lead| lead.epoch().is_none());
        let first = if alone { Some(ladders.begin_again().await?) } else { None };
        ladders.answer_others();
        ladders.0.tasks.spawn(ladders.clone().run(first));
        Ok(Some(ladders))
    }

    /// Reads the stored queues and the running matches.
    async fn begin_again(&self) -> Result<Vec<KeptLadderMatch>, StoreError> {
        self.queue().clear();
        let here = Instant::now();
        for (game, account) in self.0.store.ladder_queue().await? {
            let mut queue = self.queue();
            // The bot may have joined just now.
            if !queue.iter().any(|one| one.game == game && one.account == account) {
                queue.push(Waiting { game, account, here, last: 0 });
            }
        }
        self.note_forgotten().await?;
        self.0.store.ladder_running().await
    }

    /// Stops pairing and watching matches.
    pub async fn shut_down(&self) {
        self.0.stop.cancel();
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    fn queue(&self) -> MutexGuard<'_, Vec<Waiting>> {
        self.0.queue.lock().expect("nobody panics while holding it")
    }

    /// Returns the network that a bot listens from: an IPv4 address, an IPv6 site, or the loopback address.
    fn network_of(&self, account: &str) -> Option<IpAddr> {
        self.0.lobby.listens_from(account).map(network)
    }

    fn silences(&self) -> MutexGuard<'_, Silences> {
        self.0.silences.lock().expect("nobody panics while holding it")
    }

    /// Returns the game of a ladder.
    fn game(&self, game: &str) -> Result<&OfferedGame, Problem> {
        let none = || Problem::new(ProblemCode::NotFound, "this server has no ladder of that game");
        self.0.lobby.catalogue().get(game).ok_or_else(none)
    }

    /// Carries out [`Ladders::join`] on the node that leads.
    async fn join_as_leader(&self, account: &Account, game: &str) -> Result<(), Problem> {
        self.0.store.leadership().lead()?;
        self.game(game)?;
        match account.kind {
            AccountKind::Bot => {}
            AccountKind::Person | AccountKind::Companion => {
                let message = "ladders are for bots; sign in with the kind bot";
                return Err(Problem::new(ProblemCode::NotAllowed, message));
            }
        }
        let Some(address) = self.network_of(&account.id) else {
            let message = "open a socket and send listen first; notices of your matches come on it";
            return Err(Problem::new(ProblemCode::WrongTime, message));
        };
        if let Some(wait) = self.silences().wait(&account.id, Instant::now()) {
            let message = "your bot stopped playing in a ladder match; wait before it joins again";
            let mut problem = Problem::new(ProblemCode::TooMany, message);
            problem.retry_after = Some(wait.as_millis() as u64);
            return Err(problem);
        }
        let waits = |one: &Waiting| one.game == game && one.account == account.id;
        let beside = |one: &&Waiting| self.network_of(&one.account) == Some(address);
        let crowded = |queue: &[Waiting]| {
            !address.is_loopback() && queue.iter().filter(beside).count() >= MOST_FROM_ONE_ADDRESS
        };
        let full =
            |queue: &[Waiting]| !queue.iter().any(waits) && (queue.len() >= MOST_WAITING || crowded(queue));
        if full(&self.queue()) {
            return Err(Problem::new(ProblemCode::TooMany, "too many bots are queued; try again later"));
        }
        self.0.store.join_ladder(game, &account.id, self.0.lobby.now()).await.map_err(failed)?;
        let mut queue = self.queue();
        match queue.iter_mut().find(|one| waits(one)) {
            Some(there) => there.here = Instant::now(),
            None => queue.push(Waiting {
                game: game.to_owned(),
                account: account.id.clone(),
                here: Instant::now(),
                last: 0,
            }),
        }
        drop(queue);
        self.0.changed.notify_one();
        Ok(())
    }

    /// Carries out [`Ladders::leave`] on the node that leads.
    async fn leave_as_leader(&self, account: &str, game: &str) -> Result<(), Problem> {
        self.0.store.leadership().lead()?;
        self.game(game)?;
        self.take_out(account, game).await.map_err(failed)
    }

    /// Returns the queued bots with their games: from memory on the node that leads, from the store on
    /// others.
    async fn waiting(&self) -> Result<Vec<(String, String)>, StoreError> {
        match self.0.store.leadership().lead() {
            Ok(_) => {
                let queue = self.queue();
                Ok(queue.iter().map(|one| (one.game.clone(), one.account.clone())).collect())
            }
            Err(_) => self.0.store.ladder_queue().await,
        }
    }

    async fn take_out(&self, account: &str, game: &str) -> Result<(), StoreError> {
        self.queue().retain(|one| one.game != game || one.account != account);
        self.0.store.leave_ladder(game, account).await
    }

    /// Removes queued bots that have not listened for a while, and deleted ones.
    async fn take_out_who_is_gone(&self) -> Result<(), StoreError> {
        let gone: Vec<Waiting> = {
            let mut queue = self.queue();
            for one in queue.iter_mut() {
                if self.0.lobby.listens_from(&one.account).is_some() {
                    one.here = Instant::now();
                }
            }
            queue.iter().filter(|one| one.here.elapsed() >= GONE).cloned().collect()
        };
        for Waiting { game, account, .. } in gone {
            self.take_out(&account, &game).await?;
        }
        Ok(())
    }
}

/// Returns the number of seats of a ladder match: the fewest of the game, but at least two.
fn seats(offer: &OfferedGame) -> u8 {
    let info = offer.game.info();
    info.min_seats.max(2).min(info.max_seats)
}

/// Returns the built-in bots of a ladder.
fn levels(offer: &OfferedGame) -> impl Iterator<Item = &'static str> + '_ {
    let quick =
        |name: &&'static str| offer.newest().player(name).is_some_and(|player| player.thinks() <= THINKS);
    offer.levels.iter().map(|(name, _)| *name).filter(quick)
}

/// Returns the key of a built-in bot among the players.
fn level(name: &str) -> String {
    format!("{LEVEL}{name}")
}

/// Returns the problem for a failure of the store.
fn failed(error: StoreError) -> Problem {
    if !error.is_outage() {
        tracing::error!(%error, "the data of a ladder cannot be stored");
    }
    let message = "the server cannot store or read this at present; try again in a moment";
    Problem::new(ProblemCode::StorageUnavailable, message)
}

/// Returns the accounts that still exist among these players.
async fn accounts<'a>(
    store: &SqlStore,
    players: impl Iterator<Item = &'a str>,
) -> Result<Vec<Account>, StoreError> {
    let mut ids: Vec<String> =
        players.filter(|player| !player.starts_with(LEVEL)).map(str::to_owned).collect();
    ids.sort();
    ids.dedup();
    store.accounts(&ids).await
}
