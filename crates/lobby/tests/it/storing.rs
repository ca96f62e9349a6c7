//! Validate, append durably, then send.

use std::time::Duration;

use lobby::Store as _;
use protocol::{Clock, Limits, ProblemCode, Setup};
use serde_json::json;

use crate::house::{House, setup};

#[tokio::test]
async fn the_store_in_memory_keeps_the_laws_of_stores() {
    store_laws::check(async || lobby::MemoryStore::default()).await;
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_stored_is_told_to_nobody_and_can_be_tried_again() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let log = house.store.log(&table).await.unwrap().len();
    house.store.set_failing(true);
    let submission = ana.submission();
    let problem = ana.ask_as("a", submission.clone()).await.unwrap_err();
    assert_eq!(problem.code, ProblemCode::StorageUnavailable);
    let heard = ben.heard.len();
    ben.hear().await;
    assert_eq!(ben.heard.len(), heard, "Ben was told nothing");
    assert_eq!(ben.refused(json!({"type": "chat", "text": "hm"})).await, ProblemCode::StorageUnavailable);
    house.store.set_failing(false);
    tokio::time::sleep(Duration::from_secs(2)).await;
    ana.ask_as("a", submission).await.unwrap();
    assert_eq!(house.store.log(&table).await.unwrap().len(), log + 1);
    ben.hear().await;
    ben.answer().await;
}

#[tokio::test(start_paused = true)]
async fn a_restart_loses_nothing_and_forgets_no_request() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let submission = ana.submission();
    let first = ana.ask_as("before", submission.clone()).await.unwrap();
    ben.ok(json!({"type": "chat", "text": "still here"})).await;
    ana.hear().await;
    let (view, seq) = (ana.game().view.clone(), ana.seq);
    let (session, table) = (ana.session.clone(), ana.table.clone());
    house.restart(Duration::from_secs(3)).await;
    assert_eq!(ana.refused(json!({"type": "chat", "text": "?"})).await, ProblemCode::Closing);

    let mut back = house.socket(session).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    assert_eq!((back.seq, &back.game().view), (seq, &view));
    assert_eq!(back.chat, ["Ben: still here"]);
    assert_eq!(back.ask_as("before", submission).await.unwrap(), first);
    assert_eq!(back.seq, seq);
}

#[tokio::test(start_paused = true)]
async fn the_log_holds_all_that_was_told_in_order() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    while ana.game().outcome.is_none() {
        ana.answer().await;
        ben.hear().await;
        ben.answer().await;
        ana.hear().await;
    }
    let log = house.store.log(&table).await.unwrap();
    assert!(log.iter().enumerate().all(|(i, entry)| entry.seq == i as u64 + 1));
    assert_eq!(log.last().unwrap().seq, ana.seq);
    for logged in &log {
        let text = serde_json::to_string(&logged.entry).unwrap();
        assert_eq!(serde_json::from_str::<lobby::Entry>(&text).unwrap(), logged.entry);
    }
}

#[tokio::test(start_paused = true)]
async fn a_log_that_does_not_fold_is_not_read_all_day() {
    let house = House::open().await;
    let ana = house.person("Ana").await;
    let made = house.lobby.make_table(&ana.session.account, setup("goof", 2)).await.unwrap();
    let row = house.store.find_table(&made.id).await.unwrap().unwrap();
    let now = row.made_at;
    // As another server might write it: a bot is due, in a match that never began.
    let entry = lobby::Entry::Played {
        seat: serde_json::from_value(json!(0)).unwrap(),
        by: protocol::By::Bot,
        from: None,
        input: contract::Input::Intent(json!({"do": "bid", "rank": 1})),
    };
    let entries = vec![lobby::Logged { seq: 2, at: now, entry }];
    let row = lobby::TableRow { wake_at: Some(0), ..row };
    let append = lobby::Append {
        epoch: 1,
        row: row.into(),
        relisted: true,
        entries,
        checkpoint: None,
        begun: None,
        ended: None,
    };
    house.store.append(append).await.unwrap();
    assert_eq!(house.store.due_tables(now + 1, 10).await.unwrap(), std::slice::from_ref(&made.id));
    tokio::time::sleep(Duration::from_secs(5)).await;
    let soon = now + Duration::from_secs(3_600).as_millis() as u64;
    assert!(house.store.due_tables(soon, 10).await.unwrap().is_empty(), "it is let lie");
    let tomorrow = now + Duration::from_secs(25 * 3_600).as_millis() as u64;
    assert_eq!(house.store.due_tables(tomorrow, 10).await.unwrap(), [made.id]);
}

#[tokio::test(start_paused = true)]
async fn logs_that_cannot_be_read_keep_nobody_waiting() {
    let limits = Limits { tables_per_account: u32::MAX, ..Limits::default() };
    let house = House::with(lobby::Config { limits, ..lobby::Config::default() }).await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let clock = Clock::Seconds { per_decision: 30 };
    let table = house.match_of(Setup { clock, ..setup("goof", 2) }, &mut [&mut ana, &mut ben]).await;
    let (session, log) = (ana.session.clone(), house.store.log(&table).await.unwrap().len());
    let mallory = house.person("Mallory").await;
    let mut spoilt = String::new();
    for n in 0..1_010 {
        spoilt = house.lobby.make_table(&mallory.session.account, setup("goof", 2)).await.unwrap().id;
        house.store.spoil(&spoilt, n);
    }
    drop((ana, ben));
    tokio::time::sleep(Duration::from_secs(180)).await;
    assert!(house.store.log(&table).await.unwrap().len() > log, "whose time ran out was played for");
    let soon = house.store.find_table(&spoilt).await.unwrap().unwrap().made_at + 3_600_000;
    let due = house.store.due_tables(soon, 2_000).await.unwrap();
    assert!(due.iter().all(|due| *due == table), "the others are let lie");

    let mut back = house.socket(session).await;
    back.table = spoilt;
    for _ in 0..3 {
        let problem = back.ask(json!({"type": "watch"})).await.unwrap_err();
        assert_eq!(problem.code, ProblemCode::Internal);
        assert!(problem.message.starts_with("this table cannot be opened"), "{problem:?}");
    }
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
}
