//! Arbitrary messages over a real socket, made from the schema that the server publishes. The tests of the
//! crate `server` try many more of them without a network.

use contract_laws::arbitrary::{bend, of_schema};
use protocol::ServerMessage;
use serde_json::Value;
use tests::{Heard, Socket, chance, request};

use super::Scene;

const MESSAGES: usize = 1_500;

#[tokio::test]
async fn arbitrary_messages_are_answered_and_change_nothing_next_door() {
    let mut scene =
        Scene::set_with(&["--limits", "messages-per-second=1000000", "--limits", "message-burst=1000000"])
            .await;
    let mut rng = chance();
    let schema: Value = request(scene.server.address(), "GET", "/api/schema", &[], "").await.unwrap().json();
    // The sender's own table, so that some messages have an effect.
    let own = scene.who.kingdoms(&scene.server, 2).await.id;
    let words = [own.clone(), scene.neighbour.table.clone(), "random".into(), "seven-kingdoms".into()];
    let mut answered = 0;
    for n in 0..MESSAGES {
        let mut message = of_schema(&schema, &schema["$defs"]["ClientMessage"], &words, 60, &mut rng);
        if let Some(fields) = message.as_object_mut()
            && n % 8 > 0
        {
            fields.insert("id".into(), n.to_string().into());
            fields.entry("table").and_modify(|table| *table = own.clone().into());
        }
        if n % 8 == 1 {
            message = bend(&message, &mut rng);
        }
        scene.socket.send_text(&message.to_string()).await;
        // Each message is answered by one of these before the ping behind it. Some tables need more time.
        loop {
            match scene.socket.heard().await {
                Heard::Said(said, _) => match *said {
                    ServerMessage::Problem { problem, .. } => {
                        assert_ne!(problem.code, protocol::ProblemCode::Internal, "{message}");
                        break;
                    }
                    ServerMessage::Done { .. } | ServerMessage::Pong { .. } => break,
                    _ => {}
                },
                Heard::Closed(code) => panic!("closed with {code:?} for {message}"),
            }
        }
        answered += 1;
    }
    assert_eq!(answered, MESSAGES);
    drop(Socket::open(&scene.server, &scene.who).await);
    let log = scene.server.log();
    assert!(!log.contains("panicked"), "{log}");
    scene.nobody_noticed().await;
}
