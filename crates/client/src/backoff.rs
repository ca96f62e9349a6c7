//! Waits between attempts to reconnect.

use std::time::Duration;

const FIRST: Duration = Duration::from_millis(100);
const LONGEST: Duration = Duration::from_secs(5);

/// Waits that double up to a bound. They are partly random, so that a thousand clients do not reconnect
/// together.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Backoff {
    tries: u32,
}

impl Backoff {
    /// Returns the next wait: between half of the full wait and all of it.
    pub(crate) fn wait(&mut self) -> Duration {
        let full = FIRST.saturating_mul(1 << self.tries.min(10)).min(LONGEST);
        self.tries += 1;
        full.mul_f64(rand::random_range(0.5..=1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_a_bound() {
        let mut backoff = Backoff::default();
        let waits: Vec<_> = (0..40).map(|_| backoff.wait()).collect();
        assert!(waits[0] >= FIRST / 2 && waits[0] <= FIRST);
        assert!(waits[3] >= FIRST * 4);
        assert!(waits[30..].iter().all(|wait| (LONGEST / 2..=LONGEST).contains(wait)), "{waits:?}");
    }
}
