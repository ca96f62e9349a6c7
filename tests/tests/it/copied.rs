//! `septet admin copy`: a whole database from SQLite to Postgres and back, with matches that continue there.

use std::{
    process::{Command, Output, Stdio},
    time::Duration,
};

use serde_json::Value;
use tests::{Guest, OPTIONAL, Postgres, Server, Tireless, all_tables, begin_with, chance, skip};

const FLAGS: [&str; 8] = [
    "--bot-pause",
    "0",
    "--grace",
    "600",
    "--limits",
    "sign-ins-per-minute=10000",
    "--limits",
    "tables-per-minute=10000",
];

fn copy_command(from: &str, to: &str) -> Command {
    let mut command = Command::new(tests::binary());
    command.args(["admin", "--json", "copy", "--from", from, "--to", to]);
    command
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Copies a database, and returns the number of rows.
fn copy(from: &str, to: &str) -> u64 {
    let output = copy_command(from, to).output().expect("the binary can be started");
    assert!(output.status.success(), "{from} to {to}: {}", said(&output));
    let answer: Value = serde_json::from_slice(&output.stdout).expect("the answer is JSON");
    answer["rows"].as_u64().expect("it counts them")
}

/// Returns the number of finished matches in a database that passes the integrity check.
fn whole_matches(url: &str) -> u64 {
    let output =
        Command::new(tests::binary()).args(["admin", "--json", "--database", url, "integrity"]).output();
    let output = output.expect("the binary can be started");
    assert!(output.status.success(), "{url}: {}", said(&output));
    let answer: Value = serde_json::from_slice(&output.stdout).expect("the answer is JSON");
    answer["integrity"]["matches"].as_u64().expect("it counts them")
}

fn refused(from: &str, to: &str, why: &str) {
    let output = copy_command(from, to).output().expect("the binary can be started");
    assert!(!output.status.success() && said(&output).contains(why), "{from} to {to}: {}", said(&output));
}

/// Connects each player to the other server, and checks that none of their steps is missing.
async fn go_on(server: &Server, guests: Vec<Guest>) -> Vec<Guest> {
    let mut again = Vec::new();
    for mut before in guests {
        before.socket.closed().await;
        let guest = Guest::come_back(server, &before.who, &before.table).await;
        let steps = |guest: &Guest| guest.record.steps.len();
        // At a table that gathers again, the match before has no steps any more.
        let plays = guest.record.game.is_some();
        assert!(!plays || steps(&guest) >= steps(&before), "{} of {}", steps(&guest), steps(&before));
        again.push(guest);
    }
    again
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn running_matches_of_every_game_and_box_go_on_in_postgres_and_back_in_sqlite() {
    let Some(postgres) = Postgres::start().await else {
        return skip(&format!(
            "{OPTIONAL}Postgres: no initdb, postgres and createdb on PATH or below /usr/lib/postgresql"
        ));
    };
    let mut rng = chance();
    let mut server = Server::start(&FLAGS).await;
    let sqlite = format!("sqlite://{}", server.database().display());
    let mut guests = Vec::new();
    for (n, wanted) in all_tables().into_iter().enumerate() {
        let bots = wanted["seats"].as_u64().expect("a number") as u8 - 1;
        let mut guest = begin_with(&server, 1, bots, &wanted).await.remove(0);
        guest.chat("\"ünï\" ♞ \\ and more").await.expect("it may talk");
        // A long log, a short one, and one of a finished match.
        if n == 0 {
            let mut player = Tireless::new(guest.who.clone(), &guest.table);
            player.play_to_the_end(server.address(), &mut rng).await;
            guest.until("the end", |record| record.is_over()).await;
            guest.rematch().await.expect("it is over");
        } else {
            for _ in 0..n % 3 {
                guest.until("a decision", |record| record.decision().is_some()).await;
                let number = guest.record.decision().expect("it was waited for").number;
                let intent = tests::pick(guest.record.offered(), &mut rng).clone();
                // If all players pick at once, the decision may have changed.
                let _late = guest.submit(number, intent).await;
            }
        }
        guests.push(guest);
    }
    let there = postgres.database("there").await;
    refused(&sqlite, &there, "another Septet already uses this database");
    server.kill();

    let rows = copy(&sqlite, &there);
    refused(&sqlite, &there, "the target is not empty");
    let mut moved = Server::start_on_url(&there, &FLAGS).await;
    let guests = go_on(&moved, guests).await;
    assert!(guests.iter().filter(|guest| guest.record.game.is_some()).count() >= guests.len() - 1);
    let mut rest: Vec<Guest> = guests.into_iter().skip(1).collect();
    // Some matches end in Postgres; the others return to SQLite.
    let ended = rest.split_off(rest.len() / 2);
    for guest in &ended {
        Tireless::new(guest.who.clone(), &guest.table).play_to_the_end(moved.address(), &mut rng).await;
    }
    moved.terminate().await;

    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let back = format!("sqlite://{}", folder.path().join("back.db").display());
    assert!(copy(&there, &back) > rows, "more has happened since");
    refused(&there, &back, "the target is not empty");
    let home = Server::start_on_url(&back, &FLAGS).await;
    for guest in go_on(&home, rest).await {
        Tireless::new(guest.who.clone(), &guest.table).play_to_the_end(home.address(), &mut rng).await;
    }
    let whole = Command::new(tests::binary()).args(["admin", "--database", &back, "integrity"]).output();
    let whole = whole.expect("the binary can be started");
    let told = String::from_utf8_lossy(&whole.stdout).into_owned();
    assert!(whole.status.success() && told.contains("No fault was found"), "{told} {}", said(&whole));
    let mut left: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    left.sort();
    assert!(!left.iter().any(|name| name.to_string_lossy().contains("part")), "{left:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: kills copies at many moments"]
async fn a_copy_that_was_interrupted_is_begun_anew() {
    let Some(postgres) = Postgres::start().await else {
        return skip(&format!(
            "{OPTIONAL}Postgres: no initdb, postgres and createdb on PATH or below /usr/lib/postgresql"
        ));
    };
    let mut server = Server::start(&FLAGS).await;
    let sqlite = format!("sqlite://{}", server.database().display());
    for wanted in all_tables() {
        let bots = wanted["seats"].as_u64().expect("a number") as u8 - 1;
        let guest = begin_with(&server, 1, bots, &wanted).await.remove(0);
        Tireless::new(guest.who.clone(), &guest.table).play_to_the_end(server.address(), &mut chance()).await;
    }
    server.terminate().await;
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = folder.path().join("copy.db");
    let targets = [postgres.database("there").await, format!("sqlite://{}", file.display())];
    for target in &targets {
        let mut interrupted = 0;
        for millis in (0..12).map(|n| n * 45) {
            let mut child =
                copy_command(&sqlite, target).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
            tokio::time::sleep(Duration::from_millis(millis)).await;
            child.kill().unwrap();
            if child.wait().unwrap().success() {
                break;
            }
            interrupted += 1;
            // The copy was killed after all rows were stored, before it was marked as complete.
            if *target != targets[0] && file.exists() {
                break;
            }
        }
        println!("{interrupted} times interrupted");
        assert!(interrupted > 2, "it takes longer than that");
        let last = copy_command(&sqlite, target).output().unwrap();
        assert!(last.status.success() || said(&last).contains("not empty"), "{}", said(&last));
        assert_eq!(whole_matches(target), all_tables().len() as u64, "half of it is no database");
    }
}
