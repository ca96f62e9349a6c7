//! Series of matches between bots: each deal is played once per seat, and all players move one seat each
//! time.
//!
//! - A series is one row with a seed. Its deals, its seats and the ids of its shared deals follow from that
//!   row.
//! - Each deal is a set of arranged tables (`lobby/src/arranging.rs`, `duplicate.rs`). A restarted server
//!   finds them by their ids and plays none twice (`run.rs`).
//! - Accounts agree before the series begins (`making.rs`). Limits depend on the class of the account that
//!   makes it (`protocol/src/class.rs`).
//! - Only the row and the results are stored, each result once (`result.rs`).
//! - The share of opponents beaten has an interval (`interval.rs`). A deal is one observation there, because
//!   its matches have the same cards.

mod asked;
mod interval;
mod making;
mod result;
mod run;
mod shown;

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use contract::Seed;
use lobby::{Lead, Lobby, Sitter, Store as _, StoreError};
use protocol::{
    Problem, ProblemCode,
    http::{SeriesPlayer, SeriesState},
};
use sha2::{Digest as _, Sha256};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::store::{KeptSeries, SeriesSpec, SqlStore};

/// The time that accounts have to agree.
const ANSWERS_WITHIN: Duration = Duration::from_secs(600);

/// The time between two looks for expired requests.
const LOOKS: Duration = Duration::from_secs(10);

/// The most open series on the server.
const OPEN: usize = 64;

/// The most open series of ordinary accounts from one IPv4 address or IPv6 site.
const OPEN_FROM: usize = 4;

/// All series of a server. Cheap to clone.
#[derive(Clone)]
pub(crate) struct AllSeries(Arc<Inner>);

struct Inner {
    lobby: Lobby,
    store: Arc<SqlStore>,
    /// Held while a series is made, so that parallel requests cannot exceed the limits.
    making: tokio::sync::Mutex<()>,
    /// The IPv4 address or IPv6 site from which each open series was made. Unknown after a restart.
    made_from: Mutex<HashMap<String, IpAddr>>,
    /// The running series. Cancelling the token of one ends the beginning of its matches.
    running: Mutex<HashMap<String, CancellationToken>>,
    stop: CancellationToken,
    tasks: TaskTracker,
}

impl AllSeries {
    /// Continues the open series.
    pub(crate) fn open(lobby: Lobby, store: Arc<SqlStore>) -> Self {
        let (stop, tasks) = (CancellationToken::new(), TaskTracker::new());
        let (making, made_from, running) =
            (tokio::sync::Mutex::default(), Mutex::default(), Mutex::default());
        let all = Self(Arc::new(Inner { lobby, store, making, made_from, running, stop, tasks }));
        all.answer_others();
        all.0.tasks.spawn(all.clone().run());
        all
    }

    /// Begins no further match. Running matches belong to the lobby.
    pub(crate) async fn shut_down(&self) {
        self.0.stop.cancel();
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    fn made_from(&self) -> MutexGuard<'_, HashMap<String, IpAddr>> {
        self.0.made_from.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn running(&self) -> MutexGuard<'_, HashMap<String, CancellationToken>> {
        self.0.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs while this node leads: only one of the nodes on a database plays series.
    async fn run(self) {
        let (stop, leadership) = (self.0.stop.clone(), self.0.store.leadership());
        stop.run_until_cancelled(leadership.whenever(|lead| self.clone().watch(lead))).await;
    }

    async fn watch(self, lead: Lead) {
        // Another node that led since knows the answers.
        self.0.lobby.forget_series_asked();
        let mut asked_again = false;
        loop {
            match self.look(&lead, !asked_again).await {
                Ok(()) => asked_again = true,
                Err(error) if error.is_outage() => {}
                Err(error) => tracing::error!(%error, "series cannot be read"),
            }
            tokio::time::sleep(LOOKS).await;
        }
    }

    /// Plays the running series and gives up unanswered ones. With `first` it repeats the questions from
    /// before the start.
    async fn look(&self, lead: &Lead, first: bool) -> Result<(), StoreError> {
        for series in self.0.store.open_series().await? {
            match series.state {
                SeriesState::Running => self.play(lead, series),
                SeriesState::Asked => {
                    let late = series.made_at + ANSWERS_WITHIN.as_millis() as u64 <= self.0.lobby.now();
                    if late {
                        self.end_asking(&series.id, SeriesState::Declined).await?;
                    } else if first {
                        self.ask(&series).await?;
                    }
                }
                SeriesState::Over | SeriesState::Cancelled | SeriesState::Declined => {}
            }
        }
        Ok(())
    }

    /// Ends the questions of a series. Returns whether they were open.
    async fn end_asking(&self, id: &str, to: SeriesState) -> Result<bool, StoreError> {
        let ended = self.0.store.series_goes(id, (SeriesState::Asked, to)).await;
        self.0.lobby.asked_for_series(id, None);
        match ended {
            Ok(()) => Ok(true),
            Err(StoreError::Conflict(_)) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Plays a series, unless it is played already.
    fn play(&self, lead: &Lead, series: KeptSeries) {
        if self.0.stop.is_cancelled() {
            return;
        }
        let cancelled = CancellationToken::new();
        let mut running = self.running();
        if running.contains_key(&series.id) {
            return;
        }
        running.insert(series.id.clone(), cancelled.clone());
        drop(running);
        let (all, lead) = (self.clone(), lead.clone());
        self.0.tasks.spawn(async move {
            let id = series.id.clone();
            let stop = all.0.stop.clone();
            stop.run_until_cancelled(lead.during(run::run((&all, &lead), series, cancelled))).await;
            all.running().remove(&id);
        });
    }
}

/// Derives bytes for a deal from the seed of a series. They reveal neither the seed nor those of other deals.
fn derived(seed: &Seed, what: &str, deal: u32) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(seed.reveal());
    hash.update(what);
    hash.update(deal.to_be_bytes());
    hash.finalize().into()
}

/// Returns the seed of a deal.
fn deal_seed(series: &KeptSeries, deal: u32) -> Seed {
    Seed::from_bytes(derived(&series.seed, "deal", deal))
}

/// Returns the unguessable id of the set of tables that share a deal.
fn set_id(series: &KeptSeries, deal: u32) -> String {
    hex::encode(&derived(&series.seed, "set", deal)[..16])
}

/// Returns the seat of an entrant in a rotation.
fn seat_of(entrant: usize, rotation: usize, seats: usize) -> usize {
    (entrant + rotation) % seats
}

/// Returns the players by seat, for each rotation.
fn rotations(spec: &SeriesSpec) -> Vec<Vec<Sitter>> {
    let sitter = |player: &SeriesPlayer| match player {
        SeriesPlayer::Account(account) => Sitter::Account(account.clone()),
        SeriesPlayer::Player(player) => Sitter::Bot(player.clone()),
    };
    let seats = spec.players.len();
    let at = |rotation: usize| {
        (0..seats).map(|seat| sitter(&spec.players[(seat + seats - rotation) % seats])).collect()
    };
    (0..seats).map(at).collect()
}

/// Returns the problem for a failure of the store.
fn failed(error: StoreError) -> Problem {
    match error {
        StoreError::Unavailable(_) => {
            let message = "the server cannot store or read this at present; try again in a moment";
            Problem::new(ProblemCode::StorageUnavailable, message)
        }
        StoreError::Conflict(_) => {
            Problem::new(ProblemCode::WrongTime, "the series has changed; load it again")
        }
        StoreError::Elsewhere { .. } | StoreError::Unwritable(_) | StoreError::Unreadable(_) => {
            tracing::error!(%error, "series cannot be stored");
            Problem::new(ProblemCode::Internal, "the server failed; its log says why")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere_once() {
        let players: Vec<SeriesPlayer> = ["a", "b", "c"].map(|id| SeriesPlayer::Account(id.into())).into();
        let setup = serde_json::from_str(r#"{"game":"g","seats":3}"#).unwrap();
        let spec = SeriesSpec { setup, players: players.clone(), deals: 2, at_once: 3 };
        assert_eq!(spec.matches(), 6);
        let rotations = rotations(&spec);
        for (rotation, seats) in rotations.iter().enumerate() {
            for (entrant, player) in players.iter().enumerate() {
                let SeriesPlayer::Account(id) = player else { unreachable!() };
                assert_eq!(seats[seat_of(entrant, rotation, 3)], Sitter::Account(id.clone()));
            }
        }
        for seat in 0..3 {
            let mut there: Vec<_> = rotations.iter().map(|seats| format!("{:?}", seats[seat])).collect();
            there.sort();
            there.dedup();
            assert_eq!(there.len(), 3, "seat {seat}");
        }
    }

    #[test]
    fn what_is_derived_differs_by_deal_and_by_use() {
        let seed = Seed::from_bytes([7; 32]);
        let all = [
            derived(&seed, "deal", 0),
            derived(&seed, "deal", 1),
            derived(&seed, "set", 0),
            derived(&Seed::from_bytes([8; 32]), "deal", 0),
        ];
        for (n, one) in all.iter().enumerate() {
            assert!(all[..n].iter().all(|other| other != one));
        }
        assert_eq!(derived(&seed, "deal", 0), all[0]);
    }
}
