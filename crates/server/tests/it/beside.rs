//! Sockets that act for companions.

use protocol::{AccountKind, Occupant, ProblemCode, ServerMessage, http::MadeTable};
use serde_json::{Value, json};

use crate::support::{Server, Socket, bearer};

/// The browser of a person, with its cookie, on the server's own page.
struct Browser<'a> {
    server: &'a Server,
    cookie: String,
}

impl<'a> Browser<'a> {
    async fn of(server: &'a Server, name: &str) -> Self {
        Self { server, cookie: server.person(name).await }
    }

    async fn made(&self, setup: Value) -> MadeTable {
        let headers = [("cookie", self.cookie.as_str()), ("origin", &self.server.own_origin())];
        self.server.json("POST", "/api/tables", &headers, setup).await.read()
    }

    async fn socket(&self, path: &str) -> Result<Socket, u16> {
        let headers = [("cookie", self.cookie.as_str()), ("origin", &self.server.own_origin())];
        let opened = self.server.upgrade_at(path, Some(protocol::SUBPROTOCOL), &headers).await;
        opened.map_err(|answer| answer.status)
    }
}

fn private(game: &str, seats: u8) -> Value {
    json!({ "game": game, "seats": seats, "visibility": "private" })
}

async fn done(socket: &mut Socket, message: Value) {
    let answer = socket.ask(message).await;
    assert!(matches!(answer, ServerMessage::Done { .. }), "{answer:?}");
}

/// Sends a request, and returns all messages up to its answer.
async fn told(socket: &mut Socket, message: Value) -> Vec<ServerMessage> {
    socket.say(message).await;
    let mut told = Vec::new();
    while !matches!(told.last(), Some(ServerMessage::Done { .. } | ServerMessage::Problem { .. })) {
        told.push(socket.next().await);
    }
    told
}

/// Returns all messages that wait for a socket.
async fn heard(socket: &mut Socket) -> Vec<ServerMessage> {
    let mut heard = Vec::new();
    socket.say(json!({ "type": "ping", "id": "up to here" })).await;
    loop {
        let message = socket.next().await;
        if matches!(message, ServerMessage::Pong { .. }) {
            return heard;
        }
        heard.push(message);
    }
}

/// Returns the companion at the table, from its newest state.
fn companion(heard: &[ServerMessage]) -> Option<String> {
    let state = heard.iter().rev().find_map(|message| match message {
        ServerMessage::Table { state, .. } => Some(state),
        _ => None,
    })?;
    state.seats.iter().find_map(|(_, seat)| match &seat.occupant {
        Occupant::Account { account, beside: Some(_), .. } => Some(account.id.clone()),
        Occupant::Account { .. } | Occupant::Bot { .. } | Occupant::Nobody => None,
    })
}

/// Starts a table of Ana with Ben as her companion.
async fn two(ana: &Browser<'_>) -> (Socket, String, String) {
    let table = ana.made(private("seven-kingdoms", 2)).await.id;
    let mut socket = ana.socket("/ws").await.unwrap();
    heard(&mut socket).await;
    for kind in ["watch", "sit"] {
        done(&mut socket, json!({ "type": kind, "id": kind, "table": table })).await;
    }
    let told = told(&mut socket, json!({ "type": "beside", "id": "b", "table": table, "name": "Ben" })).await;
    let ben = companion(&told).unwrap();
    (socket, table, ben)
}

#[tokio::test]
async fn each_socket_is_sent_its_own_hand_and_no_other() {
    let server = Server::start().await;
    let browser = Browser::of(&server, "Ana").await;
    let (mut ana, table, id) = two(&browser).await;
    let mut ben = browser.socket(&format!("/ws?beside={id}")).await.unwrap();
    let ServerMessage::Hello { you, .. } = ben.next().await else { panic!("no hello") };
    assert_eq!((you.id.as_str(), you.name.as_str(), you.kind), (id.as_str(), "Ben", AccountKind::Companion));
    done(&mut ben, json!({ "type": "watch", "id": "w", "table": table })).await;
    let began = told(&mut ana, json!({ "type": "start", "id": "s", "table": table })).await;
    let hands = |heard: Vec<ServerMessage>| -> Vec<Value> {
        let view = |message: ServerMessage| match message {
            ServerMessage::Game(update) => Some(update.view["you"].clone()),
            _ => None,
        };
        heard.into_iter().filter_map(view).collect()
    };
    let (of_ana, of_ben) = (hands(began), hands(heard(&mut ben).await));
    assert!(!of_ana.is_empty() && !of_ben.is_empty());
    assert!(of_ana.iter().all(|you| you["seat"] == 0), "{of_ana:?}");
    assert!(of_ben.iter().all(|you| you["seat"] == 1), "{of_ben:?}");
    assert_ne!(of_ana[0]["hand"], of_ben[0]["hand"]);
}

#[tokio::test]
async fn nobody_else_acts_for_a_companion() {
    let server = Server::start().await;
    let ana = Browser::of(&server, "Ana").await;
    let (_socket, table, ben) = two(&ana).await;
    let path = format!("/ws?beside={ben}");
    // Another player of the table, a session of another browser, no session, and a page of another website.
    let eve = Browser::of(&server, "Eve").await;
    assert_eq!(eve.socket(&path).await.err(), Some(404));
    let own = server.own_origin();
    let refused = |headers: Vec<(&'static str, String)>| {
        let (server, path) = (&server, &path);
        async move {
            let headers: Vec<_> = headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
            let opened = server.upgrade_at(path, Some(protocol::SUBPROTOCOL), &headers).await;
            opened.err().map(|answer| answer.status)
        }
    };
    assert_eq!(refused(vec![("origin", own.clone())]).await, Some(401));
    let foreign = vec![("cookie", ana.cookie.clone()), ("origin", "http://evil.example".into())];
    assert_eq!(refused(foreign).await, Some(403));
    let bot = server.bot("Robin").await;
    assert_eq!(refused(vec![("authorization", bearer(&bot))]).await, Some(404));
    for nobody in ["", "nobody", &table] {
        assert_eq!(ana.socket(&format!("/ws?beside={nobody}")).await.err(), Some(404), "{nobody:?}");
    }
    // The id of a companion is no token of any kind.
    for headers in [[("authorization", bearer(&ben))], [("cookie", format!("septet={ben}"))]] {
        let [(name, value)] = &headers;
        for path in ["/api/tables?mine=true", "/api/account", "/api/matches/mine"] {
            let answer = server.send("GET", path, &[(name, value)], None).await;
            assert_ne!(answer.status, 200, "{path}");
        }
    }
    // No client can sign in as a companion.
    let headers = [("origin", own.as_str())];
    let answer =
        server.json("POST", "/api/session", &headers, json!({ "name": "Ben", "kind": "companion" })).await;
    assert_eq!(answer.status, 403);
}

#[tokio::test]
async fn a_companion_asks_for_its_own_table_only() {
    let server = Server::start().await;
    let browser = Browser::of(&server, "Ana").await;
    let (_ana, table, id) = two(&browser).await;
    let other = browser.made(private("seven-dragons", 2)).await;
    let mut ben = browser.socket(&format!("/ws?beside={id}")).await.unwrap();
    heard(&mut ben).await;
    let kinds = [
        ("sit", json!({})),
        ("stand", json!({})),
        ("start", json!({})),
        ("configure", json!({ "setup": private("seven-kingdoms", 2) })),
        ("beside", json!({ "name": "Cleo" })),
        ("remove", json!({ "seat": 0 })),
    ];
    let mut asked: Vec<Value> = Vec::new();
    for (kind, more) in kinds {
        let mut message = json!({ "type": kind, "id": kind, "table": table });
        message.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        asked.push(message);
    }
    for table in [&other.id, &other.code] {
        asked.push(json!({ "type": "watch", "id": "w", "table": table }));
        asked.push(json!({ "type": "chat", "id": "c", "table": table, "text": "hello" }));
    }
    for message in asked {
        let answer = ben.ask(message.clone()).await;
        let ServerMessage::Problem { problem, .. } = answer else { panic!("{message}: {answer:?}") };
        let by_id = message["table"] == other.id.as_str();
        let wanted = if by_id { ProblemCode::NotFound } else { ProblemCode::NotAllowed };
        assert_eq!(problem.code, wanted, "{message}");
    }
    done(&mut ben, json!({ "type": "watch", "id": "w", "table": table })).await;
    // Signing out closes its socket as well.
    let headers = [("cookie", browser.cookie.as_str()), ("origin", &server.own_origin())];
    assert_eq!(server.send("DELETE", "/api/session", &headers, None).await.status, 204);
    assert_eq!(ben.close_code().await, u16::from(protocol::CloseCode::SignedOut));
}
