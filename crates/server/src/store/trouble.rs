//! Log lines about an unavailable database: at the begin, once a minute, and at the end.
//!
//! Refused reads and writes are counted here (`septet_store_failures_total`). The lobby does not log them.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use lobby::StoreError;

/// The shortest time between two log lines about outages. Each refused write is counted, and has no log line.
const AGAIN: Duration = Duration::from_secs(60);

/// The state of the database, according to the results of reads and writes.
#[derive(Default, Debug)]
pub(super) struct Trouble(Mutex<State>);

#[derive(Default, Debug)]
struct State {
    /// The begin of the current outage.
    since: Option<Instant>,
    /// True if the log mentions this outage.
    told: bool,
    /// The time of the last log line about any outage.
    spoken: Option<Instant>,
    refused: u64,
}

/// A log line that is due.
#[derive(PartialEq, Eq, Debug)]
enum News {
    Begun,
    Lasts { refused: u64 },
    Over { refused: u64, lasted: Duration },
}

impl Trouble {
    /// Notes that this many reads or writes were refused, and why. Callers log errors that are no outage.
    pub(super) fn note(&self, refused: usize, error: &StoreError) {
        if !error.is_outage() {
            return;
        }
        metrics::counter!("septet_store_failures_total").increment(refused as u64);
        match self.failed(refused as u64, Instant::now()) {
            Some(News::Begun) => tracing::error!(
                "{error}; tables pause until it is available, and refused writes are counted instead of logged"
            ),
            Some(News::Lasts { refused }) => tracing::error!(refused, "{error}, still"),
            Some(News::Over { .. }) | None => {}
        }
    }

    /// Notes that something was stored.
    pub(super) fn stored(&self) {
        if let Some(News::Over { refused, lasted }) = self.worked(Instant::now()) {
            let seconds = lasted.as_secs();
            tracing::info!(seconds, refused, "the database is available again");
        }
    }

    fn failed(&self, refused: u64, now: Instant) -> Option<News> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.refused += refused;
        state.since.get_or_insert(now);
        if state.spoken.is_some_and(|spoken| now.duration_since(spoken) < AGAIN) {
            return None;
        }
        state.spoken = Some(now);
        let news = if state.told { News::Lasts { refused: state.refused } } else { News::Begun };
        state.told = true;
        Some(news)
    }

    fn worked(&self, now: Instant) -> Option<News> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let since = state.since.take()?;
        let refused = std::mem::take(&mut state.refused);
        std::mem::take(&mut state.told)
            .then(|| News::Over { refused, lasted: now.saturating_duration_since(since) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outage_is_told_when_it_begins_every_minute_and_when_it_is_over() {
        let (trouble, start) = (Trouble::default(), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(trouble.worked(at(0)), None);
        assert_eq!(trouble.failed(3, at(1)), Some(News::Begun));
        for second in 1..61 {
            assert_eq!(trouble.failed(1, at(second)), None);
        }
        assert_eq!(trouble.failed(1, at(61)), Some(News::Lasts { refused: 64 }));
        let over = News::Over { refused: 64, lasted: Duration::from_secs(69) };
        assert_eq!(trouble.worked(at(70)), Some(over));
        assert_eq!(trouble.worked(at(71)), None);
    }

    #[test]
    fn a_database_that_comes_and_goes_does_not_fill_the_log() {
        let (trouble, start) = (Trouble::default(), Instant::now());
        let mut told = 0;
        for second in 0..120 {
            let now = start + Duration::from_secs(second);
            told += usize::from(trouble.failed(1, now).is_some());
            told += usize::from(trouble.worked(now).is_some());
        }
        assert_eq!(told, 4);
    }
}
