//! Invitations of friends.

use protocol::http::{FriendLink, MadeTable, PushedKind};
use serde_json::{Value, json};

use super::{
    gathered::{Person, toys},
    mails::{address, writing, written_to},
    quick,
    service::Service,
    smtp::Smtp,
};
use crate::support::Server;

async fn id(server: &Server, person: &Person) -> String {
    let account: Value = person.ask(server, "GET", "/api/session", None).await.read();
    account["id"].as_str().unwrap().to_owned()
}

/// Makes two accounts friends. The account that agrees has just looked at a page, so it gets no notification.
async fn befriend(server: &Server, one: &Person, other: &Person) {
    let link = one.ask(server, "POST", "/api/friends/links", None).await.read::<FriendLink>();
    let agreed = other.post(server, "/api/friends", json!({ "code": link.code.reveal() })).await;
    assert_eq!(agreed.status, 201, "{agreed:?}");
}

async fn table(server: &Server, person: &Person) -> MadeTable {
    person.post(server, "/api/tables", json!({ "game": "goof", "seats": 2 })).await.read()
}

async fn invite(server: &Server, by: &Person, friend: &str, table: &str) {
    let path = format!("/api/friends/{friend}/invite");
    let asked = by.post(server, &path, json!({ "table": table })).await;
    assert_eq!(asked.status, 204, "{asked:?}");
}

#[tokio::test]
async fn a_friend_is_called_once_in_a_while_and_not_if_muted() {
    let (server, service) = (Server::ringing(toys(), quick()).await, Service::start().await);
    let (ann, bob) = (Person::of(&server, "ann").await, Person::of(&server, "bob").await);
    bob.subscribe(&server, &service, "ok").await;
    befriend(&server, &bob, &ann).await;
    let (ann_id, bob_id) = (id(&server, &ann).await, id(&server, &bob).await);
    let invite = async |table: &str| invite(&server, &ann, &bob_id, table).await;
    let (one, two) = (table(&server, &ann).await, table(&server, &ann).await);
    invite(&one.id).await;
    // Again, and to another table: Bob had a notification a moment ago.
    invite(&one.id).await;
    invite(&two.id).await;
    let heard = service.wait_for(&bob.name, 1).await;
    let called = bob.device.read(&heard[0]);
    assert_eq!((called.kind, called.table.as_str()), (PushedKind::Invited, one.code.as_str()));

    // The invitation is removed and could be repeated, but Bob mutes Ann.
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

/// A limit of two per hour applies to all nodes together, whichever leads.
pub(super) async fn a_friend_is_called_as_often_as_at_one(servers: [&Server; 2]) {
    let service = Service::start().await;
    let [here, there] = servers;
    let (bob, cy) = (Person::of(there, "bob").await, Person::of(there, "cy").await);
    for person in [&bob, &cy] {
        person.subscribe(there, &service, "ok").await;
    }
    // Friends of theirs, at alternating nodes.
    let asks = async |number: usize, friend: &Person| {
        let at = servers[number % 2];
        let by = Person::of(at, &format!("friend {number}")).await;
        befriend(at, friend, &by).await;
        let table = table(at, &by).await;
        invite(at, &by, &id(there, friend).await, &table.id).await;
        table.code
    };
    let mut codes = Vec::new();
    for number in 0..6 {
        codes.push(asks(number, &bob).await);
        service.wait_for(&bob.name, codes.len().min(2)).await;
    }
    // When these have arrived at either node, the earlier requests are done.
    for number in 0..2 {
        asks(number, &cy).await;
        service.wait_for(&cy.name, number + 1).await;
    }
    let tables: Vec<String> =
        service.heard(&bob.name).iter().map(|heard| bob.device.read(heard).table).collect();
    assert_eq!(tables, codes[..2], "{} and {}", here.own_origin(), there.own_origin());
}

#[tokio::test]
async fn whoever_wants_to_be_written_to_is_written_to_when_a_friend_asks() {
    let Some(smtp) = Smtp::start() else { return };
    let server = Server::ringing(toys(), writing(smtp.settings())).await;
    let (ann, bob) = (Person::of(&server, "ann").await, Person::of(&server, "bob").await);
    let to = address("ok", &bob);
    written_to(&server, &smtp, &bob, &to).await;
    befriend(&server, &bob, &ann).await;
    let bob_id = id(&server, &bob).await;
    let (one, two) = (table(&server, &ann).await, table(&server, &ann).await);
    invite(&server, &ann, &bob_id, &one.id).await;
    // Again: he had an invitation a moment ago.
    invite(&server, &ann, &bob_id, &two.id).await;
    let mail = smtp.wait_for(&to, 2).await.remove(1);
    let subject = mail.header("Subject").unwrap();
    assert!(subject.contains(&one.code) && subject.contains("a friend invites you"), "{subject}");
    assert!(mail.text().contains(&format!("https://play.example.org/t/{}", one.code)), "{}", mail.text());
    assert!(!mail.text().contains("ann") && !mail.text().contains("bob"), "nobody's name: {}", mail.text());
    assert!(mail.header("List-Unsubscribe").is_some());
    // In quiet hours there is no e-mail.
    let now = jiff::Timestamp::now().to_zoned_datetime(jiff::tz::TimeZone::UTC);
    let minute = i32::from(now.hour()) * 60 + i32::from(now.minute());
    let [from, until] = [minute - 60, minute + 60].map(|minute| minute.rem_euclid(1_440));
    let quiet = json!({ "from": from, "to": until, "zone": "UTC" });
    bob.wish(&server, json!({ "quiet": quiet, "reminder": null })).await;
    let away = format!("/api/friends/{}/invite", id(&server, &ann).await);
    assert_eq!(bob.ask(&server, "DELETE", &away, None).await.status, 204);
    invite(&server, &ann, &bob_id, &two.id).await;
    // When this e-mail has arrived, earlier ones would have arrived too.
    let cy = Person::of(&server, "cy").await;
    written_to(&server, &smtp, &cy, &address("ok", &cy)).await;
    assert_eq!(smtp.mails(&to).len(), 2);
}
