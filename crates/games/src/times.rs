//! How long decisions take.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

/// Times of decisions, noted by several threads.
#[derive(Default)]
pub(crate) struct Times {
    decisions: AtomicU64,
    nanos: AtomicU64,
    longest: AtomicU64,
}

impl Times {
    pub(crate) fn add(&self, time: Duration) {
        let nanos = time.as_nanos() as u64;
        self.decisions.fetch_add(1, Ordering::Relaxed);
        self.nanos.fetch_add(nanos, Ordering::Relaxed);
        self.longest.fetch_max(nanos, Ordering::Relaxed);
    }

    /// How many decisions there were, and how long they took all together, in nanoseconds.
    pub(crate) fn sums(&self) -> (u64, u64) {
        (self.decisions.load(Ordering::Relaxed), self.nanos.load(Ordering::Relaxed))
    }

    /// Of a decision: on average, and of the longest.
    pub(crate) fn read(&self) -> (Duration, Duration) {
        let read = |of: &AtomicU64| of.load(Ordering::Relaxed);
        let average = read(&self.nanos) / read(&self.decisions).max(1);
        (Duration::from_nanos(average), Duration::from_nanos(read(&self.longest)))
    }
}
