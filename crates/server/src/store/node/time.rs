//! The database's time, as a server counts it on.

use std::{
    sync::atomic::{AtomicI64, Ordering::Relaxed},
    time::Duration,
};

use super::held::now;

/// The time by the database's clock, which all servers on it share: what one of them noted as a moment is the same to the others,
/// whatever their machines' clocks say.
///
/// An answer is older than it looks, by as long as it took. So the newest times of all answers count, none of which is ahead of the
/// database. One that is older than any answer can be says that the clock was set back.
#[derive(Debug)]
pub(super) struct DatabaseTime {
    /// By how much it is ahead of a clock that nobody sets.
    ahead: AtomicI64,
    /// No answer is waited for longer.
    longest: i64,
}

impl DatabaseTime {
    /// What the database just said, in milliseconds since 1970, and how long its answers are waited for at most.
    pub(super) fn said(millis: i64, patience: Duration) -> Self {
        let longest = i64::try_from(patience.as_millis()).unwrap_or(i64::MAX);
        Self { ahead: AtomicI64::new(ahead(millis)), longest }
    }

    /// It said this, just now.
    pub(super) fn hear(&self, millis: i64) {
        let said = ahead(millis);
        let known = self.ahead.load(Relaxed);
        // One task hears what it says.
        if said > known || said < known.saturating_sub(self.longest) {
            self.ahead.store(said, Relaxed);
        }
    }

    /// Milliseconds since 1970.
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
        // No answer takes that long: the clock was set back.
        time.hear(1_997_000);
        near(1_997_000);
    }
}
