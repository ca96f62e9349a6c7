//! Bans of accounts from the server.
//!
//! - Bans are cached in memory, so a check needs no query.
//! - The server checks them when a session begins, when it looks a session up, and on every socket request.
//!   For a companion it checks the owner's account.
//! - A ban ends no session. The client receives the reason with every request and keeps its account, so it
//!   does not make a new one.

use std::{
    collections::HashMap,
    sync::{PoisonError, RwLock},
};

use jiff::Timestamp;
use protocol::{Problem, ProblemCode};

/// The maximum number of characters of a reason.
pub const REASON_CHARS: usize = 200;

/// A ban of an account from the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// The id of the account.
    pub account: String,
    /// The reason, which the account receives.
    pub reason: String,
    /// The start, in milliseconds since 1970.
    pub at: u64,
    /// The end, in milliseconds since 1970; `None`: permanent.
    pub until: Option<u64>,
}

impl Ban {
    /// Returns `true` if the ban has not ended.
    pub fn holds(&self, now: u64) -> bool {
        self.until.is_none_or(|until| now < until)
    }

    /// Returns the message to the account: the ban, its end, its reason, and what the account owner can do.
    pub fn told(&self) -> String {
        let reason = &self.reason;
        let ends = self.until.and_then(|until| Timestamp::from_millisecond(i64::try_from(until).ok()?).ok());
        match ends {
            Some(ends) => format!(
                "the operator of this server has banned this account until {} ({reason}); contact the \
                 operator if you think that it is a mistake",
                ends.strftime("%Y-%m-%d %H:%M UTC")
            ),
            None => format!(
                "the operator of this server has banned this account ({reason}); contact the operator if you think that it is a mistake"
            ),
        }
    }

    fn problem(&self, now: u64) -> Problem {
        let mut problem = Problem::new(ProblemCode::AccountBanned, self.told());
        problem.retry_after = self.until.map(|until| until.saturating_sub(now).max(1));
        problem
    }
}

/// All bans in memory, so that a check costs no query.
#[derive(Default)]
pub(crate) struct Bans(RwLock<Kept>);

#[derive(Default)]
struct Kept {
    by: HashMap<String, Ban>,
    /// The number of changes by this node.
    changes: u64,
}

impl Bans {
    pub(crate) fn new(bans: Vec<Ban>) -> Self {
        let by = bans.into_iter().map(|ban| (ban.account.clone(), ban)).collect();
        Self(RwLock::new(Kept { by, changes: 0 }))
    }

    /// Returns a number that changes whenever this node sets or lifts a ban.
    pub(crate) fn changes(&self) -> u64 {
        self.0.read().unwrap_or_else(PoisonError::into_inner).changes
    }

    /// Replaces all bans by those that the store had after this number of changes. Does nothing if there was
    /// another change since. Returns the added bans.
    pub(crate) fn replace(&self, changes: u64, bans: Vec<Ban>) -> Vec<Ban> {
        let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if kept.changes != changes {
            return Vec::new();
        }
        let by: HashMap<_, _> = bans.into_iter().map(|ban| (ban.account.clone(), ban)).collect();
        let fresh = by.values().filter(|ban| kept.by.get(&ban.account) != Some(*ban)).cloned().collect();
        kept.by = by;
        fresh
    }

    /// Refuses an account that is banned.
    pub(crate) fn check(&self, account: &str, now: u64) -> Result<(), Problem> {
        let bans = self.0.read().unwrap_or_else(PoisonError::into_inner);
        match bans.by.get(account).filter(|ban| ban.holds(now)) {
            Some(ban) => Err(ban.problem(now)),
            None => Ok(()),
        }
    }

    pub(crate) fn set(&self, ban: Ban) {
        let mut bans = self.0.write().unwrap_or_else(PoisonError::into_inner);
        bans.changes += 1;
        bans.by.insert(ban.account.clone(), ban);
    }

    pub(crate) fn lift(&self, account: &str) {
        let mut bans = self.0.write().unwrap_or_else(PoisonError::into_inner);
        bans.changes += 1;
        bans.by.remove(account);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ban_holds_until_it_ends_and_says_what_to_do() {
        let ban = |until| Ban { account: "ann".into(), reason: "insults".into(), at: 5, until };
        let bans = Bans::new(vec![ban(Some(1_000))]);
        let told = bans.check("ann", 999).unwrap_err();
        assert_eq!((told.code, told.retry_after), (ProblemCode::AccountBanned, Some(1)));
        assert!(told.message.contains("until 1970-01-01 00:00 UTC (insults)"), "{}", told.message);
        assert!(told.message.contains("contact the operator"), "{}", told.message);
        assert_eq!((bans.check("ann", 1_000), bans.check("bob", 0)), (Ok(()), Ok(())));
        bans.set(ban(None));
        let told = bans.check("ann", u64::MAX).unwrap_err();
        assert_eq!(told.retry_after, None);
        assert!(told.message.contains("contact the operator"), "{}", told.message);
        bans.lift("ann");
        assert_eq!(bans.check("ann", 0), Ok(()));
    }

    #[test]
    fn what_was_read_before_a_change_undoes_nothing() {
        let ban =
            |account: &str| Ban { account: account.into(), reason: "insults".into(), at: 5, until: None };
        let bans = Bans::new(vec![ban("ann")]);
        let before = bans.changes();
        bans.set(ban("bob"));
        assert_eq!(bans.replace(before, Vec::new()), []);
        assert!(bans.check("ann", 0).is_err() && bans.check("bob", 0).is_err());
        let fresh = bans.replace(bans.changes(), vec![ban("bob"), ban("eve")]);
        assert_eq!(fresh, [ban("eve")], "the other one was known");
        assert!(
            bans.check("ann", 0).is_ok() && bans.check("bob", 0).is_err() && bans.check("eve", 0).is_err()
        );
    }
}
