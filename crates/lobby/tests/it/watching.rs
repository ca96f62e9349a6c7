//! Watching a table: spectators, resuming, presence, slow readers.

use std::time::Duration;

use lobby::Store as _;
use protocol::{CloseCode, Occupant, ProblemCode, Setup};
use serde_json::{Value, json};

use crate::house::{Client, House, setup};

fn last_steps(client: &Client) -> Vec<u64> {
    client.game().steps.iter().map(|step| step.seq).collect()
}

#[tokio::test(start_paused = true)]
async fn who_comes_back_gets_what_they_missed_and_nothing_twice() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("haggle", 2), &mut [&mut ana, &mut ben]).await;
    let offer = async |ana: &mut Client, coins: u32| {
        let intent = json!({"do": "offer", "to": 1, "coins": coins});
        let decision = ana.game().decision.as_ref().unwrap().number;
        ana.ok(json!({"type": "submit", "decision": decision, "intent": intent})).await;
    };
    offer(&mut ana, 1).await;
    ben.hear().await;
    let (seen, table, session) = (ben.seq, ben.table.clone(), ben.session.clone());
    drop(ben);
    ana.hear().await;
    let connected = |c: &Client, name: &str| {
        c.state.as_ref().unwrap().seats.iter().any(|(_, s)| {
            matches!(&s.occupant, Occupant::Account { account, connected: true, .. } if account.name == name)
        })
    };
    assert!(!connected(&ana, "Ben"));
    offer(&mut ana, 2).await;
    ana.ok(json!({"type": "chat", "text": "where are you?"})).await;

    let mut back = house.socket(session.clone()).await;
    back.table = table.clone();
    back.ok(json!({"type": "watch", "since": seen, "epoch": 1})).await;
    assert_eq!(last_steps(&back), [seen + 1]);
    assert!(!back.game().from_start);
    assert_eq!(back.chat, ["Ana: where are you?"]);
    assert!(back.game().decision.is_some(), "the same seat");
    ana.hear().await;
    assert!(connected(&ana, "Ben"));

    // From another epoch, or without a place, everything is sent.
    let mut anew = house.socket(session).await;
    anew.table = table;
    anew.ok(json!({"type": "watch", "since": seen, "epoch": 7})).await;
    assert_eq!(last_steps(&anew).len(), 2);
    assert!(anew.game().from_start);
}

#[tokio::test(start_paused = true)]
async fn spectators_see_what_lies_open_and_cannot_play() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let mut eve = house.person("Eve").await;
    eve.table = table;
    eve.ok(json!({"type": "watch"})).await;
    ana.hear().await;
    let seen = ana.state.as_ref().unwrap();
    assert_eq!((seen.spectators, &seen.watching[..]), (1, &["Eve".to_owned()][..]), "who watches is told");
    assert_eq!(eve.game().view["you"], Value::Null);
    assert!(eve.game().decision.is_none());
    ana.answer().await;
    eve.hear().await;
    assert!(last_steps(&eve).is_empty(), "a sealed bid is no step for others");
    assert_eq!(eve.game().waiting.len(), 1, "who still owes one is told");
    assert!(eve.heard.last().unwrap().starts_with(r#"{"type":"waiting""#), "{:?}", eve.heard.last());
    eve.ok(json!({"type": "unwatch"})).await;
    let seen = eve.heard.len();
    ben.answer().await;
    eve.hear().await;
    assert_eq!(eve.heard.len(), seen);
}

#[tokio::test(start_paused = true)]
async fn a_reader_who_never_reads_is_dropped_and_nobody_else_notices() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let mut eve = house.person("Eve").await;
    eve.table = house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    eve.ok(json!({"type": "watch"})).await;
    for n in 0..100 {
        ana.ok(json!({"type": "chat", "text": format!("line {n}")})).await;
        ben.hear().await;
    }
    assert!(eve.outbox.is_closed());
    assert!(!ben.outbox.is_closed());
    assert_eq!(ben.chat.len(), 100);
}

#[tokio::test(start_paused = true)]
async fn ending_a_session_closes_its_sockets() {
    let house = House::open().await;
    let ana = house.person("Ana").await;
    let ben = house.person("Ben").await;
    house.lobby.sign_out(&ana.session).await.unwrap();
    assert!(ana.outbox.is_closed());
    assert!(!ben.outbox.is_closed());
    assert!(!CloseCode::SignedOut.resumable());
}

#[tokio::test(start_paused = true)]
async fn a_table_nobody_watches_leaves_memory_and_comes_back() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    ana.answer().await;
    let (seq, session, table) = (ana.seq, ana.session.clone(), ana.table.clone());
    drop((ana, ben));
    tokio::time::sleep(Duration::from_secs(59)).await;
    assert_eq!(house.lobby.tables_awake(), 1);
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(house.lobby.tables_awake(), 0);
    let mut back = house.socket(session).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    assert_eq!((house.lobby.tables_awake(), back.seq), (1, seq));
}

#[tokio::test(start_paused = true)]
async fn endless_chat_does_not_make_a_table_too_heavy_to_open() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    let table = house.table(setup("goof", 2), &mut [&mut ana]).await;
    for n in 0..1_000 {
        ana.ok(json!({"type": "chat", "text": format!("line {n}")})).await;
        if n == 900 {
            tokio::time::sleep(Duration::from_secs(2)).await;
            ana.ask_as("soon", json!({"type": "chat", "text": "soon"})).await.unwrap();
        }
    }
    let mut eve = house.person("Eve").await;
    eve.table = table;
    eve.ok(json!({"type": "watch"})).await;
    assert_eq!(eve.chat.len(), 50);
    assert_eq!(eve.chat.last().unwrap(), "Ana: line 999");
    let seq = ana.seq;
    tokio::time::sleep(Duration::from_secs(2)).await;
    ana.ask_as("soon", json!({"type": "chat", "text": "soon"})).await.unwrap();
    assert_eq!(ana.seq, seq, "what was said a hundred lines ago is not said again");
}

#[tokio::test(start_paused = true)]
async fn who_changes_their_mind_on_end_does_not_make_a_match_too_large_to_be_told() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let longest = Setup { options: json!({"cards": 12}), ..setup("goof", 2) };
    house.match_of(longest, &mut [&mut ana, &mut ben]).await;
    let (mut thoughts, mut last) = (0, 0);
    for turn in 0..12 {
        if turn > 0 {
            ben.hear().await;
            ben.answer().await;
            ana.hear().await;
        }
        // As often as the limit permits.
        while let Ok(answer) = ana.ask(ana.submission()).await {
            (thoughts, last) = (thoughts + 1, answer.unwrap());
            assert!(thoughts < 1_000, "in one turn after the other");
            ben.hear_now();
        }
    }
    let mut back = house.socket(ana.session.clone()).await;
    back.table = ana.table.clone();
    back.ok(json!({"type": "watch"})).await;
    assert_eq!(thoughts, 12 * 64);
    assert_eq!(last_steps(&back).last(), Some(&last));
    let told = back.heard.iter().map(String::len).max().unwrap();
    assert!(told < 200_000, "{told} bytes");
}

#[tokio::test(start_paused = true)]
async fn who_asks_for_a_table_again_and_again_has_to_wait() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let mut eve = house.person("Eve").await;
    eve.table = house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let mut watched = 0;
    let problem = loop {
        match eve.ask(json!({"type": "watch"})).await {
            Ok(_) => watched += 1,
            Err(problem) => break problem,
        }
        eve.ok(json!({"type": "unwatch"})).await;
    };
    assert_eq!((watched, problem.code), (5, ProblemCode::TooMany));
    tokio::time::sleep(Duration::from_millis(problem.retry_after.unwrap())).await;
    eve.ok(json!({"type": "watch"})).await;
}

#[tokio::test(start_paused = true)]
async fn toggling_does_not_make_the_table_speak_to_everybody_each_time() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    tokio::time::sleep(Duration::from_secs(60)).await;
    ana.hear().await;
    let heard = ana.heard.len();
    for _ in 0..40 {
        // A socket of its own each time.
        let mut eve = house.person("Eve").await;
        eve.table.clone_from(&table);
        eve.ok(json!({"type": "watch"})).await;
        drop(eve);
        ana.hear().await;
    }
    let frames = ana.heard.len() - heard;
    assert!((12..=16).contains(&frames), "{frames} frames for 80 comings and goings");
    tokio::time::sleep(Duration::from_secs(3)).await;
    ana.hear().await;
    assert_eq!(ana.state.as_ref().unwrap().spectators, 0, "the last word is right");
}

#[tokio::test(start_paused = true)]
async fn a_log_grows_slowly_for_whoever_does_not_play() {
    let house = House::open().await;
    let (mut ana, mut eve) = (house.person("Ana").await, house.person("Eve").await);
    let table = house.table(setup("goof", 2), &mut [&mut ana]).await;
    eve.table.clone_from(&table);
    let begun = tokio::time::Instant::now();
    for n in 0..400 {
        let toggled = json!({"type": "ready", "ready": n % 2 == 0});
        match ana.ask(toggled).await {
            Ok(_) => {}
            Err(problem) => assert_eq!(problem.code, ProblemCode::TooMany),
        }
        let _ = eve.ask(json!({"type": "sit"})).await;
        let _ = eve.ask(json!({"type": "stand"})).await;
    }
    let log = house.store.log(&table).await.unwrap().len() as u64;
    let most = 4 * 100 + begun.elapsed().as_secs();
    assert!(log < most, "{log} entries");
    // The remaining limit is enough to continue.
    tokio::time::sleep(Duration::from_secs(60)).await;
    ana.ok(json!({"type": "chat", "text": "still here"})).await;
}

#[tokio::test(start_paused = true)]
async fn who_says_much_at_once_is_answered_at_the_pace_at_which_they_read() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    house.table(setup("goof", 2), &mut [&mut ana]).await;
    // Each has two answers: `done`, and the change of the table.
    let done = ana.ask_at_once((0..90).map(|n| json!({"type": "ready", "ready": n % 2 == 1}))).await;
    assert_eq!(done, 90);
    assert!(!ana.outbox.is_closed());
}
