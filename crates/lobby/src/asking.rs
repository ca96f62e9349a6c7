//! Requests of accounts to join a running match.

use std::{collections::HashMap, time::Duration};

use contract::Seat;
use protocol::Account;
use tokio::time::Instant;

/// The maximum number of accounts that wait for an answer at one time.
const MOST: usize = 4;

/// The time after which a declined account may ask again.
const AGAIN: Duration = Duration::from_secs(300);

/// The maximum number of declined accounts in memory.
const REMEMBERED: usize = 256;

/// The requests to join a running match. They are not in the log: after a restart accounts ask again.
#[derive(Default)]
pub(crate) struct Askings {
    waiting: Vec<Newcomer>,
    /// The time from which each declined account may ask again.
    declined: HashMap<String, Instant>,
}

/// An account that waits for an answer.
pub(crate) struct Newcomer {
    pub(crate) account: Account,
    pub(crate) seat: Seat,
    /// The accounts that have agreed.
    agreed: Vec<String>,
}

/// The reason why an account may not ask now.
pub(crate) enum NotNow {
    /// Too many accounts ask already.
    TooMany,
    /// The account was declined, and may ask again after this time.
    Declined(Duration),
}

impl Askings {
    /// Adds a request. A request for another seat keeps the answers so far.
    pub(crate) fn ask(&mut self, account: Account, seat: Seat) -> Result<(), NotNow> {
        let now = Instant::now();
        if let Some(before) = self.waiting.iter_mut().find(|asked| asked.account.id == account.id) {
            before.seat = seat;
            return Ok(());
        }
        self.declined.retain(|_, again| *again > now);
        if let Some(again) = self.declined.get(&account.id) {
            return Err(NotNow::Declined(*again - now));
        }
        if self.waiting.len() >= MOST || self.declined.len() >= REMEMBERED {
            return Err(NotNow::TooMany);
        }
        self.waiting.push(Newcomer { account, seat, agreed: Vec::new() });
        Ok(())
    }

    /// Returns the waiting accounts, first come first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Newcomer> {
        self.waiting.iter()
    }

    pub(crate) fn get(&self, account: &str) -> Option<&Newcomer> {
        self.waiting.iter().find(|asked| asked.account.id == account)
    }

    /// Stores the agreement of `who` that an account joins.
    pub(crate) fn agree(&mut self, account: &str, who: &str) {
        if let Some(asked) = self.waiting.iter_mut().find(|asked| asked.account.id == account)
            && !asked.agreed.iter().any(|before| before == who)
        {
            asked.agreed.push(who.to_owned());
        }
    }

    /// Ends a request that a player does not agree with. The account may ask again after a while.
    pub(crate) fn decline(&mut self, account: &str) {
        self.withdraw(account);
        self.declined.insert(account.to_owned(), Instant::now() + AGAIN);
    }

    /// Ends the request of an account. Returns `true` if there was one.
    pub(crate) fn withdraw(&mut self, account: &str) -> bool {
        let before = self.waiting.len();
        self.waiting.retain(|asked| asked.account.id != account);
        self.waiting.len() < before
    }

    /// Ends all requests at the end of a match.
    pub(crate) fn clear(&mut self) {
        self.waiting.clear();
    }
}

impl Newcomer {
    /// Returns those of `judges` who have not agreed yet.
    pub(crate) fn needs(&self, judges: &[String]) -> Vec<String> {
        judges.iter().filter(|judge| !self.agreed.contains(judge)).cloned().collect()
    }
}
