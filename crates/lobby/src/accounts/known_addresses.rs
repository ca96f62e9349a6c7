//! The IP addresses from which an account signed in with its password.

use std::{
    collections::{HashMap, VecDeque},
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// The most addresses that are kept for one account: the last ones.
const OF_ONE: usize = 8;

/// The most accounts for which addresses are kept. Further accounts are not remembered.
const KEPT: usize = 20_000;

/// The last addresses by tag. They are not stored, so a restart forgets them.
#[derive(Default)]
pub(super) struct KnownAddresses(Mutex<HashMap<String, VecDeque<IpAddr>>>);

impl KnownAddresses {
    fn by_tag(&self) -> MutexGuard<'_, HashMap<String, VecDeque<IpAddr>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn has(&self, tag: &str, address: IpAddr) -> bool {
        self.by_tag().get(tag).is_some_and(|known| known.contains(&address))
    }

    pub(super) fn note(&self, tag: &str, address: IpAddr) {
        let mut by_tag = self.by_tag();
        if by_tag.len() >= KEPT && !by_tag.contains_key(tag) {
            return;
        }
        let known = by_tag.entry(tag.to_owned()).or_default();
        known.retain(|other| *other != address);
        known.push_back(address);
        if known.len() > OF_ONE {
            known.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_addresses_of_an_account_are_kept() {
        let known = KnownAddresses::default();
        let address = |n: u32| IpAddr::from(std::net::Ipv4Addr::from_bits(n));
        for n in 0..9 {
            known.note("K4T92MXR", address(n));
            known.note("K4T92MXR", address(1));
        }
        assert!(!known.has("K4T92MXR", address(0)) && !known.has("ANOTHER2", address(1)));
        assert!((2..9).chain([1]).all(|n| known.has("K4T92MXR", address(n))));
    }
}
