//! Whispers over real sockets, in a toy game that has them.

use contract::Catalogued;
use contract_laws::toys::Haggle;
use lobby::{Catalogue, OfferedGame};
use protocol::ServerMessage;
use serde_json::{Value, json};
use server::Settings;

use crate::support::{Server, Socket, bearer};

const SECRET: &str = "three coins if you keep quiet";

async fn texts(socket: &mut Socket) -> Vec<String> {
    let mut heard = Vec::new();
    socket.say(json!({ "type": "ping", "id": "up to here" })).await;
    loop {
        let message = socket.next().await;
        heard.push(serde_json::to_string(&message).unwrap());
        if matches!(message, ServerMessage::Pong { .. }) {
            return heard;
        }
    }
}

#[tokio::test]
async fn others_are_sent_nothing_and_miss_no_number() {
    let game = OfferedGame::new(Catalogued::<Haggle>::new(), vec![]);
    let server = Server::offering(Settings::default(), Catalogue::new(vec![game])).await;
    let mut tokens = Vec::new();
    for name in ["Ana", "Ben", "Cem", "Eve"] {
        tokens.push(server.bot(name).await);
    }
    let setup = json!({ "game": "haggle", "seats": 3 });
    let made = server.json("POST", "/api/tables", &[("authorization", &bearer(&tokens[0]))], setup).await;
    let table = made.read::<protocol::http::MadeTable>().id;
    let about = |kind: &str, more: Value| {
        let mut message = json!({ "type": kind, "id": kind, "table": table });
        message.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        message
    };
    let done = |answer: ServerMessage| match answer {
        ServerMessage::Done { seq, .. } => seq,
        other => panic!("{other:?}"),
    };
    let mut sockets = Vec::new();
    for (n, token) in tokens.iter().enumerate() {
        let mut socket = server.socket(token).await;
        done(socket.ask(about("watch", json!({}))).await);
        if n < 3 {
            done(socket.ask(about("sit", json!({}))).await);
            done(socket.ask(about("ready", json!({ "ready": true }))).await);
        }
        sockets.push(socket);
    }
    let began = done(sockets[0].ask(about("start", json!({}))).await).unwrap();
    for socket in &mut sockets {
        texts(socket).await;
    }
    let whisper = |id: &str| about("chat", json!({ "id": id, "to": 1, "text": SECRET }));
    for n in 0..3 {
        assert_eq!(done(sockets[0].ask(whisper(&format!("w{n}"))).await), Some(began));
    }
    let aloud = done(sockets[2].ask(about("chat", json!({ "text": "aloud" }))).await);
    assert_eq!(aloud, Some(began + 1));
    let ben = texts(&mut sockets[1]).await;
    assert_eq!(ben.iter().filter(|frame| frame.contains(SECRET)).count(), 3);
    for (n, frames) in [(2, 1), (3, 2)] {
        let heard = texts(&mut sockets[n]).await;
        assert_eq!(heard.len(), frames, "{heard:?}");
        let back = server.socket(&tokens[n]).await;
        for text in heard.into_iter().chain(everything(back, about("watch", json!({}))).await) {
            assert!(!text.contains(SECRET) && !text.contains("whisper"), "{text}");
        }
    }
}

/// Returns all frames that a socket gets after it starts to watch.
async fn everything(mut socket: Socket, watch: Value) -> Vec<String> {
    socket.say(watch).await;
    texts(&mut socket).await
}
