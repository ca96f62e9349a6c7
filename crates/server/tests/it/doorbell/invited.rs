//! Whom a friend asks to a table.

use protocol::http::{FriendLink, PushedKind};
use serde_json::{Value, json};

use super::{
    gathered::{Person, toys},
    quick,
    service::Service,
};
use crate::support::Server;

#[tokio::test]
async fn a_friend_is_called_once_in_a_while_and_not_if_muted() {
    let (server, service) = (Server::ringing(toys(), quick()).await, Service::start().await);
    let (ann, bob) = (Person::of(&server, "ann").await, Person::of(&server, "bob").await);
    bob.subscribe(&server, &service, "ok").await;
    let link = ann.ask(&server, "POST", "/api/friends/links", None).await.read::<FriendLink>();
    let agreed = bob.post(&server, "/api/friends", json!({ "code": link.code.reveal() })).await;
    assert_eq!(agreed.status, 201, "{agreed:?}");
    let id = async |person: &Person| {
        let account: Value = person.ask(&server, "GET", "/api/session", None).await.read();
        account["id"].as_str().unwrap().to_owned()
    };
    let (ann_id, bob_id) = (id(&ann).await, id(&bob).await);
    let table = async || {
        let setup = json!({ "game": "goof", "seats": 2 });
        ann.post(&server, "/api/tables", setup).await.read::<protocol::http::MadeTable>()
    };
    let invite = async |table: &str| {
        let path = format!("/api/friends/{bob_id}/invite");
        let asked = ann.post(&server, &path, json!({ "table": table })).await;
        assert_eq!(asked.status, 204, "{asked:?}");
    };
    let (one, two) = (table().await, table().await);
    invite(&one.id).await;
    // Again, and to another table: Bob has been called a moment ago.
    invite(&one.id).await;
    invite(&two.id).await;
    let heard = service.wait_for(&bob.name, 1).await;
    let called = bob.device.read(&heard[0]);
    assert_eq!((called.kind, called.table.as_str()), (PushedKind::Invited, one.code.as_str()));

    // Put away, it could be asked again; but Bob does not want to hear Ann.
    let put_away = bob.ask(&server, "DELETE", &format!("/api/friends/{ann_id}/invite"), None).await;
    assert_eq!(put_away.status, 204);
    let muted = bob.post(&server, "/api/mutes", json!({ "account": ann_id, "muted": true })).await;
    assert_eq!(muted.status, 204);
    invite(&one.id).await;
    let heard = bob.post(&server, "/api/mutes", json!({ "account": ann_id, "muted": false })).await;
    assert_eq!(heard.status, 204);
    invite(&two.id).await;
    let heard = service.wait_for(&bob.name, 2).await;
    let tables: Vec<String> = heard.iter().map(|heard| bob.device.read(heard).table).collect();
    assert_eq!(tables, [one.code, two.code]);
}
