//! Pages that may make changes.

use serde_json::json;
use server::Settings;

use crate::support::{Server, bearer};

#[tokio::test]
async fn changes_with_a_cookie_come_from_our_own_pages() {
    let settings = Settings { allow_origins: vec!["https://friend.example".into()], ..Settings::default() };
    let server = Server::with(settings).await;
    let (cookie, own) = (server.person("Ann").await, server.own_origin());
    for (origin, status) in [
        (Some(own.as_str()), 200),
        (Some("https://friend.example"), 200),
        (None, 403),
        (Some("https://evil.example"), 403),
        (Some("http://127.0.0.1:1"), 403),
        (Some("null"), 403),
    ] {
        let mut headers = vec![("cookie", cookie.as_str())];
        headers.extend(origin.map(|o| ("origin", o)));
        let answer = server.json("PATCH", "/api/session", &headers, json!({ "name": "Eve" })).await;
        assert_eq!(answer.status, status, "{origin:?}");
        if status == 403 {
            assert_eq!(answer.problem(), "not_allowed");
        }
        // Reading needs only the cookie, because browsers hide the answer from other pages.
        assert_eq!(server.send("GET", "/api/session", &headers, None).await.status, 200);
    }
}

#[tokio::test]
async fn a_bearer_token_needs_no_origin_but_no_foreign_one_either() {
    let server = Server::start().await;
    let bearer = bearer(&server.bot("R2").await);
    for (origin, status) in [(None, 200), (Some("https://evil.example"), 403)] {
        let mut headers = vec![("authorization", bearer.as_str())];
        headers.extend(origin.map(|o| ("origin", o)));
        let answer = server.json("PATCH", "/api/session", &headers, json!({ "name": "D2" })).await;
        assert_eq!(answer.status, status, "{origin:?}");
    }
}

#[tokio::test]
async fn foreign_pages_cannot_sign_their_visitors_in() {
    let server = Server::start().await;
    let headers = [("origin", "https://evil.example")];
    let answer = server.json("POST", "/api/session", &headers, json!({ "name": "Eve" })).await;
    assert_eq!((answer.status, answer.header("set-cookie")), (403, None));
}

#[tokio::test]
async fn a_name_that_the_server_was_not_told_is_answered_with_what_to_do() {
    let server = Server::start().await;
    let cookie = server.person("Ann").await;
    let lan = [("host", "septet.lan:7777"), ("origin", "http://septet.lan:7777"), ("cookie", &cookie)];
    let told = |body: &[u8]| {
        let text = String::from_utf8_lossy(body).into_owned();
        assert!(text.contains("--public-url http://septet.lan:7777"), "{text}");
    };
    let changed = server.json("PATCH", "/api/session", &lan, json!({ "name": "Eve" })).await;
    assert_eq!((changed.status, changed.problem().as_str()), (403, "not_allowed"));
    told(&changed.body);
    let listed = server.send("GET", "/api/tables", &lan[..1], None).await;
    assert_eq!((listed.status, listed.problem().as_str()), (403, "not_allowed"));
    told(&listed.body);
    let page = server.send("GET", "/t/ABCDEF", &lan[..1], None).await;
    assert_eq!((page.status, page.header("content-type")), (421, Some("text/html; charset=utf-8")));
    told(&page.body);
    let socket = server.upgrade(Some("septet.v1"), &lan).await.err().unwrap();
    assert_eq!(socket.status, 403);
    told(&socket.body);
    assert_eq!(server.send("GET", "/healthz", &lan[..1], None).await.status, 200);
}

#[tokio::test]
async fn a_page_of_another_name_is_not_ours_behind_a_proxy_either() {
    let public_url = Some("https://play.example".parse().unwrap());
    let server = Server::with(Settings { public_url, ..Settings::default() }).await;
    for (host, origin, status) in [
        ("play.example", "https://play.example", 201),
        ("upstream", "https://play.example", 201),
        ("evil.example", "https://evil.example", 403),
    ] {
        let headers = [("host", host), ("origin", origin)];
        let answer = server.json("POST", "/api/session", &headers, json!({ "name": "Eve" })).await;
        assert_eq!(answer.status, status, "{host} {origin}");
        let read = server.send("GET", "/api/tables", &headers[..1], None).await;
        assert_eq!(read.status, 200, "a proxy calls it as it likes");
    }
}
