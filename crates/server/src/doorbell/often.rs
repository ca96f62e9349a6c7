//! Limits by account, for example of notifications: a player who plays fast while looking away gets no
//! notification for each move.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use lobby::{Bucket, Rate};

/// The number of accounts from which those without recent notifications are dropped.
const KEPT: usize = 4_096;

/// Counts by account. They are in memory only, so a restart resets them.
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

    /// Counts one, or returns the time until one is allowed.
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
