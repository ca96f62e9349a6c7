//! Whole matches of a bot that is made with an SDK.

use std::{
    process::{Command, Stdio},
    time::Duration,
};

use protocol::Occupant;
use serde_json::{Value, json};
use tests::{Credentials, Guest, Record, Server, all_tables, request, seat};

use super::breaking::Breaking;

/// Fast bots come close to the limits for people.
const FAST: [&str; 4] = ["--bot-pause", "0", "--limits", "messages-per-second=500"];

/// The name of the bot at its table.
const NAME: &str = "Ada";

/// Checks that a bot plays a match of every game, and of 7 Wonders with its expansions, against built-in
/// bots, over a connection that breaks.
pub async fn every_game(program: impl Fn() -> Command) {
    let server = Server::start(&FAST).await;
    let (mut matches, mut breaks) = (0, 0);
    for setup in all_tables() {
        matches += 1;
        breaks += one_match(&server, &setup, program()).await;
    }
    // The shortest matches are finished after few breaks.
    assert!(breaks >= 3 * matches, "the line broke {breaks} times in {matches} matches");
}

/// Checks that a bot plays one match of 7 Kingdoms in the same way.
pub async fn of_kingdoms(program: Command) {
    let server = Server::start(&FAST).await;
    one_match(&server, &json!({ "game": "seven-kingdoms", "seats": 3 }), program).await;
}

/// Plays one match, and checks that each decision that the bot has answered is in the match's record exactly
/// once, without others. Returns the number of breaks of the connection.
async fn one_match(server: &Server, setup: &Value, mut program: Command) -> usize {
    let line = Breaking::before(server.address()).await;
    let host = Credentials::bot(server, "host").await;
    // The program keeps the first seat, where its decisions are counted.
    let mut setup = setup.clone();
    setup["random_seats"] = json!(false);
    let table = host.make_table(server, &setup).await;
    let mut host = Guest::come_back(server, &host, &table.id).await;
    let seats = setup["seats"].as_u64().expect("a number") as usize;
    for n in 1..seats {
        host.add_bot(Some(seat(n)), "random").await.expect("a free seat takes a bot");
    }
    program.args([&line.url(), &table.code, NAME]).stdin(Stdio::null());
    program.stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = program.spawn().expect("it can be started");
    let playing = tokio::task::spawn_blocking(move || child.wait_with_output().expect("it ends"));
    host.until("everybody ready", is_ready).await;
    host.start().await.expect("everybody is ready");
    let over = async {
        while !host.record.is_over() {
            let seen = host.record.at;
            host.until("a step", move |record| record.at != seen || record.is_over()).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(120), over).await.expect("the match ends");
    let output = tokio::time::timeout(Duration::from_secs(30), playing).await.expect("so does the program");
    let output = output.expect("it was waited for");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{setup}: {:?}\n{out}\n{err}", output.status);
    assert!(out.starts_with(&format!("{NAME} is number ")), "{setup}: {out}\n{err}");
    let told = out.split_whitespace().rev().nth(1).and_then(|number| number.parse::<usize>().ok());
    assert_eq!(told, Some(decided(server, &host).await), "{setup}: {out}");
    assert!(line.broken() >= 1, "{setup}: the line never broke");
    line.broken()
}

/// Returns true if the table waits only for the host.
fn is_ready(record: &Record) -> bool {
    let ready = |occupant: &Occupant| match occupant {
        Occupant::Nobody => false,
        Occupant::Account { ready, .. } => *ready,
        Occupant::Bot { .. } => true,
    };
    record.table.as_ref().is_some_and(|table| table.seats.iter().all(|(_, seat)| ready(&seat.occupant)))
}

/// Returns the number of decisions in the match's record of the player in the first seat.
async fn decided(server: &Server, host: &Guest) -> usize {
    let table = host.record.table.as_ref().expect("it was told");
    let id = &table.game.as_ref().expect("a match was played").id;
    let path = format!("/api/matches/{id}");
    let record: Value = request(server.address(), "GET", &path, &[], "").await.expect("it answers").json();
    let inputs = record["inputs"].as_array().expect("a record has inputs");
    let of_player = |input: &&Value| input["seat"] == 0 && input["by"] == "player";
    let others = inputs.iter().filter(|input| input["seat"] == 0 && input["by"] != "player");
    assert_eq!(others.count(), 0, "nobody had to stand in");
    inputs.iter().filter(of_player).count()
}
