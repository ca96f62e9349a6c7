//! How much each network address has open.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

/// Counts what is open, sockets or connections, by network address. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    open: Arc<Mutex<HashMap<IpAddr, u32>>>,
    limit: u32,
}

/// One place, free again when dropped.
#[derive(Debug)]
pub(crate) struct Place {
    places: Places,
    address: IpAddr,
}

impl Places {
    pub(crate) fn new(limit: u32) -> Self {
        Self { open: Arc::default(), limit }
    }

    /// A place for this address, unless it has taken as many as it may.
    pub(crate) fn take(&self, address: IpAddr) -> Option<Place> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let n = open.get(&address).copied().unwrap_or(0);
        if n >= self.limit {
            return None;
        }
        open.insert(address, n + 1);
        Some(Place { places: self.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.places.open.lock().unwrap_or_else(PoisonError::into_inner);
        match open.get_mut(&self.address) {
            Some(n) if *n > 1 => *n -= 1,
            _ => drop(open.remove(&self.address)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_for_each_address_and_given_back() {
        let places = Places::new(2);
        let [here, there] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        let first = places.take(here).unwrap();
        let _second = places.take(here).unwrap();
        assert!(places.take(here).is_none());
        let other = places.take(there).unwrap();
        drop((first, other));
        let _third = places.take(here).unwrap();
        assert!(places.take(here).is_none());
        assert_eq!(places.open.lock().unwrap().len(), 1);
    }
}
