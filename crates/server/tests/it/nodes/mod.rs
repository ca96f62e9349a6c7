//! Several nodes on one Postgres.

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

/// The term of leases that only a test ends. A node on a slow machine does not lose them.
const TERM: Duration = Duration::from_secs(60);

/// The term of leases that end in a test, because their node stands still or is dead.
const SHORT: Duration = Duration::from_secs(2);

/// The longest time until a node notices that a test has ended its lease.
const RENEWAL: Duration = Duration::from_millis(200);

/// The pause before a test looks again.
const PAUSE: Duration = Duration::from_millis(10);

fn options(name: &str) -> NodeOptions {
    NodeOptions { renewal: RENEWAL, ..NodeOptions::new(name, format!("{name}.example:7777"), TERM) }
}

/// Returns options of a node that renews its lease as usual, three times in a short term.
fn short_lived(name: &str) -> NodeOptions {
    NodeOptions::new(name, format!("{name}.example:7777"), SHORT)
}

async fn node(postgres: &Postgres, name: &str) -> SqlStore {
    SqlStore::open_as_node(&postgres.url(), options(name)).await.unwrap()
}

/// Returns a database, or `None` without Postgres.
async fn postgres() -> Option<Postgres> {
    Postgres::open().await
}

/// Ends a node's lease, as if the database's clock had passed it.
async fn lose_lease(postgres: &Postgres, name: &str) {
    postgres.execute(format!("UPDATE nodes SET expires_at = 1 WHERE id = '{name}'")).await;
}

/// Waits until the leases of all nodes are renewed.
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

/// Returns the reason of a refusal.
fn refused<T>(result: Result<T, impl ToString>) -> String {
    result.err().expect("it is refused").to_string()
}
