//! The public tables that somebody looks at right now: what a list shows.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use protocol::{Status, http::TableListing};
use tokio::time::Instant;

use crate::{Outages, TableRow, names::Names};

/// The public tables that somebody looks at right now. Kept by the tables themselves, in memory alone: a table where
/// nobody is costs no list anything, and after a restart a table is shown again when somebody is back.
#[derive(Default)]
pub(crate) struct Showcase {
    shown: Mutex<HashMap<String, Shown>>,
    list: Mutex<Option<(Instant, Arc<Vec<TableListing>>)>>,
}

/// A table that is shown.
#[derive(Clone)]
pub(crate) struct Shown {
    pub(crate) row: Arc<TableRow>,
    /// What those who sit there are called now.
    pub(crate) names: Vec<String>,
    /// [`Names::changes`] when they were.
    pub(crate) named: u64,
    /// The network address somebody is there from, the host if they are.
    pub(crate) from: IpAddr,
}

impl Shown {
    /// Whether lists show the same of a table that has this row now.
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

/// How long one list serves everybody who asks.
const FRESH: Duration = Duration::from_secs(1);

/// Tables of one host in a list.
const OF_A_HOST: usize = 3;

/// Tables from one network address that are listed before the next tables of any other address.
const OF_AN_ADDRESS: usize = 4;

/// Tables in a whole list.
const LISTED: usize = 1_000;

impl Showcase {
    /// Shows a table as it is now, or no longer.
    pub(crate) fn show(&self, table: &str, shown: Option<Shown>) {
        let mut all = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        match shown {
            Some(shown) => drop(all.insert(table.to_owned(), shown)),
            None => drop(all.remove(table)),
        }
    }

    /// All that is shown, best first. Written at most once a second, however many ask.
    pub(crate) fn list(&self) -> Arc<Vec<TableListing>> {
        let mut list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((written, list)) = &*list
            && written.elapsed() < FRESH
        {
            return Arc::clone(list);
        }
        let shown: Vec<Shown> =
            self.shown.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
        let fresh: Arc<Vec<_>> = Arc::new(in_turn(shown).into_iter().map(Shown::listing).collect());
        *list = Some((Instant::now(), Arc::clone(&fresh)));
        fresh
    }
}

/// Newest first, and fair: few of each host, and of each network address some before more of another.
fn in_turn(mut shown: Vec<Shown>) -> Vec<Shown> {
    shown.sort_unstable_by(|a, b| (b.row.made_at, &b.row.id).cmp(&(a.row.made_at, &a.row.id)));
    let mut hosts: HashMap<String, usize> = HashMap::new();
    let mut addresses: HashMap<IpAddr, usize> = HashMap::new();
    let mut ranked: Vec<(usize, Shown)> = Vec::new();
    for table in shown {
        let of_host = hosts.entry(table.row.host.clone()).or_default();
        *of_host += 1;
        if *of_host > OF_A_HOST {
            continue;
        }
        let before = addresses.entry(table.from).or_default();
        ranked.push((*before / OF_AN_ADDRESS, table));
        *before += 1;
    }
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.truncate(LISTED);
    ranked.into_iter().map(|(_, table)| table).collect()
}

/// Whether a list of this kind has the table: one that gathers has to have a free seat.
pub(crate) fn is_wanted(table: &TableListing, game: Option<&str>, status: Option<Status>) -> bool {
    let fits = match status {
        None => true,
        Some(Status::Gathering) => table.status == Status::Gathering && table.free_seats > 0,
        Some(status @ (Status::Playing | Status::Finished)) => table.status == status,
    };
    fits && game.is_none_or(|game| table.setup.game == game)
}
