//! A match over a socket.

use std::io::Read;

use flate2::read::ZlibDecoder;
use futures_util::{SinkExt, StreamExt};
use protocol::ServerMessage;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Server, patiently};

#[tokio::test]
async fn a_match_against_a_bot_is_played_to_its_end() {
    let server = Server::start().await;
    let token = server.bot("R2").await;
    let table = server.table(&token).await;
    let mut socket = server.socket(&token).await;
    let requests = [
        json!({ "type": "watch", "id": "watch", "table": table }),
        json!({ "type": "sit", "id": "sit", "table": table }),
        json!({ "type": "add_bot", "id": "add", "table": table, "player": "random" }),
        json!({ "type": "ready", "id": "ready", "table": table, "ready": true }),
        json!({ "type": "start", "id": "start", "table": table }),
    ];
    for request in requests {
        socket.say(request).await;
    }
    let (mut decisions, mut last) = (0, 0);
    loop {
        let update = match socket.next().await {
            ServerMessage::Game(update) => update,
            ServerMessage::Problem { problem, .. } => panic!("{problem:?}"),
            _ => continue,
        };
        assert!(update.seq >= last, "within an epoch seq never falls");
        last = update.seq;
        if update.outcome.is_some() {
            break;
        }
        let Some(decision) = update.decision else { continue };
        decisions += 1;
        let intent: &Value = &decision.choices["intents"][0];
        socket
            .say(json!({
                "type": "submit", "id": format!("s{decisions}"), "table": table,
                "decision": decision.number, "intent": intent,
            }))
            .await;
        // Twenty messages a second are the limit.
        tokio::time::sleep(std::time::Duration::from_millis(55)).await;
    }
    assert!(decisions > 5, "{decisions}");
    assert!(server.store.written().writes() > decisions);
}

/// Only long frames are compressed, their content is the same, and requests are sent as text.
#[tokio::test]
async fn long_frames_come_compressed_to_whom_asks_for_that() {
    let server = Server::start().await;
    let token = server.bot("R2").await;
    let table = server.table(&token).await;
    let header = crate::support::bearer(&token);
    let headers = [("authorization", header.as_str())];
    let mut plain = server.upgrade(Some("septet.v1"), &headers).await.ok().unwrap();
    let mut small = server.upgrade(Some("septet.v1.deflate, septet.v1"), &headers).await.ok().unwrap();
    let watch = json!({ "type": "watch", "id": "watch", "table": table });
    let mut talker = server.socket(&token).await;
    talker.say(watch.clone()).await;
    for n in 0..4 {
        let text = "seven ".repeat(60);
        talker.say(json!({ "type": "chat", "id": format!("said {n}"), "table": table, "text": text })).await;
    }
    while !matches!(talker.next().await, ServerMessage::Done { id, .. } if id == "said 3") {}
    for (socket, compressed) in [(&mut plain, false), (&mut small, true)] {
        socket.say(watch.clone()).await;
        let (mut kinds, mut binaries) = (Vec::new(), 0);
        while kinds.last().is_none_or(|kind| kind != "done") {
            let message = patiently("a message", socket.0.next()).await;
            let (text, binary) = match message.unwrap().unwrap() {
                Message::Text(text) => (text.to_string(), false),
                Message::Binary(stream) => {
                    let mut text = String::new();
                    ZlibDecoder::new(stream.as_ref()).read_to_string(&mut text).unwrap();
                    assert!(stream.len() < text.len(), "{text}");
                    (text, true)
                }
                other => {
                    assert!(other.is_ping(), "{other:?}");
                    continue;
                }
            };
            assert_eq!(binary, compressed && text.len() >= 300, "{text}");
            binaries += u32::from(binary);
            let message: Value = serde_json::from_str(&text).unwrap();
            kinds.push(message["type"].as_str().unwrap().to_owned());
        }
        assert_eq!(binaries > 0, compressed);
        assert!(kinds.contains(&"hello".to_owned()) && kinds.contains(&"table".to_owned()), "{kinds:?}");
    }
    small.0.send(Message::binary(b"x".to_vec())).await.unwrap();
    let problem = loop {
        if let ServerMessage::Problem { id: None, problem, .. } = small.next().await {
            break problem;
        }
    };
    assert_eq!(problem.code, protocol::ProblemCode::Malformed);
}
