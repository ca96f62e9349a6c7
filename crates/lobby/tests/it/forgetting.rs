//! The deletion of unused data, and only of that.

use std::time::Duration;

use lobby::{Config, Keep};
use protocol::ProblemCode;
use serde_json::json;

use crate::house::{Client, HERE, House, setup};

/// A day is an hour here, because the alarm clock ticks every second of it.
const DAY: Duration = Duration::from_secs(3_600);

async fn strict() -> House {
    let keep = Keep { sessions: 10 * DAY, guests: 3 * DAY, unstarted: 2 * DAY, matches: None };
    House::with(Config { keep, ..Config::default() }).await
}

/// Makes a table of the host with a match that has begun.
async fn play(house: &House, host: &mut Client) -> String {
    let table = house.table(setup("goof", 2), &mut [&mut *host]).await;
    host.ok(json!({"type": "add_bot", "player": "first"})).await;
    host.ok(json!({"type": "start"})).await;
    table
}

#[tokio::test(start_paused = true)]
async fn tables_that_are_never_started_are_forgotten_and_others_are_kept() {
    let house = strict().await;
    let mut ana = house.person("Ana").await;
    let played = play(&house, &mut ana).await;
    ana.ok(json!({"type": "unwatch"})).await;
    let account = ana.session.account.clone();
    let forgotten = house.lobby.make_table(&account, setup("goof", 2)).await.unwrap();
    let watched = house.lobby.make_table(&account, setup("goof", 2)).await.unwrap();
    ana.table = watched.id.clone();
    ana.ok(json!({"type": "watch"})).await;

    tokio::time::sleep(DAY).await;
    assert!(house.lobby.table(&forgotten.id, HERE, None).await.is_ok(), "it is not old");
    let mut late = house.person("Late").await;
    late.table = forgotten.id.clone();
    late.ok(json!({"type": "watch"})).await;
    late.ok(json!({"type": "unwatch"})).await;
    tokio::time::sleep(2 * DAY).await;
    let gone = house.lobby.table(&forgotten.id, HERE, None).await;
    assert_eq!(gone.unwrap_err().code, ProblemCode::NotFound);
    assert_eq!(late.refused(json!({"type": "sit"})).await, ProblemCode::NotFound, "who knew it is told");
    for kept in [&played, &watched.id] {
        assert!(house.lobby.table(kept, HERE, None).await.is_ok(), "{kept}");
    }
}

#[tokio::test(start_paused = true)]
async fn many_are_forgotten_a_few_at_a_time() {
    let house = strict().await;
    let mut tables = Vec::new();
    for n in 0..130 {
        let host = house.person(&format!("holder {n}")).await;
        tables.push(house.lobby.make_table(&host.session.account, setup("goof", 2)).await.unwrap().id);
    }
    tokio::time::sleep(2 * DAY + Duration::from_secs(1_200)).await;
    for table in &tables {
        assert!(house.lobby.table(table, HERE, None).await.is_err());
    }
}

#[tokio::test(start_paused = true)]
async fn sessions_last_while_they_are_used() {
    let house = strict().await;
    let sign_in = async |name: &str| {
        let request = protocol::http::SignIn { name: name.into(), kind: protocol::AccountKind::Person };
        house.lobby.sign_in(request, Default::default()).await.unwrap().token
    };
    let known = async |token: &str| house.lobby.session(token).await.unwrap();
    let (guest, at_home, connected) =
        (sign_in("guest").await, sign_in("at home").await, sign_in("connected").await);
    let mut host = house.socket(known(&at_home).await.unwrap()).await;
    play(&house, &mut host).await;
    drop(host);
    let socket = house.socket(known(&connected).await.unwrap()).await;

    for _ in 0..4 {
        tokio::time::sleep(2 * DAY).await;
        assert!(known(&guest).await.is_some(), "it is used every other day");
    }
    tokio::time::sleep(DAY).await;
    assert!(known(&at_home).await.is_some(), "who has tables is remembered for longer");
    tokio::time::sleep(4 * DAY).await;
    assert_eq!(known(&guest).await, None);
    assert!(known(&connected).await.is_some(), "its socket is open");
    assert!(!socket.outbox.is_closed());
    assert!(known(&at_home).await.is_some());
    tokio::time::sleep(11 * DAY).await;
    assert_eq!(known(&at_home).await, None);
}
