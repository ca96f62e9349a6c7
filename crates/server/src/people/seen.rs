//! Who asked for their friends lately: they are here, though they have no socket open.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

/// How long somebody who asked counts as here. Clients ask every half minute.
const LATELY: Duration = Duration::from_secs(75);

/// Accounts that are remembered before old ones are thrown away.
const KEPT: usize = 10_000;

#[derive(Default)]
pub(super) struct Seen(Mutex<HashMap<String, Instant>>);

impl Seen {
    fn seen(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn note(&self, account: &str, now: Instant) {
        let mut seen = self.seen();
        if seen.len() >= KEPT {
            seen.retain(|_, at| now.duration_since(*at) < LATELY);
        }
        if seen.len() < KEPT {
            seen.insert(account.to_owned(), now);
        }
    }

    pub(super) fn lately(&self, account: &str, now: Instant) -> bool {
        self.seen().get(account).is_some_and(|at| now.duration_since(*at) < LATELY)
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
