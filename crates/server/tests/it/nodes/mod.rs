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

use crate::{postgres::Postgres, support::patiently};

/// The term of a lease that only the test ends: a server on a slow machine does not lose it.
const TERM: Duration = Duration::from_secs(60);

/// The term of a lease that ends by itself in the test, as its server stands still or is dead.
const SHORT: Duration = Duration::from_secs(2);

/// How soon a server notices that the test has ended its lease.
const RENEWAL: Duration = Duration::from_millis(200);

/// How long a test sleeps before it looks again.
const PAUSE: Duration = Duration::from_millis(10);

fn options(name: &str) -> NodeOptions {
    NodeOptions { renewal: RENEWAL, ..NodeOptions::new(name, format!("{name}.example:7777"), TERM) }
}

/// One that renews its lease as servers do, three times in a short term.
fn short_lived(name: &str) -> NodeOptions {
    NodeOptions::new(name, format!("{name}.example:7777"), SHORT)
}

async fn node(postgres: &Postgres, name: &str) -> SqlStore {
    SqlStore::open_as_node(&postgres.url(), options(name)).await.unwrap()
}

/// `None` where there is no Postgres.
async fn postgres() -> Option<Postgres> {
    Postgres::open().await
}

/// As if the database's clock had gone on beyond a node's lease.
async fn lose_lease(postgres: &Postgres, name: &str) {
    postgres.execute(format!("UPDATE nodes SET expires_at = 1 WHERE id = '{name}'")).await;
}

/// Waits until the leases of all servers end later than they do now.
async fn is_renewed(postgres: &Postgres) {
    let ends = "SELECT MIN(expires_at), 0 FROM nodes";
    let (before, _) = postgres.row(ends).await;
    patiently("leases are renewed", async {
        while postgres.row(ends).await.0 <= before {
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
}

/// Why something was refused.
fn refused<T>(result: Result<T, impl ToString>) -> String {
    result.err().expect("it is refused").to_string()
}
