//! Rate limits by IP address.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use lobby::{Bucket, Rate, site};

/// A bucket for each IPv4 address or IPv6 network, and a larger one for each IPv6 site.
#[derive(Debug)]
pub(crate) struct Buckets {
    /// The name of the limit in the metrics.
    name: &'static str,
    rate: Rate,
    buckets: Mutex<Kept>,
    sites: Mutex<Kept>,
}

/// The number of networks of an IPv6 site that may be busy at the same time. A site has 65,536.
pub(crate) const BUSY_IN_A_SITE: u32 = 16;

#[derive(Default, Debug)]
struct Kept {
    of: HashMap<IpAddr, Bucket>,
    /// The number of buckets at which full ones are dropped next.
    sweep_at: usize,
}

/// The number of buckets that are kept before full ones are dropped for the first time.
const KEPT: usize = 4_096;

impl Buckets {
    pub(crate) fn per_minute(name: &'static str, n: u32) -> Self {
        Self::new(name, Rate { burst: n, per_second: f64::from(n) / 60.0 })
    }

    pub(crate) fn per_hour(name: &'static str, n: u32) -> Self {
        Self::new(name, Rate { burst: n, per_second: f64::from(n) / 3_600.0 })
    }

    fn new(name: &'static str, rate: Rate) -> Self {
        Self { name, rate, buckets: Mutex::default(), sites: Mutex::default() }
    }

    /// Takes a token for this address, or returns the time until there is one.
    pub(crate) fn take(&self, address: IpAddr, now: Instant) -> Result<(), Duration> {
        let taken = take(&self.buckets, address, self.rate, now).and_then(|()| {
            let Some(site) = site(address) else { return Ok(()) };
            take(&self.sites, site, self.rate_of_site(), now)
        });
        taken.inspect_err(|_| limited(self.name))
    }

    fn rate_of_site(&self) -> Rate {
        let Rate { burst, per_second } = self.rate;
        let burst = burst.saturating_mul(BUSY_IN_A_SITE);
        Rate { burst, per_second: per_second * f64::from(BUSY_IN_A_SITE) }
    }
}

fn take(buckets: &Mutex<Kept>, address: IpAddr, rate: Rate, now: Instant) -> Result<(), Duration> {
    let mut kept = buckets.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.of.len() >= kept.sweep_at.max(KEPT) {
        kept.of.retain(|_, bucket| !bucket.is_full(rate, now));
        // The next sweep comes later, so that many busy buckets do not cause one at each request.
        kept.sweep_at = 2 * kept.of.len();
    }
    kept.of.entry(address).or_insert_with(|| Bucket::full(rate, now)).take(rate, now)
}

/// Counts a client that met a limit.
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

    #[test]
    fn a_site_of_65_536_networks_has_sixteen_times_as_many() {
        let buckets = Buckets::per_minute("requests", 2);
        let start = Instant::now();
        let network = |site: u128, n: u128| {
            IpAddr::from(std::net::Ipv6Addr::from_bits((0x2001_0db8_0000 + site) << 80 | n << 64))
        };
        let taken = (0..5_000).filter(|n| buckets.take(network(1, *n), start).is_ok()).count();
        assert_eq!(taken, 32);
        assert_eq!(buckets.take(network(2, 0), start), Ok(()));
    }
}
