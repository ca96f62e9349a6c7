//! `/api/session`, by method.

use protocol::{Account, AccountKind, http::SignedIn};
use serde_json::json;
use server::Settings;

use crate::support::{Server, bearer};

/// Returns the sorted attributes of a cookie that lasts at least a year.
fn sorted(attributes: &str) -> Vec<&str> {
    let mut attributes: Vec<_> = attributes.split("; ").filter(|one| !one.starts_with("Expires=")).collect();
    let age = attributes.iter().find_map(|one| one.strip_prefix("Max-Age=")).unwrap().to_owned();
    assert!(age.parse::<u32>().unwrap() >= 31_536_000, "{age} s");
    attributes.retain(|one| !one.starts_with("Max-Age="));
    attributes.sort_unstable();
    attributes
}

#[tokio::test]
async fn post_gives_people_a_cookie_and_bots_a_token() {
    let server = Server::start().await;
    let answer = server.json("POST", "/api/session", &[], json!({ "name": "Ann" })).await;
    assert_eq!(answer.status, 201);
    let body: SignedIn = answer.read();
    assert_eq!(
        (body.account.name.as_str(), body.account.kind, body.token),
        ("Ann", AccountKind::Person, None)
    );
    let cookie = answer.header("set-cookie").unwrap();
    let (pair, attributes) = cookie.split_once("; ").unwrap();
    assert_eq!(sorted(attributes), ["HttpOnly", "Path=/", "SameSite=Lax"]);
    let token = pair.strip_prefix(&format!("septet-{}=", server.address.port())).unwrap();
    assert_eq!(token.len(), 64);
    assert!(!String::from_utf8_lossy(&answer.body).contains(token));

    let answer = server.json("POST", "/api/session", &[], json!({ "name": "R2", "kind": "bot" })).await;
    assert_eq!(answer.status, 201);
    assert_eq!(answer.header("set-cookie"), None);
    let body: SignedIn = answer.read();
    assert_eq!((body.account.kind, body.token.unwrap().len()), (AccountKind::Bot, 64));
}

#[tokio::test]
async fn behind_https_the_cookie_insists_on_it() {
    let settings =
        Settings { public_url: Some("https://play.example".parse().unwrap()), ..Settings::default() };
    let server = Server::with(settings).await;
    let proxy = ("x-forwarded-proto", "https");
    let answer = server.json("POST", "/api/session", &[proxy], json!({ "name": "Ann" })).await;
    let cookie = answer.header("set-cookie").unwrap().to_owned();
    assert!(cookie.starts_with("__Host-septet="), "{cookie}");
    let (pair, attributes) = cookie.split_once("; ").unwrap();
    assert_eq!(sorted(attributes), ["HttpOnly", "Path=/", "SameSite=Lax", "Secure"]);
    assert_eq!(server.send("GET", "/api/session", &[proxy, ("cookie", pair)], None).await.status, 200);
    let renamed = pair.replace("__Host-", "");
    assert_eq!(server.send("GET", "/api/session", &[proxy, ("cookie", &renamed)], None).await.status, 204);

    // At home, past the proxy.
    let here = format!("http://{}", server.address);
    let direct = ("origin", here.as_str());
    let answer = server.json("POST", "/api/session", &[direct], json!({ "name": "Ben" })).await;
    let cookie = answer.header("set-cookie").unwrap().to_owned();
    let (pair, attributes) = cookie.split_once("; ").unwrap();
    assert!(pair.starts_with(&format!("septet-{}=", server.address.port())), "{pair}");
    assert_eq!(sorted(attributes), ["HttpOnly", "Path=/", "SameSite=Lax"]);
    assert_eq!(server.send("GET", "/api/session", &[("cookie", pair)], None).await.status, 200);
}

#[tokio::test]
async fn a_cookie_in_use_is_renewed() {
    let server = Server::start().await;
    let cookie = server.person("Ann").await;
    let shown = server.send("GET", "/api/session", &[("cookie", &cookie)], None).await;
    let (pair, attributes) = shown.header("set-cookie").unwrap().split_once("; ").unwrap();
    let (name, token) = pair.split_once('=').unwrap();
    assert_eq!(name, format!("septet-{}", server.address.port()), "the older name gets the port");
    assert_eq!(Some(token), cookie.strip_prefix("septet="));
    assert_eq!(sorted(attributes), ["HttpOnly", "Path=/", "SameSite=Lax"]);
    let bot = bearer(&server.bot("R2").await);
    let shown = server.send("GET", "/api/session", &[("authorization", &bot)], None).await;
    assert_eq!((shown.status, shown.header("set-cookie")), (200, None));
    let ended = server.send("GET", "/api/session", &[("cookie", "septet=00")], None).await;
    assert_eq!((ended.status, ended.header("set-cookie")), (204, None));
}

#[tokio::test]
async fn get_says_who_one_is() {
    let server = Server::start().await;
    let (cookie, token) = (server.person("Ann").await, server.bot("R2").await);
    let name = |answer: crate::support::Answer| answer.read::<Account>().name;
    assert_eq!(name(server.send("GET", "/api/session", &[("cookie", &cookie)], None).await), "Ann");
    let bearer = bearer(&token);
    assert_eq!(name(server.send("GET", "/api/session", &[("authorization", &bearer)], None).await), "R2");
    // The first visit of a browser is no error, and must not look like one in its console.
    for headers in [&[][..], &[("cookie", "septet=00")]] {
        let answer = server.send("GET", "/api/session", headers, None).await;
        assert_eq!((answer.status, answer.body.len()), (204, 0));
        assert_eq!(server.send("GET", "/api/tables/mine", headers, None).await.status, 401);
    }
    let answer = server.send("GET", "/api/session", &[("authorization", "Bearer 00")], None).await;
    assert_eq!((answer.status, answer.problem().as_str()), (401, "not_signed_in"));
    assert_eq!(answer.header("www-authenticate"), Some("Bearer"));
}

#[tokio::test]
async fn patch_renames() {
    let server = Server::start().await;
    let bearer = bearer(&server.bot("R2").await);
    let headers = [("authorization", bearer.as_str())];
    let answer = server.json("PATCH", "/api/session", &headers, json!({ "name": "D2" })).await;
    assert_eq!((answer.status, answer.read::<Account>().name.as_str()), (200, "D2"));
    let answer = server.send("GET", "/api/session", &headers, None).await;
    assert_eq!(answer.read::<Account>().name, "D2");
    let answer = server.json("PATCH", "/api/session", &headers, json!({ "name": "" })).await;
    assert_eq!((answer.status, answer.problem().as_str()), (400, "bad_text"));
}

#[tokio::test]
async fn delete_ends_the_session_and_its_sockets_only() {
    let server = Server::start().await;
    let (token, other) = (server.bot("R2").await, server.bot("D2").await);
    let (mut one, mut two) = (server.socket(&token).await, server.socket(&token).await);
    let mut stays = server.socket(&other).await;
    let bearer = bearer(&token);
    let answer = server.send("DELETE", "/api/session", &[("authorization", &bearer)], None).await;
    assert_eq!(answer.status, 204);
    assert!(answer.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert_eq!((one.close_code().await, two.close_code().await), (4401, 4401));
    assert_eq!(server.send("GET", "/api/session", &[("authorization", &bearer)], None).await.status, 401);
    stays.ask(json!({ "type": "ping", "id": "p" })).await;
}

#[tokio::test]
async fn bodies_that_are_wrong_are_refused() {
    let server = Server::start().await;
    let long = "x".repeat(25);
    let huge = "x".repeat(20_000);
    for (body, status, code) in [
        (r#"{"name":"Ann","extra":1}"#, 400, "malformed"),
        (r#"{"kind":"bot"}"#, 400, "malformed"),
        (r#"{"name":"Ann","kind":"cat"}"#, 400, "malformed"),
        ("{", 400, "malformed"),
        ("", 400, "malformed"),
        (r#"{"name":""}"#, 400, "bad_text"),
        (r#"{"name":"a\u0000b"}"#, 400, "bad_text"),
        (&format!(r#"{{"name":"{long}"}}"#), 400, "bad_text"),
        (&format!(r#"{{"name":"{huge}"}}"#), 413, "malformed"),
    ] {
        let headers = [("content-type", "application/json")];
        let answer = server.send("POST", "/api/session", &headers, Some(body)).await;
        assert_eq!((answer.status, answer.problem().as_str()), (status, code), "{body:.60}");
    }
    for headers in [&[][..], &[("content-type", "text/plain")]] {
        let answer = server.send("POST", "/api/session", headers, Some(r#"{"name":"Ann"}"#)).await;
        assert_eq!((answer.status, answer.problem().as_str()), (415, "malformed"));
    }
    let answer = server.send("PUT", "/api/session", &[], None).await;
    assert_eq!((answer.status, answer.problem().as_str()), (405, "malformed"));
}

#[tokio::test]
async fn sign_ins_are_limited_for_each_address() {
    let settings = Settings {
        sign_ins_per_minute: 2,
        trusted_proxies: vec!["127.0.0.1/32".parse().unwrap()],
        ..Settings::default()
    };
    let server = Server::with(settings).await;
    let sign_in = async |address: &str| {
        server.json("POST", "/api/session", &[("x-forwarded-for", address)], json!({ "name": "Ann" })).await
    };
    assert_eq!(sign_in("10.0.0.1").await.status, 201);
    assert_eq!(sign_in("10.0.0.1").await.status, 201);
    let refused = sign_in("10.0.0.1").await;
    assert_eq!((refused.status, refused.problem().as_str()), (429, "too_many"));
    let seconds: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    let millis = refused.read::<serde_json::Value>()["retry_after"].as_u64().unwrap();
    assert!((1..=30).contains(&seconds) && millis.div_ceil(1_000) == seconds, "{seconds} s, {millis} ms");
    assert_eq!(sign_in("10.0.0.2").await.status, 201);
    assert_eq!(sign_in("10.0.0.9, 10.0.0.1").await.status, 429, "only the last address counts");
}

#[tokio::test]
async fn without_a_proxy_nobody_can_claim_another_address() {
    let server = Server::with(Settings { sign_ins_per_minute: 1, ..Settings::default() }).await;
    let statuses = [("10.0.0.1", 201), ("10.0.0.2", 429)];
    for (address, status) in statuses {
        let headers = [("x-forwarded-for", address)];
        assert_eq!(
            server.json("POST", "/api/session", &headers, json!({ "name": "Ann" })).await.status,
            status
        );
    }
}

#[tokio::test]
async fn the_database_knows_no_token() {
    let server = Server::start().await;
    let token = server.bot("R2").await;
    let cookie = server.person("Ann").await;
    server.socket(&token).await;
    let dir = server.dir;
    server.running.shut_down().await;
    server.store.close().await;
    let mut files = 0;
    for file in std::fs::read_dir(dir.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        files += 1;
        let contains = |text: &str| bytes.windows(text.len()).any(|w| w == text.as_bytes());
        assert!(!contains(&token) && !contains(cookie.strip_prefix("septet=").unwrap()));
        assert!(contains("R2") || contains("Ann") || bytes.is_empty(), "the test looks at the right file");
    }
    assert!(files > 0);
}
