//! Bots that lost matches because they stopped playing: each time they wait longer before they may join a
//! ladder.

use std::{collections::HashMap, time::Duration};

use tokio::time::Instant;

/// The wait after the first such match. Each further one doubles it.
const FIRST: Duration = Duration::from_secs(60);

/// The longest wait.
const LONGEST: Duration = Duration::from_secs(3_600);

/// A match is forgotten after this time.
const FORGOTTEN: Duration = Duration::from_secs(24 * 3_600);

/// The silent bots by account. Not stored.
#[derive(Default, Debug)]
pub(super) struct Silences(HashMap<String, Silence>);

#[derive(Debug)]
struct Silence {
    matches: u32,
    last: Instant,
}

impl Silences {
    /// Notes that an account lost a match because it stopped playing. Matches within one wait count as one.
    pub(super) fn note(&mut self, account: &str, now: Instant) {
        if self.wait(account, now).is_some() {
            return;
        }
        self.0.retain(|_, silence| now.duration_since(silence.last) < FORGOTTEN);
        let silence = self.0.entry(account.to_owned()).or_insert(Silence { matches: 0, last: now });
        silence.matches = silence.matches.saturating_add(1);
        silence.last = now;
    }

    /// Forgets the matches of an account that played one to its end.
    pub(super) fn forgive(&mut self, account: &str) {
        self.0.remove(account);
    }

    /// Returns the time that an account still has to wait, or `None` if it may join.
    pub(super) fn wait(&self, account: &str, now: Instant) -> Option<Duration> {
        let silence = self.0.get(account)?;
        let doublings = silence.matches.saturating_sub(1).min(16);
        let wait = FIRST.saturating_mul(1 << doublings).min(LONGEST);
        wait.checked_sub(now.duration_since(silence.last)).filter(|wait| !wait.is_zero())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_time_the_wait_is_longer_until_a_match_is_played() {
        let (mut silences, start) = (Silences::default(), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(silences.wait("a", at(0)), None);
        for (n, wait) in [60, 120, 240, 480, 960, 1_920, 3_600, 3_600].into_iter().enumerate() {
            let now = at(n as u64 * 4_000);
            silences.note("a", now);
            silences.note("a", now);
            assert_eq!(silences.wait("a", now), Some(Duration::from_secs(wait)), "{n}");
            assert_eq!(silences.wait("a", now + Duration::from_secs(wait)), None);
            assert_eq!(silences.wait("b", now), None);
        }
        silences.forgive("a");
        silences.note("a", at(40_000));
        assert_eq!(silences.wait("a", at(40_000)), Some(FIRST));
        silences.note("b", at(200_000));
        assert_eq!(silences.0.len(), 1, "a day later it is forgotten");
    }
}
