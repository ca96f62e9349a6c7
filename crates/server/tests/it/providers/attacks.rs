//! Attacks with browsers, accounts and answers of a provider.

use serde_json::{Value, json};

use super::{
    ADD, ANSWER, BACK, Bent, PASSWORD, SHOW, add, back, fresh, house, person, refused, sent, settings,
    stopped, through,
};
use crate::support::Server;

#[tokio::test]
async fn an_answer_counts_once_and_in_the_browser_that_was_sent() {
    let (fake, server) = house().await;
    let mut ann = person(&server, "Ann").await;
    add(&fake, &mut ann, "7").await;
    let mut browser = fresh(&server);
    let url = sent(&mut browser, BACK, Value::Null).await;
    let answer = fake.visit(&url, "7");
    let cookies = browser.cookies.clone();

    // A browser is led to a page with the answer for another one: its account stays the same.
    let mut ben = person(&server, "Ben").await;
    refused(&ben.post(ANSWER, answer.clone()).await, 409, "wrong_time");
    assert_eq!(ben.name().await.as_deref(), Some("Ben"));
    refused(&fresh(&server).post(ANSWER, answer.clone()).await, 409, "wrong_time");
    assert_eq!(browser.post(ANSWER, answer.clone()).await.status, 201, "others have not spent it");
    browser.cookies = cookies;
    refused(&browser.post(ANSWER, answer).await, 409, "wrong_time");

    // Eve begins to add a sign-in method and lets Ben finish, or the other way round.
    let mut eve = person(&server, "Eve").await;
    let url = sent(&mut eve, ADD, json!({})).await;
    let answer = fake.visit(&url, "eve");
    refused(&ben.post(ANSWER, answer.clone()).await, 409, "wrong_time");
    assert_eq!(ben.about().await.provider_keys, []);
    assert_eq!(eve.post(ANSWER, answer.clone()).await.status, 201);
    refused(&eve.post(ANSWER, answer).await, 409, "wrong_time");

    // A code of one question does not answer another one, and neither does its state.
    let (mut one, mut other) = (fresh(&server), fresh(&server));
    let first = fake.visit(&sent(&mut one, BACK, Value::Null).await, "7");
    let second = fake.visit(&sent(&mut other, BACK, Value::Null).await, "eve");
    let mixed = json!({ "state": first["state"], "code": second["code"] });
    refused(&one.post(ANSWER, mixed).await, 409, "wrong_time");
    refused(&one.post(ANSWER, first).await, 409, "wrong_time");
}

#[tokio::test]
async fn a_state_that_nobody_was_given_opens_nothing() {
    let (fake, server) = house().await;
    let mut browser = fresh(&server);
    let answer = fake.visit(&sent(&mut browser, BACK, Value::Null).await, "7");
    let wrong = ["", "0", "x", "-1", &"f".repeat(32), &"f".repeat(64), &"0".repeat(5_000)];
    for state in wrong {
        let bent = json!({ "state": state, "code": answer["code"] });
        refused(&browser.post(ANSWER, bent).await, 409, "wrong_time");
    }
    for body in [
        json!({}),
        json!({ "state": 1, "code": "x" }),
        json!({ "state": "0", "code": "x", "go": "https://evil.example" }),
    ] {
        refused(&browser.post(ANSWER, body).await, 400, "malformed");
    }
    let mut other = answer.clone();
    other["iss"] = json!("https://evil.example");
    refused(&browser.post(ANSWER, other).await, 502, "provider_failed");
    refused(&browser.post(ANSWER, answer).await, 409, "wrong_time");
    assert_eq!(fake.asked(), ["metadata", "keys"], "no code was ever shown to anybody");
}

#[tokio::test]
async fn what_cannot_be_believed_opens_nothing_and_is_told_alike() {
    let (fake, server) = house().await;
    let mut ann = person(&server, "Ann").await;
    add(&fake, &mut ann, "7").await;
    let word = |word: fn(&mut Value, &mut Value)| Bent { word: Some(word), ..Bent::default() };
    let mut bodies = Vec::new();
    for (why, bent) in [
        ("another nonce", word(|_, claims| claims["nonce"] = json!("another"))),
        ("no nonce", word(|_, claims| drop(claims.as_object_mut().unwrap().remove("nonce")))),
        ("for somebody else", word(|_, claims| claims["aud"] = json!("another client"))),
        ("also for somebody else", word(|_, claims| claims["aud"] = json!(["septet at play", "evil"]))),
        ("for nobody", word(|_, claims| claims["aud"] = json!([]))),
        ("expired", word(|_, claims| claims["exp"] = json!(claims["iat"].as_u64().unwrap() - 1))),
        ("issued long ago", word(|_, claims| claims["iat"] = json!(claims["iat"].as_u64().unwrap() - 660))),
        ("issued later", word(|_, claims| claims["iat"] = json!(claims["iat"].as_u64().unwrap() + 660))),
        ("of another provider", word(|_, claims| claims["iss"] = json!("https://evil.example"))),
        ("alg: none", Bent { unsigned: true, ..word(|head, _| head["alg"] = json!("none")) }),
        ("alg: none, signed", word(|head, _| head["alg"] = json!("none"))),
        ("alg: HS256", word(|head, _| head["alg"] = json!("HS256"))),
        ("no signature", Bent { unsigned: true, ..Bent::default() }),
        ("another key", Bent { forged: true, ..Bent::default() }),
        ("a key that there is not", word(|head, _| head["kid"] = json!("third"))),
        ("nobody", word(|_, claims| claims["sub"] = json!(""))),
        ("a subject that is too long", word(|_, claims| claims["sub"] = json!("x".repeat(256)))),
        ("a subject that is no text", word(|_, claims| claims["sub"] = json!("7\0"))),
        ("no subject", word(|_, claims| drop(claims.as_object_mut().unwrap().remove("sub")))),
    ] {
        fake.bend(bent.clone());
        let mut browser = fresh(&server);
        let answer = back(&fake, &mut browser, "7").await;
        assert_eq!((answer.status, answer.problem().as_str()), (502, "provider_failed"), "{why}");
        assert_eq!(browser.name().await, None, "{why}");
        bodies.push(answer.body);
        let mut ben = person(&server, "Ben").await;
        let answer = through(&fake, &mut ben, ADD, json!({}), "ben").await;
        assert_eq!((answer.status, answer.problem().as_str()), (502, "provider_failed"), "{why}");
        assert_eq!(ben.about().await.provider_keys, [], "{why}");
    }
    bodies.dedup();
    assert_eq!(bodies.len(), 1, "nobody learns what was wrong");
    fake.bend(Bent::default());
    assert_eq!(back(&fake, &mut fresh(&server), "7").await.status, 201);
}

#[tokio::test]
async fn whom_it_names_has_one_account_and_nobody_learns_which() {
    let (fake, server) = house().await;
    let mut ann = person(&server, "Ann").await;
    add(&fake, &mut ann, "7").await;
    let mut ben = person(&server, "Ben").await;
    refused(&through(&fake, &mut ben, ADD, json!({}), "7").await, 409, "key_taken");
    assert_eq!(ben.about().await.provider_keys, []);
    // The same e-mail address, but another person.
    refused(&back(&fake, &mut fresh(&server), "8").await, 403, "wrong_key");
    refused(&back(&fake, &mut fresh(&server), "7 ").await, 403, "wrong_key");
    // It confirms nothing for another account.
    assert_eq!(ben.post("/api/account/password", json!({ "password": PASSWORD })).await.status, 200);
    refused(&through(&fake, &mut ben, SHOW, Value::Null, "7").await, 403, "wrong_key");
    refused(&through(&fake, &mut ben, SHOW, Value::Null, "8").await, 403, "wrong_key");
    refused(&ben.post("/api/account/erase", json!({})).await, 403, "proof_needed");
    let id = ann.about().await.provider_keys[0].id.clone();
    let proof = json!({ "proof": { "by": "password", "password": PASSWORD } });
    refused(&ben.post(&format!("/api/account/providers/{id}/remove"), proof).await, 404, "not_found");
    assert_eq!(back(&fake, &mut fresh(&server), "7").await.status, 201);
}

/// Two browsers add the same identity at the same time: only one gets it.
#[tokio::test]
async fn of_two_at_once_one_has_it() {
    let (fake, server) = house().await;
    let (mut ann, mut ben) = (person(&server, "Ann").await, person(&server, "Ben").await);
    let one = fake.visit(&sent(&mut ann, ADD, json!({})).await, "7");
    let other = fake.visit(&sent(&mut ben, ADD, json!({})).await, "7");
    let (one, other) = tokio::join!(ann.post(ANSWER, one), ben.post(ANSWER, other));
    let mut statuses = [one.status, other.status];
    statuses.sort_unstable();
    assert_eq!(statuses[0], 201, "{one:?} {other:?}");
    assert_ne!(statuses[1], 201, "{one:?} {other:?}");
    let keys = ann.about().await.provider_keys.len() + ben.about().await.provider_keys.len();
    assert_eq!(keys, 1);
}

/// An attacker finds a guest's browser open, begins, and waits until the guest has added a sign-in method.
#[tokio::test]
async fn what_was_allowed_to_a_guest_is_not_to_whoever_has_keys_now() {
    let (fake, server) = house().await;
    let mut ann = person(&server, "Ann").await;
    let code = ann.post("/api/account/device", Value::Null).await.read::<Value>()["code"].clone();
    let mut eve = fresh(&server);
    assert_eq!(eve.post("/api/session/back", json!({ "by": "device", "code": code })).await.status, 201);
    let answer = fake.visit(&sent(&mut eve, ADD, json!({})).await, "eve");
    add(&fake, &mut ann, "7").await;
    refused(&eve.post(ANSWER, answer).await, 409, "wrong_time");
    assert_eq!(ann.about().await.provider_keys.len(), 1);
}

#[tokio::test]
async fn after_a_restart_in_the_middle_the_answer_counts_and_once() {
    let (fake, server) = house().await;
    let mut ann = person(&server, "Ann").await;
    let answer = fake.visit(&sent(&mut ann, ADD, json!({})).await, "7");
    let (cookies, dir) = (ann.cookies.clone(), stopped(server).await);
    let server = Server::again_with(dir, settings(&fake)).await;
    let mut ann = fresh(&server);
    ann.cookies = cookies;
    let added = ann.post(ANSWER, answer.clone()).await;
    assert_eq!(added.status, 201, "{added:?}");
    refused(&ann.post(ANSWER, answer).await, 409, "wrong_time");
}

#[tokio::test]
async fn other_websites_and_other_addresses_are_refused() {
    let (fake, server) = house().await;
    let mut ann = person(&server, "Ann").await;
    let answer = fake.visit(&sent(&mut ann, ADD, json!({})).await, "7");
    for (path, body) in [
        (ADD, json!({})),
        (SHOW, Value::Null),
        (BACK, Value::Null),
        (ANSWER, answer.clone()),
        ("/api/account/providers/x/remove", json!({})),
    ] {
        for origin in ["https://evil.example", "null", "http://localhost:1"] {
            ann.own = origin.into();
            refused(&ann.post(path, body.clone()).await, 403, "not_allowed");
        }
    }
    // Under another name of this server its cookies would not be sent after the provider.
    (ann.host, ann.own) = (server.address.to_string(), server.own_origin());
    let refusal = ann.post(BACK, Value::Null).await;
    refused(&refusal, 403, "not_allowed");
    assert!(String::from_utf8_lossy(&refusal.body).contains(super::PUBLIC), "{refusal:?}");
    (ann.host, ann.own) = ("septet.localhost".into(), super::PUBLIC.into());
    assert_eq!(ann.post(ANSWER, answer).await.status, 201);
}

#[tokio::test]
async fn one_account_has_so_many_and_one_address_asks_so_often() {
    let (fake, server) = house().await;
    let mut ann = person(&server, "Ann").await;
    assert_eq!(ann.post("/api/account/password", json!({ "password": PASSWORD })).await.status, 200);
    let proof = json!({ "proof": { "by": "password", "password": PASSWORD } });
    for n in 0..5 {
        let answer = through(&fake, &mut ann, ADD, proof.clone(), &n.to_string()).await;
        assert_eq!(answer.status, 201, "{answer:?}");
    }
    refused(&ann.post(ADD, proof).await, 409, "wrong_time");

    let few = server::Settings { come_backs_per_minute: 3, ..settings(&fake) };
    let server = Server::with(few).await;
    let mut browser = fresh(&server);
    for _ in 0..3 {
        sent(&mut browser, BACK, Value::Null).await;
    }
    refused(&browser.post(BACK, Value::Null).await, 429, "too_many");
    refused(&browser.post(ANSWER, json!({ "state": "0", "code": "x" })).await, 429, "too_many");
}
