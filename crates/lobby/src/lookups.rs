//! Finds tables by id or code, and limits failed attempts, so that codes cannot be guessed.
//!
//! Each IP address and each IPv6 site has one limit for HTTP and sockets together.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use protocol::{Problem, ProblemCode};
use tokio::time::Instant;

use crate::{Bucket, Rate, Store, TableRow, code::normal_ref, problems::store_problem, site::site};

/// The limit on failed lookups of each IP address, over sockets and HTTP.
pub(crate) struct Lookups {
    addresses: Misses,
    sites: Misses,
}

/// The failed lookups of each address or site.
struct Misses {
    rate: Rate,
    of: Mutex<HashMap<IpAddr, Bucket>>,
}

/// The addresses of an IPv6 site that may fail as often as one address. It has 65,536.
const BUSY_IN_A_SITE: u32 = 16;

/// The client or node that looks a table up.
#[derive(Clone, Copy)]
pub(crate) enum Seeker<'a> {
    /// An account, or a client without one.
    Client(Option<&'a str>),
    /// A client that was invited to the table, or a node that found the table for its client.
    Asked,
}

impl<'a> From<Option<&'a str>> for Seeker<'a> {
    fn from(account: Option<&'a str>) -> Self {
        Self::Client(account)
    }
}

impl Seeker<'_> {
    /// Returns `true` if the id of this table is enough: it is public, the server arranged it, or the account
    /// belongs to it.
    fn knows(self, row: &TableRow) -> bool {
        match self {
            Self::Client(account) => {
                row.public || row.is_arranged() || account.is_some_and(|account| row.belongs_to(account))
            }
            Self::Asked => true,
        }
    }
}

impl TableRow {
    /// Returns `true` if the account has a seat there or made the table.
    pub(crate) fn belongs_to(&self, account: &str) -> bool {
        self.host == account || self.summary.accounts.iter().any(|one| one == account)
    }
}

/// The number of buckets in memory above which full ones are dropped.
const KEPT: usize = 4_096;

impl Lookups {
    pub(crate) fn new(per_minute: u32) -> Self {
        Self {
            addresses: Misses::new(per_minute),
            sites: Misses::new(per_minute.saturating_mul(BUSY_IN_A_SITE)),
        }
    }

    /// Finds a table by id or code. An id is no permission: replays name it. A private table is found by its
    /// id only for accounts that belong to it; all others need the code.
    ///
    /// A client with too many failed lookups gets only `too_many`, except for tables that its account knows.
    pub(crate) async fn find<'a>(
        &self,
        store: &dyn Store,
        table: &str,
        address: IpAddr,
        seeker: impl Into<Seeker<'a>>,
    ) -> Result<TableRow, Problem> {
        let (table, seeker) = (normal_ref(table), seeker.into());
        let found = store.find_table(&table).await.map_err(|e| store_problem(&e))?;
        let (known, found) = match found {
            Some(row) if seeker.knows(&row) => (Some(row), None),
            found => (None, found.filter(|row| row.id != table)),
        };
        if let Some(row) = known {
            return Ok(row);
        }
        if let Some(wait) = self.wait(address) {
            return Err(too_many(wait));
        }
        found.ok_or_else(|| {
            self.miss(address);
            nowhere()
        })
    }

    /// Returns the time until this address and its site may fail again, if one of them has to wait.
    fn wait(&self, address: IpAddr) -> Option<Duration> {
        let site = site(address).and_then(|site| self.sites.wait(site));
        self.addresses.wait(address).max(site)
    }

    /// Counts a failed lookup.
    fn miss(&self, address: IpAddr) {
        self.addresses.miss(address);
        if let Some(site) = site(address) {
            self.sites.miss(site);
        }
    }
}

impl Misses {
    fn new(per_minute: u32) -> Self {
        let rate = Rate { burst: per_minute, per_second: f64::from(per_minute) / 60.0 };
        Self { rate, of: Mutex::default() }
    }

    fn wait(&self, address: IpAddr) -> Option<Duration> {
        let mut misses = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        misses.get_mut(&address)?.wait(self.rate, Instant::now().into_std())
    }

    /// Counts a failed lookup. Lookups in parallel may exceed the limit together, and are then owed: in the
    /// long run no address fails more often.
    fn miss(&self, address: IpAddr) {
        let (rate, now) = (self.rate, Instant::now().into_std());
        let mut misses = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        if misses.len() >= KEPT {
            misses.retain(|_, bucket| !bucket.is_full(rate, now));
        }
        misses.entry(address).or_insert_with(|| Bucket::full(rate, now)).charge(rate, now);
    }
}

fn nowhere() -> Problem {
    Problem::new(ProblemCode::NotFound, "there is no such table")
}

fn too_many(wait: Duration) -> Problem {
    let message = "your network has looked for too many tables that do not exist; wait a moment";
    let mut problem = Problem::new(ProblemCode::TooMany, message);
    problem.retry_after = Some((wait.as_millis() as u64).max(1));
    problem
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn misses_are_counted_by_address_and_never_forgiven_for_coming_together() {
        let lookups = Lookups::new(6);
        let [here, there] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        for _ in 0..6 {
            assert_eq!(lookups.wait(here), None);
            lookups.miss(here);
        }
        assert_eq!(lookups.wait(here), Some(Duration::from_secs(10)));
        assert_eq!(lookups.wait(there), None);
        lookups.miss(here);
        assert_eq!(lookups.wait(here), Some(Duration::from_secs(20)));
        tokio::time::advance(Duration::from_secs(20)).await;
        assert_eq!(lookups.wait(here), None);
    }

    #[tokio::test(start_paused = true)]
    async fn the_addresses_of_a_site_share_a_larger_limit() {
        let lookups = Lookups::new(6);
        let address = |site: u128, n: u128| {
            IpAddr::from(std::net::Ipv6Addr::from_bits((0x2001_0db8_0000 + site) << 80 | n << 64))
        };
        for n in 0..96 {
            assert_eq!(lookups.wait(address(0, n)), None, "{n}");
            lookups.miss(address(0, n));
        }
        assert!(lookups.wait(address(0, 96)).is_some());
        assert_eq!(lookups.wait(address(1, 0)), None);
    }
}
