//! Late, repeated and absurd submissions, and those for another player.

use protocol::{ClientMessage, ProblemCode};
use serde_json::json;
use tests::{Guest, Record, Server, begin, chance};

use super::{Scene, code};

/// Returns both players of a new match, first the one who has to decide.
async fn two(server: &Server) -> (Guest, Guest) {
    let mut people = begin(server, 2, 0).await;
    let (second, first) = (people.remove(1), people.remove(0));
    if first.record.decision().is_some() { (first, second) } else { (second, first) }
}

fn number(guest: &Guest) -> u64 {
    guest.record.decision().expect("they are asked").number
}

#[tokio::test]
async fn nobody_acts_for_another_seat() {
    let mut scene = Scene::set().await;
    let (asked, mut other) = two(&scene.server).await;
    let (decision, intent) = (number(&asked), asked.record.offered()[0].clone());
    let not_his = code(other.submit(decision, intent.clone()).await);
    assert!(matches!(not_his, ProblemCode::NotWaiting | ProblemCode::Stale), "{not_his:?}");

    let mut spectator = Guest::come_back(&scene.server, &scene.who, &asked.table).await;
    assert_eq!(code(spectator.submit(decision, intent).await), ProblemCode::NotAllowed);
    let steps = spectator.record.steps.len();
    assert_eq!(steps, asked.record.steps.len(), "nothing happened");
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn absurd_intents_are_refused_and_cost_nothing() {
    let mut scene = Scene::set().await;
    let (mut asked, _other) = two(&scene.server).await;
    let decision = number(&asked);
    let absurd = [
        json!(null),
        json!(7),
        json!("play"),
        json!([]),
        json!({}),
        json!({ "do": "cheat" }),
        json!({ "do": "play" }),
        json!({ "do": "play", "card": 0 }),
        json!({ "do": "play", "card": 50 }),
        json!({ "do": "play", "card": -1 }),
        json!({ "do": "play", "card": 1.5 }),
        json!({ "do": "play", "card": u64::MAX }),
        json!({ "do": "play", "card": "1" }),
        json!({ "do": "play", "card": [1] }),
        json!({ "do": "play", "card": 1, "seat": 1 }),
        json!({ "do": "take", "card": 1, "to": "sleeve" }),
        json!({ "do": "take_run", "from": 0 }),
        json!({ "do": "take_run", "from": 8 }),
        json!({ "do": "place_token", "token": "plus_100" }),
    ];
    for intent in absurd {
        let problem = asked.submit(decision, intent.clone()).await.expect_err("absurd");
        let known = matches!(problem.code, ProblemCode::Malformed | ProblemCode::Refused);
        assert!(known && !problem.message.is_empty(), "{intent}: {problem:?}");
        asked.until("the same question again", |record| record.decision().is_some()).await;
        assert_eq!(number(&asked), decision, "{intent}");
    }
    for card in 1..=49 {
        let intent = json!({ "do": "play", "card": card });
        if !asked.record.offered().contains(&intent) {
            let problem = asked.submit(decision, intent).await.expect_err("not in the hand");
            assert_eq!(problem.code, ProblemCode::Refused);
            assert_eq!(problem.refusal.expect("with a reason")["why"], "not_in_hand");
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    }
    let offered = asked.record.offered()[0].clone();
    asked.submit(decision, offered).await.expect("what is offered is still accepted");
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn a_repeated_submission_gets_the_first_answer_and_is_played_once() {
    let mut scene = Scene::set().await;
    let (mut asked, mut other) = two(&scene.server).await;
    let (decision, intent) = (number(&asked), asked.record.offered()[0].clone());
    let first = asked.submit_as("once", decision, intent.clone()).await.expect("it was offered");
    assert!(first.is_some());
    for _ in 0..3 {
        assert_eq!(asked.submit_as("once", decision, intent.clone()).await, Ok(first));
    }
    let (who, table) = (asked.who.clone(), asked.table.clone());
    let mut elsewhere = Guest::come_back(&scene.server, &who, &table).await;
    assert_eq!(elsewhere.submit_as("once", decision, intent.clone()).await, Ok(first));
    assert_eq!(elsewhere.record.steps.iter().filter(|step| Some(step.seq) == first).count(), 1);

    let chat =
        ClientMessage::Chat { id: "once".into(), table: table.clone(), to: None, text: "hello".into() };
    assert_eq!(code(elsewhere.socket.ask(&chat).await), ProblemCode::IdReused);
    // Each account has its own ids.
    let chat = ClientMessage::Chat { id: "once".into(), table, to: None, text: "hello".into() };
    other.socket.ask(&chat).await.expect("another account may use the same id");
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn the_first_answer_is_remembered_over_a_restart() {
    let mut scene = Scene::set().await;
    let (mut asked, _other) = two(&scene.server).await;
    let (decision, intent) = (number(&asked), asked.record.offered()[0].clone());
    let first = asked.submit_as("once", decision, intent.clone()).await.expect("it was offered");
    scene.calm.end();
    scene.server.kill();
    scene.server.restart().await;
    let mut back = Guest::come_back(&scene.server, &asked.who, &asked.table).await;
    assert_eq!(back.submit_as("once", decision, intent).await, Ok(first));
    assert_eq!(back.record.steps.iter().filter(|step| Some(step.seq) == first).count(), 1);
}

#[tokio::test]
async fn answers_to_questions_that_are_no_longer_asked_are_stale() {
    let mut scene = Scene::set().await;
    let mut rng = chance();
    let (mut asked, _other) = two(&scene.server).await;
    let old = asked.record.offered()[0].clone();
    let decision = number(&asked);
    for wrong in [0, decision + 1, decision + 1_000, u64::MAX] {
        let answer = asked.submit(wrong, old.clone()).await;
        assert_eq!(code(answer), ProblemCode::Stale, "decision {wrong} instead of {decision}");
    }
    asked.decide(&mut rng).await;
    let late = code(asked.submit(decision, old).await);
    assert!(matches!(late, ProblemCode::Stale | ProblemCode::NotWaiting), "{late:?}");
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn a_finished_match_takes_nothing_more() {
    let mut scene = Scene::set().await;
    let mut rng = chance();
    let mut ada = begin(&scene.server, 1, 1).await.remove(0);
    let decision = ada.record.decision().map_or(0, |decision| decision.number);
    ada.play_to_the_end(&mut rng).await;
    ada.until("the end", Record::is_over).await;
    let steps = ada.record.steps.len();
    let late = code(ada.submit(decision, json!({ "do": "confirm" })).await);
    assert!(
        matches!(late, ProblemCode::Stale | ProblemCode::NotWaiting | ProblemCode::WrongTime),
        "{late:?}"
    );
    assert_eq!(code(ada.resign().await), ProblemCode::WrongTime);
    assert_eq!(code(ada.claim().await), ProblemCode::WrongTime);
    assert_eq!(ada.record.steps.len(), steps);
    scene.nobody_noticed().await;
}
