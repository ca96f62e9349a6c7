//! Notifications: their time, and their withdrawal.

use std::time::Duration;

use protocol::http::{Pushed, PushedKind};
use serde_json::{Value, json};
use server::BellSettings;

use super::{
    device::check_sender,
    gathered::{Gathered, Person, toys},
    quick,
    service::Service,
};
use crate::support::{Server, patiently};

async fn start(bell: BellSettings) -> (Server, Service) {
    (Server::ringing(toys(), bell).await, Service::start().await)
}

fn no_clock() -> Value {
    json!({ "clock": "none" })
}

fn read(person: &Person, service: &Service) -> Vec<Pushed> {
    service.heard(&person.name).iter().map(|heard| person.device.read(heard)).collect()
}

fn kinds(person: &Person, service: &Service) -> Vec<PushedKind> {
    read(person, service).iter().map(|pushed| pushed.kind).collect()
}

#[tokio::test]
async fn whoever_is_waited_for_is_called_once_and_it_is_taken_back() {
    let (server, service) = start(quick()).await;
    call_and_take_back(&server, &service).await;
}

/// Runs on any database.
pub async fn call_and_take_back(server: &Server, service: &Service) {
    let two = Gathered::at(server, no_clock()).await;
    let key = two.ann.about(server).await.push_key;
    for person in [&two.ann, &two.bob] {
        assert!(!person.about(server).await.here);
        person.subscribe(server, service, "ok").await;
        let about = person.about(server).await;
        assert_eq!((about.here, about.devices), (true, 1));
    }
    let (ann, bob, table) = two.begin().await;
    let heard = service.wait_for(&ann.name, 1).await.remove(0);
    service.wait_for(&bob.name, 1).await;
    let called = ann.device.read(&heard);
    assert_eq!((called.kind, called.game.as_str()), (PushedKind::Turn, "goof"));
    assert_eq!(called.table, table.code);
    check_sender(&heard.headers, &key, &service.origin());
    for (name, value) in [("content-encoding", "aes128gcm"), ("urgency", "high"), ("ttl", "172800")] {
        assert_eq!(heard.headers[name], value, "{name}");
    }
    let topic = heard.headers["topic"].to_str().unwrap();
    assert_eq!(topic.len(), 32);
    let in_the_open = format!("{:?} {}", heard.headers, String::from_utf8_lossy(&heard.body));
    assert!(!in_the_open.contains(&table.code) && !in_the_open.contains("goof"));

    bob.play(server, &table).await;
    let taken = service.wait_for(&bob.name, 2).await.remove(1);
    assert_eq!(taken.headers["topic"], heard.headers["topic"], "it replaces what was not shown yet");
    ann.play(server, &table).await;
    service.wait_for(&ann.name, 3).await;
    service.wait_for(&bob.name, 3).await;
    for person in [&ann, &bob] {
        let told = read(person, service);
        let kinds: Vec<_> = told.iter().map(|pushed| pushed.kind).collect();
        assert_eq!(kinds, [PushedKind::Turn, PushedKind::Taken, PushedKind::Turn]);
        assert_eq!(told[0].call, told[1].call);
        assert_ne!(told[2].call, told[0].call);
    }
}

#[tokio::test]
async fn whoever_watches_the_table_is_not_called_until_they_look_away() {
    let (server, service) = start(quick()).await;
    let two = Gathered::at(&server, no_clock()).await;
    two.ann.subscribe(&server, &service, "ok").await;
    two.bob.subscribe(&server, &service, "ok").await;
    let (ann, bob, table, watching) = two.begin_before_ann().await;
    service.wait_for(&bob.name, 1).await;
    bob.play(&server, &table).await;
    service.wait_for(&bob.name, 2).await;
    assert_eq!(kinds(&ann, &service), []);
    drop(watching);
    service.wait_for(&ann.name, 1).await;
    assert_eq!(kinds(&ann, &service), [PushedKind::Turn]);
}

#[tokio::test]
async fn nobody_is_called_in_their_quiet_hours() {
    let (server, service) = start(quick()).await;
    let two = Gathered::at(&server, no_clock()).await;
    two.ann.subscribe(&server, &service, "ok").await;
    two.bob.subscribe(&server, &service, "ok").await;
    let always = json!({ "quiet": { "from": 0, "to": 0, "zone": "Europe/Paris" }, "reminder": null });
    two.ann.wish(&server, always.clone()).await;
    assert_eq!(serde_json::to_value(two.ann.about(&server).await.wishes).unwrap(), always);
    let (ann, bob, table) = two.begin().await;
    service.wait_for(&bob.name, 1).await;
    bob.play(&server, &table).await;
    service.wait_for(&bob.name, 2).await;
    assert_eq!(kinds(&ann, &service), []);
}

#[tokio::test]
async fn one_reminder_comes_before_the_time_runs_out() {
    let (server, service) = start(BellSettings { apart: Duration::ZERO, ..quick() }).await;
    let two = Gathered::at(&server, json!({ "clock": "seconds", "per_decision": 303 })).await;
    two.ann.subscribe(&server, &service, "ok").await;
    two.ann.wish(&server, json!({ "quiet": null, "reminder": 5 })).await;
    let (ann, _, table) = two.begin().await;
    let heard = service.wait_for(&ann.name, 2).await;
    let told = read(&ann, &service);
    assert_eq!(kinds(&ann, &service), [PushedKind::Turn, PushedKind::Reminder]);
    assert_eq!(told[0].call, told[1].call);
    let ttl: u64 = heard[1].headers["ttl"].to_str().unwrap().parse().unwrap();
    assert!((290..=301).contains(&ttl), "worth nothing when the time is over: {ttl}");
    ann.play(&server, &table).await;
    service.wait_for(&ann.name, 3).await;
    assert_eq!(kinds(&ann, &service), [PushedKind::Turn, PushedKind::Reminder, PushedKind::Taken]);
}

async fn restarted(server: Server) -> Server {
    let Server { dir, running, store, .. } = server;
    running.shut_down().await;
    store.close().await;
    Server::ringing_again(dir, toys(), quick()).await
}

#[tokio::test]
async fn a_restart_calls_nobody_twice_and_takes_back_what_was_sent_before() {
    let (server, service) = start(quick()).await;
    let two = Gathered::at(&server, no_clock()).await;
    two.ann.subscribe(&server, &service, "ok").await;
    let (ann, _, table) = two.begin().await;
    service.wait_for(&ann.name, 1).await;
    let key = ann.about(&server).await.push_key;

    let server = restarted(server).await;
    let about = ann.about(&server).await;
    assert_eq!((about.push_key, about.here), (key, true));
    // A notification for a later decision shows that Ann would have had one by then.
    let later = Gathered::at(&server, no_clock()).await;
    later.ann.subscribe(&server, &service, "ok").await;
    let (other, ..) = later.begin().await;
    service.wait_for(&other.name, 1).await;
    assert_eq!(kinds(&ann, &service), [PushedKind::Turn]);

    ann.play(&server, &table).await;
    service.wait_for(&ann.name, 2).await;
    assert_eq!(kinds(&ann, &service), [PushedKind::Turn, PushedKind::Taken]);
}

/// A decision that waited without a notification yet gets one after the restart.
#[tokio::test]
async fn a_restart_forgets_nobody() {
    let slow = BellSettings { after: Duration::from_secs(600), ..quick() };
    let (server, service) = start(slow).await;
    let two = Gathered::at(&server, no_clock()).await;
    two.ann.subscribe(&server, &service, "ok").await;
    let (ann, ..) = two.begin().await;
    let _server = restarted(server).await;
    service.wait_for(&ann.name, 1).await;
    assert_eq!(kinds(&ann, &service), [PushedKind::Turn]);
}

#[tokio::test]
async fn a_message_that_is_not_taken_is_tried_again() {
    let (server, service) = start(BellSettings { again: [Duration::from_millis(50); 3], ..quick() }).await;
    let two = Gathered::at(&server, no_clock()).await;
    two.ann.subscribe(&server, &service, "busy").await;
    let (ann, ..) = two.begin().await;
    let heard = service.wait_for(&ann.name, 2).await;
    assert_eq!(ann.device.read(&heard[0]), ann.device.read(&heard[1]));
    assert_ne!(heard[0].body, heard[1].body, "encrypted anew");
}

/// The decision is made while a message waits for its retry. The message is not sent, and a device that
/// showed nothing gets no withdrawal.
#[tokio::test]
async fn what_is_taken_in_the_meantime_is_not_sent_any_more() {
    let (server, service) = start(BellSettings { again: [Duration::from_secs(2); 3], ..quick() }).await;
    let two = Gathered::at(&server, no_clock()).await;
    two.ann.subscribe(&server, &service, "busy").await;
    two.bob.subscribe(&server, &service, "ok").await;
    let (ann, bob, table) = two.begin().await;
    service.wait_for(&ann.name, 1).await;
    ann.play(&server, &table).await;
    bob.play(&server, &table).await;
    // The next decision notifies.
    service.wait_for(&ann.name, 2).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let told = read(&ann, &service);
    assert_eq!(kinds(&ann, &service), [PushedKind::Turn, PushedKind::Turn]);
    assert_ne!(told[1].call, told[0].call);
}

#[tokio::test]
async fn a_device_is_forgotten_by_its_push_service() {
    let (server, service) = start(quick()).await;
    let two = Gathered::at(&server, no_clock()).await;
    two.ann.subscribe(&server, &service, "gone").await;
    let (ann, ..) = two.begin().await;
    service.wait_for(&ann.name, 1).await;
    patiently("it is called no more", async {
        while ann.about(&server).await.here {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_device_goes_with_its_session_and_its_account() {
    let (server, service) = start(quick()).await;
    let gone = devices_come_and_go(&server, &service).await;
    let Server { dir, running, store, .. } = server;
    running.shut_down().await;
    store.close().await;
    for file in std::fs::read_dir(dir.path()).unwrap() {
        let path = file.unwrap().path();
        let bytes = std::fs::read(&path).unwrap();
        for gone in &gone {
            let found = bytes.windows(gone.len()).any(|w| w == gone.as_bytes());
            assert!(!found, "{gone}: {}", path.display());
        }
    }
}

/// Returns the endpoints that were added and removed, on any database.
pub async fn devices_come_and_go(server: &Server, service: &Service) -> [String; 2] {
    let (mut ann, bob) = (Person::of(server, "ann").await, Person::of(server, "bob").await);
    for person in [&ann, &bob] {
        person.subscribe(server, service, "ok").await;
        person.wish(server, json!({ "quiet": null, "reminder": 60 })).await;
    }
    // A new recovery code ends the session. The session that replaces it gets the notifications.
    let made = ann.post(server, "/api/account/code", json!({})).await;
    assert_eq!(made.status, 201, "{made:?}");
    let cookie = made.header("set-cookie").unwrap();
    cookie.split(';').next().unwrap().clone_into(&mut ann.cookie);
    assert!(ann.about(server).await.here);

    let exported = ann.ask(server, "POST", "/api/account/export", None).await;
    let exported = String::from_utf8_lossy(&exported.body);
    let device = r#""doorbell":{"devices":[{"service":"127.0.0.1","since":"#;
    assert!(exported.contains(device) && exported.contains(r#""reminder":60"#), "{exported}");
    assert_eq!(exported.matches("\"service\"").count(), 1);
    assert!(!exported.contains(&ann.name), "the rest of the address is a secret");

    assert_eq!(bob.ask(server, "DELETE", "/api/notifications/push", None).await.status, 204);
    assert!(!bob.about(server).await.here);
    bob.subscribe(server, service, "ok").await;
    assert_eq!(bob.ask(server, "DELETE", "/api/session", None).await.status, 204);
    let proof = json!({ "by": "code", "code": made.read::<Value>()["code"] });
    let erased = ann.post(server, "/api/account/erase", json!({ "proof": proof })).await;
    assert_eq!(erased.status, 204, "{erased:?}");

    [&ann, &bob].map(|person| format!("/ok/{}", person.name))
}

#[tokio::test]
async fn whoever_is_on_vacation_is_not_called() {
    let (server, service) = start(quick()).await;
    let two = Gathered::at(&server, json!({ "clock": "days", "per_decision": 1 })).await;
    for person in [&two.ann, &two.bob] {
        person.subscribe(&server, &service, "ok").await;
    }
    let left = two.ann.post(&server, "/api/account/vacation", json!({ "days": 3 })).await;
    assert_eq!(left.status, 200, "{left:?}");
    let (ann, bob, _) = two.begin().await;
    service.wait_for(&bob.name, 1).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(kinds(&ann, &service), []);
}
