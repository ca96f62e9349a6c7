//! Unwelcome visitors: sock puppets that request a seat, deceptive names, and floods of chat.

use protocol::{ClientMessage, ProblemCode, Speaker};
use serde_json::{Value, json};
use tests::{Credentials, Guest, Record, Server, seat};

use super::code;

/// Starts a match of Seven Dragons between two people.
async fn dragons(server: &Server) -> [Guest; 2] {
    let host = Credentials::person(server, "Ana").await;
    let table = host.make_table(server, &json!({"game": "seven-dragons", "seats": 2})).await.id;
    let mut ana = Guest::come_back(server, &host, &table).await;
    let ben = Credentials::person(server, "Ben").await;
    let mut ben = Guest::come_back(server, &ben, &table).await;
    for guest in [&mut ana, &mut ben] {
        guest.sit(None).await.expect("a seat is free");
        guest.ready(true).await.expect("they sit");
    }
    ana.start().await.expect("all are ready");
    for guest in [&mut ana, &mut ben] {
        guest.until("the match", |record| record.game.is_some()).await;
    }
    [ana, ben]
}

async fn person(server: &Server, name: &str, table: &str) -> Guest {
    let who = Credentials::person(server, name).await;
    Guest::come_back(server, &who, table).await
}

/// Requests a seat, and returns the first answer, also a refusal.
async fn asks(guest: &mut Guest) -> tests::Asked {
    let sit = ClientMessage::Sit { id: tests::ask_id(), table: guest.table.clone(), seat: None };
    guest.socket.ask(&sit).await
}

async fn admit(judge: &mut Guest, whom: &Guest, admit: bool) -> tests::Asked {
    let account = whom.who.account.id.clone();
    judge.ask(|id, table| ClientMessage::Admit { id, table, account, admit }).await
}

fn sits(record: &Record, account: &str) -> bool {
    let table = record.table.as_ref().expect("it was told");
    serde_json::to_string(&table.seats).expect("seats serialize").contains(account)
}

#[tokio::test]
async fn sock_puppets_look_at_no_goal_without_consent() {
    let server = Server::start(&[]).await;
    let [mut ana, mut ben] = dragons(&server).await;
    let table = ana.table.clone();
    let mut socks = Vec::new();
    for n in 0..6 {
        socks.push(person(&server, &format!("Sock {n}"), &table).await);
    }
    let mut asking = Vec::new();
    for mut sock in socks {
        match asks(&mut sock).await {
            Ok(_) => asking.push(sock),
            Err(problem) => assert_eq!(problem.code, ProblemCode::TooMany, "{problem:?}"),
        }
    }
    assert_eq!(asking.len(), 4, "so many ask at a time");
    // Their votes for each other do not count.
    for n in 0..4 {
        let other = asking[(n + 1) % 4].who.account.id.clone();
        let own = asking[n].who.account.id.clone();
        for account in [own, other] {
            let answer =
                asking[n].ask(|id, table| ClientMessage::Admit { id, table, account, admit: true }).await;
            assert_eq!(code(answer), ProblemCode::NotAllowed);
        }
    }
    // One of the two players is not enough, not even twice.
    for _ in 0..2 {
        admit(&mut ana, &asking[0], true).await.expect("she is asked");
    }
    ben.until("four who ask", |record| record.table.as_ref().is_some_and(|table| table.asking.len() == 4))
        .await;
    for sock in &mut asking {
        assert!(!sits(&ben.record, &sock.who.account.id));
        sock.until("the match as it lies", |record| record.game.is_some()).await;
        let view: Value = sock.record.game.as_ref().expect("they watch").view.clone();
        assert!(view["you"].is_null(), "{view}");
    }
    for sock in &asking[1..] {
        admit(&mut ben, sock, false).await.expect("Ben is asked");
    }
    assert_eq!(code(asks(&mut asking[1]).await), ProblemCode::TooMany, "not again at once");
    // Both agree: the applicant gets the seat, resigns, and cannot return on their own.
    admit(&mut ben, &asking[0], true).await.expect("Ben is asked");
    let admitted = asking[0].who.account.id.clone();
    ben.until("who was let in", |record| sits(record, &admitted)).await;
    asking[0].resign().await.expect("they play");
    assert!(asks(&mut asking[0]).await.is_err());
}

#[tokio::test]
async fn a_name_taken_from_others_deceives_nobody() {
    let server = Server::start(&["--limits", "renames-per-hour=3"]).await;
    let ana = Credentials::person(&server, "Ana").await;
    let table = ana.make_table(&server, &json!({"game": "seven-sages", "seats": 3})).await.id;
    let mut ana = Guest::come_back(&server, &ana, &table).await;
    ana.sit(None).await.expect("a seat is free");
    // In Cyrillic, in full width, and in small letters.
    for (n, name) in ["Ana", "\u{410}na", "\u{ff21}\u{ff4e}\u{ff41}", "ANA"].into_iter().enumerate() {
        let mut eve = person(&server, name, &table).await;
        eve.chat("take my word for it").await.expect("it is plain text");
        ana.until("what they said", |record| record.chat.len() == n + 1).await;
        let line = ana.record.chat.last().expect("it was said");
        assert_eq!(line.name, format!("{name} ({})", n + 2));
        assert_eq!(line.speaker, Speaker::Watching);
    }
    for name in
        ["A\u{200b}na", "Ana\u{202e}", "A\u{301}\u{302}\u{303}\u{304}na", "heuristic", "a former player"]
    {
        let body = json!({ "name": name }).to_string();
        let answer = tests::request(server.address(), "POST", "/api/session", &[], &body).await.unwrap();
        assert_eq!(answer.status, 400, "{name:?}: {answer:?}");
    }
    let mallory = person(&server, "Mallory", &table).await;
    let mut statuses = Vec::new();
    for n in 0..5 {
        let name = json!({ "name": if n == 0 { "Ana".to_owned() } else { format!("M{n}") } }).to_string();
        statuses.push(mallory.who.request(&server, "PATCH", "/api/session", &name).await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 429, 429]);
}

#[tokio::test]
async fn who_is_banned_hears_nothing_more_on_any_socket() {
    let server = Server::start(&[]).await;
    let [mut ana, ben] = dragons(&server).await;
    let table = ana.table.clone();
    let mut eve = person(&server, "Eve", &table).await;
    let mut again = Guest::come_back(&server, &eve.who, &table).await;
    let account = eve.who.account.id.clone();
    let mute = |account: String| |id, table| ClientMessage::Mute { id, table, account, muted: true };
    let ban = |account: String| |id, table| ClientMessage::Ban { id, table, account, banned: true };
    assert_eq!(code(eve.ask(ban(account.clone())).await), ProblemCode::NotAllowed, "only the host");
    assert_eq!(code(ana.ask(ban("nobody-at-all".into())).await), ProblemCode::NotFound);
    assert_eq!(code(ana.ask(ban(ben.who.account.id.clone())).await), ProblemCode::WrongTime, "Ben plays");
    ana.ask(mute(account.clone())).await.expect("she is host");
    assert_eq!(code(eve.chat("hm").await), ProblemCode::Muted);
    assert_eq!(code(again.whisper(seat(0), "hm").await), ProblemCode::Muted);
    eve.sit(None).await.expect("who is muted can ask for a seat");
    ana.ask(ban(account.clone())).await.expect("she is host");
    ana.chat("now we are among ourselves").await.expect("it is plain text");
    for socket in [&mut eve, &mut again] {
        for answer in [socket.watch().await, socket.sit(None).await, socket.chat("hm").await] {
            assert_eq!(code(answer), ProblemCode::Banned);
        }
        assert!(socket.record.frames.iter().any(|frame| frame.contains(r#""type":"table""#)));
        assert!(!socket.record.frames.iter().any(|frame| frame.contains("ourselves")));
    }
    let table = ana.record.table.as_ref().expect("it was told");
    assert!(table.asking.is_empty(), "nobody can let them in");
}
