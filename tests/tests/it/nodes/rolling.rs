//! Servers on one Postgres are restarted one after the other, behind a proxy that checks readiness, during
//! matches of all games. No move is lost or played twice, and no player waits for a lease.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use protocol::http::GameListing;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};
use serde_json::{Value, json};
use tests::{Balancer, Postgres, Server, chance, patiently, play_a_match, request, skip};
use tokio::sync::{RwLock, watch};

use crate::nodes::book::Book;

/// The lease term in milliseconds: the longest that is allowed. A wait for the lease of a stopped server would
/// be longer than any operation on a slow machine.
const TERM: &str = "60000";

/// The maximum waiting time for an answer.
const MOST: Duration = Duration::from_secs(45);

/// The notice in milliseconds: the time for which a stopping server reports that it is not ready. The proxy
/// checks more often.
const NOTICE: &str = "300";

fn flags(name: &str) -> [&str; 20] {
    [
        "--cluster-node",
        name,
        "--cluster-listen",
        "127.0.0.1:0",
        "--cluster-secret",
        "a secret of thirty-two characters",
        "--cluster-notice",
        NOTICE,
        "--cluster-term",
        TERM,
        "--bot-pause",
        "10",
        "--grace",
        "600",
        "--limits",
        "sign-ins-per-minute=10000",
        "--limits",
        "requests-per-minute=100000",
        "--limits",
        "tables-per-minute=10000",
    ]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: servers are started again in turn under whole matches"]
async fn servers_are_started_anew_one_after_the_other_and_nobody_waits_for_long() {
    let Some(postgres) = Postgres::start().await else { return skip("Postgres is not installed") };
    let url = postgres.database("rolling").await;
    let mut rng = chance();
    let mut servers = Vec::new();
    for name in ["a", "b"] {
        servers.push(Server::start_on_url(&Book::url(&url, name), &flags(name)).await);
    }
    let book = Book::begin(&postgres, "rolling").await;
    let addresses: Vec<SocketAddr> = servers.iter().map(Server::address).collect();
    let balancer = Balancer::before(&addresses).await;
    let games: Vec<GameListing> = patiently("the balancer knows a server that is ready", async {
        loop {
            match request(balancer.address(), "GET", "/api/games", &[], "").await {
                Ok(games) => return games.json(),
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    })
    .await;
    // Locked for reading while a table is prepared or checked, for writing while a server stops.
    let calm = Arc::new(RwLock::new(()));
    let (enough, stop) = watch::channel(false);
    let mut tables = Vec::new();
    for game in &games {
        let (calm, stop, seed) = (Arc::clone(&calm), stop.clone(), rng.next_u64());
        let (name, wanted) = (game.id.clone(), json!({ "game": game.id, "options": game.options }));
        let door = balancer.address();
        tables.push(tokio::spawn(
            async move { (name, matches_until(door, &wanted, &calm, &stop, seed).await) },
        ));
    }
    for number in 0..4 {
        tokio::time::sleep(Duration::from_millis(500)).await;
        let quiet = calm.write().await;
        let server = &mut servers[number % 2];
        let (status, took) = server.terminate().await;
        assert!(status.success() && took < MOST, "{status} after {took:?}");
        server.restart().await;
        println!("{number}: gone after {took:?}");
        drop(quiet);
    }
    enough.send(true).expect("the tables are still listening");
    let mut sent_away = 0;
    for table in tables {
        let (name, Seen { matches, moves, sockets, longest }) = table.await.expect("no table fails");
        println!("{name}: {matches} matches, {moves} moves, {sockets} sockets, longest wait {longest:?}");
        assert!(longest < MOST, "{name}: {longest:?}");
        sent_away += sockets - 2 * matches;
    }
    let (numbers, claims) = book.check(&postgres).await;
    println!(
        "Postgres has seen {numbers} numbers of logs stored, each once and under one of {claims} claims"
    );
    assert!(sent_away >= 4, "players were at the servers that went: {sent_away}");
}

struct Seen {
    matches: u32,
    moves: usize,
    sockets: u32,
    longest: Duration,
}

/// Plays one match of two people after the other until `stop` is set.
async fn matches_until(
    door: SocketAddr,
    wanted: &Value,
    calm: &RwLock<()>,
    stop: &watch::Receiver<bool>,
    seed: u64,
) -> Seen {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut seen = Seen { matches: 0, moves: 0, sockets: 0, longest: Duration::ZERO };
    while seen.matches == 0 || !*stop.borrow() {
        for player in play_a_match(door, wanted, calm, &mut rng).await {
            seen.moves += player.accepted.len();
            seen.sockets += player.sockets;
            seen.longest = seen.longest.max(player.longest);
        }
        seen.matches += 1;
    }
    seen
}
