//! The open request for an undo.

use std::{collections::HashMap, time::Duration};

use contract::Seat;
use tokio::time::Instant;

use crate::{Bucket, Rate};

/// How long the others have for an answer, while the match stands still.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often one account may ask whether something was shown: that takes long to find out.
const ASKING: Rate = Rate { burst: 6, per_second: 1.0 / 20.0 };

/// Accounts remembered.
const REMEMBERED: usize = 64;

/// Who wishes to take back their last decision. Not in the log: after a restart they ask again.
#[derive(Default)]
pub(crate) struct Undoing {
    wish: Option<Wish>,
    /// By account: the newest decision that others were asked about, and how often it asked.
    asked: HashMap<String, (u64, Bucket)>,
}

/// Somebody who waits for an answer.
pub(crate) struct Wish {
    pub(crate) account: String,
    pub(crate) seat: Seat,
    /// The entry with which it was decided.
    pub(crate) decision: u64,
    /// The accounts that have agreed.
    agreed: Vec<String>,
    until: Instant,
}

/// Why somebody may not ask now.
pub(crate) enum NotNow {
    /// The others were asked about this decision already.
    Asked,
    /// Too often; again after this time.
    TooOften(Duration),
}

impl Undoing {
    /// Whether an account may ask for a decision now. That is counted.
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

    /// An account waits for the others' answer from now on.
    pub(crate) fn open(&mut self, account: &str, seat: Seat, decision: u64) {
        if let Some((newest, _)) = self.asked.get_mut(account) {
            *newest = decision;
        }
        let (account, agreed, until) = (account.to_owned(), Vec::new(), Instant::now() + PATIENCE);
        self.wish = Some(Wish { account, seat, decision, agreed, until });
    }

    /// Who waits for an answer.
    pub(crate) fn wish(&self) -> Option<&Wish> {
        self.wish.as_ref()
    }

    pub(crate) fn is_open(&self) -> bool {
        self.wish.is_some()
    }

    /// `who` agrees.
    pub(crate) fn agree(&mut self, who: &str) {
        if let Some(wish) = self.wish.as_mut().filter(|wish| !wish.agreed.iter().any(|before| before == who))
        {
            wish.agreed.push(who.to_owned());
        }
    }

    /// Nobody waits any more: it was answered, or something was decided.
    pub(crate) fn close(&mut self) {
        self.wish = None;
    }

    /// Until when the others have time.
    pub(crate) fn until(&self) -> Option<Instant> {
        self.wish.as_ref().map(|wish| wish.until)
    }
}

impl Wish {
    pub(crate) fn agreed(&self) -> &[String] {
        &self.agreed
    }

    /// Those of `judges` who have not agreed yet.
    pub(crate) fn needs(&self, judges: &[String]) -> Vec<String> {
        judges.iter().filter(|judge| !self.agreed.contains(judge)).cloned().collect()
    }
}
