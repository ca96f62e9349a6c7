//! An OpenID Connect provider, as people use it.

mod attacks;
mod authorities;
mod fake;
mod trouble;

use protocol::http::{GoToProvider, ProviderDid};
use serde_json::{Value, json};
use server::Settings;

use crate::{
    passkeys::{Browser, PASSWORD, refused, stopped},
    support::{Answer, Server},
};
use fake::{Bent, Fake};

const PUBLIC: &str = "http://septet.localhost";

const ADD: &str = "/api/account/provider/begin";
const SHOW: &str = "/api/account/shown/provider/begin";
const BACK: &str = "/api/session/provider/begin";
const ANSWER: &str = "/api/provider/answer";

fn random<const N: usize>() -> [u8; N] {
    use ring::rand::{SecureRandom as _, SystemRandom};
    let mut bytes = [0; N];
    SystemRandom::new().fill(&mut bytes).unwrap();
    bytes
}

fn settings(fake: &Fake) -> Settings {
    Settings {
        public_url: Some(PUBLIC.parse().unwrap()),
        provider: Some(fake.settings()),
        come_backs_per_minute: 600,
        ..Settings::default()
    }
}

async fn house() -> (Fake, Server) {
    let fake = Fake::start().await;
    let server = Server::with(settings(&fake)).await;
    (fake, server)
}

/// Returns a browser at the public address.
fn fresh(server: &Server) -> Browser<'_> {
    let mut browser = Browser::fresh(server);
    (browser.host, browser.own) = ("septet.localhost".into(), PUBLIC.into());
    browser
}

async fn person<'a>(server: &'a Server, name: &str) -> Browser<'a> {
    let mut browser = fresh(server);
    assert_eq!(browser.post("/api/session", json!({ "name": name })).await.status, 201);
    browser
}

/// Begins a visit to the provider. Returns the URL.
async fn sent(browser: &mut Browser<'_>, path: &str, body: Value) -> String {
    let answer = browser.post(path, body).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.read::<GoToProvider>().url
}

/// Visits the provider as this subject, and returns to the server.
async fn through(fake: &Fake, browser: &mut Browser<'_>, path: &str, body: Value, subject: &str) -> Answer {
    let url = sent(browser, path, body).await;
    browser.post(ANSWER, fake.visit(&url, subject)).await
}

async fn add(fake: &Fake, browser: &mut Browser<'_>, subject: &str) {
    let answer = through(fake, browser, ADD, json!({}), subject).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    assert!(matches!(answer.read(), ProviderDid::Added { key } if key.subject == subject));
}

async fn back(fake: &Fake, browser: &mut Browser<'_>, subject: &str) -> Answer {
    through(fake, browser, BACK, Value::Null, subject).await
}

#[tokio::test]
async fn a_guest_keeps_the_account_with_a_provider_and_comes_back_from_elsewhere() {
    let (fake, server) = house().await;
    let mut ann = person(&server, "Ann").await;
    assert_eq!(fake.asked(), [""; 0], "nobody is asked before somebody wants to go there");
    let known: Value = ann.ask("GET", "/api/provider", Value::Null).await.read();
    assert_eq!(known, json!({ "name": "Club" }));
    let planted = ann.session().unwrap().to_owned();
    add(&fake, &mut ann, "7").await;
    let about = ann.about().await;
    assert_eq!((about.provider_keys.len(), about.code_at, about.password_at), (1, None, None));
    let key = &about.provider_keys[0];
    assert_eq!((key.issuer.as_str(), key.subject.as_str(), key.used_at), (fake.issuer(), "7", None));

    // The session from before is invalid now.
    let mut eve = fresh(&server);
    eve.cookies.push(("septet".into(), planted));
    assert_eq!(eve.name().await, None);

    let mut elsewhere = person(&server, "Somebody").await;
    let before = elsewhere.session().unwrap().to_owned();
    let answer = back(&fake, &mut elsewhere, "7").await;
    assert_eq!(answer.status, 201, "{answer:?}");
    assert!(matches!(answer.read(), ProviderDid::CameBack { account } if account == about.account));
    let cookies: Vec<_> = answer.headers.iter().filter(|(name, _)| name == "set-cookie").collect();
    assert!(cookies.iter().all(|(_, set)| set.contains("HttpOnly")), "{cookies:?}");
    assert_eq!(elsewhere.name().await.as_deref(), Some("Ann"));
    let mut old = fresh(&server);
    old.cookies.push(("septet".into(), before));
    assert_eq!(old.name().await, None, "the guest's session has ended");
    assert!(ann.about().await.provider_keys[0].used_at.is_some());
    assert_eq!(fake.asked(), ["metadata", "keys", "token", "token"], "it is asked once what it is");
}

#[tokio::test]
async fn it_is_a_proof_and_goes_away_again() {
    let (fake, server) = house().await;
    let mut ann = person(&server, "Ann").await;
    add(&fake, &mut ann, "7").await;
    let set = json!({ "password": PASSWORD });
    refused(&ann.post("/api/account/password", set.clone()).await, 403, "proof_needed");
    refused(&ann.post(ADD, json!({})).await, 403, "proof_needed");
    let shown = through(&fake, &mut ann, SHOW, Value::Null, "7").await;
    assert!(matches!(shown.read(), ProviderDid::Shown));
    assert_eq!(ann.post("/api/account/password", set.clone()).await.status, 200);
    refused(&ann.post("/api/account/password", set).await, 403, "proof_needed");

    // In addition to a password, and with another identity of the same provider.
    let proof = json!({ "proof": { "by": "password", "password": PASSWORD } });
    assert_eq!(through(&fake, &mut ann, ADD, proof.clone(), "8").await.status, 201);
    let keys = ann.about().await.provider_keys;
    assert_eq!(keys.len(), 2);
    let path = format!("/api/account/providers/{}/remove", keys[0].id);
    refused(&ann.post(&path, json!({})).await, 403, "proof_needed");
    assert_eq!(ann.post(&path, proof.clone()).await.status, 204);
    refused(&ann.post(&path, proof).await, 404, "not_found");
    assert_eq!(ann.name().await.as_deref(), Some("Ann"), "nobody is signed out by it");
    refused(&back(&fake, &mut fresh(&server), "7").await, 403, "wrong_key");
    assert_eq!(back(&fake, &mut fresh(&server), "8").await.status, 201);

    // The removed identity can sign in to another account now.
    let mut ben = person(&server, "Ben").await;
    add(&fake, &mut ben, "7").await;

    // It is deleted with the account.
    let shown = through(&fake, &mut ann, SHOW, Value::Null, "8").await;
    assert_eq!(shown.status, 200, "{shown:?}");
    assert_eq!(ann.post("/api/account/erase", json!({})).await.status, 204);
    refused(&back(&fake, &mut fresh(&server), "8").await, 403, "wrong_key");
}

#[tokio::test]
async fn an_account_with_one_lasts_and_its_export_says_all_that_is_kept() {
    let (fake, server) = house().await;
    let mut ann = person(&server, "Ann").await;
    add(&fake, &mut ann, "subject-7").await;
    let export = ann.post("/api/account/export", Value::Null).await;
    let text = String::from_utf8_lossy(&export.body);
    assert!(text.contains("subject-7") && text.contains(fake.issuer()), "{text}");
    assert!(!text.contains("same@example.org"), "nothing else of what it says is kept");
    assert_eq!(ann.ask("DELETE", "/api/session", Value::Null).await.status, 204);
    let dir = stopped(server).await;
    let server = Server::again_with(dir, settings(&fake)).await;
    let mut late = fresh(&server);
    assert_eq!(back(&fake, &mut late, "subject-7").await.status, 201);
    assert_eq!(late.name().await.as_deref(), Some("Ann"));
}

#[tokio::test]
async fn without_a_provider_it_is_said_so_and_keys_can_be_taken_away() {
    let (fake, server) = house().await;
    let mut ann = person(&server, "Ann").await;
    add(&fake, &mut ann, "7").await;
    let shown = through(&fake, &mut ann, SHOW, Value::Null, "7").await;
    assert_eq!(shown.status, 200, "{shown:?}");
    assert_eq!(ann.post("/api/account/password", json!({ "password": PASSWORD })).await.status, 200);
    let (cookies, dir) = (ann.cookies.clone(), stopped(server).await);
    let server = Server::again_with(dir, Settings { provider: None, ..settings(&fake) }).await;
    let mut ann = fresh(&server);
    ann.cookies = cookies;
    let known: Value = ann.ask("GET", "/api/provider", Value::Null).await.read();
    assert_eq!(known, json!({ "name": null }));
    for path in [ADD, SHOW, BACK] {
        let body = if path == ADD { json!({}) } else { Value::Null };
        refused(&ann.post(path, body).await, 404, "not_found");
    }
    let id = ann.about().await.provider_keys[0].id.clone();
    let proof = json!({ "proof": { "by": "password", "password": PASSWORD } });
    assert_eq!(ann.post(&format!("/api/account/providers/{id}/remove"), proof).await.status, 204);
}
