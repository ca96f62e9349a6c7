//! Losses of 7 Wonders with Cities: all players who lose coins choose secretly and at the same time how many
//! they pay. No player can pay more coins than they have, for another player, or after the end of the
//! decision. No player learns an answer before all are given.

use protocol::{Problem, ProblemCode};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};
use serde_json::{Value, json};
use tests::{Guest, Server, begin_with, pick};

use super::code;

/// Cards that make all other players lose coins.
const TAKERS: [&str; 7] =
    ["hideout", "lair", "sepulcher", "brotherhood", "cenotaph", "builders-union", "counterfeiters-guild"];

/// Flags without limits that would disturb the test, and with the same deal for equal tables.
const FLAGS: [&str; 10] = [
    "--foretell-every-card-for-tests",
    "7",
    "--limits",
    "messages-per-second=1000000",
    "--limits",
    "message-burst=1000000",
    "--limits",
    "sign-ins-per-minute=1000",
    "--limits",
    "tables-per-minute=1000",
];

/// A match in which some players have to choose a payment.
struct AtALoss {
    /// The players who have to choose, in the order of seats: at least two.
    losers: Vec<Guest>,
    /// The other players.
    spared: Vec<Guest>,
    /// A spectator.
    watcher: Guest,
}

/// Returns a player's coins, the coins that they lose, and the most that they can pay, if they have to
/// choose.
fn loss(guest: &Guest) -> Option<(u64, u64, u64)> {
    guest.record.decision()?;
    let offers = guest.record.game.as_ref()?.view["you"]["offers"].as_array()?;
    let loss = offers.iter().find(|one| one["asked"] == "loss")?;
    let coins = |of: &str| loss[of].as_u64().expect("a number of coins");
    Some((coins("coins"), coins("loses"), coins("most")))
}

/// Reads all messages that the server sent to a guest before now: the answer to their request follows them.
async fn hears_all(guest: &mut Guest) {
    // A refused answer to the decision would make the server send it again; this request has no other effect.
    assert!(guest.start().await.is_err(), "it has started");
}

fn number(guest: &Guest) -> u64 {
    guest.record.game.as_ref().and_then(|game| game.decision.as_ref()).expect("they may answer").number
}

/// Returns an intent that builds one of the takers, if there is one, and any intent otherwise.
fn wanted<'a>(offered: &'a [Value], rng: &mut ChaCha8Rng) -> &'a Value {
    let takes = |intent: &&Value| {
        let card = intent["card"].as_str();
        intent["how"]["as"] == "build" && card.is_some_and(|card| TAKERS.contains(&card))
    };
    offered.iter().find(takes).unwrap_or_else(|| pick(offered, rng))
}

impl AtALoss {
    /// Plays with four seats up to the first loss at which at least two players have to choose, and at least
    /// one does not. It is the same one each time.
    async fn reach(server: &Server) -> Self {
        for seed in 0..20 {
            if let Some(reached) = Self::try_reach(server, seed).await {
                return reached;
            }
        }
        panic!("twenty matches without a loss of two");
    }

    async fn try_reach(server: &Server, seed: u64) -> Option<Self> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let setup = json!({ "game": "seven-wonders", "random_seats": false, "options": { "cities": true } });
        let mut players = begin_with(server, 4, 0, &setup).await;
        let mut watcher = Guest::arrive(server, "watcher", &players[0].table).await;
        loop {
            for player in &mut players {
                hears_all(player).await;
            }
            if players[0].record.is_over() {
                return None;
            }
            let asked = players.iter().filter(|player| loss(player).is_some()).count();
            if (2..players.len()).contains(&asked) {
                hears_all(&mut watcher).await;
                players.sort_by_key(|player| player.record.you);
                let (losers, spared) = players.into_iter().partition(|player| loss(player).is_some());
                return Some(Self { losers, spared, watcher });
            }
            for player in &mut players {
                if player.record.decision().is_some() {
                    let intent = wanted(player.record.offered(), &mut rng).clone();
                    let answer = player.submit(number(player), intent.clone()).await;
                    assert!(answer.is_ok(), "{intent} was offered and refused: {answer:?}");
                }
            }
        }
    }

    /// Returns all guests except the first loser.
    fn others(&mut self) -> impl Iterator<Item = &mut Guest> {
        self.losers[1..].iter_mut().chain(&mut self.spared).chain([&mut self.watcher])
    }

    /// Returns the number of frames that each of the others has received.
    async fn heard(&mut self) -> Vec<usize> {
        let mut counts = vec![];
        for other in self.others() {
            hears_all(other).await;
            counts.push(other.record.frames.len());
        }
        counts
    }
}

/// Returns the number in a field of a guest's city.
fn held(guest: &Guest, field: &str) -> u64 {
    let seat = guest.record.you.expect("they sit").number();
    guest.record.game.as_ref().expect("it runs").view["cities"][seat][field].as_u64().unwrap_or(0)
}

#[tokio::test]
async fn only_what_is_there_can_be_paid_and_only_by_whom_it_is_asked() {
    let server = Server::start(&FLAGS).await;
    let mut table = AtALoss::reach(&server).await;
    let (coins, loses, most) = loss(&table.losers[0]).expect("they are asked");
    assert_eq!(most, coins.min(loses));
    assert!(most > 0, "who has nothing is not asked");
    let before = table.heard().await;
    let decision = number(&table.losers[0]);

    let mallory = &mut table.losers[0];
    for coins in [most + 1, loses + 1, coins + 1, 1_000, u64::from(u16::MAX)] {
        if coins <= most {
            continue;
        }
        let problem = mallory.submit(decision, json!({ "do": "pay", "coins": coins })).await;
        let problem = problem.expect_err("more than can be paid");
        assert_eq!(problem.code, ProblemCode::Refused, "{coins} of {most}: {problem:?}");
        assert_eq!(problem.refusal, Some(json!({ "why": "pays_too_much", "most": most })));
    }
    let absurd = [
        json!({ "do": "pay", "coins": -1 }),
        json!({ "do": "pay", "coins": 65_536 }),
        json!({ "do": "pay", "coins": u64::MAX }),
        json!({ "do": "pay", "coins": 0.5 }),
        json!({ "do": "pay", "coins": 1e300 }),
        json!({ "do": "pay", "coins": "1" }),
        json!({ "do": "pay", "coins": [1] }),
        json!({ "do": "pay", "coins": null }),
        json!({ "do": "pay" }),
        json!({ "do": "pay", "coins": 0, "seat": 1 }),
        json!({ "do": "pay", "coins": 0, "city": 1 }),
        json!({ "do": "pay", "coins": 0, "debts": 0 }),
        json!({ "do": "decline" }),
        json!({ "do": "owe", "coins": 0 }),
    ];
    for intent in absurd {
        let Problem { code, message, .. } =
            mallory.submit(decision, intent.clone()).await.expect_err("absurd");
        let known = matches!(code, ProblemCode::Malformed | ProblemCode::Refused);
        assert!(known && !message.is_empty(), "{intent}: {code:?} {message}");
    }
    assert_eq!(table.heard().await, before, "nobody else hears of any of it");

    let none = json!({ "do": "pay", "coins": 0 });
    for spared in &mut table.spared {
        let answer = code(spared.submit(decision, none.clone()).await);
        assert!(matches!(answer, ProblemCode::NotWaiting | ProblemCode::Stale), "{answer:?}");
        if spared.record.game.as_ref().is_some_and(|game| game.decision.is_some()) {
            let answer = code(spared.submit(number(spared), none.clone()).await);
            assert!(matches!(answer, ProblemCode::NotWaiting | ProblemCode::Refused), "{answer:?}");
        }
    }
    assert_eq!(code(table.watcher.submit(decision, none.clone()).await), ProblemCode::NotAllowed);
    assert_eq!(table.heard().await[0], before[0], "nor of what was no business of theirs");

    // The answer can be changed until the last player has answered, never to more than the player has. The
    // last one is valid, once.
    let [coins, debts] = ["coins", "debts"].map(|field| held(&table.losers[0], field));
    for paid in [most, 0, most, most] {
        let loser = &mut table.losers[0];
        loser.submit(number(loser), json!({ "do": "pay", "coins": paid })).await.expect("it is there");
        hears_all(loser).await;
        let view = &loser.record.game.as_ref().expect("it runs").view;
        assert_eq!(view["you"]["paid"], paid);
        assert_eq!(held(loser, "coins"), coins, "nothing moves before all have answered");
        let more = loser.submit(number(loser), json!({ "do": "pay", "coins": most + 1 })).await;
        assert_eq!(code(more), ProblemCode::Refused);
    }
    for loser in &mut table.losers[1..] {
        loser.submit(number(loser), none.clone()).await.expect("one may owe all");
    }
    let loser = &mut table.losers[0];
    hears_all(loser).await;
    assert_eq!(held(loser, "coins"), coins - most, "paid once");
    assert_eq!(held(loser, "debts"), debts + loses - most);
    let late = code(loser.submit(decision, none.clone()).await);
    assert!(matches!(late, ProblemCode::Stale | ProblemCode::NotWaiting), "{late:?}");
    if loser.record.decision().is_some() {
        assert_eq!(code(loser.submit(number(loser), none).await), ProblemCode::Refused);
    }
    assert_eq!(held(loser, "debts"), debts + loses - most, "it is over");
    let log = server.log();
    assert!(!log.contains("panicked"), "{log}");
}

/// Returns the frames that the others receive about the answers: each with its length, and without the
/// table's id and the time.
async fn told_of(server: &Server, answers: impl Fn(u64) -> Vec<u64>) -> Vec<Vec<(usize, Value)>> {
    let mut table = AtALoss::reach(server).await;
    let before = table.heard().await;
    let (.., most) = loss(&table.losers[0]).expect("they are asked");
    for coins in answers(most) {
        let loser = &mut table.losers[0];
        loser.submit(number(loser), json!({ "do": "pay", "coins": coins })).await.expect("it is there");
        hears_all(loser).await;
    }
    table.heard().await;
    let speaker = table.losers[0].record.you.expect("they sit");
    let plain = |frame: &String| {
        let mut value: Value = serde_json::from_str(frame).expect("it was read before");
        for field in ["table", "now"] {
            value[field].take();
        }
        (frame.len(), value)
    };
    let others = table.others().zip(before);
    others
        .map(|(other, before)| {
            let waiting = &other.record.game.as_ref().expect("it runs").waiting;
            assert!(!waiting.contains(&speaker), "everybody sees who has answered");
            other.record.frames[before..].iter().map(plain).collect()
        })
        .collect()
}

#[tokio::test]
async fn nobody_learns_who_pays_what_before_all_have_answered() {
    let server = Server::start(&FLAGS).await;
    let all = told_of(&server, |most| vec![most]).await;
    assert!(all.iter().all(|frames| frames.len() == 1), "that they have answered, and nothing more: {all:?}");
    assert_eq!(told_of(&server, |_| vec![0]).await, all, "who owes all looks like who pays all");
    assert_eq!(told_of(&server, |most| vec![0, most, 0]).await, all, "nor is it told that it was said anew");
}
