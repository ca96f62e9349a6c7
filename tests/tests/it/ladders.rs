//! Ladders: `septet bot --ladder` against the real server, which is killed in between.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use std::{
    collections::{BTreeMap, HashSet},
    process::{Child, Command, Stdio},
    time::Duration,
};

use protocol::http::{Ladder, LadderCrosstable, LadderListing, LadderMatch, Player};
use serde::de::DeserializeOwned;
use tests::{Server, binary, request};

/// Fast bots come close to the limits for people.
const FAST: [&str; 16] = [
    "--bot-pause",
    "0",
    "--limits",
    "messages-per-second=500",
    "--limits",
    "people-changes-per-minute=6000",
    "--limits",
    "table-reads-per-minute=100000",
    "--limits",
    "requests-per-minute=100000",
    "--limits",
    "ladder-seconds=10",
    "--ladder-matches",
    "12",
    "--limits",
    "ladder-matches-per-account=4",
];

/// The clock of the crashed bot expires three times, while matches of all games are played.
const PATIENCE: Duration = Duration::from_secs(240);

/// An external bot. It is stopped at the end of the test.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn ladder_bot(server: &Server, name: &str, more: &[&str]) -> Program {
    let mut command = Command::new(binary());
    command
        .args(["bot", "--server", &server.url(), "--player", "random", "--name", name, "--ladder"])
        .args(more);
    Program(command.stdin(Stdio::null()).stdout(Stdio::null()).spawn().unwrap())
}

async fn get<T: DeserializeOwned>(server: &Server, path: &str) -> T {
    let answer = request(server.address(), "GET", path, &[], "").await.unwrap();
    assert_eq!(answer.status, 200, "{path}: {answer:?}");
    answer.json()
}

/// Returns all matches of a ladder.
async fn matches(server: &Server, game: &str) -> Vec<LadderMatch> {
    let mut all = Vec::new();
    for page in 1.. {
        let some: Vec<LadderMatch> = get(server, &format!("/api/ladders/{game}/matches?page={page}")).await;
        if some.is_empty() {
            break;
        }
        all.extend(some);
    }
    all
}

async fn until<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let looking = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    tokio::time::timeout(PATIENCE, looking).await.unwrap_or_else(|_| panic!("waited in vain: {what}"))
}

/// Returns the id that distinguishes players.
fn key(player: &Player) -> String {
    match player {
        Player::Account { account } => account.id.clone(),
        Player::Bot { player } => player.clone(),
        Player::Nobody => panic!("nobody plays"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: matches on all ladders"]
async fn programs_climb_all_ladders_and_a_killed_server_rates_nothing_twice() {
    let mut server = Server::start(&FAST).await;
    let ladders: Vec<LadderListing> = get(&server, "/api/ladders").await;
    let games: Vec<String> = ladders.into_iter().map(|ladder| ladder.game).collect();
    assert_eq!(games.len(), 4);
    let _ada = ladder_bot(&server, "Ada", &[]);
    let _bo = ladder_bot(&server, "Bo", &[]);
    let crash = ladder_bot(&server, "Crash", &["--game", "seven-kingdoms"]);
    let named = |one: &LadderMatch, name: &str| {
        one.seats
            .iter()
            .any(|seat| matches!(&seat.player, Player::Account { account } if account.name == name))
    };
    // The bot crashes in the middle of a match.
    until("a match of the one that crashes", async || {
        let all = matches(&server, "seven-kingdoms").await;
        all.iter().any(|one| one.ended_at.is_none() && named(one, "Crash")).then_some(())
    })
    .await;
    drop(crash);
    // The server also crashes, during matches.
    until("a match of every game", async || {
        for game in &games {
            if matches(&server, game).await.is_empty() {
                return None;
            }
        }
        Some(())
    })
    .await;
    server.kill();
    server.restart().await;
    until("more matches of every game", async || {
        for game in &games {
            let over = matches(&server, game).await.into_iter().filter(|one| one.ended_at.is_some());
            if over.count() < 2 {
                return None;
            }
        }
        Some(())
    })
    .await;
    let lost = until("what was lost by crashing", async || {
        let all = matches(&server, "seven-kingdoms").await;
        let of: Vec<_> = all.into_iter().filter(|one| named(one, "Crash")).collect();
        of.iter().all(|one| one.ended_at.is_some()).then_some(of)
    })
    .await;
    let failed = lost.iter().filter(|one| {
        one.seats.iter().any(|seat| {
            seat.failed
                && usize::from(seat.place.unwrap()) == one.seats.len()
                && matches!(&seat.player, Player::Account { account } if account.name == "Crash")
        })
    });
    assert!(failed.count() >= 1, "{lost:?}");
    let kingdoms: Ladder = get(&server, "/api/ladders/seven-kingdoms").await;
    let gone = |player: &Player| matches!(player, Player::Account { account } if account.name == "Crash");
    assert!(kingdoms.standings.iter().any(|one| gone(&one.player) && !one.here), "{kingdoms:?}");
    // The other bots continue: none of them failed.
    for game in &games {
        adds_up(&server, game).await;
    }
}

/// Checks that a ladder equals the sum of its matches, each counted once.
async fn adds_up(server: &Server, game: &str) {
    // Matches continue, so the check is repeated until none has ended in between.
    let (all, ladder, table) = until("a moment at which nothing ends", async || {
        let ended = |all: &[LadderMatch]| all.iter().filter(|one| one.ended_at.is_some()).count();
        let all = matches(server, game).await;
        let ladder: Ladder = get(server, &format!("/api/ladders/{game}")).await;
        let table: LadderCrosstable = get(server, &format!("/api/ladders/{game}/crosstable")).await;
        let again = matches(server, game).await;
        // Pages are counted from the newest match, so a new one moves the others.
        let ids = |all: &[LadderMatch]| all.iter().map(|one| one.id.clone()).collect::<Vec<_>>();
        (ids(&all) == ids(&again) && ended(&all) == ended(&again)).then_some((all, ladder, table))
    })
    .await;
    let ids: HashSet<&str> = all.iter().map(|one| one.id.as_str()).collect();
    assert_eq!(ids.len(), all.len(), "each match once");
    let mut counted: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    let mut met: BTreeMap<(String, String), (u32, f64)> = BTreeMap::new();
    for one in all.iter().filter(|one| one.ended_at.is_some()) {
        for seat in &one.seats {
            let place = seat.place.unwrap_or_else(|| panic!("{one:?}"));
            let of = counted.entry(key(&seat.player)).or_default();
            *of = (of.0 + 1, of.1 + u32::from(place == 1));
            let crashed = matches!(&seat.player, Player::Account { account } if account.name == "Crash");
            assert!(!seat.failed || crashed, "only one crashed: {one:?}");
            for other in one.seats.iter().filter(|other| key(&other.player) != key(&seat.player)) {
                let of = met.entry((key(&seat.player), key(&other.player))).or_default();
                let points = match place.cmp(&other.place.unwrap()) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                *of = (of.0 + 1, of.1 + points);
            }
        }
    }
    let stands: BTreeMap<String, (u32, u32)> =
        ladder.standings.iter().map(|one| (key(&one.player), (one.matches, one.wins))).collect();
    assert_eq!(stands, counted, "{game}");
    let players: Vec<String> = table.players.iter().map(key).collect();
    for (one, row) in players.iter().zip(&table.rows) {
        for (other, cell) in players.iter().zip(row) {
            let said = cell.map(|cell| (cell.matches, cell.points));
            assert_eq!(
                said,
                met.get(&(one.clone(), other.clone())).copied(),
                "{game}: {one} against {other}"
            );
        }
    }
}
