//! How many sockets each network address has open.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use crate::http::Refusal;

/// Counts open sockets by network address. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Sockets {
    open: Arc<Mutex<HashMap<IpAddr, u32>>>,
    limit: u32,
}

/// One socket's place, free again when dropped.
#[derive(Debug)]
pub(super) struct Place {
    sockets: Sockets,
    address: IpAddr,
}

impl Sockets {
    pub(crate) fn new(limit: u32) -> Self {
        Self { open: Arc::default(), limit }
    }

    pub(super) fn take(&self, address: IpAddr) -> Result<Place, Refusal> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let n = open.get(&address).copied().unwrap_or(0);
        if n >= self.limit {
            let message = format!("{n} sockets are open from your network, which is the most; close one");
            return Err(Refusal::too_many(message, Duration::from_secs(10)));
        }
        open.insert(address, n + 1);
        Ok(Place { sockets: self.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.sockets.open.lock().unwrap_or_else(PoisonError::into_inner);
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
        let sockets = Sockets::new(2);
        let [here, there] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        let first = sockets.take(here).unwrap();
        let _second = sockets.take(here).unwrap();
        assert!(sockets.take(here).is_err());
        let other = sockets.take(there).unwrap();
        drop((first, other));
        let _third = sockets.take(here).unwrap();
        assert!(sockets.take(here).is_err());
        assert_eq!(sockets.open.lock().unwrap().len(), 1);
    }
}
