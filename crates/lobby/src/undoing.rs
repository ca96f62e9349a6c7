//! The open request for an undo.

use std::{collections::HashMap, time::Duration};

use contract::Seat;
use tokio::time::Instant;

use crate::{Bucket, Rate};

/// The time that the others have for an answer, while the match stops.
const PATIENCE: Duration = Duration::from_secs(60);

/// The limit on requests of one account. Each needs a long check if hidden cards were shown.
const ASKING: Rate = Rate { burst: 6, per_second: 1.0 / 20.0 };

/// The maximum number of accounts in memory.
const REMEMBERED: usize = 64;

/// The request of an account to undo its last decision. It is not in the log: after a restart the account
/// asks again.
#[derive(Default)]
pub(crate) struct Undoing {
    wish: Option<Wish>,
    /// By account: the newest decision that others were asked about, and the limit.
    asked: HashMap<String, (u64, Bucket)>,
}

/// An open request.
pub(crate) struct Wish {
    pub(crate) account: String,
    pub(crate) seat: Seat,
    /// The number of the log entry of the decision.
    pub(crate) decision: u64,
    /// The accounts that have agreed.
    agreed: Vec<String>,
    until: Instant,
}

/// The reason why an account may not ask now.
pub(crate) enum NotNow {
    /// The others were already asked about this decision.
    Asked,
    /// The account asked too often; it may ask again after this time.
    TooOften(Duration),
}

impl Undoing {
    /// Checks that an account may ask for an undo of this decision now, and counts the request.
    pub(crate) fn may_ask(&mut self, account: &str, decision: u64) -> Result<(), NotNow> {
        let now = Instant::now().into_std();
        if self.asked.len() >= REMEMBERED {
            self.asked.retain(|_, (_, bucket)| !bucket.is_full(ASKING, now));
        }
        let fresh = || (0, Bucket::full(ASKING, now));
        let (newest, bucket) = self.asked.entry(account.to_owned()).or_insert_with(fresh);
        if *newest == decision {
            return Err(NotNow::Asked);
        }
        bucket.take(ASKING, now).map_err(NotNow::TooOften)
    }

    /// Opens a request of an account.
    pub(crate) fn open(&mut self, account: &str, seat: Seat, decision: u64) {
        if let Some((newest, _)) = self.asked.get_mut(account) {
            *newest = decision;
        }
        let (account, agreed, until) = (account.to_owned(), Vec::new(), Instant::now() + PATIENCE);
        self.wish = Some(Wish { account, seat, decision, agreed, until });
    }

    /// Returns the open request.
    pub(crate) fn wish(&self) -> Option<&Wish> {
        self.wish.as_ref()
    }

    pub(crate) fn is_open(&self) -> bool {
        self.wish.is_some()
    }

    /// Stores the agreement of `who`.
    pub(crate) fn agree(&mut self, who: &str) {
        if let Some(wish) = self.wish.as_mut().filter(|wish| !wish.agreed.iter().any(|before| before == who))
        {
            wish.agreed.push(who.to_owned());
        }
    }

    /// Closes the request after an answer or a decision.
    pub(crate) fn close(&mut self) {
        self.wish = None;
    }

    /// Returns the end of the time for answers.
    pub(crate) fn until(&self) -> Option<Instant> {
        self.wish.as_ref().map(|wish| wish.until)
    }
}

impl Wish {
    pub(crate) fn agreed(&self) -> &[String] {
        &self.agreed
    }

    /// Returns those of `judges` who have not agreed yet.
    pub(crate) fn needs(&self, judges: &[String]) -> Vec<String> {
        judges.iter().filter(|judge| !self.agreed.contains(judge)).cloned().collect()
    }
}
