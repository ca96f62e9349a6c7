//! Moves of bots in quick succession are sent together, and before anything newer.

use std::time::Duration;

use lobby::Config;
use protocol::{By, GameUpdate, ServerMessage};
use serde_json::json;

use crate::house::{Client, House, setup};

/// Seats a person with three bots that never wait.
async fn sages() -> (House, Client, Client) {
    let config = Config { bot_pause: Duration::ZERO, bot_patience: Duration::ZERO, ..Config::default() };
    let house = House::with(config).await;
    let mut ana = house.person("Ana").await;
    house.table(setup("seven-sages", 4), &mut [&mut ana]).await;
    for _ in 0..3 {
        ana.ok(json!({"type": "add_bot", "player": "random"})).await;
    }
    let mut eve = house.person("Eve").await;
    eve.table.clone_from(&ana.table);
    eve.ok(json!({"type": "watch"})).await;
    ana.ok(json!({"type": "start"})).await;
    (house, ana, eve)
}

fn updates(client: &Client) -> impl Iterator<Item = GameUpdate> {
    let messages = client.heard.iter().map(|text| serde_json::from_str(text).unwrap());
    messages.filter_map(|message| match message {
        ServerMessage::Game(update) => Some(update),
        _ => None,
    })
}

/// Checks that before a newer entry everything up to the one before has arrived, so that a resuming client
/// misses nothing.
fn nothing_is_missed(client: &Client) -> usize {
    let (mut head, mut complete, mut newest, mut steps) = (0, 0, 0, 0);
    for text in &client.heard {
        let message: serde_json::Value = serde_json::from_str(text).unwrap();
        let Some(seq) = message["seq"].as_u64().filter(|_| message["type"] != "done") else { continue };
        assert!(seq >= head, "{text}");
        if seq > head {
            (head, complete) = (seq, head);
        }
        for step in message["steps"].as_array().into_iter().flatten() {
            let seq = step["seq"].as_u64().unwrap();
            assert!(seq > newest && seq > complete && seq <= head, "after {newest} and {complete}: {text}");
            newest = seq;
            steps += 1;
        }
    }
    steps
}

#[tokio::test(start_paused = true)]
async fn nobody_misses_a_step_whatever_is_said_in_between() {
    let (house, mut ana, mut eve) = sages().await;
    let mut changes = house.socket(eve.session.clone()).await;
    changes.table.clone_from(&eve.table);
    changes.ok(json!({"type": "watch", "changes": true})).await;
    let mut turns = 0;
    while ana.game().outcome.is_none() && turns < 400 {
        turns += 1;
        if ana.game().decision.as_ref().is_some_and(|decision| decision.owed) {
            let submission = ana.submission();
            // It may be stale by now.
            let _ = ana.ask(submission).await;
        }
        if turns % 7 == 0 {
            eve.ok(json!({"type": "chat", "text": "oh!"})).await;
        }
        tokio::time::sleep(Duration::from_millis(3)).await;
        ana.hear().await;
        eve.hear().await;
        changes.hear().await;
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    for client in [&mut ana, &mut eve, &mut changes] {
        client.hear().await;
    }
    assert_eq!(eve.known(), changes.known());
    let (told, watched) = (nothing_is_missed(&ana), nothing_is_missed(&eve));
    assert!(told > 50 && watched > 50, "{told} {watched}");
    let frames = updates(&eve).count();
    println!(
        "{watched} steps in {frames} messages to who watches, {told} in {} to a player",
        updates(&ana).count()
    );
    assert!(frames * 4 < watched * 3, "{watched} steps in {frames} messages");
}

/// Clients with a decision receive it at once, and all clients receive the moves of people at once.
#[tokio::test(start_paused = true)]
async fn only_what_asks_nobody_anything_waits_and_not_for_long() {
    let (_house, mut ana, mut eve) = sages().await;
    for _ in 0..60 {
        if ana.game().decision.as_ref().is_some_and(|decision| decision.owed) {
            let submission = ana.submission();
            let _ = ana.ask(submission).await;
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
        ana.hear().await;
        eve.hear().await;
    }
    let mut waited = 0;
    for client in [&ana, &eve] {
        for update in updates(client) {
            let Some(step) = update.steps.last() else { continue };
            let late = update.now - step.at;
            let asked = update.decision.as_ref().is_some_and(|asked| asked.owed && asked.number == step.seq);
            let automatic = matches!(step.by, By::Bot | By::StandIn);
            assert!(late <= 100 && (late == 0 || automatic && !asked), "{late} ms late: {step:?}");
            waited += usize::from(late > 0);
        }
    }
    assert!(waited > 5, "{waited}");
}
