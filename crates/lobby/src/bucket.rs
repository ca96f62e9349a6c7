//! A limit that lets a burst through and then a steady trickle.

use std::time::{Duration, Instant};

/// How much is let through.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// In the long run.
    pub per_second: f64,
}

/// One bucket, full at first.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full one.
    pub fn full(rate: Rate, now: Instant) -> Self {
        Self { left: rate.burst.into(), at: now }
    }

    /// Whether nothing was taken for so long that it is full again.
    pub fn is_full(&mut self, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        self.left >= rate.burst.into()
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + since * rate.per_second).min(rate.burst.into());
        self.at = now;
    }

    /// How long it takes until there is one, if there is none.
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

    /// Takes one, also if that is owed then.
    pub fn charge(&mut self, rate: Rate, now: Instant) {
        self.fill(rate, now);
        self.left -= 1.0;
    }

    /// Takes one, or says after how long there is one.
    ///
    /// # Errors
    ///
    /// With the time until there is one.
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
