//! The promise: `kill -9` at any moment loses no accepted move and plays none twice.

use std::{sync::Arc, time::Duration};

use protocol::By;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};
use tests::{Guest, Record, Server, Tireless, begin, chance};
use tokio::sync::{RwLock, watch};

/// So that tables are in all kinds of states when the server dies.
const TABLES: usize = 3;
/// Two people in the sense of the protocol, and one automatic player.
const FLAGS: [&str; 8] =
    ["--bot-pause", "10", "--grace", "600", "--sign-ins-per-minute", "10000", "--tables-per-minute", "10000"];

fn kills() -> u32 {
    std::env::var("SEPTET_KILLS").map_or(25, |kills| kills.parse().expect("SEPTET_KILLS is a number"))
}

/// Milliseconds below `bound`.
fn millis(bound: u32, rng: &mut ChaCha8Rng) -> Duration {
    Duration::from_millis(u64::from(rng.next_u32() % bound))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_random_moments_nothing_is_lost_or_played_twice() {
    let mut rng = chance();
    let mut server = Server::start(&FLAGS).await;
    let address = server.address();
    // Held for reading while a table is prepared, for writing while the server is dead.
    let calm = Arc::new(RwLock::new(()));
    let (enough, stop) = watch::channel(false);

    let tables: Vec<_> = (0..TABLES)
        .map(|_| {
            let (calm, stop, seed) = (Arc::clone(&calm), stop.clone(), rng.next_u64());
            tokio::spawn(async move { matches_until(address, &calm, &stop, seed).await })
        })
        .collect();
    for kill in 1..=kills() {
        // Short pauses hit a server that is still waking its tables, long ones a busy one.
        let bound = if rng.next_u32().is_multiple_of(3) { 30 } else { 400 };
        tokio::time::sleep(millis(bound, &mut rng)).await;
        let quiet = calm.write().await;
        server.kill();
        tokio::time::sleep(millis(50, &mut rng)).await;
        server.restart().await;
        drop(quiet);
        println!("kill {kill}: back");
    }
    enough.send(true).expect("the tables are still listening");
    let (mut matches, mut moves, mut sockets) = (0, 0, 0);
    for table in tables {
        let played = table.await.expect("no table fails");
        matches += played.matches;
        moves += played.moves;
        sockets += played.sockets;
    }
    println!("{matches} matches, {moves} acknowledged moves, {sockets} sockets, {} kills", kills());
    assert!(moves > u64::from(kills()), "the matches were running while the server died");
    assert!(sockets > TABLES as u32 * kills() / 2, "the players were connected when the server died");
}

struct Played {
    matches: u32,
    moves: u64,
    sockets: u32,
}

/// Plays one match after the other until it is enough, and checks each.
async fn matches_until(
    server: std::net::SocketAddr,
    calm: &RwLock<()>,
    stop: &watch::Receiver<bool>,
    seed: u64,
) -> Played {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut played = Played { matches: 0, moves: 0, sockets: 0 };
    while played.matches == 0 || !*stop.borrow() {
        let mut people = {
            let _quiet = calm.read().await;
            let people = begin(server, 2, 1).await.into_iter();
            people.map(|guest| Tireless::new(guest.who, &guest.table)).collect::<Vec<_>>()
        };
        let mut rngs = [rng.next_u64(), rng.next_u64()].map(ChaCha8Rng::seed_from_u64);
        let ([a, b], [rng_a, rng_b]) = (&mut people[..], &mut rngs) else { panic!("two people") };
        tokio::join!(a.play_to_the_end(server, rng_a), b.play_to_the_end(server, rng_b));
        let _quiet = calm.read().await;
        for player in [&*a, &*b] {
            check(player, server).await;
            played.moves += player.accepted.len() as u64;
            played.sockets += player.sockets;
        }
        assert_eq!(public(&a.record), public(&b.record), "both saw the same steps");
        played.matches += 1;
    }
    played
}

/// What was acknowledged is in the log exactly once, and whoever asks for the whole log gets what the player
/// heard piece by piece.
async fn check(player: &Tireless, server: std::net::SocketAddr) {
    let name = &player.who.account.name;
    let you = player.record.you.expect("he sits there");
    let again = Guest::come_back(server, &player.who, &player.table).await;
    assert!(again.record.is_over(), "{name}: the match is still over");
    let [heard, replayed] = [&player.record, &again.record].map(whole);
    assert!(heard == replayed, "{name}: the log is not what was told: {heard} instead of {replayed}");

    let own = |by| again.record.steps.iter().filter(move |step| step.seat == you && step.by == by);
    let mut logged: Vec<u64> = own(By::Player).map(|step| step.seq).collect();
    let mut accepted: Vec<u64> = player.accepted.iter().map(|(_, seq)| *seq).collect();
    logged.sort_unstable();
    accepted.sort_unstable();
    assert_eq!(logged, accepted, "{name}: every acknowledged move is in the log once, and nothing else");
    assert_eq!(own(By::StandIn).count() + own(By::Clock).count(), 0, "{name}: nobody played for him");
}

/// Everything one observer was told of a match, as JSON.
fn whole(record: &Record) -> serde_json::Value {
    let view = &record.game.as_ref().expect("there is a match").view;
    serde_json::json!({ "steps": record.steps, "view": view })
}

/// The part of the steps that is the same for all observers.
fn public(record: &Record) -> Vec<(u64, table::Seat, By)> {
    record.steps.iter().map(|step| (step.seq, step.seat, step.by)).collect()
}
