//! Attacks with devices, browsers and accounts.

use std::time::Duration;

use serde_json::{Value, json};
use server::Settings;

use super::{Browser, PASSWORD, base64_id, refused, server};
use crate::support::Server;

const BACK: &str = "/api/session/passkey";
const ADD: &str = "/api/account/passkeys";

#[tokio::test]
async fn what_was_signed_once_opens_nothing_again() {
    let server = server().await;
    let mut ann = Browser::of(&server, "Ann").await;
    let mut device = ann.add("Phone", Value::Null).await;
    let mut browser = Browser::fresh(&server);
    let options = browser.begin("/api/session/passkey/begin", Value::Null).await;
    let asked = browser.cookies.clone();
    let shown = json!({ "credential": device.show(&options) });
    assert_eq!(browser.post(BACK, shown.clone()).await.status, 201);
    browser.cookies = asked;
    refused(&browser.post(BACK, shown.clone()).await, 409, "wrong_time");

    // The answer is invalid in another browser, and as a confirmation.
    let options = browser.begin("/api/session/passkey/begin", Value::Null).await;
    let shown = json!({ "credential": device.show(&options) });
    refused(&Browser::fresh(&server).post(BACK, shown.clone()).await, 409, "wrong_time");
    refused(&ann.post("/api/account/shown", shown.clone()).await, 409, "wrong_time");
    assert_eq!(browser.post(BACK, shown).await.status, 201, "others have not spent it");

    // A wrong answer uses up the question.
    let options = browser.begin("/api/session/passkey/begin", Value::Null).await;
    let forged = json!({ "credential": device.forged().show(&options) });
    refused(&browser.post(BACK, forged).await, 403, "wrong_key");
    let right = json!({ "credential": device.show(&options) });
    refused(&browser.post(BACK, right).await, 409, "wrong_time");

    // Registration does so as well.
    let mut other = ann.device();
    ann.show(&mut device).await;
    let options = ann.begin("/api/account/passkeys/begin", json!({})).await;
    let made = json!({ "name": "Other", "credential": other.make(&options) });
    refused(&browser.post(ADD, made.clone()).await, 409, "wrong_time");
    assert_eq!(ann.post(ADD, made.clone()).await.status, 201);
    refused(&ann.post(ADD, made).await, 409, "wrong_time");
}

#[tokio::test]
async fn a_device_that_signs_for_another_address_or_key_opens_nothing() {
    let server = server().await;
    let mut ann = Browser::of(&server, "Ann").await;
    let device = ann.add("Phone", Value::Null).await;
    let mut bodies = Vec::new();
    let mut bent = Vec::new();
    let bend = |change: &dyn Fn(&mut super::Device)| {
        let mut device = device.clone();
        change(&mut device);
        device
    };
    bent.push(("a key that is another's", device.forged()));
    bent.push(("another page", bend(&|device| device.origin = "http://localhost:1".into())));
    bent.push((
        "a page with another scheme",
        bend(&|device| device.origin = device.origin.replace("http", "https")),
    ));
    bent.push(("a page of somebody else", bend(&|device| device.origin = "https://evil.example".into())));
    bent.push(("another address", bend(&|device| device.site = "evil.example".into())));
    bent.push(("nobody held it", bend(&|device| device.present = false)));
    bent.push(("a passkey that nobody knows", bend(&|device| device.id[0] ^= 1)));
    bent.push(("another account", bend(&|device| device.user = Some("A".repeat(43)))));
    for (why, mut device) in bent {
        let answer = Browser::fresh(&server).come_back(&mut device).await;
        assert_eq!((answer.status, answer.problem().as_str()), (403, "wrong_key"), "{why}");
        bodies.push(answer.body);
    }
    bodies.dedup();
    assert_eq!(bodies.len(), 1, "nobody learns what was wrong");
    assert_eq!(Browser::fresh(&server).come_back(&mut device.clone()).await.status, 201);
    // User verification is preferred but not required: a security key without a PIN is accepted.
    let mut plain = bend(&|device| (device.verified, device.counter) = (false, 5));
    assert_eq!(Browser::fresh(&server).come_back(&mut plain).await.status, 201);

    for (why, change) in [
        (
            "another page",
            &(|device: &mut super::Device| device.origin = "https://evil.example".into())
                as &dyn Fn(&mut super::Device),
        ),
        ("another address", &|device| device.site = "evil.example".into()),
        ("nobody held it", &|device| device.present = false),
    ] {
        let mut ben = Browser::of(&server, "Ben").await;
        let mut device = ben.device();
        change(&mut device);
        let options = ben.begin("/api/account/passkeys/begin", json!({})).await;
        let made = json!({ "name": "Bent", "credential": device.make(&options) });
        let answer = ben.post(ADD, made).await;
        assert_eq!((answer.status, answer.problem().as_str()), (422, "refused"), "{why}");
        assert_eq!(ben.about().await.passkeys, [], "{why}");
    }
}

/// A copy of a device has the signature counter of the moment it was made.
#[tokio::test]
async fn a_counter_that_went_back_opens_nothing() {
    let server = server().await;
    let mut ann = Browser::of(&server, "Ann").await;
    let mut device = ann.add("Stick", Value::Null).await;
    let copy = device.clone();
    for _ in 0..3 {
        assert_eq!(Browser::fresh(&server).come_back(&mut device).await.status, 201);
    }
    for _ in 0..3 {
        refused(&Browser::fresh(&server).come_back(&mut copy.clone()).await, 403, "wrong_key");
    }
    refused(&ann.show(&mut copy.clone()).await, 403, "wrong_key");
    // Two sign-ins with the same counter: one of them is by a copy.
    let mut copy = device.clone();
    let (mut one, mut other) = (Browser::fresh(&server), Browser::fresh(&server));
    let (one, other) = tokio::join!(one.come_back(&mut device), other.come_back(&mut copy));
    let mut statuses = [one.status, other.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 403]);

    // Devices without a counter work as well.
    let mut ben = Browser::of(&server, "Ben").await;
    let mut plain = ben.device();
    plain.counts = false;
    let options = ben.begin("/api/account/passkeys/begin", json!({})).await;
    let made = json!({ "name": "Phone", "credential": plain.make(&options) });
    assert_eq!(ben.post(ADD, made).await.status, 201);
    for _ in 0..3 {
        assert_eq!(Browser::fresh(&server).come_back(&mut plain).await.status, 201);
    }
}

#[tokio::test]
async fn a_passkey_belongs_to_one_account() {
    let server = server().await;
    let mut ann = Browser::of(&server, "Ann").await;
    let mut device = ann.add("Phone", Value::Null).await;
    let mut ben = Browser::of(&server, "Ben").await;
    // A passkey with the same id stays Ann's.
    let options = ben.begin("/api/account/passkeys/begin", json!({})).await;
    let mut same = ben.device();
    same.id.clone_from(&device.id);
    let made = json!({ "name": "Mine", "credential": same.make(&options) });
    refused(&ben.post(ADD, made).await, 409, "wrong_time");
    assert_eq!(ben.about().await.passkeys, []);
    let (account, _) = server.lobby.passkey(&base64_id(&device)).await.unwrap().unwrap();
    assert_eq!(account.name, "Ann");

    // It confirms nothing for another account, and that account cannot remove it.
    assert_eq!(ben.post("/api/account/password", json!({ "password": PASSWORD })).await.status, 200);
    refused(&ben.show(&mut device).await, 403, "wrong_key");
    refused(&ben.post("/api/account/erase", json!({})).await, 403, "proof_needed");
    let id = ann.about().await.passkeys[0].id.clone();
    let proof = json!({ "by": "password", "password": PASSWORD });
    refused(&ben.remove(&id, proof).await, 404, "not_found");
    assert_eq!(Browser::fresh(&server).come_back(&mut device).await.status, 201);
}

/// An attacker finds a guest's browser open, begins, and waits until the guest has added a sign-in method.
#[tokio::test]
async fn what_was_allowed_to_a_guest_is_not_to_whoever_has_keys_now() {
    let server = server().await;
    let mut ann = Browser::of(&server, "Ann").await;
    let code = ann.post("/api/account/device", Value::Null).await.read::<Value>()["code"].clone();
    let mut eve = Browser::fresh(&server);
    assert_eq!(eve.post("/api/session/back", json!({ "by": "device", "code": code })).await.status, 201);
    let options = eve.begin("/api/account/passkeys/begin", json!({})).await;
    assert_eq!(ann.post("/api/account/password", json!({ "password": PASSWORD })).await.status, 200);
    let made = json!({ "name": "Eve's", "credential": eve.device().make(&options) });
    refused(&eve.post(ADD, made).await, 409, "wrong_time");

    let mut ben = Browser::of(&server, "Ben").await;
    let code = ben.post("/api/account/device", Value::Null).await.read::<Value>()["code"].clone();
    let mut eve = Browser::fresh(&server);
    assert_eq!(eve.post("/api/session/back", json!({ "by": "device", "code": code })).await.status, 201);
    let options = eve.begin("/api/account/passkeys/begin", json!({})).await;
    ben.add("Ben's", Value::Null).await;
    let made = json!({ "name": "Eve's", "credential": eve.device().make(&options) });
    refused(&eve.post(ADD, made).await, 409, "wrong_time");
    assert_eq!(ben.about().await.passkeys.len(), 1);
}

#[tokio::test]
async fn whoever_takes_too_long_begins_again() {
    let settings = Settings {
        passkey_wait: Duration::from_millis(1),
        come_backs_per_minute: 600,
        ..Settings::default()
    };
    let server = Server::with(settings).await;
    let mut ann = Browser::of(&server, "Ann").await;
    let options = ann.begin("/api/account/passkeys/begin", json!({})).await;
    let made = json!({ "name": "Late", "credential": ann.device().make(&options) });
    tokio::time::sleep(Duration::from_millis(20)).await;
    refused(&ann.post(ADD, made).await, 409, "wrong_time");
}

#[tokio::test]
async fn an_account_has_so_many_and_nonsense_is_refused() {
    let server = server().await;
    let mut ann = Browser::of(&server, "Ann").await;
    let mut first = ann.add("0", Value::Null).await;
    for n in 1..10 {
        assert_eq!(ann.show(&mut first).await.status, 204);
        ann.add(&n.to_string(), Value::Null).await;
    }
    assert_eq!(ann.show(&mut first).await.status, 204);
    refused(&ann.post("/api/account/passkeys/begin", json!({})).await, 409, "wrong_time");

    let mut ben = Browser::of(&server, "Ben").await;
    for credential in [json!(null), json!({}), json!([1]), json!("x".repeat(5_000)), json!({ "id": "AA" })] {
        refused(&ben.post(BACK, json!({ "credential": credential })).await, 400, "malformed");
        refused(&ben.post("/api/account/shown", json!({ "credential": credential })).await, 400, "malformed");
        refused(&ben.post(ADD, json!({ "name": "x", "credential": credential })).await, 400, "malformed");
    }
    let options = ben.begin("/api/account/passkeys/begin", json!({})).await;
    let made = ben.device().make(&options);
    refused(&ben.post(ADD, json!({ "name": "a\u{202e}b", "credential": made })).await, 400, "bad_text");
    for cut in [1, 10, 100, 150] {
        let options = ben.begin("/api/account/passkeys/begin", json!({})).await;
        let mut made = ben.device().make(&options);
        let object = made["response"]["attestationObject"].as_str().unwrap();
        let short = object[..object.len() - cut * object.len() / 200].to_owned();
        made["response"]["attestationObject"] = json!(short);
        let answer = ben.post(ADD, json!({ "name": "x", "credential": made })).await;
        assert!(matches!(answer.status, 400 | 422), "{answer:?}");
    }
    assert_eq!(ben.about().await.passkeys, []);
}

#[tokio::test]
async fn other_websites_and_too_many_are_refused() {
    let server = Server::start().await;
    let mut ann = Browser::of(&server, "Ann").await;
    let own = ann.own.clone();
    let paths = [
        ("/api/account/passkeys/begin", json!({})),
        (ADD, json!({ "name": "x", "credential": {} })),
        ("/api/account/passkeys/x/remove", json!({})),
        ("/api/account/shown/begin", json!({})),
        ("/api/account/shown", json!({ "credential": {} })),
        ("/api/session/passkey/begin", json!({})),
        (BACK, json!({ "credential": {} })),
    ];
    for (path, body) in &paths {
        for origin in ["https://evil.example", "null", "http://localhost:1"] {
            ann.own = origin.into();
            refused(&ann.post(path, body.clone()).await, 403, "not_allowed");
        }
    }
    ann.own = own;
    let mut last = None;
    for _ in 0..25 {
        last = Some(ann.post("/api/session/passkey/begin", Value::Null).await);
    }
    refused(&last.unwrap(), 429, "too_many");
    for (path, body) in paths {
        refused(&ann.post(path, body).await, 429, "too_many");
    }
}
