//! Changed intents, and intents of other players, in matches of every game and of 7 Wonders with its
//! expansions.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex},
};

use contract_laws::arbitrary::{bend, garbage};
use protocol::{Problem, ProblemCode};
use rand_chacha::{ChaCha8Rng, rand_core::Rng as _};
use serde_json::Value;
use tests::{Guest, all_tables, begin_with, chance, pick};

use super::Scene;

/// The maximum number of decisions in a match; most matches end before.
const DECISIONS: usize = 40;

/// All intents that were offered to any player, so that others can try them.
type Overheard = Arc<Mutex<Vec<Value>>>;

fn overhear(guest: &Guest, overheard: &Overheard) {
    overheard.lock().expect("nobody panics with it").extend_from_slice(guest.record.offered());
}

/// Returns intents that a hostile player with these offers could try: two changed ones, arbitrary JSON, and
/// one of another player.
fn attempts(offered: &[Value], overheard: &Overheard, rng: &mut ChaCha8Rng) -> Vec<Value> {
    let theirs = overheard.lock().expect("nobody panics with it");
    let mut attempts = vec![bend(pick(offered, rng), rng), bend(pick(offered, rng), rng), garbage(rng, 3)];
    if !theirs.is_empty() {
        attempts.push(pick(&theirs, rng).clone());
    }
    attempts
}

/// The numbers of refused intents, and of those that were legal after all.
#[derive(Default, Debug)]
struct Came {
    refused: usize,
    accepted: usize,
}

/// Tries illegal intents at each decision, and then answers it legally.
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
                // Another player was faster, so the decision is closed.
                Err(Problem { code: ProblemCode::Stale | ProblemCode::NotWaiting, .. }) => break,
                Err(problem) => panic!("{intent}: {problem:?}"),
            }
        }
        answer(mallory, number, rng).await;
    }
    came
}

/// Answers a decision legally, if it is still open: with an offered intent. It fails only if another player
/// was faster and the intent is not offered any more.
async fn answer(guest: &mut Guest, number: u64, rng: &mut ChaCha8Rng) {
    while guest.record.decision().is_some_and(|asked| asked.number == number) {
        let intent = pick(guest.record.offered(), rng).clone();
        let Err(problem) = guest.submit(number, intent.clone()).await else { return };
        match problem.code {
            ProblemCode::Stale | ProblemCode::NotWaiting => return,
            ProblemCode::Refused => {
                guest.until("another list", |record| !record.offered().contains(&intent)).await;
            }
            _ => panic!("{intent} was offered: {problem:?}"),
        }
    }
}

/// Plays a match of two people, one of them hostile, with built-in bots.
async fn one_match(server: SocketAddr, setup: Value, mut rng: ChaCha8Rng) {
    let seats = setup["seats"].as_u64().expect("a number") as u8;
    let mut people = begin_with(server, 2, seats - 2, &setup).await;
    let (mut honest, mut mallory) = (people.remove(1), people.remove(0));
    let overheard = Overheard::default();
    let (told, mut luck) = (overheard.clone(), rng.clone());
    let partner = tokio::spawn(async move {
        let mut answered = 0;
        loop {
            let new = |record: &tests::Record| record.decision().is_some_and(|asked| asked.number > answered);
            honest.until("a decision or the end", |record| record.is_over() || new(record)).await;
            if honest.record.is_over() {
                return honest;
            }
            overhear(&honest, &told);
            answered = honest.record.decision().expect("they are asked").number;
            answer(&mut honest, answered, &mut luck).await;
        }
    });
    let came = try_everything(&mut mallory, &overheard, &mut rng).await;
    assert!(came.refused > came.accepted, "{setup}: {came:?}");
    if mallory.record.is_over() {
        let honest = partner.await.expect("they play to the end");
        let outcome = |guest: Guest| guest.record.game.map(|game| game.outcome);
        assert_eq!(outcome(honest), outcome(mallory));
    } else {
        partner.abort();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bent_intents_of_every_game_are_refused_and_the_match_goes_on() {
    let flags =
        ["--bot-pause", "0", "--limits", "messages-per-second=1000000", "--limits", "message-burst=1000000"];
    let mut scene = Scene::set_with(&flags).await;
    let mut rng = chance();
    let address = scene.server.address();
    let tried: Vec<_> = all_tables()
        .into_iter()
        .map(|setup| {
            rng.next_u64();
            tokio::spawn(one_match(address, setup, rng.clone()))
        })
        .collect();
    for one in tried {
        one.await.expect("nothing went wrong in it");
    }
    let log = scene.server.log();
    assert!(!log.contains("panicked"), "{log}");
    scene.nobody_noticed().await;
}
