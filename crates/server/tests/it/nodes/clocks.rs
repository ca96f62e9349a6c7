//! All nodes use the database's clock, whatever the clocks of their machines show.

use std::time::SystemTime;

use lobby::Store as _;

use super::{
    PAUSE,
    house::{House, setup},
    postgres,
};
use crate::{postgres::Postgres, support::patiently};

const HOUR: i64 = 3_600;

/// Replaces the clocks of Postgres by ones that are ahead by a number in a table.
async fn replace_clocks(postgres: &Postgres) {
    postgres.execute("CREATE TABLE ahead (seconds BIGINT)".into()).await;
    postgres.execute(format!("INSERT INTO ahead VALUES ({HOUR})")).await;
    for clock in ["clock_timestamp", "statement_timestamp"] {
        let body =
            format!("SELECT pg_catalog.{clock}() + make_interval(secs => (SELECT seconds FROM ahead))");
        postgres
            .execute(format!(
                "CREATE FUNCTION public.{clock}() RETURNS timestamptz LANGUAGE sql VOLATILE AS '{body}'"
            ))
            .await;
    }
    let first = format!("ALTER DATABASE {} SET search_path = public, pg_catalog", postgres.name());
    postgres.execute(first).await;
}

/// Returns the seconds by which a moment is ahead of this machine.
fn ahead(millis: u64) -> i64 {
    let here = SystemTime::UNIX_EPOCH.elapsed().unwrap().as_millis() as i64;
    (millis as i64 - here) / 1_000
}

/// Makes a table and returns its time.
async fn made_at(house: &House, host: &protocol::Account) -> u64 {
    let made = house.lobby.make_table(host, setup("seven-sages", 3)).await.unwrap();
    house.store.find_table(&made.id).await.unwrap().unwrap().made_at
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: waits for beats after the clock jumps"]
async fn servers_take_their_time_from_the_database() {
    let Some(postgres) = postgres().await else { return };
    replace_clocks(&postgres).await;
    let house = House::open(&postgres, "a").await;
    let near = |wanted: i64, found: i64| assert!((wanted - 60..=wanted).contains(&found), "{found}");
    near(HOUR, ahead(house.store.shared_time().unwrap()));
    let (ann, _) = house.sign_in("Ann").await;
    near(HOUR, ahead(made_at(&house, &ann).await));

    // The clock is set forward. That ends the lease, and the next one brings the new time.
    postgres.execute(format!("UPDATE ahead SET seconds = {}", 3 * HOUR)).await;
    patiently("it learns what time it is", async {
        while ahead(house.store.shared_time().unwrap()) < 3 * HOUR - 60 || house.lease().await.is_none() {
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    // The lobby follows with its next heartbeat, and notes an outage for the time in between.
    patiently("it notes that nobody could play", async {
        while house.store.outages().await.unwrap().is_empty() {
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    near(3 * HOUR, ahead(made_at(&house, &ann).await));

    // The clock is set back. A newly started node has that time, so all nodes have.
    postgres.execute("UPDATE ahead SET seconds = 0".into()).await;
    patiently("it follows back", async {
        while ahead(house.lobby.now()) > 0 || house.lease().await.is_none() {
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    near(0, ahead(made_at(&house, &ann).await));
    house.close().await;
}
