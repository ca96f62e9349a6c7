//! The list of public tables that a client watches now.
//!
//! The tables keep this list in memory. It shows at most three tables of one host, and IP addresses take
//! turns.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use protocol::{Status, http::TableListing};
use tokio::time::Instant;

use crate::{
    Outages, TableRow,
    names::Names,
    site::network,
    told::{Others, ShownThere},
};

/// The public tables that a client watches now. The tables themselves keep it, only in memory. A table
/// without watchers costs the list nothing. After a restart a table appears again when a client watches it.
#[derive(Default)]
pub(crate) struct Showcase {
    shown: Mutex<HashMap<String, Shown>>,
    list: Mutex<Option<(Instant, Arc<Vec<TableListing>>)>>,
}

/// A table in the list.
#[derive(Clone)]
pub(crate) struct Shown {
    pub(crate) row: Arc<TableRow>,
    /// The current names of its players.
    pub(crate) names: Vec<String>,
    /// The value of [`Names::changes`] for these names.
    pub(crate) named: u64,
    /// The IP address of a watcher, that of the host if the host watches.
    pub(crate) from: IpAddr,
}

impl Shown {
    /// Returns `true` if the list shows the same for a table that has this row now.
    pub(crate) fn is_still(&self, row: &Arc<TableRow>, from: IpAddr, names: &Names) -> bool {
        let called = || row.summary.sitting.iter().map(|sitter| sitter.name(names));
        self.from == from
            // A row is never changed, only replaced.
            && (Arc::ptr_eq(&self.row, row) || self.row.is_shown_like(row))
            && (self.named == names.changes() || self.names.iter().map(String::as_str).eq(called()))
    }

    fn listing(self) -> TableListing {
        let Self { row, names, named: _, from: _ } = self;
        TableListing { names, ..(*row).clone().listing(None, &Names::default(), &Outages::default()) }
    }
}

/// The time for which one list serves all requests.
const FRESH: Duration = Duration::from_secs(1);

/// The maximum number of tables of one host in a list.
const OF_A_HOST: usize = 3;

/// The number of tables from one IP address that come before the next tables of any other address.
const OF_AN_ADDRESS: usize = 4;

/// The maximum number of tables in a whole list.
const LISTED: usize = 1_000;

impl Showcase {
    /// Adds, updates or removes a table.
    pub(crate) fn show(&self, table: &str, shown: Option<Shown>) {
        let mut all = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        match shown {
            Some(shown) => drop(all.insert(table.to_owned(), shown)),
            None => drop(all.remove(table)),
        }
    }

    /// Returns all listed tables of this node and of others, best first. Built at most once a second, however
    /// many clients ask.
    pub(crate) fn list(&self, others: &Others) -> Arc<Vec<TableListing>> {
        let mut list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((written, list)) = &*list
            && written.elapsed() < FRESH
        {
            return Arc::clone(list);
        }
        let here = self.shown();
        // The former node of a table may still report it.
        let there = others.shown().into_iter().filter(|table| here.iter().all(|own| own.row.id != table.id));
        let there: Vec<Place<TableListing>> = there.map(Place::there).collect();
        let here = here.iter().map(|shown| Place::here(shown.clone()));
        let all = here
            .map(|place| place.map(Told::Here))
            .chain(there.into_iter().map(|place| place.map(|table| Told::There(Box::new(table)))));
        let fresh: Arc<Vec<_>> = Arc::new(in_turn(all.collect()).into_iter().map(Told::listing).collect());
        *list = Some((Instant::now(), Arc::clone(&fresh)));
        fresh
    }

    fn shown(&self) -> Vec<Shown> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    /// Returns the tables of this node, for the lists of other nodes.
    pub(crate) fn shown_here(&self) -> Vec<ShownThere> {
        let shown = |shown: Shown| ShownThere {
            id: shown.row.id.clone(),
            made_at: shown.row.made_at,
            host: shown.row.host.clone(),
            from: shown.from,
            listing: shown.listing(),
        };
        in_turn(self.shown().into_iter().map(Place::here).collect()).into_iter().map(shown).collect()
    }
}

/// The data that decides on a table's place in a list.
struct Place<T> {
    made_at: u64,
    id: String,
    host: String,
    from: IpAddr,
    table: T,
}

/// A table of this node, or of another one.
enum Told {
    Here(Shown),
    There(Box<TableListing>),
}

impl Told {
    fn listing(self) -> TableListing {
        match self {
            Self::Here(shown) => shown.listing(),
            Self::There(listing) => *listing,
        }
    }
}

impl<T> Place<T> {
    fn map<U>(self, to: impl FnOnce(T) -> U) -> Place<U> {
        let Self { made_at, id, host, from, table } = self;
        Place { made_at, id, host, from, table: to(table) }
    }
}

impl Place<Shown> {
    fn here(table: Shown) -> Self {
        let (made_at, id, host) = (table.row.made_at, table.row.id.clone(), table.row.host.clone());
        Self { made_at, id, host, from: table.from, table }
    }
}

impl Place<TableListing> {
    fn there(ShownThere { id, made_at, host, from, listing }: ShownThere) -> Self {
        Self { made_at, id, host, from, table: listing }
    }
}

/// Sorts tables newest first, with limits: few of each host, and some of each IP address or IPv6 site before
/// more of another.
fn in_turn<T>(mut shown: Vec<Place<T>>) -> Vec<T> {
    shown.sort_unstable_by(|a, b| (b.made_at, &b.id).cmp(&(a.made_at, &a.id)));
    let mut hosts: HashMap<String, usize> = HashMap::new();
    let mut addresses: HashMap<IpAddr, usize> = HashMap::new();
    let mut ranked: Vec<(usize, T)> = Vec::new();
    for place in shown {
        let of_host = hosts.entry(place.host).or_default();
        *of_host += 1;
        if *of_host > OF_A_HOST {
            continue;
        }
        let before = addresses.entry(network(place.from)).or_default();
        ranked.push((*before / OF_AN_ADDRESS, place.table));
        *before += 1;
    }
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.truncate(LISTED);
    ranked.into_iter().map(|(_, table)| table).collect()
}

/// Returns `true` if a list of this kind contains the table. A gathering table must have a free seat.
pub(crate) fn is_wanted(table: &TableListing, game: Option<&str>, status: Option<Status>) -> bool {
    let fits = match status {
        None => true,
        Some(Status::Gathering) => table.status == Status::Gathering && table.free_seats > 0,
        Some(status @ (Status::Playing | Status::Finished)) => table.status == status,
    };
    fits && game.is_none_or(|game| table.setup.game == game)
}
