//! The times of decisions.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

/// Times of decisions, recorded by several threads.
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

    /// Returns the number of decisions, and their total time in nanoseconds.
    pub(crate) fn sums(&self) -> (u64, u64) {
        (self.decisions.load(Ordering::Relaxed), self.nanos.load(Ordering::Relaxed))
    }

    /// Returns the average and the longest time of a decision.
    pub(crate) fn read(&self) -> (Duration, Duration) {
        let read = |of: &AtomicU64| of.load(Ordering::Relaxed);
        let average = read(&self.nanos) / read(&self.decisions).max(1);
        (Duration::from_nanos(average), Duration::from_nanos(read(&self.longest)))
    }
}
