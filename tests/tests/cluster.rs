//! The same promise of several servers on one Postgres: whatever happens to any of them, at any moment, loses no accepted move and
//! plays none twice, and the others go on with its tables.
//!
//! Nine blows by default. `SEPTET_CLUSTER_BLOWS=300 cargo test --release -p tests --test cluster -- --nocapture` is the long form.

use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use protocol::http::GameListing;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};
use serde_json::{Value, json};
use tests::{Postgres, Server, Tireless, begin_with, chance, check, check_both, pick, request, skip};
use tokio::sync::{RwLock, watch};

/// How long the others wait for a server that says nothing, in milliseconds.
const TERM: u32 = 1_200;

const SERVERS: [&str; 3] = ["a", "b", "c"];

fn flags<'a>(name: &'a str, term: &'a str) -> Vec<&'a str> {
    vec![
        "--cluster-node",
        name,
        "--cluster-listen",
        "127.0.0.1:0",
        "--cluster-secret",
        "a secret of thirty-two characters",
        "--cluster-term",
        term,
        "--bot-pause",
        "10",
        "--grace",
        "600",
        "--sign-ins-per-minute",
        "10000",
        "--requests-per-minute",
        "100000",
        "--tables-per-minute",
        "10000",
    ]
}

fn blows() -> u32 {
    std::env::var("SEPTET_CLUSTER_BLOWS")
        .map_or(9, |blows| blows.parse().expect("SEPTET_CLUSTER_BLOWS is a number"))
}

/// What happens to a server.
#[derive(Clone, Copy, Debug)]
enum Blow {
    /// `kill -9`, and it is away for longer than its lease lasts.
    Kill,
    /// SIGSTOP for longer than its lease lasts, then SIGCONT.
    Freeze,
    /// SIGSTOP for a moment.
    Stumble,
    /// SIGTERM: it ends by itself.
    Terminate,
}

const BLOWS: [Blow; 4] = [Blow::Kill, Blow::Freeze, Blow::Stumble, Blow::Terminate];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_happens_to_one_of_three_servers_nothing_is_lost_or_played_twice() {
    let Some(postgres) = Postgres::start().await else { return skip("Postgres is not installed") };
    let url = postgres.database("cluster").await;
    let mut rng = chance();
    let term = TERM.to_string();
    let mut servers = Vec::new();
    for name in SERVERS {
        servers.push(Server::start_on_url(&url, &flags(name, &term)).await);
    }
    let addresses: Vec<SocketAddr> = servers.iter().map(Server::address).collect();
    let games: Vec<GameListing> =
        request(addresses[0], "GET", "/api/games", &[], "").await.expect("an answer").json();
    // Held for reading while a table is prepared or checked, for writing while a server is away.
    let calm = Arc::new(RwLock::new(()));
    let (enough, stop) = watch::channel(false);
    let tables: Vec<_> = games
        .iter()
        .enumerate()
        .map(|(number, game)| {
            let (calm, stop, seed) = (Arc::clone(&calm), stop.clone(), rng.next_u64());
            let wanted = json!({ "game": game.id, "options": game.options });
            let mut at = addresses.clone();
            at.rotate_left(number % SERVERS.len());
            tokio::spawn(async move { matches_until(&at, &wanted, &calm, &stop, seed).await })
        })
        .collect();
    for number in 0..blows() {
        tokio::time::sleep(Duration::from_millis(u64::from(rng.next_u32() % 400))).await;
        let quiet = calm.write().await;
        // Each kind at least once in four, and any server.
        let blow = BLOWS[number as usize % BLOWS.len()];
        let struck = pick(&[0, 1, 2], &mut rng);
        let server = &mut servers[*struck];
        let away = match blow {
            Blow::Kill | Blow::Freeze => TERM * 5 / 4,
            Blow::Stumble => rng.next_u32() % TERM,
            Blow::Terminate => 0,
        };
        match blow {
            Blow::Kill => server.kill(),
            Blow::Freeze | Blow::Stumble => server.freeze(),
            Blow::Terminate => {
                let (status, took) = server.terminate().await;
                assert!(status.success() && took < Duration::from_secs(5), "{status} after {took:?}");
            }
        }
        tokio::time::sleep(Duration::from_millis(away.into())).await;
        match blow {
            Blow::Kill | Blow::Terminate => server.restart().await,
            Blow::Freeze | Blow::Stumble => server.thaw(),
        }
        // One that has just lost its lease says to try again, which not everything in this test does.
        tokio::time::sleep(Duration::from_millis(u64::from(TERM) / 2)).await;
        drop(quiet);
        println!("{number}: {blow:?} of {}", SERVERS[*struck]);
    }
    enough.send(true).expect("the tables are still listening");
    let (mut matches, mut moves, mut sockets) = (0, 0, 0);
    for table in tables {
        let (its_matches, its_moves, its_sockets) = table.await.expect("no table fails");
        (matches, moves, sockets) = (matches + its_matches, moves + its_moves, sockets + its_sockets);
    }
    println!("{matches} matches of {} games, {moves} moves, {sockets} sockets", games.len());
    assert!(
        moves > u64::from(blows()) && sockets > 2 * matches,
        "players were connected when servers were struck"
    );
}

/// Plays one match after the other until it is enough, two people each at a server of their own, and checks each at the third one.
async fn matches_until(
    at: &[SocketAddr],
    wanted: &Value,
    calm: &RwLock<()>,
    stop: &watch::Receiver<bool>,
    seed: u64,
) -> (u32, u64, u32) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut matches, mut moves, mut sockets) = (0, 0, 0);
    while matches == 0 || !*stop.borrow() {
        let mut people = {
            let _quiet = calm.read().await;
            let people = begin_with(at[0], 2, 1, wanted).await.into_iter();
            people.map(|guest| Tireless::new(guest.who, &guest.table)).collect::<Vec<_>>()
        };
        let mut rngs = [rng.next_u64(), rng.next_u64()].map(ChaCha8Rng::seed_from_u64);
        let ([a, b], [rng_a, rng_b]) = (&mut people[..], &mut rngs) else { panic!("two people") };
        let begun = Instant::now();
        tokio::join!(a.play_to_the_end(at[0], rng_a), b.play_to_the_end(at[1], rng_b));
        println!("{}: {:?}", wanted["game"], begun.elapsed());
        let _quiet = calm.read().await;
        for player in [&*a, &*b] {
            check(player, at[2]).await;
            moves += player.accepted.len() as u64;
            sockets += player.sockets;
        }
        check_both(a, b);
        matches += 1;
    }
    (matches, moves, sockets)
}
