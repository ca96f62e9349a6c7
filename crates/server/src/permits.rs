//! How much each network address has open.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

use crate::bucket::limited;

/// Counts what is open, sockets or connections, by network address. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Permits {
    open: Arc<Mutex<HashMap<IpAddr, u32>>>,
    limit: u32,
    /// What is limited, as it is counted.
    name: &'static str,
}

/// One place, free again when dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    permits: Permits,
    address: IpAddr,
}

impl Permits {
    pub(crate) fn new(name: &'static str, limit: u32) -> Self {
        Self { open: Arc::default(), limit, name }
    }

    /// A place for this address, unless it has taken as many as it may.
    pub(crate) fn take(&self, address: IpAddr) -> Option<Permit> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let n = open.get(&address).copied().unwrap_or(0);
        if n >= self.limit {
            limited(self.name);
            return None;
        }
        open.insert(address, n + 1);
        Some(Permit { permits: self.clone(), address })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.permits.open.lock().unwrap_or_else(PoisonError::into_inner);
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
}
