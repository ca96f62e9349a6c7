//! Rate limits by account or by another key.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use crate::{Bucket, Rate};

/// The maximum number of keys in memory. Keys with a full bucket are dropped.
const KEPT: usize = 50_000;

/// Rate limits by key. They are not stored: a restart resets them.
pub(crate) struct Lately<K> {
    rate: Rate,
    when_full: WhenFull,
    by: Mutex<HashMap<K, Bucket>>,
}

/// The answer to a new key while the memory for keys is full.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum WhenFull {
    /// Refuse the action, if it is never urgent.
    Refuse,
    /// Permit the action, if other limits apply to it and a refusal would be worse.
    Pass,
}

impl<K: Hash + Eq + Clone> Lately<K> {
    pub(crate) fn new(rate: Rate, when_full: WhenFull) -> Self {
        Self { rate, when_full, by: Mutex::default() }
    }

    pub(crate) fn per_hour(often: u32) -> Self {
        Self::new(Rate { burst: often, per_second: f64::from(often) / 3_600.0 }, WhenFull::Refuse)
    }

    pub(crate) fn per_minute(often: u32) -> Self {
        Self::new(Rate { burst: often, per_second: f64::from(often) / 60.0 }, WhenFull::Refuse)
    }

    fn by(&self) -> MutexGuard<'_, HashMap<K, Bucket>> {
        self.by.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the bucket of a key, and makes one if there is room.
    fn bucket<'a>(&self, by: &'a mut HashMap<K, Bucket>, who: &K, now: Instant) -> Option<&'a mut Bucket> {
        if !by.contains_key(who) {
            if by.len() >= KEPT {
                by.retain(|_, bucket| !bucket.is_full(self.rate, now));
            }
            if by.len() >= KEPT {
                return None;
            }
            by.insert(who.clone(), Bucket::full(self.rate, now));
        }
        by.get_mut(who)
    }

    /// Takes a token of a key, or returns the time until there is one. Cost: a lookup. If the memory is full,
    /// a new key also costs a scan of all buckets.
    pub(crate) fn take(&self, who: &K, now: Instant) -> Result<(), Duration> {
        let mut by = self.by();
        match self.bucket(&mut by, who, now) {
            Some(bucket) => bucket.take(self.rate, now),
            None if self.when_full == WhenFull::Pass => Ok(()),
            None => Err(Duration::from_secs(60)),
        }
    }

    /// Takes a token of a key, if there is one.
    pub(crate) fn note(&self, who: &K, now: Instant) {
        let mut by = self.by();
        if let Some(bucket) = self.bucket(&mut by, who, now) {
            let _ = bucket.take(self.rate, now);
        }
    }

    /// Returns `true` if there is no time to wait.
    pub(crate) fn may(&self, who: &K, now: Instant) -> bool {
        self.check(who, now).is_ok()
    }

    /// Returns the time to wait, if there is any.
    pub(crate) fn check(&self, who: &K, now: Instant) -> Result<(), Duration> {
        self.by().get_mut(who).and_then(|bucket| bucket.wait(self.rate, now)).map_or(Ok(()), Err)
    }
}
