//! Attacks on notifications.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use server::BellSettings;

use super::{
    gathered::{Gathered, Person, toys},
    quick,
    service::Service,
};
use crate::support::Server;

#[tokio::test]
async fn addresses_inside_and_keys_that_are_none_are_refused() {
    // Without an allowed private network.
    let server = Server::ringing(toys(), BellSettings { networks: vec![], ..quick() }).await;
    let ann = Person::of(&server, "ann").await;
    for endpoint in [
        "https://127.0.0.1/ok/ann",
        "https://localhost.:22/x",
        "http://push.example/ok",
        "https://[::1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://10.0.0.1/",
        "https://ann:secret@push.example/",
        "file:///etc/passwd",
        "",
    ] {
        let answer = ann.post(&server, "/api/notifications/push", ann.device.subscription(endpoint)).await;
        assert_eq!((answer.status, answer.problem().as_str()), (400, "malformed"), "{endpoint}");
    }
    let good = "https://push.example/x";
    for (field, bad) in [
        ("p256dh", json!("AAAA")),
        ("auth", json!("AAAA")),
        ("language", json!("tlh")),
        ("endpoint", json!(format!("https://push.example/{}", "x".repeat(5_000)))),
        ("endpoint", json!(7)),
        ("more", json!(true)),
    ] {
        let mut subscription = ann.device.subscription(good);
        subscription[field] = bad;
        let answer = ann.post(&server, "/api/notifications/push", subscription).await;
        assert_eq!((answer.status, answer.problem().as_str()), (400, "malformed"), "{field}");
    }
    for wishes in [
        json!({ "quiet": { "from": 1_440, "to": 0, "zone": "Europe/Paris" } }),
        json!({ "quiet": { "from": 0, "to": 1, "zone": "../../etc/passwd" } }),
        json!({ "reminder": 1 }),
        json!({ "reminder": -1 }),
        json!({ "loud": true }),
    ] {
        let answer = ann.post(&server, "/api/notifications/preferences", wishes.clone()).await;
        assert_eq!((answer.status, answer.problem().as_str()), (400, "malformed"), "{wishes}");
    }
    assert_eq!(ann.about(&server).await.devices, 0);
}

#[tokio::test]
async fn nobody_and_bots_are_not_called() {
    let server = Server::ringing(toys(), quick()).await;
    assert_eq!(server.get("/api/notifications").await.status, 401);
    let bearer = crate::support::bearer(&server.bot("R2").await);
    let subscription = super::device::Device::new().subscription("https://push.example/x");
    let answer =
        server.json("POST", "/api/notifications/push", &[("authorization", &bearer)], subscription).await;
    assert_eq!((answer.status, answer.problem().as_str()), (403, "not_allowed"));
    // Another website cannot enable notifications.
    let ann = Person::of(&server, "ann").await;
    let headers = [("cookie", ann.cookie.as_str()), ("origin", "https://evil.example")];
    let subscription = ann.device.subscription("https://push.example/x");
    let answer = server.json("POST", "/api/notifications/push", &headers, subscription).await;
    assert_eq!(answer.status, 403);
    let quiet = Server::start().await;
    let ann = Person::of(&quiet, "ann").await;
    assert_eq!(ann.ask(&quiet, "GET", "/api/notifications", None).await.status, 404);
}

/// A device has one place and an account few devices, whatever the number of requests.
#[tokio::test]
async fn a_guest_who_subscribes_again_and_again_has_one_device() {
    let (server, service) = (Server::ringing(toys(), quick()).await, Service::start().await);
    let ann = Person::of(&server, "ann").await;
    let mut refused = 0;
    for n in 0..100 {
        let subscription = ann.device.subscription(&service.endpoint("ok", &format!("ann-{n}")));
        let answer = ann.post(&server, "/api/notifications/push", subscription).await;
        refused += usize::from(answer.status == 429);
    }
    assert_eq!(ann.about(&server).await.devices, 1);
    assert!(refused >= 30, "{refused} of 100 were refused");
}

#[tokio::test]
async fn an_account_has_few_devices() {
    let (server, service) = (Server::ringing(toys(), quick()).await, Service::start().await);
    let ann = Person::of(&server, "ann").await;
    for n in 0..17 {
        let shown: Value = ann.ask(&server, "POST", "/api/account/device", None).await.read();
        let back = json!({ "by": "device", "code": shown["code"] });
        let fresh = Person { cookie: String::new(), ..Person::of(&server, "x").await };
        let answer = fresh.post(&server, "/api/session/back", back).await;
        assert_eq!(answer.status, 201, "{n}: {answer:?}");
        let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        let there = Person { cookie, ..fresh };
        let subscription = there.device.subscription(&service.endpoint("ok", &format!("ann-{n}")));
        let answer = there.post(&server, "/api/notifications/push", subscription).await;
        if n < 16 {
            assert_eq!(answer.status, 204, "{n}: {answer:?}");
        } else {
            assert_eq!((answer.status, answer.problem().as_str()), (429, "too_many"));
        }
    }
    assert_eq!(ann.about(&server).await.devices, 16);
}

/// A push service that never answers, one that redirects to an internal address, and one with an endless
/// answer delay no other. The server follows no redirect and reads only the headers.
#[tokio::test]
async fn hostile_push_services_delay_nobody() {
    let (server, service) = (Server::ringing(toys(), quick()).await, Service::start().await);
    let mut gathered = Vec::new();
    for kind in ["silent", "away", "huge", "silent", "ok"] {
        let two = Gathered::at(&server, json!({ "clock": "none" })).await;
        two.bob.subscribe(&server, &service, kind).await;
        gathered.push(two);
    }
    let begun = Instant::now();
    for two in gathered {
        let (_, bob, _) = two.begin().await;
        service.wait_for(&bob.name, 1).await;
    }
    // The two silent services would take ten seconds each. This takes one at most.
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    assert_eq!(service.heard("inside").len(), 0);
    let sent = service.sent();
    assert!(sent < 200, "{sent} blocks of an endless answer were sent");
}
