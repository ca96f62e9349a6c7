//! Requests about other people's, full, private or unknown tables.

use protocol::{ClientMessage, Limits, ProblemCode};
use serde_json::json;
use tests::{Credentials, Guest, Socket, begin, request, seat};

use super::{Scene, code};

#[tokio::test]
async fn tables_that_are_not_there_are_not_found() {
    let mut scene = Scene::set().await;
    let long = "x".repeat(65);
    for table in ["nowhere", "", "../../etc/passwd", "' or 1=1 --", "\u{0}", "%", &long] {
        let watch = ClientMessage::Watch {
            id: "w".into(),
            table: table.to_owned(),
            since: None,
            epoch: None,
            changes: false,
        };
        assert_eq!(code(scene.socket.ask(&watch).await), ProblemCode::NotFound, "{table:?}");
    }
    for path in ["/api/tables/nowhere", "/api/tables/..%2f..%2fetc", "/api/tables/%00", "/api/nothing"] {
        assert_eq!(scene.who.request(&scene.server, "GET", path, "").await.status, 404, "{path}");
    }
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn seats_that_do_not_exist_cannot_be_taken_filled_or_emptied() {
    let mut scene = Scene::set().await;
    for number in [2, 7, 8, 200, 255] {
        assert_eq!(code(scene.neighbour.sit(Some(seat(number))).await), ProblemCode::NotFound, "{number}");
        let filled = scene.neighbour.add_bot(Some(seat(number)), "random").await;
        assert_eq!(code(filled), ProblemCode::NotFound, "{number}");
        assert_eq!(code(scene.neighbour.remove(seat(number)).await), ProblemCode::NotFound, "{number}");
    }
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn a_full_table_seats_nobody_and_a_running_one_neither() {
    let mut scene = Scene::set().await;
    let people = begin(&scene.server, 2, 0).await;
    let mut late = Guest::come_back(&scene.server, &scene.who, &people[0].table).await;
    assert_eq!(code(late.sit(None).await), ProblemCode::NoNewcomers);
    assert_eq!(code(late.sit(Some(seat(0))).await), ProblemCode::NoNewcomers);
    assert_eq!(code(late.ready(true).await), ProblemCode::WrongTime);
    assert_eq!(code(late.resign().await), ProblemCode::NotAllowed);
    assert_eq!(code(late.claim().await), ProblemCode::NotAllowed);
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn a_private_table_is_found_by_its_code_alone() {
    let mut scene = Scene::set().await;
    let (table, _) = hidden(&scene).await;
    let listed = scene.who.request(&scene.server, "GET", "/api/tables", "").await;
    assert!(!listed.body.contains(&table.code) && !listed.body.contains(&table.id), "{listed:?}");
    let mine = scene.who.request(&scene.server, "GET", "/api/tables/mine", "").await;
    assert!(!mine.body.contains(&table.code), "{mine:?}");
    let typed = table.code.to_lowercase();
    let mut guest =
        Guest::come_back(&scene.server, &scene.who, &format!("{}-{}", &typed[..3], &typed[3..])).await;
    guest.sit(None).await.expect("the code lets in, however it is typed");
    scene.nobody_noticed().await;
}

/// Makes a private table, and returns it with its host.
async fn hidden(scene: &Scene) -> (protocol::http::MadeTable, Credentials) {
    let host = Credentials::bot(&scene.server, "host").await;
    let private = json!({ "game": "seven-kingdoms", "seats": 2, "visibility": "private" });
    (host.make_table(&scene.server, &private).await, host)
}

fn watch(n: usize, table: &str) -> ClientMessage {
    ClientMessage::Watch {
        id: format!("w{n}"),
        table: table.to_owned(),
        since: None,
        epoch: None,
        changes: false,
    }
}

#[tokio::test]
async fn codes_cannot_be_tried_out_on_sockets_or_over_http() {
    // The next guess is allowed after half a minute: later than the last one here, also on a slow machine.
    const MISSES: usize = 2;
    let mut scene = Scene::set_with(&["--limits", "table-misses-per-minute=2"]).await;
    let (table, host) = hidden(&scene).await;
    let address = scene.server.address();
    let look =
        async |code: &str| request(address, "GET", &format!("/api/tables/{code}"), &[], "").await.unwrap();

    for n in 0..MISSES / 2 {
        assert_eq!(look(&format!("AAAAAAA{n:03}")).await.status, 404);
        assert_eq!(code(scene.socket.ask(&watch(n, &format!("BBBBBBB{n:03}"))).await), ProblemCode::NotFound);
    }
    // The limit is for an IP address, for all its accounts and sockets, and for all forms of the code.
    let other = Credentials::bot(&scene.server, "other").await;
    let mut others = Socket::open(&scene.server, &other).await;
    for n in 0..20 {
        for guess in [format!("AAAA{n:03}"), format!("AAAAAAA{n:03}"), table.code.clone()] {
            let problem = others.ask(&watch(n, &guess)).await.expect_err("no guess is answered any more");
            assert_eq!(problem.code, ProblemCode::TooMany, "{guess}");
            assert!(problem.retry_after.is_some_and(|wait| wait > 1_000), "{problem:?}");
        }
        let answer = look(&table.code).await;
        assert_eq!(answer.status, 429);
        assert!(answer.header("retry-after").is_some(), "{answer:?}");
    }
    // The limit is for guesses only: the own table and public tables are still answered.
    let mut at_home = Socket::open(&scene.server, &host).await;
    at_home.ask(&watch(0, &table.code)).await.expect("it is the host's own");
    let public = host.kingdoms(&scene.server, 2).await;
    others.ask(&watch(99, &public.code)).await.expect("it is listed");
    assert_eq!(look(&public.code).await.status, 200);
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn what_the_host_may_do_others_may_not() {
    let mut scene = Scene::set().await;
    let mut guest = Guest::come_back(&scene.server, &scene.who, &scene.neighbour.table).await;
    let setup = guest.record.table.as_ref().unwrap().setup.clone();
    assert_eq!(code(guest.start().await), ProblemCode::NotAllowed);
    assert_eq!(code(guest.add_bot(None, "random").await), ProblemCode::NotAllowed);
    assert_eq!(code(guest.remove(seat(0)).await), ProblemCode::NotAllowed);
    assert_eq!(code(guest.configure(setup).await), ProblemCode::NotAllowed);
    assert_eq!(code(guest.ready(true).await), ProblemCode::NotAllowed);
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn setups_that_cannot_be_played_are_refused() {
    let mut scene = Scene::set().await;
    let good = json!({ "game": "seven-kingdoms", "seats": 2, "options": {} });
    let with = |key: &str, value| {
        let mut setup = good.clone();
        setup[key] = value;
        setup
    };
    let cases = [
        (with("game", json!("chess")), 404),
        (with("seats", json!(0)), 400),
        (with("seats", json!(1)), 400),
        (with("seats", json!(5)), 400),
        (with("seats", json!(255)), 400),
        (with("seats", json!(-1)), 400),
        (with("options", json!({ "cheat": true })), 400),
        (with("options", json!([1, 2, 3])), 400),
        (with("clock", json!({ "clock": "seconds", "per_decision": 4 })), 400),
        (with("clock", json!({ "clock": "seconds", "per_decision": 4_000_000_000_u32 })), 400),
        (with("clock", json!({ "clock": "days", "per_decision": 0 })), 400),
        (with("clock", json!({ "clock": "never" })), 400),
        (with("visibility", json!("secret")), 400),
        (with("host", json!("me")), 400),
        (json!([]), 400),
        (json!(null), 400),
    ];
    for (setup, status) in cases {
        let answer = scene.who.request(&scene.server, "POST", "/api/tables", &setup.to_string()).await;
        assert_eq!(answer.status, status, "{setup}: {answer:?}");
        let problem: protocol::Problem = answer.json();
        assert!(!problem.message.is_empty());
    }
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn an_account_makes_so_many_tables_and_no_more() {
    let mut scene = Scene::set().await;
    for _ in 0..Limits::default().tables_per_account {
        scene.who.kingdoms(&scene.server, 2).await;
    }
    let setup = r#"{"game":"seven-kingdoms","seats":2,"options":{}}"#;
    let answer = scene.who.request(&scene.server, "POST", "/api/tables", setup).await;
    assert_eq!(answer.status, 429, "{answer:?}");
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn http_bodies_that_are_too_large_or_no_json_are_refused() {
    let mut scene = Scene::set().await;
    let large = format!(r#"{{"name":"{}"}}"#, "x".repeat(4 << 20));
    let address = scene.server.address();
    // The server may answer and close the connection before it has received the whole body.
    if let Ok(answer) = request(address, "POST", "/api/session", &[], &large).await {
        assert_eq!(answer.status, 413, "{answer:?}");
    }
    for body in ["{", "[]", "\u{0}", r#"{"name":7}"#, r#"{"name":"a","admin":true}"#] {
        let answer = request(address, "POST", "/api/session", &[], body).await.unwrap();
        assert_eq!(answer.status, 400, "{body:?}: {answer:?}");
        let problem: protocol::Problem = answer.json();
        assert_eq!(problem.code, ProblemCode::Malformed);
    }
    let nobody = request(address, "GET", "/api/tables/mine", &[], "").await.unwrap();
    assert_eq!(nobody.status, 401);
    let _fine = Credentials::bot(&scene.server, "fine").await;
    scene.nobody_noticed().await;
}
