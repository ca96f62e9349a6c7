//! Intents that were offered and then bent, and intents of others, in matches of every game and of the boxes.

use std::sync::{Arc, Mutex};

use contract_laws::arbitrary::{bend, garbage};
use protocol::{Problem, ProblemCode};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use tests::{Guest, begin_with, chance, pick};

use crate::Scene;

/// Decisions at which a match is tried; most end before.
const DECISIONS: usize = 40;

/// Every game with one seat more than the fewest, and the boxes of 7 Wonders.
fn matches() -> Vec<Value> {
    let plain = games::GAMES.iter().map(|info| {
        let seats = (info.min_seats + 1).min(info.max_seats);
        json!({ "game": info.id, "seats": seats })
    });
    let boxes = [json!({ "game": "seven-wonders", "seats": 4, "options": { "leaders": "everything" } })];
    plain.chain(boxes).collect()
}

/// Everything that anybody was offered, for others to try.
type Overheard = Arc<Mutex<Vec<Value>>>;

fn overhear(guest: &Guest, overheard: &Overheard) {
    overheard.lock().expect("nobody panics with it").extend_from_slice(guest.record.offered());
}

/// What somebody could try who was offered these: one bent, one of another player, anything at all.
fn attempts(offered: &[Value], overheard: &Overheard, rng: &mut ChaCha8Rng) -> Vec<Value> {
    let theirs = overheard.lock().expect("nobody panics with it");
    let mut attempts = vec![bend(pick(offered, rng), rng), bend(pick(offered, rng), rng), garbage(rng, 3)];
    if !theirs.is_empty() {
        attempts.push(pick(&theirs, rng).clone());
    }
    attempts
}

/// How often something was refused, and carried out because it was legal after all.
#[derive(Default, Debug)]
struct Came {
    refused: usize,
    accepted: usize,
}

/// Tries what one should not, and then plays on as one should.
async fn try_everything(mallory: &mut Guest, overheard: &Overheard, rng: &mut ChaCha8Rng) -> Came {
    let mut came = Came::default();
    let mut answered = 0;
    for _ in 0..DECISIONS {
        let new = |record: &tests::Record| record.decision().is_some_and(|asked| asked.number > answered);
        mallory.until("a decision or the end", |record| record.is_over() || new(record)).await;
        if mallory.record.is_over() {
            break;
        }
        let number = mallory.record.decision().expect("they are asked").number;
        answered = number;
        for intent in attempts(mallory.record.offered(), overheard, rng) {
            match mallory.submit(number, intent.clone()).await {
                Ok(_) => {
                    came.accepted += 1;
                    break;
                }
                Err(Problem { code: ProblemCode::Malformed | ProblemCode::Refused, message, .. }) => {
                    assert!(!message.is_empty(), "{intent} is refused without a word");
                    came.refused += 1;
                }
                // Somebody else was faster: nothing is left to answer.
                Err(Problem { code: ProblemCode::Stale | ProblemCode::NotWaiting, .. }) => break,
                Err(problem) => panic!("{intent}: {problem:?}"),
            }
        }
        // After a refusal the question comes again; after an answer that can be replaced it may not be owed.
        let asked = mallory.record.decision().filter(|asked| asked.number == number).is_some();
        if asked {
            let intent = pick(mallory.record.offered(), rng).clone();
            let answer = mallory.submit(number, intent.clone()).await;
            let late = |code| matches!(code, ProblemCode::Stale | ProblemCode::NotWaiting);
            assert!(
                answer.as_ref().map_or_else(|problem| late(problem.code), |_| true),
                "{intent} was offered and refused after attempts: {answer:?}"
            );
        }
    }
    came
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bent_intents_of_every_game_are_refused_and_the_match_goes_on() {
    let flags = ["--bot-pause", "0", "--messages-per-second", "1000000", "--message-burst", "1000000"];
    let mut scene = Scene::set_with(&flags).await;
    let mut rng = chance();
    for setup in matches() {
        let seats = setup["seats"].as_u64().expect("a number") as u8;
        let mut people = begin_with(&scene.server, 2, seats - 2, &setup).await;
        let (mut honest, mut mallory) = (people.remove(1), people.remove(0));
        let overheard = Overheard::default();
        let (told, mut luck) = (overheard.clone(), rng.clone());
        let next_door = tokio::spawn(async move {
            let mut answered = 0;
            loop {
                let new =
                    |record: &tests::Record| record.decision().is_some_and(|asked| asked.number > answered);
                honest.until("a decision or the end", |record| record.is_over() || new(record)).await;
                if honest.record.is_over() {
                    return honest;
                }
                overhear(&honest, &told);
                answered = honest.decide(&mut luck).await;
            }
        });
        let came = try_everything(&mut mallory, &overheard, &mut rng).await;
        assert!(came.refused > came.accepted, "{setup}: {came:?}");
        if mallory.record.is_over() {
            let honest = next_door.await.expect("they play to the end");
            assert_eq!(
                honest.record.game.map(|game| game.outcome),
                mallory.record.game.map(|game| game.outcome)
            );
        } else {
            next_door.abort();
        }
    }
    let log = scene.server.log();
    assert!(!log.contains("panicked"), "{log}");
    scene.nobody_noticed().await;
}
