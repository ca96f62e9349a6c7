//! The time at the database, as a server knows it.

use std::{
    sync::atomic::{AtomicI64, Ordering::Relaxed},
    time::Duration,
};

use super::held::now;

/// The time by the database's clock, which all nodes share. A moment that one node notes is the same for the
/// others, whatever their own clocks show.
///
/// An answer is older than it looks, by the time that it took. So the largest estimate applies, and none is
/// ahead of the database. An answer that is older than any delay allows shows that the clock was set back.
#[derive(Debug)]
pub(super) struct DatabaseTime {
    /// The database's clock minus [`now`], in milliseconds.
    ahead: AtomicI64,
    /// The longest wait for an answer, in milliseconds.
    longest: i64,
}

impl DatabaseTime {
    /// Starts with an answer of the database in milliseconds since 1970, and the longest wait for an answer.
    pub(super) fn said(millis: i64, patience: Duration) -> Self {
        let longest = i64::try_from(patience.as_millis()).unwrap_or(i64::MAX);
        Self { ahead: AtomicI64::new(ahead(millis)), longest }
    }

    /// Notes an answer that just arrived.
    pub(super) fn hear(&self, millis: i64) {
        let said = ahead(millis);
        let known = self.ahead.load(Relaxed);
        // Only one task calls this.
        if said > known || said < known.saturating_sub(self.longest) {
            self.ahead.store(said, Relaxed);
        }
    }

    /// Returns milliseconds since 1970.
    pub(super) fn now(&self) -> i64 {
        since_start() + self.ahead.load(Relaxed)
    }
}

fn ahead(millis: i64) -> i64 {
    millis - since_start()
}

fn since_start() -> i64 {
    i64::try_from(now().as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_took_longest_counts_least() {
        let time = DatabaseTime::said(1_000_000, Duration::from_secs(2));
        let near = |wanted: i64| assert!((wanted..wanted + 2_500).contains(&time.now()), "{}", time.now());
        time.hear(time.now() - 1_500);
        near(1_000_000);
        time.hear(2_000_000);
        near(2_000_000);
        // No answer takes that long, so the clock was set back.
        time.hear(1_997_000);
        near(1_997_000);
    }
}
