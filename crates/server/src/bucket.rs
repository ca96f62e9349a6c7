//! Limits that let a burst through and then a steady trickle.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// How much is let through.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    /// At once.
    pub burst: u32,
    /// In the long run.
    pub per_second: f64,
}

/// One bucket, full at first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Self {
        Self { left: rate.burst.into(), at: now }
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + since * rate.per_second).min(rate.burst.into());
        self.at = now;
    }

    /// Takes one, or says after how long there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        self.fill(rate, now);
        if self.left >= 1.0 {
            self.left -= 1.0;
            Ok(())
        } else if rate.per_second > 0.0 {
            Err(Duration::from_secs_f64((1.0 - self.left) / rate.per_second))
        } else {
            Err(Duration::from_secs(3_600))
        }
    }
}

/// One bucket for each network address.
#[derive(Debug)]
pub(crate) struct Buckets {
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// Buckets that are kept before those that are full again are thrown away.
const KEPT: usize = 4_096;

impl Buckets {
    pub(crate) fn per_minute(n: u32) -> Self {
        let rate = Rate { burst: n, per_second: f64::from(n) / 60.0 };
        Self { rate, buckets: Mutex::default() }
    }

    /// Takes one for this address, or says after how long there is one.
    pub(crate) fn take(&self, address: IpAddr, now: Instant) -> Result<(), Duration> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= KEPT {
            let rate = self.rate;
            buckets.retain(|_, bucket| {
                bucket.fill(rate, now);
                bucket.left < rate.burst.into()
            });
        }
        buckets.entry(address).or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
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

    #[test]
    fn addresses_do_not_share_and_full_buckets_are_forgotten() {
        let buckets = Buckets::per_minute(1);
        let start = Instant::now();
        let address = |n: u32| IpAddr::from(std::net::Ipv4Addr::from_bits(n));
        for n in 0..KEPT as u32 {
            assert_eq!(buckets.take(address(n), start), Ok(()));
        }
        assert!(buckets.take(address(0), start).is_err());
        assert_eq!(buckets.take(address(9_999), start + Duration::from_secs(61)), Ok(()));
        assert_eq!(buckets.buckets.lock().unwrap().len(), 1);
    }
}
