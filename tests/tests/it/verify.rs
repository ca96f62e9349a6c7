//! `septet verify`: any person can check a finished match, and no changed record passes. Matches of every
//! game, and of 7 Wonders with its expansions, are checked in the tests of exports.

use std::{
    path::Path,
    process::{Command, Output},
};

use protocol::http::MatchRecord;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use tests::{Guest, Server, Tireless, begin, begin_with, chance, request, seat};

const FLAGS: [&str; 4] = ["--bot-pause", "0", "--grace", "600"];

fn verify(args: &[&str]) -> Output {
    Command::new(tests::binary()).arg("verify").args(args).output().expect("the binary can be started")
}

fn said(output: &Output) -> String {
    [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned()).concat()
}

/// Returns the id and the published hash, as the table shows them.
fn shown(guest: &Guest) -> (String, String) {
    let game = guest.record.table.as_ref().and_then(|table| table.game.as_ref());
    let game = game.expect("there is a match");
    (game.id.clone(), game.seed_hash.0.clone())
}

async fn record(server: &Server, id: &str) -> tests::Answer {
    let path = format!("/api/matches/{id}");
    request(server.address(), "GET", &path, &[], "").await.expect("the server answers")
}

/// Plays a match of one person to its end. Returns it with the id and the hash that were shown before the
/// first move.
async fn finished(server: &Server, rng: &mut ChaCha8Rng, wanted: &Value) -> (Guest, String, String) {
    let bots = wanted["seats"].as_u64().map_or(1, |seats| seats as u8 - 1);
    let mut guest = begin_with(server, 1, bots, wanted).await.remove(0);
    let (id, hash) = shown(&guest);
    guest.play_to_the_end(rng).await;
    (guest, id, hash)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_match_of_a_table_passes_by_itself() {
    let mut rng = chance();
    let server = Server::start(&FLAGS).await;
    let (mut guest, first, _) = finished(&server, &mut rng, &json!({ "seats": 2 })).await;
    guest.rematch().await.expect("the match has ended");
    guest.ready(true).await.expect("they sit there");
    guest.start().await.expect("everybody is ready");
    guest.until("the second match", |record| !record.is_over() && record.game.is_some()).await;
    let (second, _) = shown(&guest);
    assert_ne!(first, second);
    let output = verify(&[&second, "--server", &server.url()]);
    assert!(!output.status.success() && said(&output).contains("still running"), "{}", said(&output));
    guest.play_to_the_end(&mut rng).await;
    for id in [&first, &second] {
        let output = verify(&[id, "--server", &server.url()]);
        assert!(output.status.success(), "{}", said(&output));
    }
}

/// The database is sufficient, also that of a killed server, and it is not changed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_verifies_from_the_database_alone() {
    let mut rng = chance();
    let mut server = Server::start(&FLAGS).await;
    let (mut guest, id, hash) = finished(&server, &mut rng, &json!({ "seats": 2 })).await;
    guest.rematch().await.expect("the match has ended");
    guest.ready(true).await.expect("they sit there");
    guest.start().await.expect("everybody is ready");
    guest.until("the second match", |record| !record.is_over() && record.game.is_some()).await;
    let (running, _) = shown(&guest);
    let url = format!("sqlite://{}", server.database().display());
    let from_database = |id: &str, hash: &str| verify(&[id, "--database", &url, "--hash", hash]);
    let passes = |when: &str| {
        let output = from_database(&id, &hash);
        assert!(output.status.success(), "{when}: {}", said(&output));
        assert!(said(&output).contains("The match passes"), "{when}: {}", said(&output));
    };
    let refused = |output: Output, why: &str| {
        assert_eq!(output.status.code(), Some(1), "{why}: {}", said(&output));
        assert!(said(&output).contains(why), "{why}: {}", said(&output));
    };
    passes("while the server runs");
    server.kill();
    let size = |file: &Path| std::fs::metadata(file).expect("it is there").len();
    let before = size(&server.database());
    passes("after it was killed");
    assert_eq!(size(&server.database()), before);
    refused(from_database(&running, &hash), "still running");
    refused(from_database("another", &hash), "no such match");
    refused(from_database(&id, &"7".repeat(64)), "not the announced one");
    server.restart().await;
    let (status, _) = server.terminate().await;
    assert!(status.success(), "{status}");
    passes("after it ended");

    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let nothing = folder.path().join("nothing.db");
    let other = |file: &Path| verify(&[&id, "--database", &format!("sqlite://{}", file.display())]);
    refused(other(&nothing), "there is no database");
    assert!(!nothing.exists(), "none was made");
    std::fs::write(&nothing, "").expect("the folder is ours");
    refused(other(&nothing), "not a Septet database");
    assert_eq!(size(&nothing), 0);
    refused(verify(&[&id, "--database", "mysql://nobody:secret@there"]), "has to begin with");
}

/// A fork is verified from its own record alone, also if the server was killed in between.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_goes_on_from_another_passes() {
    let mut rng = chance();
    let mut server = Server::start(&FLAGS).await;
    let (guest, first, _) = finished(&server, &mut rng, &json!({ "seats": 2 })).await;
    let inputs = record(&server, &first).await.json::<MatchRecord>().inputs;
    let bot = json!({ "is": "bot", "player": "random" });
    let fork = async |server: &Server, of: &str, at: usize| {
        let wanted = json!({ "at": at, "seats": [{ "is": "me" }, bot] }).to_string();
        let path = format!("/api/matches/{of}/fork");
        guest.who.request(server.address(), "POST", &path, &wanted).await
    };
    for at in [inputs.len(), usize::MAX >> 33] {
        assert_eq!(fork(&server, &first, at).await.status, 404, "{at}");
    }
    for at in ["-1", "1.5", "\"1\"", "99999999999"] {
        let wanted = format!(r#"{{"at":{at},"seats":[]}}"#);
        let path = format!("/api/matches/{first}/fork");
        let answer = guest.who.request(server.address(), "POST", &path, &wanted).await;
        assert!((400..500).contains(&answer.status), "{at}: {answer:?}");
    }
    let anybody = request(server.address(), "POST", &format!("/api/matches/{first}/fork"), &[], "{}").await;
    assert_eq!(anybody.expect("the server answers").status, 401);

    let (mut of, mut at, mut inputs) = (first, inputs.len() / 2, inputs);
    // A fork of a fork of a fork.
    for _ in 0..3 {
        let answer = fork(&server, &of, at).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let table = answer.json::<protocol::http::MadeTable>().id;
        server.kill();
        server.restart().await;
        let mut again = Guest::come_back(server.address(), &guest.who, &table).await;
        again.start().await.expect("all seats are taken");
        server.kill();
        server.restart().await;
        let mut again = Guest::come_back(server.address(), &guest.who, &table).await;
        again.until("the match", |record| record.game.is_some()).await;
        let (id, _) = shown(&again);
        again.play_to_the_end(&mut rng).await;
        let output = verify(&[&id, "--server", &server.url()]);
        assert!(output.status.success(), "{}", said(&output));
        assert!(
            said(&output).contains(&format!("continues from input {at} of match {of}")),
            "{}",
            said(&output)
        );
        let record: MatchRecord = record(&server, &id).await.json();
        for (copied, input) in record.inputs.iter().zip(&inputs[..at]) {
            assert_eq!((copied.seat, copied.by, &copied.input), (input.seat, input.by, &input.input));
        }
        assert!(record.inputs.len() > at);
        (of, at, inputs) = (id, (at + 1).min(record.inputs.len() - 1), record.inputs);
    }
}

#[tokio::test]
async fn before_the_end_nothing_is_told() {
    let server = Server::start(&FLAGS).await;
    let guest = begin(&server, 1, 1).await.remove(0);
    let (id, _) = shown(&guest);
    let answer = record(&server, &id).await;
    assert_eq!(answer.status, 409, "{answer:?}");
    assert_eq!(answer.json::<Value>()["code"], "wrong_time");
    for text in ["seed", "input", "intent"] {
        assert!(!answer.body.contains(text), "{answer:?}");
    }
    for id in ["nothing", "01a1f8e1-05d9-7324-b9a6-f977b94b8d17", "%27%20OR%201=1"] {
        assert_eq!(record(&server, id).await.status, 404, "{id}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_private_stays_out_of_the_record() {
    let mut rng = chance();
    let server = Server::start(&FLAGS).await;
    let wanted = json!({ "game": "seven-sages", "visibility": "private" });
    let mut people = begin_with(&server, 2, 1, &wanted).await;
    people[0].whisper(seat(1), "between the two of us").await.expect("this game has whispers");
    people[1].chat("aloud").await.expect("it is accepted");
    let (id, _) = shown(&people[0]);
    let number = people[0].record.decision().map(|decision| decision.number);
    let mut requests = Vec::new();
    if let Some(number) = number {
        requests.push("a-request-of-mine".to_owned());
        let intent = people[0].record.offered()[0].clone();
        people[0].submit_as(&requests[0], number, intent).await.expect("it was offered");
    }
    let mut players: Vec<_> =
        people.iter().map(|guest| Tireless::new(guest.who.clone(), &guest.table)).collect();
    let [a, b] = &mut players[..] else { panic!("two people") };
    let (address, mut other) = (server.address(), rng.clone());
    tokio::join!(a.play_to_the_end(address, &mut rng), b.play_to_the_end(address, &mut other));
    let answer = record(&server, &id).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let mut private = vec!["between the two of us".to_owned(), "aloud".to_owned()];
    private.extend(requests);
    for guest in &people {
        private.push(guest.table.clone());
        private.push(guest.who.header.1.trim_start_matches("Bearer ").to_owned());
    }
    for text in private {
        assert!(!answer.body.contains(&text), "{text} is in the record");
    }
    let told: MatchRecord = answer.json();
    assert_eq!(told.seated.len(), told.seats.get(), "who knows its id may know who played, as in its replay");
    assert!(answer.body.contains("\"inputs\""), "the record itself is there");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_changed_record_is_refused() {
    let mut rng = chance();
    let server = Server::start(&FLAGS).await;
    let random = json!({ "seats": 2, "random_seats": true });
    let (_, id, hash) = finished(&server, &mut rng, &random).await;
    let record: MatchRecord = record(&server, &id).await.json();
    let record = serde_json::to_value(record).expect("it has string keys");
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = folder.path().join("record.json");
    let file = file.to_str().expect("its name is text");
    let judge = |record: &Value| {
        std::fs::write(file, record.to_string()).expect("the folder is ours");
        verify(&[&id, "--file", file, "--hash", &hash])
    };
    let output = judge(&record);
    assert!(output.status.success(), "unchanged it passes: {}", said(&output));
    assert!(said(&output).contains("seats    shuffled by this seed"), "{}", said(&output));

    let refused = |change: &dyn Fn(&mut Value), why: &str| {
        let mut changed = record.clone();
        change(&mut changed);
        assert_ne!(changed, record, "{why}");
        let output = judge(&changed);
        assert_eq!(output.status.code(), Some(1), "{why}: {}", said(&output));
        assert!(said(&output).contains(why), "{why}: {}", said(&output));
    };
    let other = "7".repeat(64);
    let steps = record["inputs"].as_array().expect("a list").len();
    refused(&|r| r["seed"] = json!(other), "not the announced one");
    refused(&|r| r["seed"] = json!("no seed"), "not 64 hexadecimal digits");
    refused(&|r| r["seed_hash"] = json!(other), "does not match the published hash");
    refused(&|r| r["shuffled"].as_array_mut().unwrap().swap(0, 1), "not shuffled by this seed");
    refused(&|r| r["id"] = json!("another"), "another match");
    refused(&|r| r["rules_version"] = json!(0), "version 0 of the rules");
    refused(&|r| r["game"] = json!("chess"), "no game \"chess\"");
    refused(&|r| r["seats"] = json!(9), "not the record of a match");
    refused(&|r| r["inputs"][0]["seat"] = json!(1 - r["inputs"][0]["seat"].as_u64().unwrap()), "step 1 of");
    refused(&|r| r["inputs"][0]["input"] = json!({ "intent": { "do": "confirm" } }), "against the rules");
    refused(&|r| drop(r["inputs"].as_array_mut().unwrap().pop()), "not finished after all");
    refused(
        &|r| {
            let last = r["inputs"][steps - 1].clone();
            r["inputs"].as_array_mut().unwrap().push(last);
        },
        "it ended after",
    );
    refused(
        &|r| {
            let sheet = r["outcome"]["sheet"].as_array_mut().unwrap();
            let points = &mut sheet.last_mut().unwrap()["points"][0];
            *points = json!(points.as_i64().unwrap() + 1);
        },
        "differs from the record",
    );

    // Without the known hash, another deal with a matching hash is detected by playing it.
    let mut changed = record.clone();
    let seed = contract::Seed::from_bytes([7; 32]);
    (changed["seed"], changed["seed_hash"]) = (json!(seed.reveal()), json!(seed.hash().0));
    std::fs::write(file, changed.to_string()).expect("the folder is ours");
    let output = verify(&[&id, "--file", file]);
    assert_eq!(output.status.code(), Some(1), "{}", said(&output));
}
