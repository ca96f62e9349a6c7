//! The guarantee: a fault of the server at any moment loses no accepted move and plays none twice.
//!
//! By default there are 25 kills, and other faults between them. `SEPTET_KILLS=1000 cargo test --release -p
//! tests --test it restart:: -- --nocapture` is the long form.

use std::{sync::Arc, time::Duration};

use protocol::http::GameListing;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};
use serde_json::{Value, json};
use tests::{Server, chance, pick, play_a_match, request};
use tokio::sync::{RwLock, watch};

/// The number of tables. They are in different states when the server dies.
const TABLES: usize = 3;
/// The server's flags, for matches of two bot accounts and a built-in bot.
const FLAGS: [&str; 10] = [
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
];

fn kills() -> u32 {
    std::env::var("SEPTET_KILLS").map_or(25, |kills| kills.parse().expect("SEPTET_KILLS is a number"))
}

/// Returns a random number of milliseconds below `bound`.
fn millis(bound: u32, rng: &mut ChaCha8Rng) -> Duration {
    Duration::from_millis(u64::from(rng.next_u32() % bound))
}

/// A fault of the server.
#[derive(Clone, Copy, Debug)]
enum Blow {
    /// `kill -9`.
    Kill,
    /// SIGTERM: the server ends by itself.
    Terminate,
    /// SIGSTOP for a while, then SIGCONT.
    Freeze,
}

/// The faults with their frequencies: mostly the worst.
const BLOWS: [Blow; 8] =
    [Blow::Kill, Blow::Kill, Blow::Kill, Blow::Kill, Blow::Kill, Blow::Kill, Blow::Terminate, Blow::Freeze];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn struck_at_random_moments_nothing_is_lost_or_played_twice() {
    let mut rng = chance();
    let mut server = Server::start(&FLAGS).await;
    let address = server.address();
    let games: Vec<GameListing> =
        request(address, "GET", "/api/games", &[], "").await.expect("an answer").json();
    // Locked for reading while a table is prepared, for writing while the server is down.
    let calm = Arc::new(RwLock::new(()));
    let (enough, stop) = watch::channel(false);

    let tables: Vec<_> = (0..TABLES.max(games.len()))
        .map(|number| {
            let (calm, stop, seed) = (Arc::clone(&calm), stop.clone(), rng.next_u64());
            let game = &games[number % games.len()];
            let wanted = json!({ "game": game.id, "options": game.options });
            tokio::spawn(async move { matches_until(address, &wanted, &calm, &stop, seed).await })
        })
        .collect();
    let (mut killed, mut blows) = (0_u32, 0_u32);
    while killed < kills() {
        blows += 1;
        // Short pauses hit a server that is still waking its tables, long ones a busy one.
        let bound = if rng.next_u32().is_multiple_of(3) { 30 } else { 400 };
        tokio::time::sleep(millis(bound, &mut rng)).await;
        let quiet = calm.write().await;
        let blow = *pick(&BLOWS, &mut rng);
        match blow {
            Blow::Kill => {
                server.kill();
                killed += 1;
            }
            Blow::Terminate => {
                let (status, took) = server.terminate().await;
                assert!(status.success() && took < tests::PATIENCE, "{status} after {took:?}");
            }
            Blow::Freeze => server.freeze(),
        }
        tokio::time::sleep(millis(50, &mut rng)).await;
        match blow {
            Blow::Kill | Blow::Terminate => server.restart().await,
            Blow::Freeze => server.thaw(),
        }
        drop(quiet);
        println!("{blows}: {blow:?}");
    }
    enough.send(true).expect("the tables are still listening");
    let mut sum = Played::default();
    for table in tables {
        sum += table.await.expect("no table fails");
    }
    let games: Vec<String> = games.into_iter().map(|game| game.id).collect();
    println!("{blows} blows, {killed} of them kill -9; {games:?}; {sum:?}");
    assert!(sum.moves > u64::from(blows), "the matches were running while the server was struck");
    assert!(sum.sockets > TABLES as u32 * killed / 2, "the players were connected when it was struck");
    assert!(u64::from(sum.overtaken) < sum.moves, "most moves come in time");
    assert!(sum.repeated > 0 && sum.refused > 0, "something was repeated, and something absurd tried");
}

/// The checked numbers.
#[derive(Clone, Copy, Default, Debug)]
struct Played {
    matches: u32,
    /// Acknowledged moves, each found in the log once.
    moves: u64,
    sockets: u32,
    /// Moves that were acknowledged again with the same answer.
    repeated: u32,
    /// Absurd intents that were refused and left no trace.
    refused: u32,
    /// Intents for which another player was faster. They left no trace either.
    overtaken: u32,
}

impl std::ops::AddAssign for Played {
    fn add_assign(&mut self, more: Self) {
        self.matches += more.matches;
        self.moves += more.moves;
        self.sockets += more.sockets;
        self.repeated += more.repeated;
        self.refused += more.refused;
        self.overtaken += more.overtaken;
    }
}

/// Plays one match after the other until `stop` is set, and checks each.
async fn matches_until(
    server: std::net::SocketAddr,
    wanted: &Value,
    calm: &RwLock<()>,
    stop: &watch::Receiver<bool>,
    seed: u64,
) -> Played {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut played = Played::default();
    while played.matches == 0 || !*stop.borrow() {
        for player in play_a_match(server, wanted, calm, &mut rng).await {
            played.moves += player.accepted.len() as u64;
            played.sockets += player.sockets;
            played.repeated += player.repeated;
            played.refused += player.refused;
            played.overtaken += player.overtaken;
        }
        played.matches += 1;
    }
    played
}
