//! A lease, measured with this server's clock.

use std::{
    sync::atomic::{AtomicU64, Ordering::SeqCst},
    time::Duration,
};

use lobby::NodeLease;
use rustix::time::{ClockId, clock_gettime};

/// The value of `until` after the lease has ended.
const OVER: u64 = 0;

/// A lease that this server has or had.
pub(super) struct Held {
    number: i64,
    /// The identity of the database.
    identity: String,
    /// The time at which this server falls silent, in nanoseconds of [`now`]. [`OVER`] after that time.
    until: AtomicU64,
}

/// Returns the time since the machine started, by a clock that is never set. On Linux it includes the time in
/// suspension.
pub(super) fn now() -> Duration {
    #[cfg(target_os = "linux")]
    let clock = ClockId::Boottime;
    #[cfg(not(target_os = "linux"))]
    let clock = ClockId::Monotonic;
    let now = clock_gettime(clock);
    Duration::new(now.tv_sec.try_into().unwrap_or(0), now.tv_nsec.try_into().unwrap_or(0))
}

impl Held {
    pub(super) fn new(number: i64, identity: String, until: Duration) -> Self {
        Self { number, identity, until: AtomicU64::new(nanos(until)) }
    }

    pub(super) const fn number(&self) -> i64 {
        self.number
    }

    pub(super) fn identity(&self) -> &str {
        &self.identity
    }

    /// Returns the time for which this server may still answer.
    pub(super) fn left(&self) -> Duration {
        Duration::from_nanos(self.until.load(SeqCst)).saturating_sub(now())
    }

    /// Extends the lease and returns true, unless it has ended. The end is final.
    pub(super) fn extend(&self, until: Duration) -> bool {
        self.is_live()
            && self
                .until
                .try_update(SeqCst, SeqCst, |before| (before != OVER).then_some(before.max(nanos(until))))
                .is_ok()
    }

    /// Ends the lease at once.
    pub(super) fn end(&self) {
        self.until.store(OVER, SeqCst);
    }
}

impl NodeLease for Held {
    fn is_live(&self) -> bool {
        loop {
            let until = self.until.load(SeqCst);
            if until == OVER {
                return false;
            }
            if nanos(now()) < until {
                return true;
            }
            // The first check after the end makes it final. If the lease was extended at this moment, it is
            // checked again.
            if self.until.compare_exchange(until, OVER, SeqCst, SeqCst).is_ok() {
                return false;
            }
        }
    }
}

fn nanos(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn silence_is_final() {
        let far = now() + Duration::from_secs(60);
        let held = Held::new(1, String::new(), far);
        assert!(
            held.is_live()
                && held.extend(far + Duration::from_secs(1))
                && held.left() > Duration::from_secs(59)
        );
        held.end();
        assert!(!held.is_live() && !held.extend(far) && !held.is_live());
        let short = Held::new(1, String::new(), now() + Duration::from_millis(1));
        std::thread::sleep(Duration::from_millis(2));
        // It ended although no check noticed that.
        assert!(!short.extend(far) && !short.is_live());
    }
}
