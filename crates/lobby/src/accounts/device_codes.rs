//! Codes that one device shows and another one signs in with.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use protocol::{Problem, ProblemCode};
use tokio::time::Instant;

use super::code::ShortCode;
use crate::{Session, SessionHash};

/// How long a code counts.
pub(crate) const LASTS: Duration = Duration::from_secs(5 * 60);

/// Codes that count at once.
const MOST: usize = 10_000;

/// What was shown, by the hash of the code. In memory only: after a restart one asks for another.
#[derive(Default)]
pub(crate) struct DeviceCodes(Mutex<HashMap<String, Shown>>);

struct Shown {
    account: String,
    /// The session of the device that shows it. The code is worth nothing once it has ended.
    by: SessionHash,
    ends: Instant,
}

impl DeviceCodes {
    fn shown(&self) -> MutexGuard<'_, HashMap<String, Shown>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A code for a device of this account; the one before counts no more.
    pub(crate) fn show(&self, session: &Session, now: Instant) -> Result<ShortCode, Problem> {
        let mut shown = self.shown();
        shown.retain(|_, shown| shown.ends > now && shown.account != session.account.id);
        if shown.len() >= MOST {
            let mut problem = Problem::new(ProblemCode::TooMany, "many sign in at once; wait a moment");
            problem.retry_after = Some(30_000);
            return Err(problem);
        }
        let code = ShortCode::fresh();
        let account = session.account.id.clone();
        shown.insert(code.hash(), Shown { account, by: session.hash.clone(), ends: now + LASTS });
        Ok(code)
    }

    /// Takes a code: the session of the device that showed it. It is gone from then on.
    pub(crate) fn take(&self, code: &ShortCode, now: Instant) -> Option<SessionHash> {
        let shown = self.shown().remove(&code.hash())?;
        (shown.ends > now).then_some(shown.by)
    }
}

#[cfg(test)]
mod tests {
    use protocol::{Account, AccountKind};

    use super::*;

    fn session(of: &str, hash: &str) -> Session {
        let account = Account { id: of.into(), name: of.into(), kind: AccountKind::Person };
        Session { account, hash: SessionHash(hash.into()) }
    }

    #[test]
    fn a_code_counts_once_and_for_minutes_and_the_newest_only() {
        let codes = DeviceCodes::default();
        let (ana, ben, now) = (session("ana", "a"), session("ben", "b"), Instant::now());
        let (first, other) = (codes.show(&ana, now).unwrap(), codes.show(&ben, now).unwrap());
        let second = codes.show(&ana, now).unwrap();
        assert_eq!(codes.take(&first, now), None);
        assert_eq!(codes.take(&second, now), Some(ana.hash.clone()));
        assert_eq!(codes.take(&second, now), None);
        assert_eq!(codes.take(&other, now + LASTS), None);
        assert_eq!(codes.take(&other, now), None, "whoever comes late has spent it");
        assert!(codes.shown().is_empty());
    }
}
