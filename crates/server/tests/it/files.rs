//! The headers of every answer, and the client's files.

use crate::support::Server;

#[tokio::test]
async fn every_answer_has_the_headers_that_protect() {
    let server = Server::start().await;
    for path in ["/", "/api/games", "/api/nope", "/assets/nope.js", "/healthz"] {
        let answer = server.get(path).await;
        let csp = answer.header("content-security-policy").unwrap();
        assert!(csp.starts_with("default-src 'self';") && csp.contains("frame-ancestors 'none'"), "{csp}");
        assert!(!csp.contains("http") && !csp.contains("script"), "nothing from elsewhere: {csp}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("access-control-allow-origin"), None);
    }
    assert_eq!(server.get("/api/games").await.header("cache-control"), Some("no-cache"));
    assert_eq!(server.get("/api/tables").await.header("cache-control"), Some("no-store"));
}

#[tokio::test]
async fn pages_are_found_and_the_api_is_no_page() {
    let server = Server::start().await;
    for path in ["/", "/t/ABCDEF", "/index.html"] {
        let answer = server.get(path).await;
        assert_eq!(answer.status, 200);
        assert!(answer.header("content-type").unwrap().starts_with("text/html"), "{path}");
    }
    for path in ["/api", "/api/", "/api/nope", "/assets/nope.js", "/assets/../../Cargo.toml"] {
        let answer = server.get(path).await;
        assert_eq!((answer.status, answer.problem().as_str()), (404, "not_found"), "{path}");
    }
    assert_eq!(server.send("POST", "/t/ABCDEF", &[], None).await.status, 405);
}

#[tokio::test]
async fn schemas_are_compressed_and_sessions_are_not() {
    let server = Server::start().await;
    let gzip = [("accept-encoding", "gzip")];
    let schema = server.send("GET", "/api/schema", &gzip, None).await;
    assert_eq!(schema.header("content-encoding"), Some("gzip"));
    assert_eq!(server.send("GET", "/api/tables", &gzip, None).await.header("content-encoding"), None);
}

#[tokio::test]
async fn what_is_the_same_for_everybody_is_small_and_not_sent_twice() {
    let server = Server::start().await;
    // The schema had 25,339 bytes before shared deals and 27,135 before series and ladders. Its types are
    // described in full.
    for (path, most) in [
        ("/api/games", 4_000),
        ("/api/schema", 31_000),
        ("/api/schema/seven-wonders", 24_000),
        ("/api/openapi.json", 30_000),
        ("/api/schema/seven-wonders/messages", 50_000),
        ("/docs/api", 34_000),
    ] {
        let answer = server.send("GET", path, &[("accept-encoding", "gzip, br")], None).await;
        assert_eq!((answer.status, answer.header("content-encoding")), (200, Some("gzip")), "{path}");
        assert!(answer.body.len() < most, "{path}: {} bytes", answer.body.len());
        let etag = answer.header("etag").unwrap();
        let again = server.send("GET", path, &[("if-none-match", etag)], None).await;
        assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
    }
}

#[tokio::test]
async fn a_malformed_address_is_answered_like_any_other_mistake() {
    let server = Server::start().await;
    for path in ["/api/tables/%ff", "/api/matches/%ff", "/api/schema/%ff", "/api/matches/x/analysis/y"] {
        let answer = server.get(path).await;
        assert_eq!((answer.status, answer.problem().as_str()), (400, "malformed"), "{path}");
    }
    for path in ["/api/%zz", "/api/%", "/api/tables/%zz", "/api/matches/%", "/assets/%"] {
        let answer = server.get(path).await;
        assert_eq!((answer.status, answer.problem().as_str()), (404, "not_found"), "{path}");
    }
    for path in ["/%", "/t/%", "/%ff", "/t/%zz"] {
        let answer = server.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.header("content-type").unwrap().starts_with("text/html"), "{path}");
    }
}
