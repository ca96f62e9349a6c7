use std::process::Command;

use serde_json::{Value, json};

use super::Person;
use crate::support::{Server, Socket};

async fn say(socket: &mut Socket, table: &str, id: &str, text: &str) {
    socket.ask(json!({ "type": "chat", "id": id, "table": table, "text": text })).await;
}

async fn sit(socket: &mut Socket, table: &str) {
    socket.ask(json!({ "type": "sit", "id": "s", "table": table })).await;
}

/// Returns the output of the command, with or without the id of a report.
fn told(server: &Server, id: Option<&str>) -> String {
    let database = format!("sqlite://{}/septet.db", server.dir.path().display());
    let mut command = Command::new(env!("CARGO_BIN_EXE_septet"));
    let output = command.args(["reports", "--database", &database]).args(id).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[tokio::test]
async fn a_report_has_what_its_reporter_saw_and_the_host_reads_it() {
    let server = Server::start().await;
    assert!(told(&server, None).contains("There are no reports"));
    let (ann, bob) = (Person::of(&server, "Ann").await, Person::of(&server, "Bob").await);
    let (table, code) = ann.table().await;
    let (mut hers, mut his) = (ann.watching(&table).await, bob.watching(&table).await);
    sit(&mut hers, &table).await;
    sit(&mut his, &table).await;
    say(&mut his, &table, "1", "you play like a cow").await;
    say(&mut hers, &table, "2", "please do not").await;
    let report =
        json!({ "table": code, "account": bob.id, "reason": "insults", "text": "see there\nand there" });
    Person::done(&ann.post("/api/reports", report.clone()).await);

    let list = told(&server, None);
    assert!(
        list.contains("for insults") && list.contains("> see there\n") && list.contains(&bob.id),
        "{list}"
    );
    assert!(!list.contains("cow"), "{list}");
    let id = list.lines().next().unwrap().rsplit(' ').next().unwrap().to_owned();
    let whole = told(&server, Some(&id));
    assert!(whole.contains("you play like a cow") && whole.contains("please do not"), "{whole}");
    assert!(whole.contains("Bob [") && whole.contains(&code), "{whole}");

    let again = ann.post("/api/reports", report).await;
    assert_eq!((again.status, again.problem().as_str()), (409, "wrong_time"));
    // The report stays, without the name of a deleted account.
    bob.erase().await;
    let whole = told(&server, Some(&id));
    assert!(whole.contains("a former player [") && !whole.contains("Bob ["), "{whole}");
}

#[tokio::test]
async fn whispers_of_others_are_in_no_report() {
    let server = Server::start().await;
    let people = [
        Person::of(&server, "Ann").await,
        Person::of(&server, "Bob").await,
        Person::of(&server, "Cleo").await,
    ];
    let setup = json!({ "game": "seven-sages", "seats": 3, "visibility": "private" });
    let made: protocol::http::MadeTable = people[0].post("/api/tables", setup).await.read();
    let mut sockets = Vec::new();
    for person in &people {
        let mut socket = person.watching(&made.id).await;
        sit(&mut socket, &made.id).await;
        socket.ask(json!({ "type": "ready", "id": "r", "table": made.id, "ready": true })).await;
        sockets.push(socket);
    }
    let started = sockets[0].ask(json!({ "type": "start", "id": "go", "table": made.id })).await;
    assert!(matches!(started, protocol::ServerMessage::Done { .. }), "{started:?}");
    for (who, to, text) in [(1, 2, "to Cleo alone"), (1, 0, "to Ann alone"), (0, 1, "from Ann")] {
        let whisper = json!({ "type": "chat", "id": text, "table": made.id, "to": to, "text": text });
        let done = sockets[who].ask(whisper).await;
        assert!(matches!(done, protocol::ServerMessage::Done { .. }), "{done:?}");
    }
    let report = json!({ "table": made.id, "account": people[1].id, "reason": "spam" });
    Person::done(&people[0].post("/api/reports", report).await);
    let list = told(&server, None);
    let id = list.lines().next().unwrap().rsplit(' ').next().unwrap();
    let whole = told(&server, Some(id));
    assert!(whole.contains("to Ann alone") && whole.contains("from Ann"), "{whole}");
    assert!(!whole.contains("Cleo alone"), "{whole}");
}

#[tokio::test]
async fn nobody_reports_where_they_never_were_or_without_end() {
    let server = Server::start().await;
    let (ann, bob) = (Person::of(&server, "Ann").await, Person::of(&server, "Bob").await);
    let stranger = Person::of(&server, "Cleo").await;
    let (table, code) = ann.table().await;
    let mut his = bob.watching(&table).await;
    sit(&mut his, &table).await;
    let report = |table: &str, account: &str| json!({ "table": table, "account": account, "reason": "spam" });
    let refused = async |who: &Person<'_>, report: Value| {
        let answer = who.post("/api/reports", report).await;
        (answer.status, answer.problem())
    };
    assert_eq!(refused(&stranger, report(&code, &bob.id)).await, (403, "not_allowed".into()));
    assert_eq!(refused(&ann, report(&table, &stranger.id)).await, (404, "not_found".into()));
    assert_eq!(refused(&ann, report(&table, &ann.id)).await, (404, "not_found".into()));
    assert_eq!(refused(&ann, report("nowhere", &bob.id)).await, (404, "not_found".into()));
    let other =
        |text: Option<&str>| json!({ "table": table, "account": bob.id, "reason": "other", "text": text });
    assert_eq!(refused(&ann, other(None)).await.0, 400);
    assert_eq!(refused(&ann, other(Some(&"é".repeat(1_001)))).await, (400, "bad_text".into()));
    assert_eq!(refused(&ann, other(Some("\u{1b}[2J"))).await, (400, "bad_text".into()));

    // The limit of one account per hour; the network allows as many again.
    let mut statuses = Vec::new();
    for _ in 0..6 {
        let (table, _) = ann.table().await;
        let mut his = bob.watching(&table).await;
        sit(&mut his, &table).await;
        statuses.push(ann.post("/api/reports", report(&table, &bob.id)).await.status);
    }
    // The network has seven reports already; five more fit into its hour.
    assert_eq!(statuses, [204, 204, 204, 204, 204, 429]);
}

#[tokio::test]
async fn one_account_reports_six_times_an_hour() {
    let server = Server::with(server::Settings { reports_per_hour: 100, ..Default::default() }).await;
    let (ann, bob) = (Person::of(&server, "Ann").await, Person::of(&server, "Bob").await);
    let mut statuses = Vec::new();
    for _ in 0..7 {
        let (table, _) = ann.table().await;
        let mut his = bob.watching(&table).await;
        sit(&mut his, &table).await;
        let report = json!({ "table": table, "account": bob.id, "reason": "spam" });
        statuses.push(ann.post("/api/reports", report).await.status);
    }
    assert_eq!(statuses, [204, 204, 204, 204, 204, 204, 429]);
}
