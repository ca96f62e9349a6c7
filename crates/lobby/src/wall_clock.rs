//! The time of day, which tests can run faster.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tokio::time::Instant;

/// Milliseconds since 1970 that run with tokio's clock, so a test that pauses tokio's time rules both.
#[derive(Debug)]
pub(crate) struct WallClock {
    start: Instant,
    start_millis: AtomicU64,
    follows_system: bool,
}

impl WallClock {
    /// A clock that shows `start` now, or the system's time.
    pub(crate) fn new(start: Option<u64>) -> Self {
        Self {
            start: Instant::now(),
            start_millis: AtomicU64::new(start.unwrap_or_else(system_millis)),
            follows_system: start.is_none(),
        }
    }

    pub(crate) fn now(&self) -> u64 {
        self.start_millis.load(Ordering::Relaxed) + self.start.elapsed().as_millis() as u64
    }

    /// When a moment of the wall clock comes, on tokio's clock.
    pub(crate) fn instant(&self, millis: u64) -> Instant {
        Instant::now() + Duration::from_millis(millis.saturating_sub(self.now()))
    }

    /// Follows the system's clock forward if it jumped ahead (the machine was suspended). Returns how far.
    pub(crate) fn catch_up(&self) -> Duration {
        if !self.follows_system {
            return Duration::ZERO;
        }
        let ahead = system_millis().saturating_sub(self.now());
        self.start_millis.fetch_add(ahead, Ordering::Relaxed);
        Duration::from_millis(ahead)
    }
}

fn system_millis() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}
