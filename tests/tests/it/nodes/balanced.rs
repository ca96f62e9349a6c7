//! `cargo xtask cluster`: matches of all games are played through its balancer, each of its servers is
//! killed, and no move is lost.

use std::{
    io::{BufRead as _, BufReader},
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::mpsc,
    time::Duration,
};

use protocol::http::GameListing;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};
use serde_json::json;
use tests::{
    Postgres, Tireless, begin_with, binary, chance, check, free_address, patiently, request, skip, xtask,
};

/// A cluster, started as a person would start it.
struct Cluster {
    command: Child,
    lines: mpsc::Receiver<String>,
    /// Lines that were read but not consumed yet.
    unasked: Vec<String>,
}

impl Cluster {
    /// Returns the text behind `wanted` in the first unconsumed line that contains it.
    async fn line(&mut self, wanted: &str) -> String {
        patiently(wanted, async {
            loop {
                let behind = |line: &String| Some(line.split_once(wanted)?.1.to_owned());
                if let Some(at) = self.unasked.iter().position(|line| behind(line).is_some()) {
                    return behind(&self.unasked.remove(at)).expect("it was found there");
                }
                match self.lines.try_recv() {
                    Ok(line) => {
                        println!("{line}");
                        self.unasked.push(line);
                    }
                    Err(mpsc::TryRecvError::Empty) => tokio::time::sleep(Duration::from_millis(20)).await,
                    Err(mpsc::TryRecvError::Disconnected) => panic!("it ended before it said {wanted}"),
                }
            }
        })
        .await
    }

    fn end(&mut self) {
        let _killed = self.command.kill();
        let _status = self.command.wait();
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.end();
    }
}

/// Returns true if Caddy is installed or was unpacked for tests.
fn has_caddy() -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .chain(["/usr/sbin".into()])
        .any(|folder: PathBuf| folder.join("caddy").is_file())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: a cluster is built, started and killed in turn"]
async fn whichever_server_behind_the_balancer_is_killed_matches_go_on_and_nothing_is_left() {
    if !Postgres::is_installed() {
        return skip("Postgres is not installed");
    }
    if !has_caddy() {
        return skip("there is no Caddy, for `cargo xtask cluster`");
    }
    let address = free_address();
    let mut command = Command::new(xtask())
        .args(["cluster", "--address", &address.to_string()])
        .env("SEPTET_BINARY", binary())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it was built");
    let stdout = BufReader::new(command.stdout.take().expect("it is piped"));
    let (say, lines) = mpsc::channel();
    std::thread::spawn(move || stdout.lines().map_while(Result::ok).try_for_each(|line| say.send(line)));
    let mut cluster = Cluster { command, lines, unasked: Vec::new() };
    let a = cluster.line("a: process ").await;
    let b = cluster.line("b: process ").await;
    cluster.line("Septet is open at ").await;
    let folder = PathBuf::from(cluster.line("logs are in ").await);
    assert!(folder.is_dir());

    let games: Vec<GameListing> =
        request(address, "GET", "/api/games", &[], "").await.expect("an answer").json();
    let mut playing = tokio::task::JoinSet::new();
    let mut rng = chance();
    for game in games {
        let wanted = json!({ "game": game.id, "options": game.options });
        for guest in begin_with(address, game.min_seats.max(2), 0, &wanted).await {
            let mut player = Tireless::new(guest.who, &guest.table);
            player.thinks = Duration::from_millis(60);
            let mut rng = ChaCha8Rng::seed_from_u64(rng.next_u64());
            playing.spawn(async move {
                player.play_to_the_end(address, &mut rng).await;
                player
            });
        }
    }
    // All clients have the same IP address, so one of the servers has all sockets. The test does not
    // know which one.
    for (name, process) in [("a", a), ("b", b)] {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let killed = Command::new("kill").args(["-KILL", &process]).status().expect("there is kill");
        assert!(killed.success(), "{name} ran until now");
        cluster.line(&format!("server {name} ended")).await;
        // It is started again, and the other one is killed when this one has been running for a while.
        cluster.line(&format!("{name}: process ")).await;
    }
    let (mut moves, mut sockets, mut players) = (0, 0, 0);
    while let Some(player) = playing.join_next().await {
        let player = player.expect("nobody fails");
        check(&player, address).await;
        (moves, sockets, players) = (moves + player.accepted.len(), sockets + player.sockets, players + 1);
    }
    println!("{players} players, {moves} moves, {sockets} sockets");
    assert!(moves > 50 && sockets > players, "somebody was connected when servers were killed");

    cluster.end();
    patiently("everything of it ends", async {
        while folder.exists() || request(address, "GET", "/readyz", &[], "").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
}
