//! Who asks to join a running match.

use std::{collections::HashMap, time::Duration};

use contract::Seat;
use protocol::Account;
use tokio::time::Instant;

/// Who may wait for an answer at one time.
const MOST: usize = 4;

/// After which time somebody who was not admitted may ask again.
const AGAIN: Duration = Duration::from_secs(300);

/// Accounts remembered that were not admitted.
const REMEMBERED: usize = 256;

/// Who asks to join a running match. Not in the log: after a restart they ask again.
#[derive(Default)]
pub(crate) struct Askings {
    waiting: Vec<Newcomer>,
    /// When each account that was not admitted may ask again.
    declined: HashMap<String, Instant>,
}

/// Somebody who waits for an answer.
pub(crate) struct Newcomer {
    pub(crate) account: Account,
    pub(crate) seat: Seat,
    /// The accounts that have agreed.
    agreed: Vec<String>,
}

/// Why somebody may not ask now.
pub(crate) enum NotNow {
    /// Others ask already.
    TooMany,
    /// They were declined, and may ask again after this time.
    Declined(Duration),
}

impl Askings {
    /// Lets an account ask. Asking again for another seat goes on with the answers that it has.
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

    /// Who waits, first come first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Newcomer> {
        self.waiting.iter()
    }

    pub(crate) fn get(&self, account: &str) -> Option<&Newcomer> {
        self.waiting.iter().find(|asked| asked.account.id == account)
    }

    /// `who` agrees that an account joins.
    pub(crate) fn agree(&mut self, account: &str, who: &str) {
        if let Some(asked) = self.waiting.iter_mut().find(|asked| asked.account.id == account)
            && !asked.agreed.iter().any(|before| before == who)
        {
            asked.agreed.push(who.to_owned());
        }
    }

    /// Somebody does not agree: the account may ask again after a while.
    pub(crate) fn decline(&mut self, account: &str) {
        self.withdraw(account);
        self.declined.insert(account.to_owned(), Instant::now() + AGAIN);
    }

    /// The account asks no longer. Returns whether it did.
    pub(crate) fn withdraw(&mut self, account: &str) -> bool {
        let before = self.waiting.len();
        self.waiting.retain(|asked| asked.account.id != account);
        self.waiting.len() < before
    }

    /// Nobody asks any longer: the match is over.
    pub(crate) fn clear(&mut self) {
        self.waiting.clear();
    }
}

impl Newcomer {
    /// Those of `judges` who have not agreed yet.
    pub(crate) fn needs(&self, judges: &[String]) -> Vec<String> {
        judges.iter().filter(|judge| !self.agreed.contains(judge)).cloned().collect()
    }
}
