//! A limit that permits a burst and then a steady rate.

use std::time::{Duration, Instant};

/// The limit.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// The number of tokens at one time.
    pub burst: u32,
    /// The number of tokens per second in the long run.
    pub per_second: f64,
}

/// A token bucket, full at first.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// Returns a full bucket.
    pub fn full(rate: Rate, now: Instant) -> Self {
        Self { left: rate.burst.into(), at: now }
    }

    /// Returns `true` if the bucket is full again.
    pub fn is_full(&mut self, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        self.left >= rate.burst.into()
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + since * rate.per_second).min(rate.burst.into());
        self.at = now;
    }

    /// Returns the time until a token is available, or `None` if one is available now.
    pub fn wait(&mut self, rate: Rate, now: Instant) -> Option<Duration> {
        self.fill(rate, now);
        if self.left >= 1.0 {
            None
        } else if rate.per_second > 0.0 {
            Some(Duration::from_secs_f64((1.0 - self.left) / rate.per_second))
        } else {
            Some(Duration::from_secs(3_600))
        }
    }

    /// Takes a token, also if the bucket is empty: it then owes one.
    pub fn charge(&mut self, rate: Rate, now: Instant) {
        self.fill(rate, now);
        self.left -= 1.0;
    }

    /// Takes a token.
    ///
    /// # Errors
    ///
    /// Returns the time until a token is available, if there is none now.
    pub fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        match self.wait(rate, now) {
            Some(wait) => Err(wait),
            None => {
                self.left -= 1.0;
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_and_then_a_trickle() {
        let rate = Rate { burst: 3, per_second: 2.0 };
        let start = Instant::now();
        let mut bucket = Bucket::full(rate, start);
        for _ in 0..3 {
            assert_eq!(bucket.take(rate, start), Ok(()));
        }
        assert_eq!(bucket.take(rate, start), Err(Duration::from_millis(500)));
        assert_eq!(bucket.take(rate, start + Duration::from_millis(500)), Ok(()));
        assert!(bucket.take(rate, start + Duration::from_millis(500)).is_err());
    }
}
