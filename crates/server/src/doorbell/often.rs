//! How often accounts are called: whoever plays fast and looks away is not called for each move.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use lobby::{Bucket, Rate};

/// Accounts that were called lately and are remembered, before those that may be called as often as ever are not.
const KEPT: usize = 4_096;

/// Not stored: a restart lets everybody be called as often as ever.
pub(crate) struct Often {
    rate: Rate,
    by: Mutex<HashMap<String, Bucket>>,
}

impl Often {
    pub(crate) fn per_hour(n: u32) -> Self {
        Self { rate: Rate { burst: n, per_second: f64::from(n) / 3_600.0 }, by: Mutex::default() }
    }

    pub(crate) fn per_day(n: u32) -> Self {
        Self { rate: Rate { burst: n, per_second: f64::from(n) / 86_400.0 }, by: Mutex::default() }
    }

    /// Counts a call, or says after how long there may be one.
    pub(crate) fn take(&self, account: &str) -> Result<(), Duration> {
        self.take_at(account, Instant::now())
    }

    fn take_at(&self, account: &str, now: Instant) -> Result<(), Duration> {
        let mut by = self.by.lock().unwrap_or_else(PoisonError::into_inner);
        if by.len() >= KEPT {
            by.retain(|_, bucket| !bucket.is_full(self.rate, now));
        }
        by.entry(account.to_owned()).or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_account_is_called_so_often_and_waits_then() {
        let often = Often::per_hour(2);
        let now = Instant::now();
        assert_eq!((often.take_at("ann", now), often.take_at("ann", now)), (Ok(()), Ok(())));
        let wait = often.take_at("ann", now).unwrap_err();
        assert!(wait > Duration::from_secs(1_700) && wait <= Duration::from_secs(1_801), "{wait:?}");
        assert_eq!(often.take_at("bob", now), Ok(()));
        assert_eq!(often.take_at("ann", now + wait), Ok(()));
    }
}
