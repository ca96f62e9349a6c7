//! How often accounts change their names.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use crate::{Bucket, Rate};

/// Accounts that changed their name lately, at most. Those that may do it as often as ever again do not count.
const KEPT: usize = 50_000;

/// How often accounts change their names. Not stored: an account that waited for a restart has waited.
pub(crate) struct Renames {
    rate: Rate,
    lately: Mutex<HashMap<String, Bucket>>,
}

impl Renames {
    pub(crate) fn per_hour(often: u32) -> Self {
        let rate = Rate { burst: often, per_second: f64::from(often) / 3_600.0 };
        Self { rate, lately: Mutex::default() }
    }

    /// Lets an account change its name, or says after how long it may. Cost: a look at the buckets that are not
    /// full, once for each account that did not do it lately.
    pub(crate) fn take(&self, account: &str, now: Instant) -> Result<(), Duration> {
        let mut lately = self.lately.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = lately.get_mut(account) {
            return bucket.take(self.rate, now);
        }
        if lately.len() >= KEPT {
            lately.retain(|_, bucket| !bucket.is_full(self.rate, now));
        }
        let mut bucket = Bucket::full(self.rate, now);
        let taken =
            if lately.len() < KEPT { bucket.take(self.rate, now) } else { Err(Duration::from_secs(60)) };
        if taken.is_ok() {
            lately.insert(account.to_owned(), bucket);
        }
        taken
    }
}
