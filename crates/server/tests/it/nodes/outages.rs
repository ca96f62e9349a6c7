//! Outages of tables, during which their owner was silent.

use std::time::{Duration, Instant};

use lobby::{Outage, Store as _};
use protocol::{Clock, GameUpdate, Setup};
use serde_json::json;
use server::SqlStore;
use store_laws::{made, table};

use super::{
    PAUSE,
    house::{House, Socket, setup},
    node, postgres,
};
use crate::{postgres::Postgres, support::patiently};

/// The database's clock, in milliseconds.
const NOW: &str = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

/// The tolerated difference between a node's idea of the database's clock and that clock, in milliseconds.
const NEAR: u64 = 2_000;

/// Lets a node die that had a lease of this length, which ended `ago` milliseconds ago. Returns the beginning
/// of its silence.
async fn died(postgres: &Postgres, name: &str, term: u64, ago: u64) -> u64 {
    postgres
        .execute(format!("UPDATE nodes SET term = {term}, expires_at = {NOW} - {ago} WHERE id = '{name}'"))
        .await;
    silent_since(postgres, name).await
}

/// Returns the beginning of the silence of a node whose lease has ended.
async fn silent_since(postgres: &Postgres, name: &str) -> u64 {
    let text = format!("SELECT expires_at - term, 0 FROM nodes WHERE id = '{name}'");
    postgres.row(text).await.0 as u64
}

async fn now(postgres: &Postgres) -> u64 {
    postgres.row(format!("SELECT {NOW}, 0")).await.0 as u64
}

/// Returns whether an outage began at `from` and ended between `after` and now, by the clock of the new
/// owner.
async fn was(postgres: &Postgres, outage: Outage, from: u64, after: u64) -> bool {
    let ended = after - NEAR..=now(postgres).await + NEAR;
    outage.from.abs_diff(from) < NEAR && ended.contains(&outage.to)
}

async fn lost(store: &SqlStore, table: &str) -> Vec<Outage> {
    store.table_outages(table).await.unwrap()
}

/// Makes a dead node that owned tables. Returns the beginning of its silence.
async fn dead_owner(postgres: &Postgres, store: &SqlStore, tables: &[&str]) -> u64 {
    let insert = format!(
        "INSERT INTO nodes (id, address, lease, term, expires_at) VALUES ('dead', 'x', 3, 20000, {NOW} - 10000)"
    );
    postgres.execute(insert).await;
    for id in tables {
        store.make_table(&table(id, "ann", 1), &made("ann")).await.unwrap();
        let own =
            format!("UPDATE tables SET owner = 'dead', owner_lease = 3, owner_epoch = 7 WHERE id = '{id}'");
        postgres.execute(own).await;
    }
    silent_since(postgres, "dead").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: matches of all games and clocks, and silences of seconds"]
async fn what_a_dead_server_cost_is_noted_once_with_the_claim_whoever_dies_next() {
    let Some(postgres) = postgres().await else { return };
    let (b, c) = (node(&postgres, "b").await, node(&postgres, "c").await);
    let since = dead_owner(&postgres, &b, &["t", "u", "late"]).await;
    let claimed = now(&postgres).await;
    let first = b.claim("t").await.unwrap();
    let noted = lost(&c, "t").await;
    assert!(noted.len() == 1 && was(&postgres, noted[0], since, claimed).await, "{noted:?}");
    assert!(lost(&c, "u").await.is_empty(), "nobody claimed it yet");
    // Again, like a node that got no answer.
    let second = b.claim("t").await.unwrap();
    assert!(second.epoch() > first.epoch());
    assert_eq!(lost(&b, "t").await, noted);
    // The new owner died before it did anything. The next owner does not know of the first.
    let since = died(&postgres, "b", 50_000, 5_000).await;
    let claimed = now(&postgres).await;
    c.claim("t").await.unwrap();
    let both = lost(&c, "t").await;
    assert_eq!(both.len(), 2, "{both:?}");
    let other = *both.iter().find(|outage| **outage != noted[0]).expect("they differ");
    assert!(both.contains(&noted[0]) && was(&postgres, other, since, claimed).await, "{both:?}");
    // A late claim could have come earlier.
    let from = died(&postgres, "dead", 2_000, 600_000).await;
    c.claim("late").await.unwrap();
    let noted = lost(&c, "late").await;
    let to = from + 62_000;
    assert!(
        noted.len() == 1 && noted[0].from.abs_diff(from) < NEAR && noted[0].to.abs_diff(to) < NEAR,
        "to a minute after its lease: {noted:?}"
    );
    // A table that was given back had no owner, and no player waited.
    b.make_table(&table("free", "ann", 1), &made("ann")).await.unwrap();
    c.claim("free").await.unwrap();
    c.give_back("free").await.unwrap();
    c.claim("free").await.unwrap();
    assert!(lost(&c, "free").await.is_empty());
    postgres.execute("UPDATE nodes SET expires_at = 1 WHERE id = 'dead'".into()).await;
    c.claim("u").await.unwrap();
    assert!(lost(&c, "u").await.is_empty(), "it gave its lease back");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: matches of all games and clocks, and silences of seconds"]
async fn one_that_comes_back_under_its_name_knows_how_long_it_was_away_each_time() {
    let Some(postgres) = postgres().await else { return };
    let b = node(&postgres, "b").await;
    let since = dead_owner(&postgres, &b, &["t", "u"]).await;
    let back = now(&postgres).await;
    let again = node(&postgres, "dead").await;
    again.claim("t").await.unwrap();
    let noted = lost(&b, "t").await;
    assert!(noted.len() == 1 && was(&postgres, noted[0], since, back).await, "{noted:?}");
    // A second time, with no request for the other table in between.
    died(&postgres, "dead", 9_000, 100).await;
    patiently("it has another lease", async {
        while again.claim("t").await.is_err() || lost(&b, "t").await.len() < 2 {
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    again.claim("u").await.unwrap();
    let noted = lost(&b, "u").await;
    assert_eq!(noted.len(), 2, "{noted:?}");
    // A table that it claimed since lost nothing.
    b.make_table(&table("new", "ann", 1), &made("ann")).await.unwrap();
    again.claim("new").await.unwrap();
    again.claim("new").await.unwrap();
    assert!(lost(&b, "new").await.is_empty());
}

/// Returns the deadline of the player that the match waits for.
fn deadline(update: &GameUpdate) -> u64 {
    let deadlines = serde_json::to_value(&update.deadlines).unwrap();
    deadlines.as_array().unwrap().iter().find_map(serde_json::Value::as_u64).expect("somebody is waited for")
}

async fn shown(socket: &mut Socket, table: &str) -> GameUpdate {
    socket.asked((table, None), 0).await.expect("the match is on");
    socket.game.clone().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: matches of all games and clocks, and silences of seconds"]
async fn players_get_the_time_back_that_their_server_was_silent_and_once() {
    let Some(postgres) = postgres().await else { return };
    let clocks = [
        Clock::Seconds { per_decision: 600 },
        Clock::Days { per_decision: 1 },
        Clock::Bank { seconds: 1_200, increment: 5 },
        Clock::BankOfDays { days: 2, increment: 1 },
    ];
    let a = House::open(&postgres, "a").await;
    // One node lives all the time.
    let (b, c) = (House::open(&postgres, "b").await, House::open(&postgres, "c").await);
    let mut matches = Vec::new();
    for game in a.lobby.catalogue().iter().map(|game| game.newest().game.info().id) {
        for clock in clocks {
            let (ann, token) = a.sign_in("Ann").await;
            let timed = Setup { clock, ..setup(game, 3) };
            let table = match a.lobby.make_table(&ann, timed).await {
                Ok(made) => made.id,
                Err(problem) => panic!("{game}, {clock:?}: {problem:?}"),
            };
            let mut socket = a.socket(&token).await;
            socket.watch(&table, None).await;
            for request in [
                json!({"type": "sit", "table": table}),
                json!({"type": "add_bot", "table": table, "player": "random"}),
                json!({"type": "start", "table": table}),
            ] {
                socket.ask(request).await.unwrap();
            }
            let before = shown(&mut socket, &table).await;
            matches.push((game, clock, table, token, deadline(&before)));
        }
    }
    // All matches have waited for longer than the outage.
    tokio::time::sleep(Duration::from_secs(3)).await;
    a.close().await;
    // As if it had died, two and a half seconds ago by the other nodes' clocks.
    let since = Instant::now();
    died(&postgres, "a", 1_500, 1_000).await;
    let mut checked = Vec::new();
    for (game, clock, table, token, before) in matches {
        let mut socket = b.socket(&token).await;
        socket.watch(&table, None).await;
        let after = deadline(&shown(&mut socket, &table).await);
        let (given_back, most) = (after.saturating_sub(before), 2_500 + since.elapsed().as_millis() as u64);
        assert!(
            (2_500..=most + NEAR).contains(&given_back),
            "{game}, {clock:?}: {given_back} ms were given back, at most {most} were lost"
        );
        checked.push((game, clock, table, token, after));
    }
    // The next owner dies as well, but without an outage. The first outage is not given back a second time.
    b.close().await;
    for (game, clock, table, token, before) in checked {
        let mut socket = c.socket(&token).await;
        socket.watch(&table, None).await;
        let after = deadline(&shown(&mut socket, &table).await);
        assert_eq!(after, before, "{game}, {clock:?}");
    }
    c.close().await;
}
