//! Times during which players could not play because the server was not running.

use crate::Outage;

/// Times during which players could not play because the server was not running, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Outages {
    times: Vec<Outage>,
    /// Milliseconds of the outages of the whole server, without those of one table.
    total: u64,
}

impl Outages {
    pub(crate) fn new(outages: Vec<Outage>) -> Self {
        let total = outages.iter().map(|outage| outage.to.saturating_sub(outage.from)).sum();
        Self { times: outages, total }
    }

    /// Returns these outages and those of one table, each time once.
    pub(crate) fn with(&self, others: impl Iterator<Item = Outage>) -> Self {
        let mut all: Vec<Outage> = self.times.iter().copied().chain(others).collect();
        all.sort_unstable_by_key(|outage| (outage.from, outage.to));
        all.dedup_by(|next, before| {
            let overlap = next.from <= before.to;
            if overlap {
                before.to = before.to.max(next.to);
            }
            overlap
        });
        Self { times: all, total: self.total }
    }

    /// Returns the outage at a moment.
    pub(crate) fn around(&self, now: u64) -> Option<Outage> {
        self.times
            .iter()
            .rev()
            .take_while(|outage| outage.to > now)
            .find(|outage| outage.from <= now)
            .copied()
    }

    /// Returns the first outage after a moment.
    pub(crate) fn next(&self, now: u64) -> Option<Outage> {
        self.times.iter().rev().take_while(|outage| outage.from > now).last().copied()
    }

    /// Returns the milliseconds to give back to a clock that runs since `since`.
    pub(crate) fn refund(&self, since: u64) -> u64 {
        let affected = self.times.iter().rev().take_while(|outage| outage.to > since);
        affected.map(|outage| outage.to - outage.from.max(since)).sum()
    }

    /// Returns the milliseconds of outages between two moments.
    pub(crate) fn during(&self, since: u64, until: u64) -> u64 {
        let affected = self.times.iter().rev().take_while(|outage| outage.to > since);
        affected.map(|outage| outage.to.min(until).saturating_sub(outage.from.max(since))).sum()
    }

    /// Returns the milliseconds of all outages of the whole server.
    pub(crate) const fn total(&self) -> u64 {
        self.total
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_time_after_the_clock_started_is_given_back() {
        let outages = Outages::new(vec![Outage { from: 100, to: 200 }, Outage { from: 300, to: 350 }]);
        for (since, refund) in [(0, 150), (100, 150), (150, 100), (200, 50), (320, 30), (350, 0), (400, 0)] {
            assert_eq!(outages.refund(since), refund, "since {since}");
            assert_eq!(outages.during(since, u64::MAX), refund, "since {since}");
        }
    }

    #[test]
    fn time_that_is_lost_twice_is_given_back_once() {
        let outages = Outages::new(vec![Outage { from: 100, to: 200 }, Outage { from: 300, to: 350 }]);
        let pauses =
            [Outage { from: 150, to: 320 }, Outage { from: 400, to: 500 }, Outage { from: 430, to: 440 }];
        let both = outages.with(pauses.into_iter());
        assert_eq!(both.times, [Outage { from: 100, to: 350 }, Outage { from: 400, to: 500 }]);
        assert_eq!((both.refund(0), both.total()), (350, 150));
        let on = outages.with(std::iter::once(Outage { from: 340, to: u64::MAX }));
        assert_eq!(on.during(310, 1_000_000), 1_000_000 - 310);
    }

    #[test]
    fn between_two_moments_only_what_lies_there_counts() {
        let outages = Outages::new(vec![Outage { from: 100, to: 200 }, Outage { from: 300, to: 350 }]);
        for (since, until, during) in [
            (0, 100, 0),
            (0, 150, 50),
            (120, 180, 60),
            (150, 320, 70),
            (200, 300, 0),
            (340, 341, 1),
            (360, 340, 0),
        ] {
            assert_eq!(outages.during(since, until), during, "{since} to {until}");
        }
    }
}
