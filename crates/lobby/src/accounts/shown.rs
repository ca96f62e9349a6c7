//! Which sessions have shown a key a moment ago.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

use crate::SessionHash;

/// How long it counts.
const LASTS: Duration = Duration::from_secs(5 * 60);

/// Sessions that are remembered at once. Whoever comes when there are more shows another key, or waits.
const MOST: usize = 10_000;

/// Sessions that have shown a key that cannot be sent together with a change, as a browser has to ask for it first. Each
/// counts once. In memory only: after a restart one shows it again.
#[derive(Default)]
pub(crate) struct Shown(Mutex<HashMap<SessionHash, Instant>>);

impl Shown {
    fn until(&self) -> MutexGuard<'_, HashMap<SessionHash, Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn note(&self, session: &SessionHash, now: Instant) {
        let mut until = self.until();
        if until.len() >= MOST {
            until.retain(|_, until| *until > now);
        }
        if until.len() < MOST {
            until.insert(session.clone(), now + LASTS);
        }
    }

    /// Whether this session has; not any more from then on.
    pub(crate) fn take(&self, session: &SessionHash, now: Instant) -> bool {
        self.until().remove(session).is_some_and(|until| until > now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_shown_counts_once_and_for_minutes_and_for_one_session() {
        let (shown, now) = (Shown::default(), Instant::now());
        let [ann, ben] = ["ann", "ben"].map(|hash| SessionHash(hash.into()));
        shown.note(&ann, now);
        assert!(!shown.take(&ben, now));
        assert!(shown.take(&ann, now));
        assert!(!shown.take(&ann, now));
        shown.note(&ann, now);
        assert!(!shown.take(&ann, now + LASTS));
        for n in 0..MOST + 5 {
            shown.note(&SessionHash(n.to_string()), now);
        }
        assert_eq!(shown.until().len(), MOST);
        shown.note(&ben, now + LASTS);
        assert_eq!(shown.until().len(), 1);
    }
}
