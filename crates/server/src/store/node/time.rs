//! The database's time, as a server counts it on.

use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

use super::held::now;

/// The time by the database's clock, which all servers on it share: what one of them noted as a moment is the same to the others,
/// whatever their machines' clocks say.
///
/// An answer is older than it looks, by as long as it took. So the newest times of all answers count, none of which is ahead of the
/// database. That it was set back is learned from another database only, or by a server that is started anew.
#[derive(Debug)]
pub(super) struct DatabaseTime(AtomicI64);

impl DatabaseTime {
    /// What the database just said, in milliseconds since 1970.
    pub(super) fn said(millis: i64) -> Self {
        Self(AtomicI64::new(ahead(millis)))
    }

    /// It said this, just now.
    pub(super) fn hear(&self, millis: i64) {
        self.0.fetch_max(ahead(millis), Relaxed);
    }

    /// Another database said this, just now.
    pub(super) fn hear_another(&self, millis: i64) {
        self.0.store(ahead(millis), Relaxed);
    }

    /// Milliseconds since 1970.
    pub(super) fn now(&self) -> i64 {
        since_start() + self.0.load(Relaxed)
    }
}

/// By how much it is ahead of a clock that nobody sets.
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
        let time = DatabaseTime::said(1_000_000);
        let late = time.now() - 400;
        time.hear(late);
        assert!((1_000_000..1_010_000).contains(&time.now()), "{}", time.now());
        time.hear(2_000_000);
        assert!((2_000_000..2_010_000).contains(&time.now()), "{}", time.now());
        time.hear_another(1_500_000);
        assert!((1_500_000..1_510_000).contains(&time.now()), "{}", time.now());
    }
}
