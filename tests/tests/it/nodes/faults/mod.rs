//! The guarantee of several servers on one Postgres. A fault of a server, of Postgres, or of a connection at
//! any moment loses no accepted move and plays none twice. All servers send the same to a player, and the
//! other servers continue.
//!
//! By default there are nine faults. `SEPTET_CLUSTER_BLOWS=165 cargo test --release -p tests --test it
//! nodes::faults -- --nocapture` is the long form: it has more kinds, and prints the waiting times of players
//! at its end. `SEPTET_CLUSTER_TERM` is the lease term in milliseconds, `SEPTET_CLUSTER_TABLES` the number of
//! tables of each game. `SEPTET_CLUSTER_KINDS=Clock,Kill` selects these kinds of faults.

mod blow;
mod clock;
mod house;
mod people;
mod waits;

use std::{sync::Arc, time::Duration};

use blow::Blow;
use house::House;
use people::Trace;
use protocol::http::GameListing;
use rand_chacha::rand_core::Rng as _;
use serde_json::json;
use tests::{chance, request, skip};
use tokio::sync::{RwLock, watch};
use waits::{Struck, Waits};

/// Returns a number from the environment.
fn setting(name: &str, otherwise: u32) -> u32 {
    std::env::var(name).map_or(otherwise, |text| match text.parse() {
        Ok(number) => number,
        Err(error) => panic!("{name}={text}: {error}"),
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: nine blows against three servers under whole matches"]
async fn whatever_happens_to_one_of_three_servers_nothing_is_lost_or_played_twice() {
    let term = Duration::from_millis(setting("SEPTET_CLUSTER_TERM", 3_000).into());
    let blows = setting("SEPTET_CLUSTER_BLOWS", 9);
    let at_each = setting("SEPTET_CLUSTER_TABLES", 1) as usize;
    let asked_for = blow::asked_for();
    let Some(mut house) = House::open(term).await else { return skip("Postgres is not installed") };
    let mut rng = chance();
    let addresses = house.addresses();
    let games: Vec<GameListing> =
        request(addresses[0], "GET", "/api/games", &[], "").await.expect("an answer").json();
    // Locked for reading while a table is prepared or checked, for writing while a server is disturbed.
    let calm = Arc::new(RwLock::new(()));
    let (enough, stop) = watch::channel(false);
    let wanted = games.iter().flat_map(|game| std::iter::repeat_n(game, at_each));
    let tables: Vec<_> = wanted
        .enumerate()
        .map(|(number, game)| {
            let (calm, stop, seed) = (Arc::clone(&calm), stop.clone(), rng.next_u64());
            let wanted = json!({ "game": game.id, "options": game.options });
            let mut at = addresses;
            at.rotate_left(number % addresses.len());
            tokio::spawn(async move { people::matches_until(at, &wanted, &calm, &stop, seed).await })
        })
        .collect();
    let mut struck = Vec::new();
    for number in 0..blows {
        tokio::time::sleep(Duration::from_millis(u64::from(rng.next_u32() % 400))).await;
        // A failed task reports its reason.
        if tables.iter().any(tokio::task::JoinHandle::is_finished) {
            break;
        }
        let quiet = calm.write().await;
        let blow = Blow::of_number(number, &asked_for, &house);
        let server = rng.next_u32() as usize % addresses.len();
        let begun = std::time::Instant::now();
        blow.strike(&mut house, server, &mut rng).await;
        struck.push(Struck { blow, at: addresses[server], begun, ended: std::time::Instant::now() });
        // A server that has just lost its lease refuses requests for a moment, and not all clients of this
        // test repeat them.
        tokio::time::sleep(term / 2).await;
        house.become_ready().await;
        drop(quiet);
        println!("{number}: {blow:?} of {}", house::NAMES[server]);
    }
    enough.send(true).expect("the tables are still listening");
    let mut all = Trace::default();
    for table in tables {
        all.add(table.await.expect("no table fails"));
    }
    let (numbers, claims) = house.book.check(&house.postgres).await;
    println!(
        "Postgres has seen {numbers} numbers of logs stored, each once and under one of {claims} claims"
    );
    println!(
        "{} matches of {} games, {} moves, {} sockets, {} frames told at two servers",
        all.matches,
        games.len(),
        all.moves(),
        all.sockets,
        all.compared
    );
    print!("{}", Waits::of(&struck, &all.players));
    assert!(
        all.moves() > u64::from(blows) && all.sockets > 2 * all.matches && all.compared > all.matches,
        "players were connected when servers were struck, and told the same at two"
    );
}
