//! Times during which nobody could play because the server was not alive.

use crate::Outage;

/// Times during which nobody could play because the server was not alive, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Outages(Vec<Outage>);

impl Outages {
    pub(crate) fn new(outages: Vec<Outage>) -> Self {
        Self(outages)
    }

    /// Milliseconds to be given back to a clock that runs since `since`.
    pub(crate) fn refund(&self, since: u64) -> u64 {
        let affected = self.0.iter().rev().take_while(|outage| outage.to > since);
        affected.map(|outage| outage.to - outage.from.max(since)).sum()
    }

    /// Milliseconds of all of them.
    pub(crate) fn total(&self) -> u64 {
        self.refund(0)
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
        }
    }
}
