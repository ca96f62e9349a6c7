//! A match over a socket.

use protocol::ServerMessage;
use serde_json::{Value, json};

use crate::support::Server;

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
        tokio::time::sleep(std::time::Duration::from_millis(55)).await;
    }
    assert!(decisions > 5, "{decisions}");
    assert!(server.store.written().writes() > decisions);
}
