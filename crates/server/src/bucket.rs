//! Limits by network address.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use lobby::{Bucket, Rate};

/// One bucket for each network address.
#[derive(Debug)]
pub(crate) struct Buckets {
    /// What is limited, as it is counted.
    name: &'static str,
    rate: Rate,
    buckets: Mutex<Kept>,
}

#[derive(Debug)]
struct Kept {
    of: HashMap<IpAddr, Bucket>,
    /// At how many those that are full again are thrown away next.
    sweep_at: usize,
}

/// Buckets that are kept before those that are full again are thrown away for the first time.
const KEPT: usize = 4_096;

impl Buckets {
    pub(crate) fn per_minute(name: &'static str, n: u32) -> Self {
        Self::new(name, Rate { burst: n, per_second: f64::from(n) / 60.0 })
    }

    pub(crate) fn per_hour(name: &'static str, n: u32) -> Self {
        Self::new(name, Rate { burst: n, per_second: f64::from(n) / 3_600.0 })
    }

    fn new(name: &'static str, rate: Rate) -> Self {
        Self { name, rate, buckets: Mutex::new(Kept { of: HashMap::new(), sweep_at: KEPT }) }
    }

    /// Takes one for this address, or says after how long there is one.
    pub(crate) fn take(&self, address: IpAddr, now: Instant) -> Result<(), Duration> {
        let mut kept = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.of.len() >= kept.sweep_at {
            let rate = self.rate;
            kept.of.retain(|_, bucket| !bucket.is_full(rate, now));
            // Not again at each request while many are in use.
            kept.sweep_at = KEPT.max(2 * kept.of.len());
        }
        let bucket = kept.of.entry(address).or_insert_with(|| Bucket::full(self.rate, now));
        bucket.take(self.rate, now).inspect_err(|_| limited(self.name))
    }
}

/// Counts somebody who met a limit.
pub(crate) fn limited(by: &'static str) {
    metrics::counter!("septet_limited_total", "limit" => by).increment(1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_do_not_share_and_full_buckets_are_forgotten() {
        let buckets = Buckets::per_minute("requests", 1);
        let start = Instant::now();
        let address = |n: u32| IpAddr::from(std::net::Ipv4Addr::from_bits(n));
        assert_eq!(buckets.take(address(0), start), Ok(()));
        assert!(buckets.take(address(0), start).is_err());
        for n in 1..KEPT as u32 {
            assert_eq!(buckets.take(address(n), start), Ok(()));
        }
        assert_eq!(buckets.take(address(9_999), start + Duration::from_secs(61)), Ok(()));
        assert_eq!(buckets.buckets.lock().unwrap().of.len(), 1);
    }
}
