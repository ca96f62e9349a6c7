//! A table that wakes is read from its last checkpoint, in its former state.

use std::time::Duration;

use lobby::Store as _;
use serde_json::{Value, json};

use crate::house::{Client, House, setup};

/// Returns all messages to a new socket of one person, without those parts that depend on the moment.
async fn told(house: &House, who: &Client) -> Vec<Value> {
    let mut fresh = house.socket(who.session.clone()).await;
    fresh.table.clone_from(&who.table);
    fresh.heard.clear();
    fresh.ok(json!({"type": "watch"})).await;
    let frames = fresh.heard.iter().map(|frame| serde_json::from_str::<Value>(frame).unwrap());
    let mut told = Vec::new();
    for mut frame in frames.filter(|frame| frame["type"] != "done") {
        let fields = frame.as_object_mut().unwrap();
        fields.remove("now");
        // An outage is refunded.
        fields.remove("deadlines");
        if let Some(state) = fields.get_mut("state").and_then(Value::as_object_mut) {
            state.remove("seats");
            state.remove("spectators");
        }
        // The table is sent again when others come and go.
        if !told.contains(&frame) {
            told.push(frame);
        }
    }
    told
}

async fn same_after_a_restart(house: &mut House, people: [&Client; 2]) {
    let before = [told(house, people[0]).await, told(house, people[1]).await];
    house.restart(Duration::from_secs(1)).await;
    let after = [told(house, people[0]).await, told(house, people[1]).await];
    assert_eq!(before, after);
}

#[tokio::test(start_paused = true)]
async fn a_table_read_from_a_checkpoint_is_what_it_was() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.table(setup("haggle", 2), &mut [&mut ana, &mut ben]).await;
    ana.ok(json!({"type": "chat", "text": "hello"})).await;
    let said = ben.ask_as("first", json!({"type": "chat", "text": "good morning"})).await.unwrap();
    assert_eq!(house.store.checkpoint(&table).await.unwrap(), None, "there is little to read");
    ana.ok(json!({"type": "start"})).await;
    ben.hear().await;
    let began = house.store.checkpoint(&table).await.unwrap().unwrap().seq;
    assert_eq!(began, house.store.log(&table).await.unwrap().len() as u64 - 1);
    ana.ok(json!({"type": "chat", "to": 1, "text": "between us"})).await;
    ben.ok(json!({"type": "chat", "text": "aloud"})).await;
    same_after_a_restart(&mut house, [&ana, &ben]).await;

    // An answer from before the match is repeated, and the request is not carried out again.
    let mut back = house.socket(ben.session.clone()).await;
    back.table.clone_from(&table);
    back.ok(json!({"type": "watch"})).await;
    let again = back.ask_as("first", json!({"type": "chat", "text": "good morning"})).await.unwrap();
    assert_eq!(again, said);
    assert_eq!(back.chat.iter().filter(|line| line.contains("good morning")).count(), 1);
}

#[tokio::test(start_paused = true)]
async fn the_second_match_begins_where_the_first_left_off() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    while ana.game().outcome.is_none() {
        ana.answer().await;
        ben.hear().await;
        ben.answer().await;
        ana.hear().await;
    }
    let first = house.store.checkpoint(&table).await.unwrap().unwrap();
    let id = |client: &Client| client.state.as_ref().unwrap().game.as_ref().unwrap().id.clone();
    let records = [house.lobby.match_record(&id(&ana)).await.unwrap()];
    ana.ok(json!({"type": "rematch"})).await;
    ana.ok(json!({"type": "ready", "ready": true})).await;
    ben.ok(json!({"type": "ready", "ready": true})).await;
    ana.ok(json!({"type": "start"})).await;
    ben.hear().await;
    let second = house.store.checkpoint(&table).await.unwrap().unwrap();
    assert!(second.seq > first.seq + records[0].inputs.len() as u64);
    ben.answer().await;
    same_after_a_restart(&mut house, [&ana, &ben]).await;
    assert_eq!(house.lobby.match_record(&records[0].id).await.unwrap(), records[0]);
}

/// Also at a table without any match.
#[tokio::test(start_paused = true)]
async fn a_table_where_much_is_said_is_written_down_now_and_then() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.table(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    for n in 0..1_100 {
        ana.ok(json!({"type": "chat", "text": format!("line {n}")})).await;
    }
    let checkpoint = house.store.checkpoint(&table).await.unwrap().unwrap();
    assert!((1_000..1_010).contains(&checkpoint.seq), "{}", checkpoint.seq);
    same_after_a_restart(&mut house, [&ana, &ben]).await;
}

#[tokio::test(start_paused = true)]
async fn a_checkpoint_of_another_version_is_as_if_it_were_not_there() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    ana.answer().await;
    ben.ok(json!({"type": "chat", "text": "hm"})).await;
    let before = [told(&house, &ana).await, told(&house, &ben).await];
    house.lobby.shut_down().await;
    let row = house.store.find_table(&table).await.unwrap().unwrap();
    for state in ["{}", "?", r#"{"form":9999,"state":{}}"#] {
        let checkpoint = Some(lobby::Checkpoint { seq: 1, state: state.into() });
        let row = row.clone().into();
        let append = lobby::Append {
            epoch: 1,
            row,
            relisted: true,
            entries: vec![],
            checkpoint,
            begun: None,
            ended: None,
        };
        house.store.append(append).await.unwrap();
        house.restart(Duration::from_secs(1)).await;
        assert_eq!([told(&house, &ana).await, told(&house, &ben).await], before, "{state}");
    }
}
