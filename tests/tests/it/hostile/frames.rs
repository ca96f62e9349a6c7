//! Frames that are no messages.

use protocol::{CloseCode, Limits, ProblemCode, ServerMessage};
use tests::Heard;
use tokio_tungstenite::tungstenite::{
    Message,
    protocol::frame::{
        Frame,
        coding::{Data, OpCode},
    },
};

use super::Scene;

async fn refused(scene: &mut Scene) -> (Option<String>, ProblemCode) {
    match scene.socket.message().await {
        ServerMessage::Problem { id, problem, .. } => (id, problem.code),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn text_that_is_no_message_is_refused_with_a_reason() {
    let mut scene = Scene::set().await;
    let deep = format!("{}{}", "[".repeat(8_000), "]".repeat(8_000));
    let deep_intent = format!(
        r#"{{"type":"submit","id":"a","table":"t","decision":1,"intent":{}1{}}}"#,
        "[".repeat(4_000),
        "]".repeat(4_000)
    );
    let long_id = format!(r#"{{"type":"ping","id":"{}"}}"#, "x".repeat(65));
    let texts = [
        "",
        " ",
        "null",
        "true",
        "7",
        "\"ping\"",
        "[]",
        "{}",
        "{",
        "{]",
        "\u{0}",
        "ping",
        r#"{"type":"ping"}"#,
        r#"{"type":"ping","id":""}"#,
        r#"{"type":"ping","id":7}"#,
        r#"{"type":"ping","id":"a","also":1}"#,
        r#"{"type":"ping","id":"a"}{"type":"ping","id":"b"}"#,
        r#"{"type":"ping","id":"a","id":"b"}"#,
        r#"{"type":"dance","id":"a"}"#,
        r#"{"type":"done","id":"a"}"#,
        r#"{"type":"ping","id":"\ud800"}"#,
        r#"{"type":"submit","id":"a","table":"t","decision":-1,"intent":{}}"#,
        r#"{"type":"submit","id":"a","table":"t","decision":1.5,"intent":{}}"#,
        r#"{"type":"submit","id":"a","table":"t","decision":1e999,"intent":{}}"#,
        r#"{"type":"submit","id":"a","table":"t","decision":99999999999999999999999999,"intent":{}}"#,
        r#"{"type":"submit","id":"a","table":"t","decision":1,"intent":1e999}"#,
        r#"{"type":"submit","id":"a","table":"t","decision":1,"intent":{},"seat":0}"#,
        r#"{"type":"sit","id":"a","table":"t","seat":256}"#,
        r#"{"type":"sit","id":"a","table":"t","seat":-1}"#,
        r#"{"type":"sit","id":"a","table":"t","seat":"0"}"#,
        &deep,
        &deep_intent,
        &long_id,
    ];
    for text in texts {
        scene.socket.send_text(text).await;
        let (_, code) = refused(&mut scene).await;
        assert_eq!(code, ProblemCode::Malformed, "{text:.60}");
    }
    assert!(scene.socket.is_alive().await, "a mistake does not cost the socket");
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn a_refusal_names_the_request_if_that_can_be_read() {
    let mut scene = Scene::set().await;
    scene.socket.send_text(r#"{"type":"ping","id":"me","also":1}"#).await;
    assert_eq!(refused(&mut scene).await, (Some("me".into()), ProblemCode::Malformed));
    scene.socket.send_text(r#"{"type":"dance"}"#).await;
    assert_eq!(refused(&mut scene).await, (None, ProblemCode::Malformed));
}

#[tokio::test]
async fn binary_frames_are_refused() {
    let mut scene = Scene::set().await;
    scene.socket.send_frame(Message::binary(br#"{"type":"ping","id":"a"}"#.to_vec())).await;
    assert_eq!(refused(&mut scene).await.1, ProblemCode::Malformed);
    assert!(scene.socket.is_alive().await);
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn text_that_is_no_utf8_ends_the_socket_and_nothing_else() {
    let mut scene = Scene::set().await;
    let frame = Frame::message(vec![0xff, 0xfe, 0x80], OpCode::Data(Data::Text), true);
    scene.socket.send_frame(Message::Frame(frame)).await;
    let code = scene.socket.closed().await;
    assert_eq!(code, Some(CloseCode::NotText.into()));
    scene.nobody_noticed().await;
    scene.reconnect().await;
    assert!(scene.socket.is_alive().await);
}

#[tokio::test]
async fn frames_may_be_as_large_as_said_and_no_larger() {
    let mut scene = Scene::set().await;
    let most = Limits::default().frame_bytes as usize;
    let ping = r#"{"type":"ping","id":"fits"}"#;
    scene.socket.send_text(&format!("{ping}{}", " ".repeat(most - ping.len()))).await;
    scene.socket.answer("fits").await.expect("exactly the limit is allowed");

    scene.socket.send_text(&" ".repeat(most + 1)).await;
    assert_eq!(scene.socket.closed().await, Some(CloseCode::TooLarge.into()));
    scene.nobody_noticed().await;

    scene.reconnect().await;
    let piece = |n: usize| {
        let code = if n == 0 { Data::Text } else { Data::Continue };
        Message::Frame(Frame::message(vec![b' '; most / 4], OpCode::Data(code), false))
    };
    for n in 0..8 {
        scene.socket.send_frame(piece(n)).await;
    }
    let code = scene.socket.closed().await;
    assert_eq!(code, Some(CloseCode::TooLarge.into()), "pieces of one message count together");
    scene.nobody_noticed().await;
}

/// A client with many tables sends many messages at once, and waits as long as the server asks.
#[tokio::test]
async fn who_waits_as_long_as_told_is_refused_once() {
    // A bot has three times the limit.
    const BURST: usize = 12;
    let mut scene =
        Scene::set_with(&["--limits", "messages-per-second=7", "--limits", "message-burst=4"]).await;
    let refused = said(&mut scene, 0, &[0; 40]).await;
    assert!((1..=30).contains(&refused.len()), "{refused:?}");
    // On a slow machine one of the forty pings that did not wait may arrive when there is room again, and
    // take the place that was promised to another one. At most this number is refused again.
    let out_of_turn = 40 - BURST - refused.len();
    let again = said(&mut scene, 100, &refused).await;
    assert!(again.len() <= out_of_turn, "{again:?} of {refused:?}");
    assert_eq!(said(&mut scene, 200, &again).await, [0; 0]);
    scene.nobody_noticed().await;
}

/// Sends pings after these numbers of milliseconds. Returns the waiting times of the refused ones.
async fn said(scene: &mut Scene, first: u32, waits: &[u64]) -> Vec<u64> {
    let begun = tokio::time::Instant::now();
    for (n, wait) in (first..).zip(waits) {
        tokio::time::sleep_until(begun + std::time::Duration::from_millis(*wait)).await;
        scene.socket.send_text(&format!(r#"{{"type":"ping","id":"{n}"}}"#)).await;
    }
    let mut refused = Vec::new();
    for _ in waits {
        match scene.socket.message().await {
            ServerMessage::Pong { .. } => {}
            ServerMessage::Problem { problem, .. } => {
                refused.push(problem.retry_after.expect("it says when"));
            }
            other => panic!("{other:?}"),
        }
    }
    refused
}

#[tokio::test]
async fn a_flood_is_refused_and_then_cut_off() {
    // A bot has three times the limit.
    let mut scene =
        Scene::set_with(&["--limits", "messages-per-second=5", "--limits", "message-burst=20"]).await;
    for n in 0..400 {
        scene.socket.send_text(&format!(r#"{{"type":"ping","id":"{n}"}}"#)).await;
    }
    let (mut answered, mut refused) = (0, 0);
    let code = loop {
        match scene.socket.heard().await {
            Heard::Said(message, _) => match *message {
                ServerMessage::Pong { .. } => answered += 1,
                ServerMessage::Problem { problem, .. } => {
                    assert_eq!(problem.code, ProblemCode::TooMany);
                    assert!(problem.retry_after.is_some(), "it says when to try again");
                    refused += 1;
                }
                ServerMessage::Closing { .. } => {}
                other => panic!("{other:?}"),
            },
            Heard::Closed(code) => break code,
        }
    };
    assert_eq!(code, Some(CloseCode::Flood.into()));
    assert!((60..150).contains(&answered) && refused >= 50, "{answered} answered, {refused} refused");
    scene.nobody_noticed().await;
}
