//! Strangers at a public table: their chat does not limit others.

use lobby::Store as _;
use protocol::ProblemCode;
use serde_json::json;

use crate::house::{Client, House, setup};

async fn stranger(house: &House, name: &str, table: &str) -> Client {
    let mut client = house.person(name).await;
    client.table = table.to_owned();
    client.ok(json!({"type": "watch"})).await;
    client
}

/// Writes as many chat lines as the limit permits at one time.
async fn shout(client: &mut Client) -> u32 {
    let mut said = 0;
    while client.ask(json!({"type": "chat", "text": "!"})).await.is_ok() {
        said += 1;
    }
    said
}

#[tokio::test(start_paused = true)]
async fn who_shouts_silences_nobody_else() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    let made = house.lobby.make_table(&ana.session.account, setup("goof", 3)).await.unwrap();
    ana.table.clone_from(&made.id);
    ana.ok(json!({"type": "watch"})).await;
    let mut eve = stranger(&house, "Eve", &made.id).await;
    assert!((20..=22).contains(&shout(&mut eve).await));
    let problem = eve.ask(json!({"type": "sit"})).await.unwrap_err();
    assert_eq!(problem.code, ProblemCode::TooMany);
    assert!(problem.retry_after.unwrap() <= 4_000);
    // The host has no seat yet, and other strangers join.
    let mut ben = stranger(&house, "Ben", &made.id).await;
    for client in [&mut ana, &mut ben] {
        client.ask(json!({"type": "chat", "text": "good evening"})).await.unwrap();
        client.ask(json!({"type": "sit"})).await.unwrap();
        client.ask(json!({"type": "ready", "ready": true})).await.unwrap();
        client.hear().await;
    }
}

/// Limits exist for a bounded number of accounts. Those that belong to the table are never among the
/// unlimited ones.
#[tokio::test(start_paused = true)]
#[ignore = "long suite: a crowd of 1,050"]
async fn a_crowd_silences_no_player() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.table(setup("goof", 3), &mut [&mut ana, &mut ben]).await;
    let mut crowd = Vec::new();
    for n in 0..1_050 {
        let mut one = stranger(&house, &format!("Eve {n}"), &table).await;
        let _ = one.ask(json!({"type": "chat", "text": "!"})).await;
        ana.hear_now();
        ben.hear_now();
        crowd.push(one);
        if n % 50 == 0 {
            crowd.iter_mut().for_each(|one| drop(one.hear_now()));
        }
    }
    for client in [&mut ana, &mut ben] {
        client.ask(json!({"type": "chat", "text": "still here"})).await.unwrap();
        client.ask(json!({"type": "ready", "ready": false})).await.unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn only_who_watches_may_talk() {
    let house = House::open().await;
    let (mut ana, mut eve) = (house.person("Ana").await, house.person("Eve").await);
    eve.table = house.table(setup("goof", 2), &mut [&mut ana]).await;
    let chat = json!({"type": "chat", "text": "from behind the curtain"});
    assert_eq!(eve.refused(chat.clone()).await, ProblemCode::NotWatching);
    eve.ok(json!({"type": "watch"})).await;
    let said = eve.ask_as("once", chat.clone()).await.unwrap();
    eve.ok(json!({"type": "unwatch"})).await;
    assert_eq!(eve.refused(chat.clone()).await, ProblemCode::NotWatching);
    assert_eq!(eve.ask_as("once", chat).await.unwrap(), said, "what was said before gets its first answer");
    ana.hear().await;
    assert_eq!(ana.chat, ["Eve: from behind the curtain"]);
    let log = house.store.log(&ana.table).await.unwrap();
    assert_eq!(log.len(), 4);
}
