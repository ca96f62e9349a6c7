//! A provider that is unreachable, slow, or sends too much.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{
    ADD, ANSWER, BACK, Bent, Fake, PASSWORD, PUBLIC, add, back, fresh, house, person, refused, sent, settings,
};
use crate::support::Server;

/// Checks that everything else works.
async fn others_go_on(server: &Server) {
    let mut ben = person(server, "Ben").await;
    assert_eq!(ben.post("/api/account/password", json!({ "password": PASSWORD })).await.status, 200);
    let tag = ben.about().await.tag.unwrap();
    let by = json!({ "by": "password", "tag": tag, "password": PASSWORD });
    assert_eq!(fresh(server).post("/api/session/back", by).await.status, 201);
}

#[tokio::test]
async fn one_that_is_down_keeps_nobody_from_anything_else() {
    let fake = Fake::start().await;
    let nobody = {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        format!("http://{}", listener.local_addr().unwrap())
    };
    let provider = server::ProviderSettings::new(&nobody, "x", "x", None, &PUBLIC.parse().unwrap()).unwrap();
    let server = Server::with(server::Settings { provider: Some(provider), ..settings(&fake) }).await;
    others_go_on(&server).await;
    let mut ann = person(&server, "Ann").await;
    refused(&ann.post(BACK, Value::Null).await, 502, "provider_failed");
    refused(&ann.post(ADD, json!({})).await, 502, "provider_failed");
    others_go_on(&server).await;
}

#[tokio::test]
async fn one_that_answers_wrongly_is_asked_again_later() {
    let (fake, server) = house().await;
    let mut ann = person(&server, "Ann").await;
    let bent = Bent::default;
    for (why, bent) in [
        ("broken", Bent { broken: Some(500), ..bent() }),
        ("says nothing useful", Bent { broken: Some(200), ..bent() }),
        ("leads elsewhere", Bent { leads: Some("http://127.0.0.1:1/".into()), ..bent() }),
        ("huge", Bent { huge: 300_000, ..bent() }),
        ("is another", Bent { issuer: Some("https://evil.example".into()), ..bent() }),
        ("would have the secret unencrypted", Bent { tokens: Some("http://evil.example/".into()), ..bent() }),
        ("sends people to a script", Bent { page: Some("javascript:alert(1)".into()), ..bent() }),
        ("sends people somewhere unencrypted", Bent { page: Some("http://evil.example/".into()), ..bent() }),
    ] {
        fake.bend(bent);
        let answer = ann.post(ADD, json!({})).await;
        assert_eq!((answer.status, answer.problem().as_str()), (502, "provider_failed"), "{why}");
        let said = String::from_utf8_lossy(&answer.body);
        assert!(!said.contains("evil") && !said.contains("127.0.0.1"), "{why}: {said}");
        fake.bend(Bent::default());
    }
    add(&fake, &mut ann, "7").await;
}

#[tokio::test]
async fn one_that_fails_in_the_middle_spends_the_question_and_no_more() {
    let (fake, server) = house().await;
    let mut ann = person(&server, "Ann").await;
    for bent in [
        Bent { broken: Some(500), ..Bent::default() },
        Bent { huge: 300_000, ..Bent::default() },
        Bent { leads: Some("http://127.0.0.1:1/".into()), ..Bent::default() },
    ] {
        let answer = fake.visit(&sent(&mut ann, ADD, json!({})).await, "7");
        fake.bend(bent);
        refused(&ann.post(ANSWER, answer.clone()).await, 502, "provider_failed");
        fake.bend(Bent::default());
        refused(&ann.post(ANSWER, answer).await, 409, "wrong_time");
    }
    add(&fake, &mut ann, "7").await;
}

#[tokio::test]
async fn one_that_signs_with_another_key_is_asked_for_it() {
    let (fake, server) = house().await;
    let mut ann = person(&server, "Ann").await;
    add(&fake, &mut ann, "7").await;
    fake.another_key();
    assert_eq!(back(&fake, &mut fresh(&server), "7").await.status, 201);
    assert_eq!(fake.asked(), ["metadata", "keys", "token", "token", "metadata", "keys"]);
}

/// However slow the provider is, a waiting client gets an answer in time, and other clients are served.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_one_is_given_up_and_holds_few_threads() {
    let (fake, server) = house().await;
    let slow = Duration::from_secs(600);
    fake.bend(Bent { slow, ..Bent::default() });
    let began = Instant::now();
    let asked = async || fresh(&server).post(BACK, Value::Null).await;
    let many = async {
        let answers = futures_util::future::join_all((0..20).map(|_| asked())).await;
        (answers, Instant::now())
    };
    let ((answers, told), served) = tokio::join!(many, async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let mut ben = person(&server, "Ben").await;
        assert_eq!(ben.name().await.as_deref(), Some("Ben"));
        Instant::now()
    });
    assert!(served < told, "others wait for nobody");
    assert!(began.elapsed() < slow, "they are told before it answers: {:?}", began.elapsed());
    let mut codes: Vec<_> = answers.iter().map(|answer| answer.problem()).collect();
    codes.sort_unstable();
    assert_eq!(codes.iter().filter(|code| *code == "provider_failed").count(), 8, "{codes:?}");
    assert_eq!(codes.iter().filter(|code| *code == "too_many").count(), 12, "{codes:?}");
    fake.bend(Bent::default());
    let mut ann = person(&server, "Ann").await;
    add(&fake, &mut ann, "7").await;
}
