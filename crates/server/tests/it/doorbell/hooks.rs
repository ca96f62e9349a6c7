//! Webhooks.

use protocol::http::{MadeWebhook, PushedKind, WebhookCall};
use ring::hmac;
use serde_json::json;

use super::{
    gathered::{Gathered, Person, toys},
    quick,
    service::{Heard, Service},
};
use crate::support::Server;

async fn hook(person: &Person, server: &Server, service: &Service, kind: &str) -> String {
    let url = json!({ "url": service.endpoint(kind, &person.name) });
    let made = person.post(server, "/api/notifications/webhook", url).await;
    assert_eq!(made.status, 201, "{made:?}");
    made.read::<MadeWebhook>().secret.reveal().to_owned()
}

/// Checks a request as `docs/bots/webhooks.md` describes it.
fn checked(heard: &Heard, secret: &str) -> WebhookCall {
    let signature = heard.headers["septet-signature"].to_str().unwrap();
    let (time, mac) = signature.strip_prefix("t=").unwrap().split_once(",v1=").unwrap();
    let signed = [time.as_bytes(), b".", &heard.body].concat();
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    hmac::verify(&key, &signed, &hex::decode(mac).unwrap()).expect("it is signed");
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs();
    assert!(now - time.parse::<u64>().unwrap() < 60);
    assert_eq!(heard.headers["content-type"], "application/json");
    serde_json::from_slice(&heard.body).unwrap()
}

#[tokio::test]
async fn a_program_is_called_and_told_when_the_decision_is_taken() {
    let (server, service) = (Server::ringing(toys(), quick()).await, Service::start().await);
    let two = Gathered::at(&server, json!({ "clock": "none" })).await;
    let old = hook(&two.ann, &server, &service, "silent").await;
    let secret = hook(&two.ann, &server, &service, "ok").await;
    assert_ne!(old, secret);
    let about = two.ann.about(&server).await;
    assert_eq!(about.webhook.as_deref(), Some("127.0.0.1"), "the rest of the address may be a secret");
    let (ann, _, table) = two.begin().await;
    service.wait_for(&ann.name, 1).await;
    ann.play(&server, &table).await;
    let heard = service.wait_for(&ann.name, 2).await;
    let [turn, taken] = [0, 1].map(|n| checked(&heard[n], &secret));
    assert_eq!((turn.kind, taken.kind), (PushedKind::Turn, PushedKind::Taken));
    assert_eq!((turn.table.as_str(), turn.game.as_str()), (table.code.as_str(), "goof"));
    assert_eq!((&turn.call, &turn.account), (&taken.call, &taken.account));

    assert_eq!(ann.ask(&server, "DELETE", "/api/notifications/webhook", None).await.status, 204);
    assert_eq!(ann.about(&server).await.webhook, None);
}

#[tokio::test]
async fn a_webhook_leads_to_the_public_internet_only() {
    let server = Server::ringing(toys(), server::BellSettings { networks: vec![], ..quick() }).await;
    let ann = Person::of(&server, "ann").await;
    // The server's own address among others.
    let own = format!("{}/api/tables", server.own_origin());
    for url in [own.as_str(), "https://127.0.0.1/", "http://hook.example/", "x"] {
        let answer = ann.post(&server, "/api/notifications/webhook", json!({ "url": url })).await;
        assert_eq!((answer.status, answer.problem().as_str()), (400, "malformed"), "{url}");
    }
}

/// A webhook with the server's own address, where its network is allowed, gets the answers of a stranger.
#[tokio::test]
async fn a_webhook_that_leads_back_does_nothing() {
    let (server, service) = (Server::ringing(toys(), quick()).await, Service::start().await);
    let two = Gathered::at(&server, json!({ "clock": "none" })).await;
    let back = format!("{}/api/session", server.own_origin());
    assert_eq!(two.ann.post(&server, "/api/notifications/webhook", json!({ "url": back })).await.status, 201);
    two.bob.subscribe(&server, &service, "ok").await;
    let (ann, bob, table) = two.begin().await;
    service.wait_for(&bob.name, 1).await;
    bob.play(&server, &table).await;
    service.wait_for(&bob.name, 2).await;
    assert_eq!(ann.about(&server).await.webhook.as_deref(), Some("127.0.0.1"));
    ann.play(&server, &table).await;
}
