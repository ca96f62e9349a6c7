//! The accounts that asked for their friends recently. They are present, although they may have no open
//! socket.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use crate::Lobby;

/// The time for which an account is present after a request. Clients ask every half minute.
const LATELY: Duration = Duration::from_secs(75);

/// The number of accounts above which old ones are dropped.
const KEPT: usize = 10_000;

/// The accounts that asked for their friends recently.
#[derive(Default)]
pub(crate) struct Seen(Mutex<HashMap<String, Instant>>);

impl Seen {
    fn seen(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn note(&self, account: &str, now: Instant) {
        let mut seen = self.seen();
        if seen.len() >= KEPT {
            seen.retain(|_, at| now.duration_since(*at) < LATELY);
        }
        if seen.len() < KEPT {
            seen.insert(account.to_owned(), now);
        }
    }

    /// Returns all accounts that asked recently.
    pub(crate) fn all_lately(&self) -> Vec<String> {
        let now = Instant::now();
        let seen = self.seen();
        let lately = seen.iter().filter(|(_, at)| now.duration_since(**at) < LATELY);
        lately.map(|(account, _)| account.clone()).collect()
    }

    pub(crate) fn lately(&self, account: &str, now: Instant) -> bool {
        self.seen().get(account).is_some_and(|at| now.duration_since(*at) < LATELY)
    }
}

impl Lobby {
    /// Notes that an account asked for its friends: it has a page of this server open, and asks again soon.
    pub fn saw(&self, account: &str) {
        self.0.shared.seen.note(account, tokio::time::Instant::now().into_std());
    }

    /// Returns `true` if an account has a socket open on any node, or asked for its friends recently. Sockets
    /// are open at tables.
    pub fn is_here(&self, account: &str) -> bool {
        let shared = &self.0.shared;
        self.0.sockets.has_account(account)
            || shared.seen.lately(account, tokio::time::Instant::now().into_std())
            || shared.others.has(account)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_asks_is_here_for_a_while() {
        let (seen, now) = (Seen::default(), Instant::now());
        assert!(!seen.lately("ann", now));
        seen.note("ann", now);
        assert!(seen.lately("ann", now + LATELY / 2));
        assert!(!seen.lately("ann", now + LATELY));
        for n in 0..KEPT + 5 {
            seen.note(&n.to_string(), now);
        }
        assert_eq!(seen.seen().len(), KEPT);
        seen.note("bob", now + LATELY);
        assert_eq!(seen.seen().len(), 1);
    }
}
