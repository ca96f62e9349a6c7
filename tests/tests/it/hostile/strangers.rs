//! The permission to open a socket.

use protocol::{AccountKind, CloseCode, ProblemCode, http::SignIn};
use tests::{Credentials, Socket, Upgrade, request};

use super::Scene;

#[tokio::test]
async fn a_socket_needs_a_session_an_origin_of_ours_and_the_subprotocol() {
    let mut scene = Scene::set().await;
    let person = Credentials::person(&scene.server, "Ada").await;
    let good = Upgrade::of(&scene.server, &person);
    let bot = Upgrade::of(&scene.server, &scene.who);
    let own = scene.server.url();
    let origin = |origin: &str| Upgrade { origin: Some(origin.to_owned()), ..good.clone() };
    let token =
        |header, value: &str| Upgrade { credentials: Some((header, value.to_owned())), ..bot.clone() };
    let cases = [
        ("nobody", Upgrade { credentials: None, ..good.clone() }, 401),
        ("a cookie without an origin", Upgrade { origin: None, ..good.clone() }, 401),
        ("another origin", origin("https://evil.example"), 403),
        ("ours as a prefix", origin(&format!("{own}.evil.example")), 403),
        ("ours as a suffix", origin(&format!("http://evil.example/{own}")), 403),
        ("no origin at all", origin("null"), 403),
        ("another scheme", origin(&own.replace("http", "ftp")), 403),
        ("a token nobody has", token("Authorization", "Bearer 00"), 401),
        ("a token of zeros", token("Authorization", &format!("Bearer {}", "0".repeat(64))), 401),
        ("no token", token("Authorization", "Bearer "), 401),
        ("another way to prove it", token("Authorization", "Basic YTpi"), 401),
        ("a cookie of nobody", Upgrade { credentials: Some(("Cookie", "a=b".into())), ..good.clone() }, 401),
        ("no subprotocol", Upgrade { subprotocol: None, ..good.clone() }, 400),
        ("another subprotocol", Upgrade { subprotocol: Some("septet.v0".into()), ..good.clone() }, 400),
    ];
    for (what, upgrade, status) in cases {
        match upgrade.open(&scene.server).await {
            Ok(_) => panic!("{what} was let in"),
            Err(refused) => assert_eq!(refused.status, status, "{what}: {refused:?}"),
        }
    }
    assert!(good.open(&scene.server).await.is_ok());
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn signing_out_closes_the_sockets_and_the_token_is_worth_nothing() {
    let mut scene = Scene::set().await;
    let mut second = Socket::open(&scene.server, &scene.who).await;
    assert_eq!(scene.who.request(&scene.server, "DELETE", "/api/session", "").await.status, 204);
    for socket in [&mut scene.socket, &mut second] {
        assert_eq!(socket.closed().await, Some(CloseCode::SignedOut.into()));
    }
    let Err(refused) = Upgrade::of(&scene.server, &scene.who).open(&scene.server).await else {
        panic!("the token still opens sockets")
    };
    assert_eq!(refused.status, 401);
    assert_eq!(scene.who.request(&scene.server, "GET", "/api/session", "").await.status, 401);
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn other_sites_cannot_act_with_a_persons_cookie() {
    let mut scene = Scene::set().await;
    let ada = Credentials::person(&scene.server, "Ada").await;
    let setup = r#"{"game":"seven-kingdoms","seats":2,"options":{}}"#;
    let headers = [(ada.header.0, ada.header.1.as_str()), ("Origin", "https://evil.example")];
    let address = scene.server.address();
    let answer = request(address, "POST", "/api/tables", &headers, setup).await.unwrap();
    assert_eq!(answer.status, 403, "{answer:?}");
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn sign_ins_from_one_place_are_limited() {
    let mut scene = Scene::set().await;
    let body = serde_json::to_string(&SignIn { name: "x".into(), kind: AccountKind::Bot }).unwrap();
    let mut refused = None;
    for _ in 0..2_000 {
        let answer = request(scene.server.address(), "POST", "/api/session", &[], &body).await.unwrap();
        if answer.status != 201 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("2,000 accounts in seconds are too many");
    assert_eq!(refused.status, 429, "{refused:?}");
    let problem: protocol::Problem = refused.json();
    assert!(problem.code == ProblemCode::TooMany && problem.retry_after.is_some(), "{problem:?}");
    scene.nobody_noticed().await;
}
