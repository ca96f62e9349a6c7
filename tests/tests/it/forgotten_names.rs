//! A person whom `septet admin` anonymised is named nowhere any more: neither in an answer of the server nor
//! in its database.

use std::process::Command;

use protocol::ClientMessage;
use serde_json::{Value, json};
use tests::{Credentials, Guest, Server, Tireless, chance};

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

/// The searched name. All spellings are searched.
const NAME: &str = "zebulonquux";

fn septet(args: &[&str]) -> String {
    let output = Command::new(tests::binary()).args(args).output().expect("the binary can be started");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("it is text")
}

fn database(server: &Server) -> String {
    format!("sqlite://{}", server.database().display())
}

fn names_nobody(what: &str, said: &str) {
    assert!(!said.to_lowercase().contains(NAME), "{what}: {said}");
}

async fn done(who: &Credentials, server: &Server, method: &str, path: &str, body: &Value) -> Value {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let answer = who.request(server, method, path, &body).await;
    assert!((200..300).contains(&answer.status), "{method} {path}: {answer:?}");
    if answer.body.is_empty() { Value::Null } else { answer.json() }
}

/// Seats two people at a private table, with the first as host.
async fn two_at_a_table(server: &Server, host: &Credentials, other: &Credentials, seats: u8) -> [Guest; 2] {
    let setup = json!({ "game": "seven-kingdoms", "seats": seats, "options": {}, "visibility": "private" });
    let table = host.make_table(server, &setup).await;
    let mut guests =
        [Guest::come_back(server, host, &table.id).await, Guest::come_back(server, other, &table.code).await];
    for guest in &mut guests {
        guest.sit(None).await.expect("a seat is free");
        guest.ready(true).await.expect("who sits can be ready");
    }
    guests
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_name_of_whoever_is_anonymised_is_nowhere() {
    let mut server = Server::start(&FLAGS).await;
    let person = Credentials::person(&server, "Zebulonquux").await;
    let friend = Credentials::person(&server, "Olga").await;
    let program = Credentials::bot(&server, "ZebulonQuux's bot").await;
    let id = person.account.id.clone();

    // A finished match, the rematch in which they chat, and a running match with a companion.
    let [mut host, mut other] = two_at_a_table(&server, &person, &friend, 2).await;
    host.start().await.expect("both are ready");
    let mut players = [&host, &other].map(|guest| Tireless::new(guest.who.clone(), &guest.table));
    let [one, two] = &mut players;
    let (mut rng, mut rng2) = (chance(), chance());
    tokio::join!(
        one.play_to_the_end(server.address(), &mut rng),
        two.play_to_the_end(server.address(), &mut rng2)
    );
    for guest in [&mut host, &mut other] {
        guest.until("the end", |record| record.is_over()).await;
        guest.chat("well played").await.expect("they may talk");
    }
    let over =
        host.record.table.as_ref().and_then(|table| table.game.as_ref()).expect("it was played").id.clone();
    let [mut with_companion, _watching] = two_at_a_table(&server, &person, &friend, 3).await;
    let beside = |id, table| ClientMessage::Beside { id, table, seat: None, name: "Zebulonquux jr".into() };
    with_companion.ask(beside).await.expect("a companion may sit there");
    with_companion.start().await.expect("everybody is ready");

    // A friend, a report, and a bot account with a series, in the queue of a ladder, and in a match.
    let link = done(&person, &server, "POST", "/api/friends/links", &Value::Null).await;
    done(&friend, &server, "POST", "/api/friends", &json!({ "code": link["code"] })).await;
    let report = json!({ "table": host.table, "account": id, "reason": "name" });
    done(&friend, &server, "POST", "/api/reports", &report).await;
    let mut playing = {
        let table = program.make_table(&server, &json!({ "game": "seven-dragons", "seats": 2 })).await;
        let mut guest = Guest::come_back(&server, &program, &table.id).await;
        guest.sit(None).await.expect("a seat is free");
        guest.ready(true).await.expect("who sits can be ready");
        guest.add_bot(None, "random").await.expect("the host may fill seats");
        guest.start().await.expect("everybody is ready");
        guest
    };
    playing
        .ask(|id, _| ClientMessage::Listen { id, plays: vec!["seven-dragons".into()] })
        .await
        .expect("a program");
    done(&program, &server, "POST", "/api/ladders/seven-dragons/queue", &Value::Null).await;
    let series = json!({
        "game": "seven-dragons", "seats": 2, "options": {}, "deals": 1, "per_decision": 10,
        "players": [{ "account": program.account.id }, { "player": "random" }],
    });
    let series = done(&program, &server, "POST", "/api/series", &series).await["id"]
        .as_str()
        .expect("it has an id")
        .to_owned();
    let named = done(&friend, &server, "GET", "/api/friends", &Value::Null).await.to_string();
    assert!(named.to_lowercase().contains(NAME), "the name is found where it is: {named}");

    let url = database(&server);
    for account in [&id, &program.account.id] {
        septet(&["admin", "--database", &url, "accounts", "--name", "zebulonquux"]);
        septet(&["admin", "--database", &url, "anonymise", account]);
    }
    for _ in 0..2 {
        let mut paths = vec![
            format!("/api/matches/{over}"),
            format!("/api/matches/{over}/replay?as=spectator"),
            format!("/api/series/{series}"),
            "/api/bots".into(),
            "/api/friends".into(),
            "/api/matches".into(),
        ];
        for game in ["seven-dragons", "seven-kingdoms"] {
            for part in ["", "/matches", "/crosstable"] {
                paths.push(format!("/api/ladders/{game}{part}"));
            }
        }
        for path in paths {
            names_nobody(&path, &done(&friend, &server, "GET", &path, &Value::Null).await.to_string());
        }
        for who in [&friend, &person, &program] {
            let export = done(who, &server, "POST", "/api/account/export", &Value::Null).await;
            names_nobody("an export", &export.to_string());
        }
        for table in [&host.table, &with_companion.table] {
            let seen = Guest::come_back(&server, &friend, table).await;
            names_nobody("a table", &serde_json::to_string(&seen.record.table).expect("it is JSON"));
        }
        server.kill();
        server.restart().await;
    }
    let (status, _) = server.terminate().await;
    assert!(status.success());

    for args in [
        &["admin", "--database", &url, "log"][..],
        &["admin", "--database", &url, "tables"],
        &["admin", "--database", &url, "account", &id],
        &["reports", "--database", &url],
        &["export", "--database", &url],
    ] {
        names_nobody(&args.join(" "), &septet(args));
    }
    names_nobody("what the server wrote", &server.log());
    // The whole content of the folder, including bytes between the database's rows.
    for file in std::fs::read_dir(server.database().parent().unwrap()).unwrap() {
        let path = file.unwrap().path();
        if path.is_file() {
            let bytes = std::fs::read(&path).unwrap();
            names_nobody(&path.display().to_string(), &found(&bytes));
        }
    }
}

/// Returns the place of the name with its surroundings, or an empty text.
fn found(bytes: &[u8]) -> String {
    let lower = bytes.to_ascii_lowercase();
    let at = lower.windows(NAME.len()).position(|part| part == NAME.as_bytes());
    at.map(|at| {
        String::from_utf8_lossy(&bytes[at.saturating_sub(80)..(at + 80).min(bytes.len())]).into_owned()
    })
    .unwrap_or_default()
}
