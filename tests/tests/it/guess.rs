//! What-if matches from a player's view of a running match, in every game and with expansions. The server is
//! killed in the middle, and the records are verified afterwards.

use std::process::{Command, Output};

use protocol::http::{MadeTable, MatchRecord};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use tests::{Answer, Credentials, Guest, Record, Server, Tireless, all_tables, chance, pick, request};

const FLAGS: [&str; 4] = ["--bot-pause", "0", "--grace", "600"];

fn verify(args: &[&str]) -> Output {
    Command::new(tests::binary()).arg("verify").args(args).output().expect("the binary can be started")
}

fn said(output: &Output) -> String {
    [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned()).concat()
}

fn id_of(guest: &Guest) -> String {
    guest.record.table.as_ref().and_then(|table| table.game.as_ref()).expect("there is a match").id.clone()
}

/// Returns a person in a running match with built-in bots, some decisions after its beginning.
async fn in_the_middle(server: &Server, wanted: &Value, rng: &mut ChaCha8Rng) -> Guest {
    loop {
        // A match may be finished within a few decisions.
        if let Some(guest) = some_decisions_on(server, wanted, rng).await {
            return guest;
        }
    }
}

/// Returns `None` if the match was finished earlier.
async fn some_decisions_on(server: &Server, wanted: &Value, rng: &mut ChaCha8Rng) -> Option<Guest> {
    let who = Credentials::person(server, "Ada").await;
    let table = who.make_table(server, wanted).await;
    let mut guest = Guest::come_back(server, &who, &table.id).await;
    guest.sit(None).await.expect("a seat is free");
    guest.add_bot(None, "random").await.expect("the host may fill seats");
    guest.start().await.expect("everybody is ready");
    let asked = |record: &Record| record.decision().is_some_and(|decision| decision.owed);
    for _ in 0..4 {
        guest.until("a decision", |record| record.is_over() || asked(record)).await;
        if guest.record.is_over() {
            return None;
        }
        let number = guest.record.decision().expect("it was waited for").number;
        let intent = pick(guest.record.offered(), rng).clone();
        // If others decide at the same time, the intent may not be offered any more.
        let _ = guest.submit(number, intent).await;
    }
    // The match waits for this person, so it continues only if another player may decide, too.
    guest.until("what comes next", |record| record.is_over() || asked(record)).await;
    (!guest.record.is_over()).then_some(guest)
}

async fn guess(server: &Server, guest: &Guest, body: &str) -> Answer {
    let path = format!("/api/tables/{}/guess", guest.table);
    guest.who.request(server.address(), "POST", &path, body).await
}

async fn get(server: &Server, path: &str) -> Answer {
    request(server.address(), "GET", path, &[], "").await.expect("the server answers")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_every_game_and_box_it_is_a_match_of_its_own() {
    let mut rng = chance();
    let mut server = Server::start(&FLAGS).await;
    let url = format!("sqlite://{}", server.database().display());
    for wanted in all_tables() {
        let guest = in_the_middle(&server, &wanted, &mut rng).await;
        let real = id_of(&guest);
        let answer = guess(&server, &guest, "{}").await;
        assert_eq!(answer.status, 201, "{wanted}: {answer:?}");
        let table = answer.json::<MadeTable>().id;
        server.kill();
        server.restart().await;
        let mut alone = Guest::come_back(&server, &guest.who, &table).await;
        alone.until("the match", |record| record.game.is_some()).await;
        let id = id_of(&alone);
        let mut player = Tireless::new(guest.who.clone(), &table);
        player.play_to_the_end(server.address(), &mut rng).await;

        // Its player and the operator have its data, but no other account before the end of the real match.
        for path in [
            format!("/api/matches/{id}"),
            format!("/api/matches/{id}/replay?as=spectator"),
            format!("/api/matches/{id}/analysis/0"),
        ] {
            let answer = get(&server, &path).await;
            assert_eq!(answer.status, 409, "{path}: {answer:?}");
            assert!(!answer.body.contains("view") && !answer.body.contains("seed"), "{answer:?}");
        }
        let own = guest.who.request(server.address(), "GET", &format!("/api/matches/{id}"), "").await;
        let record: MatchRecord = own.json();
        let began = record.guess.expect("it says what it began with");
        assert_eq!(began.of, real);
        let output = verify(&[&id, "--server", &server.url()]);
        assert!(!output.status.success(), "{}", said(&output));
        let output = verify(&[&id, "--database", &url]);
        assert!(output.status.success(), "{wanted}: {}", said(&output));
        assert!(said(&output).contains(&format!("in match {real}")), "{}", said(&output));
    }
}

#[tokio::test]
async fn nobody_says_what_they_see() {
    let mut rng = chance();
    let server = Server::start(&FLAGS).await;
    let wanted = json!({ "game": "seven-kingdoms", "seats": 2, "options": {} });
    let guest = in_the_middle(&server, &wanted, &mut rng).await;
    let anybody =
        request(server.address(), "POST", &format!("/api/tables/{}/guess", guest.table), &[], "{}").await;
    assert_eq!(anybody.expect("the server answers").status, 401);
    for bent in [
        r#"{"view":{}}"#,
        r#"{"seed":"00"}"#,
        r#"{"seat":1}"#,
        r#"{"players":[{"is":"bot"}]}"#,
        r#"{"players":7}"#,
        "[]",
        "",
    ] {
        let answer = guess(&server, &guest, bent).await;
        assert!((400..500).contains(&answer.status), "{bent}: {answer:?}");
    }
    let many = format!(r#"{{"players":[{}]}}"#, vec!["null"; 10_000].join(","));
    assert!((400..500).contains(&guess(&server, &guest, &many).await.status));
    let other = Credentials::person(&server, "Ben").await;
    let path = format!("/api/tables/{}/guess", guest.table);
    let answer = other.request(server.address(), "POST", &path, "{}").await;
    assert_eq!(answer.json::<Value>()["code"], "not_allowed");
    assert_eq!(guess(&server, &guest, r#"{"players":[null,"random"]}"#).await.status, 201);
}
