//! Several servers on one Postgres, as far as the database and the tables are concerned.

mod asked;
mod broken;
mod clocks;
mod cutter;
mod draining;
mod duties;
mod fencing;
mod gaps;
mod house;
mod intruders;
mod leading;
mod leases;
mod links;
mod outages;
mod playing;
mod proxy;
mod questions;
mod sharing;
mod standstill;
mod told;

use std::time::Duration;

use server::{NodeOptions, SqlStore};

use crate::postgres::{Postgres, binaries, skip};

/// A term that a slow machine can keep to.
const TERM: Duration = Duration::from_millis(1_500);

fn options(name: &str) -> NodeOptions {
    NodeOptions { name: name.into(), address: format!("{name}.example:7777"), term: TERM }
}

async fn node(postgres: &Postgres, name: &str) -> SqlStore {
    SqlStore::open_as_node(&postgres.url("postgres"), options(name)).await.unwrap()
}

/// `None` where there is no Postgres.
async fn postgres() -> Option<Postgres> {
    let Some(bin) = binaries() else {
        skip("Postgres: no initdb and postgres on PATH or below /usr/lib/postgresql");
        return None;
    };
    Some(Postgres::start(&bin).await)
}

/// As if the database's clock had gone on beyond a node's lease.
async fn lose_lease(postgres: &Postgres, name: &str) {
    postgres.execute(format!("UPDATE nodes SET expires_at = 1 WHERE id = '{name}'")).await;
}

/// Why something was refused.
fn refused<T>(result: Result<T, impl ToString>) -> String {
    result.err().expect("it is refused").to_string()
}
