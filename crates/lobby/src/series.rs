//! Who was asked to play a series of matches and has not answered: they are told while they listen, and when they come back.
//!
//! What a series is, and what is kept of it, is the server's to know.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use protocol::{Account, Notice, Noticed};
use tokio::sync::broadcast;

use crate::Lobby;

/// Ends of arranged matches that wait for whoever follows them. Whoever is slower looks at everything anew.
const ENDS: usize = 1_024;

/// A question to an account, and for which series it is.
type Asked = (String, Notice);

/// Questions that were not answered, by account.
pub(crate) struct SeriesAsked {
    by: Mutex<HashMap<String, Vec<Asked>>>,
    /// Tables of arranged matches that have ended.
    pub(crate) ended: broadcast::Sender<String>,
}

impl Default for SeriesAsked {
    fn default() -> Self {
        Self { by: Mutex::default(), ended: broadcast::Sender::new(ENDS) }
    }
}

impl SeriesAsked {
    fn by(&self) -> MutexGuard<'_, HashMap<String, Vec<Asked>>> {
        self.by.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The questions that stand for an account.
    pub(crate) fn of(&self, account: &str) -> Vec<Notice> {
        self.by().get(account).into_iter().flatten().map(|(_, notice)| notice.clone()).collect()
    }
}

impl Lobby {
    /// Asks an account to play a series, as often as it comes to listen until it has answered. How many series there are is
    /// limited by whoever keeps them.
    pub fn ask_for_series(&self, account: &str, from: &Account, (id, game, matches): (&str, &str, u32)) {
        let shared = &self.0.shared;
        let what = Noticed::Series { id: id.to_owned(), from: from.clone(), matches };
        let notice = Notice {
            table: String::new(),
            code: String::new(),
            game: game.to_owned(),
            at: shared.clock.now(),
            what,
        };
        let mut by = shared.series.by();
        let asked = by.entry(account.to_owned()).or_default();
        asked.retain(|(of, _)| of != id);
        asked.push((id.to_owned(), notice.clone()));
        drop(by);
        shared.tell_account(account, || notice);
    }

    /// How many such questions an account has not answered.
    pub fn series_asked(&self, account: &str) -> usize {
        self.0.shared.series.by().get(account).map_or(0, Vec::len)
    }

    /// Nobody is asked for a series any more; `account`: only that one is not.
    pub fn asked_for_series(&self, id: &str, account: Option<&str>) {
        self.0.shared.series.by().retain(|whom, asked| {
            if account.is_none_or(|account| account == whom) {
                asked.retain(|(of, _)| of != id);
            }
            !asked.is_empty()
        });
    }

    /// Nobody is asked for any series.
    pub fn forget_series_asked(&self) {
        self.0.shared.series.by().clear();
    }

    /// From now on the ids of tables at which an arranged match ends.
    pub fn arranged_ends(&self) -> broadcast::Receiver<String> {
        self.0.shared.series.ended.subscribe()
    }
}
