//! `septet export` and `septet replay`: finished matches as training data for bots.

use std::{
    collections::{BTreeMap, BTreeSet},
    io::Write as _,
    process::{Command, Output, Stdio},
};

use protocol::http::{MatchRecord, Replay};
use serde_json::{Value, json};
use tests::{Guest, Server, Tireless, all_tables, begin_with, chance, request};

const FLAGS: [&str; 4] = ["--bot-pause", "0", "--grace", "600"];

fn septet(args: &[&str]) -> Output {
    Command::new(tests::binary()).args(args).output().expect("the binary can be started")
}

fn lines(output: &Output) -> Vec<Value> {
    assert!(output.status.success(), "{}", said(output));
    let text = String::from_utf8(output.stdout.clone()).expect("it is text");
    text.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn refused(args: &[&str], why: &str) {
    let output = septet(args);
    assert!(!output.status.success() && said(&output).contains(why), "{args:?}: {}", said(&output));
}

fn database(server: &Server) -> String {
    format!("sqlite://{}", server.database().display())
}

/// Plays a match of one person to its end, and returns the guest and the match's id.
async fn finished(server: &Server, wanted: &Value) -> (Guest, String) {
    let bots = wanted["seats"].as_u64().expect("a number") as u8 - 1;
    let mut guest = begin_with(server, 1, bots, wanted).await.remove(0);
    let table = guest.record.table.as_ref().expect("they sit there");
    let id = table.game.as_ref().expect("it has begun").id.clone();
    // If all players pick at once, the decision may change before the answer arrives.
    let mut player = Tireless::new(guest.who.clone(), &guest.table);
    player.play_to_the_end(server.address(), &mut chance()).await;
    guest.until("the end", |record| record.is_over()).await;
    (guest, id)
}

async fn get<T: serde::de::DeserializeOwned>(server: &Server, path: &str) -> T {
    request(server.address(), "GET", path, &[], "").await.expect("the server answers").json()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_seen_of_a_match_of_every_game_and_box_can_be_had_without_a_server() {
    let mut server = Server::start(&FLAGS).await;
    let mut told = BTreeMap::new();
    for wanted in all_tables() {
        let (guest, id) = finished(&server, &wanted).await;
        let record: MatchRecord = get(&server, &format!("/api/matches/{id}")).await;
        let table = guest.record.table.as_ref().and_then(|table| table.game.as_ref());
        let hash = table.expect("there is a match").seed_hash.0.clone();
        let passes = septet(&["verify", &id, "--server", &server.url(), "--hash", &hash]);
        assert!(passes.status.success(), "{wanted}: {}", said(&passes));
        let mut seen = BTreeMap::new();
        for eyes in ["spectator", "0"] {
            let replay: Replay<Value> = get(&server, &format!("/api/matches/{id}/replay?as={eyes}")).await;
            seen.insert(eyes, replay);
        }
        told.insert(id, (guest, record, seen));
    }
    let (status, _) = server.terminate().await;
    assert!(status.success(), "{status}");

    let exported = septet(&["export", "--database", &database(&server)]);
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = folder.path().join("matches.jsonl");
    std::fs::write(&file, &exported.stdout).expect("the folder is ours");
    let file = file.to_str().expect("it is text");
    let matches = lines(&exported);
    assert_eq!(matches.len(), told.len());
    assert!(matches.is_sorted_by_key(|line| line["ended_at"].as_u64().unwrap()));
    for line in &matches {
        let id = line["id"].as_str().unwrap();
        let record: MatchRecord = serde_json::from_value(line.clone()).expect("it is a record");
        // The line contains players and time beside the record. Without `--names` it contains no names.
        let told_there = &told[id].1;
        assert!(!told_there.seated.is_empty() && told_there.time.is_some());
        assert_eq!(record, MatchRecord { seated: Vec::new(), time: None, ..told_there.clone() });
        let passes = septet(&["verify", id, "--file", file]);
        assert!(passes.status.success(), "{}", said(&passes));
        let players = line["players"].as_array().unwrap();
        let seats = record.seats.get();
        assert!(players.len() >= seats, "chairs that only newcomers take come last");
        assert_eq!(players.iter().filter(|player| player["is"] == "level").count(), seats - 1);
    }

    let mut replayed = lines(&septet(&["replay", "--file", file, "--as", "all"])).into_iter();
    let mut ids = BTreeSet::new();
    while let Some(begins) = replayed.next() {
        assert_eq!((&begins["is"], &begins["format"]), (&json!("match"), &json!(1)));
        let id = begins["id"].as_str().unwrap().to_owned();
        let (guest, record, seen) = &told[&id];
        for (n, input) in record.inputs.iter().enumerate() {
            let line = replayed.next().expect("every input has a line");
            assert_eq!((&line["is"], &line["n"]), (&json!("input"), &json!(n)));
            assert_eq!(line["input"], serde_json::to_value(&input.input).unwrap());
            assert!(line["choices"].is_object(), "what they could do: {line}");
            let views = line["views"].as_object().unwrap();
            assert_eq!(views.len(), record.seats.get() + 1);
            for (eyes, replay) in seen {
                if n == 0 {
                    assert_eq!(views[*eyes], replay.view);
                }
                let events = serde_json::to_value(&replay.moments[n].events).unwrap();
                assert_eq!(line["told"][*eyes], events, "{eyes} after input {n} of {}", record.game);
            }
        }
        let over = replayed.next().expect("it has an end");
        assert_eq!(over["outcome"], serde_json::to_value(&record.outcome).unwrap());
        let seat = guest.record.you.expect("they play").number().to_string();
        let last = guest.record.game.as_ref().expect("they watched");
        assert_eq!(over["views"][&seat], last.view, "the last frame of {}", record.game);
        ids.insert(id);
    }
    assert_eq!(ids.len(), told.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_chooses_what_is_exported_and_nobody_is_named_unless_they_say_so() {
    let server = Server::start(&FLAGS).await;
    let table = |game: &str, seats: u8| json!({ "game": game, "seats": seats });
    let (first, _) = finished(&server, &table("seven-kingdoms", 2)).await;
    let (_, dragons) = finished(&server, &table("seven-dragons", 2)).await;
    let url = database(&server);
    let export = |args: &[&str]| lines(&septet(&[&["export", "--database", &url], args].concat()));

    let all = export(&[]);
    assert_eq!(all.len(), 2, "while the server runs");
    // These guests are bot accounts.
    let person = |number: u64| json!({ "is": "program", "number": number });
    for (n, line) in all.iter().enumerate() {
        assert!(line["players"].as_array().unwrap().contains(&person(n as u64 + 1)), "{line}");
        for secret in [&first.who.account.name, &first.who.account.id] {
            assert!(!line.to_string().contains(secret.as_str()), "{secret}");
        }
    }
    let named = export(&["--names"]);
    assert!(named[0].to_string().contains(&first.who.account.id));

    let of_dragons = export(&["--game", "seven-dragons"]);
    assert_eq!(of_dragons.len(), 1);
    assert_eq!(of_dragons[0]["id"], json!(dragons));
    assert_eq!(export(&["--since", "2020-01-01", "--until", "2021-01-01"]).len(), 0);
    assert_eq!(export(&["--since", "2020-01-01"]).len(), 2);
    assert_eq!(export(&["--since", "2100-01-01T12:00:00Z"]).len(), 0);
    refused(&["export", "--database", &url, "--game", "chess"], "choose one of seven-wonders");
    refused(&["export", "--database", &url, "--since", "yesterday"], "2026-11-26T18:00:00Z");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_replays_says_through_whose_eyes() {
    let server = Server::start(&FLAGS).await;
    let (_, id) = finished(&server, &json!({ "game": "seven-kingdoms", "seats": 2 })).await;
    let url = database(&server);
    let replay = |eyes: &str| lines(&septet(&["replay", &id, "--database", &url, "--as", eyes]));
    let keys = |line: &Value| line["views"].as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    for line in replay("decider").iter().filter(|line| line["is"] == "input") {
        assert_eq!(keys(line), [line["seat"].to_string()]);
    }
    for line in replay("spectator").iter().filter(|line| line["is"] == "input") {
        assert_eq!((keys(line), line.get("choices")), (vec!["spectator".to_owned()], None));
    }
    for line in replay("1").iter().filter(|line| line["is"] == "input") {
        assert_eq!(keys(line), ["1"]);
        assert_eq!(line.get("choices").is_some(), line["seat"] == 1, "what others can do is theirs");
    }
    assert!(replay("none").iter().skip(1).all(|line| keys(line).is_empty()));
    refused(&["replay", &id, "--database", &url, "--as", "5"], "has 2 seats");
    refused(&["replay", &id, "--database", &url, "--as", "mine"], "`decider`");
    refused(&["replay", "another", "--database", &url], "no such match");

    // A record can be read from the server, and from a pipe. A changed record is refused before any output.
    let from_server = septet(&["replay", &id, "--server", &server.url()]);
    assert_eq!(lines(&from_server), replay("decider"));
    let mut record: Value = get(&server, &format!("/api/matches/{id}")).await;
    record["outcome"]["places"][0] = json!(7);
    let mut piped = Command::new(tests::binary())
        .args(["replay", "--file", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary can be started");
    let text = record.to_string();
    piped.stdin.take().expect("it is piped").write_all(text.as_bytes()).expect("it reads");
    let output = piped.wait_with_output().expect("it ends");
    assert!(!output.status.success() && said(&output).contains("does not pass"), "{}", said(&output));
    assert!(output.stdout.is_empty());
}
