//! The time of day, which tests can run faster.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tokio::time::Instant;

/// The number of milliseconds from which a clock that is behind was set back: two clocks of one machine
/// differ by less.
const SET_BACK: u64 = 1_000;

/// Milliseconds since 1970 that run with tokio's clock, so a test that pauses tokio's time controls both.
#[derive(Debug)]
pub(crate) struct WallClock {
    start: Instant,
    start_millis: AtomicU64,
    follows: bool,
}

impl WallClock {
    /// Returns a clock that shows `start` now and follows no other one.
    pub(crate) fn virtual_from(start: u64) -> Self {
        Self { follows: false, ..Self::showing(start) }
    }

    /// Returns a clock with the shared time of the nodes, or this machine's time without other nodes.
    pub(crate) fn of(shared: Option<u64>) -> Self {
        Self::showing(shared.unwrap_or_else(system_millis))
    }

    fn showing(millis: u64) -> Self {
        Self { start: Instant::now(), start_millis: AtomicU64::new(millis), follows: true }
    }

    pub(crate) fn now(&self) -> u64 {
        self.start_millis.load(Ordering::Relaxed) + self.start.elapsed().as_millis() as u64
    }

    /// Returns a moment of the wall clock on tokio's clock.
    pub(crate) fn instant(&self, millis: u64) -> Instant {
        Instant::now() + Duration::from_millis(millis.saturating_sub(self.now()))
    }

    /// Moves forward to the shared time of the nodes, or else to the system's clock, if that is ahead (the
    /// machine was suspended). Returns the difference.
    ///
    /// It also moves back to the shared time, because a restarted node begins with that. The nodes must agree
    /// on the age of stored times.
    pub(crate) fn catch_up(&self, shared: Option<u64>) -> Duration {
        if !self.follows {
            return Duration::ZERO;
        }
        let now = self.now();
        if let Some(behind) = shared.and_then(|shared| now.checked_sub(shared)).filter(|by| *by > SET_BACK) {
            self.start_millis.fetch_sub(behind, Ordering::Relaxed);
            return Duration::ZERO;
        }
        let ahead = shared.unwrap_or_else(system_millis).saturating_sub(now);
        self.start_millis.fetch_add(ahead, Ordering::Relaxed);
        Duration::from_millis(ahead)
    }
}

fn system_millis() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_servers_share_goes_before_the_machines_own_time() {
        let clock = WallClock::of(Some(1_000_000));
        assert_eq!(clock.now(), 1_000_000);
        assert_eq!(clock.catch_up(Some(1_000_700)), Duration::from_millis(700));
        // Back if the shared time was set back, and never to this machine's time.
        for (shared, now) in [(1_000_300, 1_000_700), (900_000, 900_000)] {
            assert_eq!((clock.catch_up(Some(shared)), clock.now()), (Duration::ZERO, now));
        }
        assert!(WallClock::of(None).now() > 1_700_000_000_000);
        let still = WallClock::virtual_from(5);
        assert_eq!((still.catch_up(None), still.now()), (Duration::ZERO, 5));
    }
}
