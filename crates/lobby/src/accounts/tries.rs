//! How often a password may be tried.

use std::{
    net::IpAddr,
    time::{Duration, Instant},
};

use crate::{
    Rate,
    lately::{Lately, WhenFull},
};

/// Tries of one address with one tag, right or wrong: five at once, then one a minute.
const CALM: Rate = Rate { burst: 5, per_second: 1.0 / 60.0 };

/// Wrong tries with one tag from everywhere, before the tag counts as attacked: twenty at once, then twenty an hour.
const WRONG: Rate = Rate { burst: 20, per_second: 20.0 / 3_600.0 };

/// Tries of one address with a tag that is attacked: two at once, then three an hour.
const ATTACKED: Rate = Rate { burst: 2, per_second: 3.0 / 3_600.0 };

/// How often a password may be tried, by the tag that is tried and by address: whether there is such an account makes no
/// difference. Wrong tries of others slow the owner down, and never lock them out: an address that has not tried this tag
/// yet has two tries, whatever others do. Not stored.
pub(crate) struct Tries {
    near: Lately<(String, IpAddr)>,
    wrong: Lately<String>,
    attacked: Lately<(String, IpAddr)>,
}

impl Default for Tries {
    fn default() -> Self {
        // When more addresses and tags than can be kept try at once, each address is still limited, and so is hashing.
        let [near, attacked] = [CALM, ATTACKED].map(|rate| Lately::new(rate, WhenFull::Pass));
        Self { near, wrong: Lately::new(WRONG, WhenFull::Pass), attacked }
    }
}

impl Tries {
    /// Lets somebody try, or says after how long they may.
    pub(crate) fn take(&self, tag: &str, address: IpAddr, now: Instant) -> Result<(), Duration> {
        let near = (tag.to_owned(), address);
        self.near.take(&near, now)?;
        if self.wrong.may(&near.0, now) { Ok(()) } else { self.attacked.take(&near, now) }
    }

    /// The try was wrong.
    pub(crate) fn wrong(&self, tag: &str, now: Instant) {
        self.wrong.note(&tag.to_owned(), now);
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
        // A crowd guesses: each address of it gets less.
        for n in 2..30 {
            let _ = guess(n, start);
        }
        for n in 100..200 {
            let passed = (0..5).filter(|_| guess(n, start).is_ok()).count();
            assert_eq!(passed, 2, "of address {n}");
        }
        // The owner comes from an address of their own.
        assert!(tries.take("K4T92MXR", address(9_999), start).is_ok());
        // In an hour the crowd of a hundred had no more than 200 and then 300 tries; calm comes back after that.
        let later = start + Duration::from_secs(2 * 3_600);
        assert_eq!((0..9).filter(|_| guess(300, later).is_ok()).count(), 5);
    }
}
