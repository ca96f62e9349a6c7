//! Which pages may change anything.

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
        // Reading is for everybody who has the cookie: other pages are not let see the answer.
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
