//! Ratings, mutes, friends, reports and the deal of the day.
//!
//! - **Ratings** (`ratings.rs`): the lobby decides which matches are rated, and how (`lobby/src/rating`).
//!   Each finished match is processed once, in the order of their ends. One transaction stores the ratings
//!   and that the match was processed. So after a crash or an upgrade the next look continues.
//! - **Mutes** (`mutes.rs`) apply on all devices of the account. Clients hide the talk of a muted account by
//!   its id. A mute overrides friendship, and the muted account does not learn of it.
//! - **Friends** (`friends.rs`) are made by a link.
//! - **Reports** (`reports.rs`) contain only data that the reporter could see: talk by its audience, and
//!   moves as in the recap (`Lobby::evidence`).
//! - **Deal of the day** (`days.rs`): the database has the seed. Each account plays it once, alone with bots
//!   (`Lobby::begin_dealt`).
//!
//! Rows of mutes and friends are deleted with either account. The client's part is `web/src/people`.

mod challenges;
mod days;
mod export;
mod friends;
mod mutes;
mod ratings;
mod reports;

use std::{collections::BTreeSet, sync::Arc, time::Duration};

use lobby::{Lead, Lobby, Store as _, StoreError};
use protocol::{Problem, ProblemCode};
use tokio::sync::Mutex;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{series::AllSeries, store::SqlStore};
pub(crate) use export::known;
pub(crate) use friends::friends;

/// The time between two looks for finished matches.
const LOOKS: Duration = Duration::from_secs(5);

/// The number of looks between two deletions of old reports.
const FORGETS: u32 = 720;

/// Ratings, mutes, friends and reports. Cheap to clone.
#[derive(Clone)]
pub struct People(Arc<Inner>);

struct Inner {
    lobby: Lobby,
    store: Arc<SqlStore>,
    /// Held while matches are rated, so that they are rated in order.
    rating: Mutex<()>,
    series: AllSeries,
    stop: CancellationToken,
    tasks: TaskTracker,
}

impl People {
    /// Starts to process finished matches.
    pub fn open(lobby: Lobby, store: Arc<SqlStore>) -> Self {
        let (stop, tasks) = (CancellationToken::new(), TaskTracker::new());
        let series = AllSeries::open(lobby.clone(), Arc::clone(&store));
        let rating = Mutex::default();
        let people = Self(Arc::new(Inner { lobby, store, rating, series, stop, tasks }));
        people.0.tasks.spawn(people.clone().run());
        people
    }

    /// Returns the database.
    pub(crate) fn store(&self) -> &SqlStore {
        &self.0.store
    }

    /// Returns the series of matches between bots.
    pub(crate) fn series(&self) -> &AllSeries {
        &self.0.series
    }

    /// Stops processing matches.
    pub async fn shut_down(&self) {
        self.0.series.shut_down().await;
        self.0.stop.cancel();
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    /// Runs while this node leads: only one of the nodes on a database rates matches.
    async fn run(self) {
        let (stop, leadership) = (self.0.stop.clone(), self.0.store.leadership());
        stop.run_until_cancelled(leadership.whenever(|lead| self.clone().watch(lead))).await;
    }

    async fn watch(self, lead: Lead) {
        let (mut look, mut given_up) = (0u32, BTreeSet::new());
        loop {
            if let Err(error) = self.rate_all(&lead).await
                && !error.is_outage()
            {
                tracing::error!(%error, "matches cannot be rated");
            }
            if let Err(error) = self.play_as_expert(&mut given_up).await
                && !error.is_outage()
            {
                tracing::error!(%error, "the expert level cannot play deals of the day");
            }
            if look.is_multiple_of(FORGETS) {
                self.forget_reports().await;
            }
            look = look.wrapping_add(1);
            tokio::time::sleep(LOOKS).await;
        }
    }
}

/// Returns the problem for a failure of the store.
fn failed(error: StoreError) -> Problem {
    match error {
        StoreError::Unavailable(_) => {
            let message = "the server cannot store or read this at present; try again in a moment";
            Problem::new(ProblemCode::StorageUnavailable, message)
        }
        StoreError::Conflict(_)
        | StoreError::Elsewhere { .. }
        | StoreError::Unwritable(_)
        | StoreError::Unreadable(_) => {
            tracing::error!(%error, "data of ratings, mutes or friends cannot be stored");
            Problem::new(ProblemCode::Internal, "the server failed; its log says why")
        }
    }
}

fn no(code: ProblemCode, message: &str) -> Problem {
    Problem::new(code, message)
}

/// Returns whether a text may be an id. Ids are short.
fn is_id(account: &str) -> bool {
    (1..=64).contains(&account.len())
}
