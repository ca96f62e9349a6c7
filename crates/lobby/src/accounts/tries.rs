//! Limits of attempts to sign in with a password.

use std::{
    net::IpAddr,
    time::{Duration, Instant},
};

use super::known_addresses::KnownAddresses;
use crate::{
    Rate,
    lately::{Lately, WhenFull},
    site::site,
};

/// The attempts of one address with one tag, right or wrong: five at once, then one a minute.
const CALM: Rate = Rate { burst: 5, per_second: 1.0 / 60.0 };

/// The wrong attempts with one tag from all addresses, before the tag is under attack: twenty at once, then
/// twenty an hour.
const WRONG: Rate = Rate { burst: 20, per_second: 20.0 / 3_600.0 };

/// The attempts of one address with a tag under attack: two at once, then three an hour.
const ATTACKED: Rate = Rate { burst: 2, per_second: 3.0 / 3_600.0 };

/// The attempts of one IPv6 site with one tag: twenty at once, then twenty an hour.
const SITE: Rate = Rate { burst: 20, per_second: 20.0 / 3_600.0 };

/// The wrong attempts with one tag from all addresses in a day. Beyond them only addresses that signed in
/// with it may try as before.
const DAILY: Rate = Rate { burst: 300, per_second: 300.0 / 86_400.0 };

/// The attempts with passwords by tag and by address, for existing and missing accounts. They are not stored.
///
/// Wrong attempts of others slow the owner down, and do not lock the owner out. An address that signed in
/// with this tag has the same limit as before. During an attack a new address has two attempts, until those
/// of the day are used up.
pub(crate) struct Tries {
    near: Lately<(String, IpAddr)>,
    site: Lately<(String, IpAddr)>,
    wrong: Lately<String>,
    attacked: Lately<(String, IpAddr)>,
    daily: Lately<String>,
    known: KnownAddresses,
}

impl Default for Tries {
    fn default() -> Self {
        // With more addresses and tags than can be kept, each address is still limited, and so is hashing.
        let [near, site, attacked] = [CALM, SITE, ATTACKED].map(|rate| Lately::new(rate, WhenFull::Pass));
        let [wrong, daily] = [WRONG, DAILY].map(|rate| Lately::new(rate, WhenFull::Pass));
        Self { near, site, wrong, attacked, daily, known: KnownAddresses::default() }
    }
}

impl Tries {
    /// Lets a client try, or returns the time to wait.
    pub(crate) fn take(&self, tag: &str, address: IpAddr, now: Instant) -> Result<(), Duration> {
        let near = (tag.to_owned(), address);
        self.near.take(&near, now)?;
        if self.known.has(tag, address) {
            return Ok(());
        }
        if let Some(site) = site(address) {
            self.site.take(&(tag.to_owned(), site), now)?;
        }
        self.daily.check(&near.0, now)?;
        if self.wrong.may(&near.0, now) { Ok(()) } else { self.attacked.take(&near, now) }
    }

    /// Notes a right attempt.
    pub(crate) fn right(&self, tag: &str, address: IpAddr) {
        self.known.note(tag, address);
    }

    /// Notes a wrong attempt.
    pub(crate) fn wrong(&self, tag: &str, now: Instant) {
        self.wrong.note(&tag.to_owned(), now);
        self.daily.note(&tag.to_owned(), now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_tries_slow_down_and_lock_nobody_out() {
        let tries = Tries::default();
        let start = Instant::now();
        let address = |n: u32| IpAddr::from(std::net::Ipv4Addr::from_bits(n));
        let guess = |n: u32, now: Instant| {
            let may = tries.take("K4T92MXR", address(n), now);
            if may.is_ok() {
                tries.wrong("K4T92MXR", now);
            }
            may
        };
        for _ in 0..5 {
            guess(1, start).unwrap();
        }
        assert!(guess(1, start).unwrap_err() <= Duration::from_secs(60));
        assert!(tries.take("ANOTHER2", address(1), start).is_ok(), "other accounts are not concerned");
        // A crowd guesses, and each of its addresses gets fewer attempts.
        for n in 2..30 {
            let _ = guess(n, start);
        }
        for n in 100..200 {
            let passed = (0..5).filter(|_| guess(n, start).is_ok()).count();
            assert_eq!(passed, 2, "of address {n}");
        }
        // The owner comes from another address.
        assert!(tries.take("K4T92MXR", address(9_999), start).is_ok());
        // In an hour the crowd of a hundred had at most 200 and then 300 attempts. The usual limit applies
        // again after that.
        let later = start + Duration::from_secs(2 * 3_600);
        assert_eq!((0..9).filter(|_| guess(300, later).is_ok()).count(), 5);
    }
    #[test]
    fn a_site_of_65_536_networks_counts_as_one() {
        let tries = Tries::default();
        let start = Instant::now();
        let network = |site: u128, n: u128| {
            IpAddr::from(std::net::Ipv6Addr::from_bits((0x2001_0db8_0000 + site) << 80 | n << 64))
        };
        let passed = (0..5_000).filter(|n| tries.take("K4T92MXR", network(1, *n), start).is_ok()).count();
        assert_eq!(passed, 20);
        assert!(tries.take("K4T92MXR", network(2, 0), start).is_ok(), "another site is not concerned");
    }

    #[test]
    fn an_account_is_guessed_at_a_few_hundred_times_a_day_and_its_owner_comes_in() {
        let tries = Tries::default();
        let start = Instant::now();
        let address = |n: u32| IpAddr::from(std::net::Ipv4Addr::from_bits(n));
        tries.take("K4T92MXR", address(1), start).unwrap();
        tries.right("K4T92MXR", address(1));
        let guess = |n: u32, now: Instant| {
            let may = tries.take("K4T92MXR", address(n), now);
            if may.is_ok() {
                tries.wrong("K4T92MXR", now);
            }
            may.is_ok()
        };
        let guessed = (100..10_000).filter(|n| guess(*n, start)).count();
        assert_eq!(guessed, 300);
        let tomorrow = start + Duration::from_secs(86_400);
        let guessed = (10_000..20_000).filter(|n| guess(*n, tomorrow)).count();
        assert_eq!(guessed, 300);
        assert!(tries.take("K4T92MXR", address(1), tomorrow).is_ok(), "it signed in before");
        assert!(tries.take("K4T92MXR", address(2), tomorrow).is_err(), "it did not");
        assert!(tries.take("ANOTHER2", address(2), tomorrow).is_ok(), "other accounts are not concerned");
    }
}
