//! Limits on open connections and sockets by IP address.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

use lobby::site;

use crate::bucket::{BUSY_IN_A_SITE, limited};

/// Counts open connections or sockets, by IPv4 address or IPv6 network, and by IPv6 site. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Permits {
    open: Arc<Mutex<HashMap<Place, u32>>>,
    limit: u32,
    /// The name of the limit in the metrics.
    name: &'static str,
}

/// The origin of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Place {
    Network(IpAddr),
    Site(IpAddr),
}

/// A permit. Dropping it makes its place free again.
#[derive(Debug)]
pub(crate) struct Permit {
    permits: Permits,
    address: IpAddr,
}

/// Returns the places that an address counts for.
fn places(address: IpAddr) -> impl Iterator<Item = Place> {
    [Place::Network(address)].into_iter().chain(site(address).map(Place::Site))
}

impl Permits {
    pub(crate) fn new(name: &'static str, limit: u32) -> Self {
        Self { open: Arc::default(), limit, name }
    }

    /// Takes a permit for this address, unless it or its site has as many as allowed.
    pub(crate) fn take(&self, address: IpAddr) -> Option<Permit> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full = |place: Place| {
            let limit = match place {
                Place::Network(_) => self.limit,
                Place::Site(_) => self.limit.saturating_mul(BUSY_IN_A_SITE),
            };
            open.get(&place).is_some_and(|n| *n >= limit)
        };
        if self.limit == 0 || places(address).any(is_full) {
            limited(self.name);
            return None;
        }
        places(address).for_each(|place| *open.entry(place).or_default() += 1);
        Some(Permit { permits: self.clone(), address })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.permits.open.lock().unwrap_or_else(PoisonError::into_inner);
        for place in places(self.address) {
            match open.get_mut(&place) {
                Some(n) if *n > 1 => *n -= 1,
                _ => drop(open.remove(&place)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_for_each_address_and_given_back() {
        let permits = Permits::new("sockets", 2);
        let [here, there] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        let first = permits.take(here).unwrap();
        let _second = permits.take(here).unwrap();
        assert!(permits.take(here).is_none());
        let other = permits.take(there).unwrap();
        drop((first, other));
        let _third = permits.take(here).unwrap();
        assert!(permits.take(here).is_none());
        assert_eq!(permits.open.lock().unwrap().len(), 1);
    }

    #[test]
    fn a_site_of_65_536_networks_has_sixteen_times_as_many() {
        let permits = Permits::new("sockets", 2);
        let network = |n: u128| IpAddr::from(std::net::Ipv6Addr::from_bits(0x2001_0db8_0001 << 80 | n << 64));
        let taken: Vec<_> = (0..5_000).filter_map(|n| permits.take(network(n))).collect();
        assert_eq!(taken.len(), 32);
        drop(taken);
        assert!(permits.open.lock().unwrap().is_empty());
    }
}
