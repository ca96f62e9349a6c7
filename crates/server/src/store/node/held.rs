//! A lease as this server counts it.

use std::{
    sync::atomic::{AtomicU64, Ordering::SeqCst},
    time::Duration,
};

use lobby::NodeLease;
use rustix::time::{ClockId, clock_gettime};

/// When that is over, by no clock that anybody sets.
const OVER: u64 = 0;

/// A lease that this server has, or had.
pub(super) struct Held {
    number: i64,
    /// Of which database.
    identity: String,
    /// When this server falls silent, in nanoseconds of [`now`]; [`OVER`] once it did.
    until: AtomicU64,
}

/// Time since the machine was started, also while it was suspended.
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

    /// How long this server may still speak.
    pub(super) fn left(&self) -> Duration {
        Duration::from_nanos(self.until.load(SeqCst)).saturating_sub(now())
    }

    /// Lasts longer from now on, unless it is over: silence is final. Returns whether it does.
    pub(super) fn extend(&self, until: Duration) -> bool {
        self.is_live()
            && self
                .until
                .try_update(SeqCst, SeqCst, |before| (before != OVER).then_some(before.max(nanos(until))))
                .is_ok()
    }

    /// Is over at once.
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
            // Whoever looks first makes it final. If it was extended just now, it is looked at again.
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
        // Nobody looked in between: it was over all the same.
        assert!(!short.extend(far) && !short.is_live());
    }
}
