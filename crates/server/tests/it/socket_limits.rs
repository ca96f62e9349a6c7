//! Refusals and closes of sockets.

use std::time::Duration;

use futures_util::SinkExt;
use protocol::{Limits, ProblemCode, ServerMessage};
use serde_json::json;
use server::Settings;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio_tungstenite::{MaybeTlsStream, tungstenite::Message};

use crate::support::{Server, Socket, bearer, patiently, until};

fn ping(id: &str) -> serde_json::Value {
    json!({ "type": "ping", "id": id })
}

#[tokio::test]
async fn frames_that_cannot_be_understood_are_answered() {
    let server = Server::start().await;
    let mut socket = server.socket(&server.bot("R2").await).await;
    for (text, id) in [
        ("", None),
        ("{", None),
        ("7", None),
        (r#"{"type":"dance","id":"a"}"#, Some("a")),
        (r#"{"type":"ping","id":"b","extra":1}"#, Some("b")),
        (r#"{"type":"ping","id":""}"#, None),
        (r#"{"type":"submit","id":"c","table":"t"}"#, Some("c")),
    ] {
        socket.say_text(text).await;
        let ServerMessage::Problem { id: answered, problem, .. } = socket.next().await else {
            panic!("{text}")
        };
        assert_eq!((answered.as_deref(), problem.code), (id, ProblemCode::Malformed), "{text}");
    }
    socket.0.send(Message::binary(b"{}".to_vec())).await.unwrap();
    let ServerMessage::Problem { problem, .. } = socket.next().await else { panic!("a problem was due") };
    assert_eq!(problem.code, ProblemCode::Malformed);
    assert!(matches!(socket.ask(ping("still here")).await, ServerMessage::Pong { .. }));
}

#[tokio::test]
async fn a_frame_that_is_too_large_closes_the_socket() {
    let server = Server::start().await;
    let token = server.bot("R2").await;
    for bytes in [Limits::default().frame_bytes as usize + 1, 1 << 20] {
        let mut socket = server.socket(&token).await;
        // The server may hang up while the client still writes.
        let _ = socket.0.send(Message::text("x".repeat(bytes))).await;
        if bytes < 1 << 20 {
            assert_eq!(socket.close_code().await, 1009);
        } else if let Err(Some(frame)) = socket.next_or_close().await {
            assert_eq!(u16::from(frame.code), 1009);
        }
    }
    let mut socket = server.socket(&token).await;
    let mut message = ping("fits").to_string();
    message += &" ".repeat(Limits::default().frame_bytes as usize - message.len());
    socket.say_text(&message).await;
    assert!(matches!(socket.next().await, ServerMessage::Pong { .. }));
}

#[tokio::test]
async fn too_many_messages_are_refused_and_then_close_the_socket() {
    let limits = Limits { message_burst: 3, messages_per_second: 1, ..Limits::default() };
    let server = Server::with(Settings { limits, ..Settings::default() }).await;
    let mut socket = server.socket(&server.bot("R2").await).await;
    let mut answered = 0;
    let problem = loop {
        match socket.ask(ping(&answered.to_string())).await {
            ServerMessage::Pong { .. } => answered += 1,
            ServerMessage::Problem { problem, .. } => break problem,
            other => panic!("{other:?}"),
        }
    };
    // Three times as many as for a person.
    assert!(answered >= 9, "{answered} were answered");
    assert_eq!(problem.code, ProblemCode::TooMany);
    let wait = problem.retry_after.expect("it says when to come back");
    assert!((1..=1_000).contains(&wait), "{wait}");
    tokio::time::sleep(Duration::from_millis(wait + 20)).await;
    assert!(matches!(socket.ask(ping("after waiting")).await, ServerMessage::Pong { .. }));

    for n in 0..80 {
        if socket.0.send(Message::text(ping(&n.to_string()).to_string())).await.is_err() {
            break;
        }
    }
    assert_eq!(socket.close_code().await, 4429);
}

#[tokio::test]
async fn a_flood_is_not_read_to_its_end() {
    const PIECE: usize = 1 << 16;
    let limits = Limits { message_burst: 3, messages_per_second: 1, ..Limits::default() };
    let server = Server::with(Settings { limits, ..Settings::default() }).await;
    let mut socket = server.socket(&server.bot("R2").await).await;
    let MaybeTlsStream::Plain(stream) = socket.0.get_mut() else { panic!("nothing is encrypted") };
    // Empty text frames, with a mask of zeros.
    let flood = [0x81, 0x80, 0, 0, 0, 0].repeat(PIECE);
    let mut sent = 0;
    while let Ok(bytes) = patiently("the flood", stream.write(&flood)).await {
        sent += bytes;
        // More than the connection can hold, so the server has read the rest.
        assert!(sent < 32 << 20, "{sent} bytes of a flood were read");
    }
}

#[tokio::test]
async fn names_chat_and_tables_followed_are_limited() {
    let limits = Limits { tables_per_socket: 1, chat_chars: 5, ..Limits::default() };
    let server = Server::with(Settings { limits, ..Settings::default() }).await;
    let token = server.bot("R2").await;
    let (one, two) = (server.table(&token).await, server.table(&token).await);
    let mut socket = server.socket(&token).await;
    let watch = |table: &str| json!({ "type": "watch", "id": format!("w{table}"), "table": table });
    assert!(matches!(socket.ask(watch(&one)).await, ServerMessage::Done { .. }));
    let ServerMessage::Problem { problem, .. } = socket.ask(watch(&two)).await else {
        panic!("one is the most")
    };
    assert_eq!(problem.code, ProblemCode::TooMany);
    let chat = |id: &str, text: &str| json!({ "type": "chat", "id": id, "table": one, "text": text });
    assert!(matches!(socket.ask(chat("a", "7 ♞ 7")).await, ServerMessage::Done { .. }));
    let ServerMessage::Problem { problem, .. } = socket.ask(chat("b", "seven 7")).await else {
        panic!("five is the most")
    };
    assert_eq!(problem.code, ProblemCode::BadText);
}

#[tokio::test]
async fn a_silent_socket_is_closed_and_a_quiet_one_is_not() {
    let settings = Settings {
        ping_every: Duration::from_millis(50),
        silence: Duration::from_secs(2),
        ..Settings::default()
    };
    let server = Server::with(settings).await;
    let token = server.bot("R2").await;
    // A client that reads answers pings by itself.
    let mut quiet = server.socket(&token).await;
    let quiet = tokio::spawn(async move { quiet.next().await });
    let mut silent = server.socket(&token).await;
    until("one is closed", || server.lobby.sockets_open() == 1).await;
    // Reads the raw connection, because the client would answer pings on a closed connection.
    let MaybeTlsStream::Plain(stream) = silent.0.get_mut() else { panic!("nothing is encrypted") };
    let mut said = Vec::new();
    patiently("the end", stream.read_to_end(&mut said)).await.unwrap();
    let [high, low] = 4408_u16.to_be_bytes();
    let closes = |frame: &[u8]| matches!(frame, [0x88, _, a, b] if (*a, *b) == (high, low));
    assert!(said.windows(4).any(closes), "{said:?}");
    assert!(!quiet.is_finished(), "nothing was said and nothing closed");
}

#[tokio::test]
async fn a_reader_that_does_not_read_is_given_up_and_delays_nobody() {
    let limits = Limits { message_burst: 1_000_000, messages_per_second: 1_000_000, ..Limits::default() };
    let settings = Settings { limits, write_timeout: Duration::from_millis(300), ..Settings::default() };
    let server = Server::with(settings).await;
    let token = server.bot("R2").await;
    let mut stuck = server.socket(&token).await;
    let mut other = server.socket(&token).await;
    let text = ping(&"x".repeat(64)).to_string();
    // The writes of the client wait as soon as the server reads no more. No other write takes seconds.
    patiently("it is stuck", async {
        let write = async |socket: &mut Socket| socket.0.feed(Message::text(text.clone())).await;
        while matches!(tokio::time::timeout(Duration::from_secs(2), write(&mut stuck)).await, Ok(Ok(()))) {}
    })
    .await;
    assert!(matches!(other.ask(ping("other")).await, ServerMessage::Pong { .. }));
    until("one is closed", || server.lobby.sockets_open() == 1).await;
}

#[tokio::test]
async fn whoever_signs_out_while_a_socket_opens_has_no_socket() {
    let server = Server::start().await;
    for _ in 0..10 {
        let token = server.bot("R2").await;
        let bearer = bearer(&token);
        let headers = [("authorization", bearer.as_str())];
        let (socket, _) = tokio::join!(
            server.upgrade(Some("septet.v1"), &headers),
            server.send("DELETE", "/api/session", &headers, None)
        );
        if let Ok(mut socket) = socket {
            assert_eq!(socket.close_code().await, 4401);
        }
    }
}
