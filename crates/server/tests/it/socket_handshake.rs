//! Opening sockets at `/ws`.

use protocol::{Limits, ServerMessage};
use server::Settings;

use crate::support::{Server, bearer, patiently};

#[tokio::test]
async fn origin_and_credentials_decide_together() {
    let settings = Settings { allow_origins: vec!["https://friend.example".into()], ..Settings::default() };
    let server = Server::with(settings).await;
    let (cookie, token) = (server.person("Ann").await, bearer(&server.bot("R2").await));
    let own = server.own_origin();
    let own = own.as_str();
    let (cookie, token) = (("cookie", cookie.as_str()), ("authorization", token.as_str()));
    fn origin(origin: &str) -> (&str, &str) {
        ("origin", origin)
    }
    for (headers, refused) in [
        (vec![cookie, origin(own)], None),
        (vec![cookie, origin("https://friend.example")], None),
        (vec![token], None),
        (vec![token, origin(own)], None),
        (vec![cookie], Some((401, "not_signed_in"))),
        (vec![], Some((401, "not_signed_in"))),
        (vec![origin(own)], Some((401, "not_signed_in"))),
        (vec![("authorization", "Bearer 00")], Some((401, "not_signed_in"))),
        (vec![("cookie", "septet=00"), origin(own)], Some((401, "not_signed_in"))),
        (vec![cookie, origin("https://evil.example")], Some((403, "not_allowed"))),
        (vec![token, origin("https://evil.example")], Some((403, "not_allowed"))),
        (vec![cookie, origin("null")], Some((403, "not_allowed"))),
    ] {
        match (server.upgrade(Some("septet.v1"), &headers).await, refused) {
            (Ok(mut socket), None) => assert!(matches!(socket.next().await, ServerMessage::Hello { .. })),
            (Err(answer), Some(refused)) => {
                assert_eq!((answer.status, answer.problem().as_str()), refused, "{headers:?}");
            }
            (result, _) => panic!("{headers:?}: {:?}", result.map(|_| "let in")),
        }
    }
}

#[tokio::test]
async fn a_token_may_be_offered_as_a_subprotocol() {
    let server = Server::start().await;
    let (cookie, token) = (server.person("Ann").await, server.bot("R2").await);
    let (cookie, own) = (("cookie", cookie.as_str()), server.own_origin());
    let own = ("origin", own.as_str());
    let evil = ("origin", "https://evil.example");
    let name = |hello: ServerMessage| match hello {
        ServerMessage::Hello { you, .. } => you.name,
        other => panic!("{other:?}"),
    };
    for (protocol, headers) in [
        (format!("septet.v1, bearer.{token}"), vec![]),
        (format!("bearer.{token}, septet.v1.deflate"), vec![]),
        (format!("septet.v1, bearer.{token}"), vec![own]),
        (format!("septet.v1, bearer.{token}"), vec![own, cookie]),
    ] {
        // The answer contains only the server's subprotocol, as the helper checks.
        let mut socket = server.upgrade(Some(&protocol), &headers).await.unwrap();
        if !protocol.contains("deflate") {
            assert_eq!(name(socket.next().await), "R2");
        }
    }
    for (protocol, headers, status) in [
        (format!("bearer.{token}"), vec![], 400),
        ("septet.v1, bearer.00".to_owned(), vec![], 401),
        ("septet.v1, bearer.00".to_owned(), vec![own, cookie], 401),
        (format!("septet.v1, bearer.{token}"), vec![evil], 403),
    ] {
        let answer = server.upgrade(Some(&protocol), &headers).await.err().unwrap();
        assert_eq!(answer.status, status, "{headers:?}");
        let said = format!("{answer:?}");
        assert!(!said.contains(&token), "{said}");
    }
}

#[tokio::test]
async fn the_subprotocol_has_to_be_ours() {
    let server = Server::start().await;
    let token = bearer(&server.bot("R2").await);
    let headers = [("authorization", token.as_str())];
    for (protocol, fits) in [
        (Some("septet.v1"), true),
        (Some("chat, septet.v1"), true),
        (Some("septet.v1.deflate"), true),
        (Some("septet.v1.deflate, septet.v1"), true),
        (Some("septet.v1.gzip"), false),
        (None, false),
        (Some("septet.v2"), false),
        (Some("septet"), false),
    ] {
        match server.upgrade(protocol, &headers).await {
            Ok(_) => assert!(fits, "{protocol:?}"),
            Err(answer) => {
                assert!(!fits, "{protocol:?}");
                assert_eq!((answer.status, answer.problem().as_str()), (400, "malformed"));
            }
        }
    }
    let plain = server.send("GET", "/ws", &headers, None).await;
    assert_eq!((plain.status, plain.problem().as_str()), (400, "malformed"));
}

#[tokio::test]
async fn sockets_are_limited_for_each_address() {
    let limits = Limits { sockets_per_address: 2, ..Limits::default() };
    let server = Server::with(Settings { limits, ..Settings::default() }).await;
    let token = server.bot("R2").await;
    let first = server.socket(&token).await;
    let _second = server.socket(&token).await;
    let refused =
        server.upgrade(Some("septet.v1"), &[("authorization", &bearer(&token))]).await.err().unwrap();
    assert_eq!((refused.status, refused.problem().as_str()), (429, "too_many"));
    assert_eq!(refused.header("retry-after"), Some("10"));
    drop(first);
    // The server notices a moment later.
    patiently("the place is given back", async {
        while server.upgrade(Some("septet.v1"), &[("authorization", &bearer(&token))]).await.is_err() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await;
}
