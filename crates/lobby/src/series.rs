//! The accounts that were invited to a series of matches and have not answered. The server notifies them
//! while they listen, and when they reconnect.
//!
//! The server crate defines and stores series.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use protocol::{Account, Notice, Noticed};
use tokio::sync::broadcast;

use crate::Lobby;

/// The number of ends of arranged matches that are buffered. A receiver that is too slow has to read all
/// series again.
const ENDS: usize = 1_024;

/// An invitation to an account, and the id of its series.
type Asked = (String, Notice);

/// The unanswered invitations, by account.
pub(crate) struct SeriesAsked {
    by: Mutex<HashMap<String, Vec<Asked>>>,
    /// The sender of the ids of tables at which an arranged match has ended.
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

    /// Returns the open invitations of an account.
    pub(crate) fn of(&self, account: &str) -> Vec<Notice> {
        self.by().get(account).into_iter().flatten().map(|(_, notice)| notice.clone()).collect()
    }
}

impl Lobby {
    /// Invites an account to a series. The account receives the invitation whenever it begins to listen,
    /// until it has answered. The caller limits the number of series.
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

    /// Returns the number of unanswered invitations of an account.
    pub fn series_asked(&self, account: &str) -> usize {
        self.0.shared.series.by().get(account).map_or(0, Vec::len)
    }

    /// Drops the invitations to a series; `account`: only the one of that account.
    pub fn asked_for_series(&self, id: &str, account: Option<&str>) {
        self.0.shared.series.by().retain(|whom, asked| {
            if account.is_none_or(|account| account == whom) {
                asked.retain(|(of, _)| of != id);
            }
            !asked.is_empty()
        });
    }

    /// Drops all invitations.
    pub fn forget_series_asked(&self) {
        self.0.shared.series.by().clear();
    }

    /// Returns a receiver of the ids of tables at which an arranged match ends from now on.
    pub fn arranged_ends(&self) -> broadcast::Receiver<String> {
        self.0.shared.series.ended.subscribe()
    }
}
