//! Submissions: stale, repeated, refused, out of turn; sealed intents.

use std::time::Duration;

use protocol::{By, ProblemCode};
use serde_json::json;

use crate::house::{Client, House, setup};

#[tokio::test(start_paused = true)]
async fn the_same_id_twice_gets_the_first_answer_and_happens_once() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let submission = ana.submission();
    let first = ana.ask_as("once", submission.clone()).await.unwrap();
    let seq = ana.seq;
    assert_eq!(ana.ask_as("once", submission.clone()).await.unwrap(), first);
    assert_eq!(ana.seq, seq, "nothing happened the second time");
    // Another account may use the same id.
    let theirs = ben.submission();
    assert!(ben.ask_as("once", theirs.clone()).await.is_ok());
    assert_eq!(ben.refused(theirs).await, ProblemCode::Stale, "it was carried out");
    // The decision number of another player and the old one are stale now.
    assert_eq!(ana.refused(submission).await, ProblemCode::Stale);
    assert!(ana.game().decision.is_some(), "the current state came with the refusal");
    let (number, intent) = ana.offered().unwrap();
    for (wrong, says) in [(number - 1, "no longer open"), (number + 1, "no decision has that number")] {
        let submission = json!({"type": "submit", "decision": wrong, "intent": intent});
        let problem = ana.ask_as(&format!("number {wrong}"), submission).await.unwrap_err();
        assert_eq!(problem.code, ProblemCode::Stale);
        assert!(problem.message.contains(says), "{problem:?}");
    }
    let chat = json!({"type": "chat", "text": "hello"});
    assert_eq!(ana.ask_as("once", chat).await.unwrap_err().code, ProblemCode::IdReused);
}

#[tokio::test(start_paused = true)]
async fn refusals_change_nothing_and_say_why() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let mut eve = house.person("Eve").await;
    eve.table = house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let (decision, _) = ana.offered().unwrap();
    let seq = ana.seq;
    let absurd = json!({"type": "submit", "decision": decision, "intent": {"do": "bid", "rank": 250}});
    let problem = ana.ask_as("absurd", absurd.clone()).await.unwrap_err();
    assert_eq!(problem.code, ProblemCode::Refused);
    assert!(problem.refusal.is_some());
    assert_eq!(ana.ask_as("absurd", absurd).await.unwrap_err(), problem, "the first answer again");
    for intent in [json!(null), json!([]), json!({"do": "bid"}), json!({"do": "bid", "rank": 1, "x": 1})] {
        let submission = json!({"type": "submit", "decision": decision, "intent": intent});
        assert_eq!(ana.refused(submission).await, ProblemCode::Malformed);
    }
    let theirs = ana.submission();
    assert_eq!(eve.refused(theirs).await, ProblemCode::NotAllowed);
    assert_eq!(ana.seq, seq);
}

#[tokio::test(start_paused = true)]
async fn a_sealed_bid_is_told_to_its_owner_only_and_can_be_replaced() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let asked = ben.game().decision.as_ref().unwrap().number;
    ana.answer().await;
    ben.hear().await;
    assert_eq!(ben.game().decision.as_ref().unwrap().number, asked, "others do not make a decision stale");
    let second = ana.game().decision.as_ref().expect("a given bid can be replaced");
    let other = second.choices["intents"].as_array().unwrap().last().unwrap().clone();
    let replace = json!({"type": "submit", "decision": second.number, "intent": other});
    ana.ok(replace.clone()).await;
    ben.answer().await;
    ana.hear().await;
    assert_eq!(ana.refused(replace).await, ProblemCode::Stale, "the round is over");
}

/// A bot that counts its requests and restarted uses its first ids again: it receives an error, and not
/// `done`.
#[tokio::test(start_paused = true)]
async fn an_id_that_was_used_for_something_else_is_refused() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("haggle", 2), &mut [&mut ana, &mut ben]).await;
    let first = ana.submission();
    let done = ana.ask_as("1", first.clone()).await.unwrap();
    let word = |text: &str| json!({"type": "chat", "text": text});
    ana.ask_as("2", word("one")).await.unwrap();
    let nonsense = json!({"type": "submit", "decision": 0, "intent": {"do": "nothing"}});
    assert_eq!(ana.ask_as("1", nonsense).await.unwrap_err().code, ProblemCode::IdReused);
    assert_eq!(ana.ask_as("1", json!({"type": "resign"})).await.unwrap_err().code, ProblemCode::IdReused);
    assert_eq!(ana.ask_as("2", word("two")).await.unwrap_err().code, ProblemCode::IdReused);
    // Refused ids can be used again: another answer to the same decision has an id of its own.
    ben.hear().await;
    let asked = ben.game().decision.as_ref().unwrap().number;
    let answer = |intent: &str| json!({"type": "submit", "decision": asked, "intent": {"do": intent}});
    assert_eq!(ben.ask_as("3", answer("dance")).await.unwrap_err().code, ProblemCode::Malformed);
    assert_eq!(ben.ask_as("3", answer("dance")).await.unwrap_err().code, ProblemCode::Malformed);
    assert_eq!(ben.ask_as("3", answer("sing")).await.unwrap_err().code, ProblemCode::IdReused);

    house.restart(std::time::Duration::from_secs(1)).await;
    let mut back = house.socket(ana.session.clone()).await;
    back.table.clone_from(&ana.table);
    back.ok(json!({"type": "watch"})).await;
    assert_eq!(back.ask_as("1", first.clone()).await.unwrap(), done, "what is repeated is done");
    assert_eq!(back.ask_as("2", word("two")).await.unwrap_err().code, ProblemCode::IdReused);
    let another = json!({"type": "submit", "decision": 99, "intent": first["intent"]});
    assert_eq!(back.ask_as("1", another).await.unwrap_err().code, ProblemCode::IdReused);
}

#[tokio::test(start_paused = true)]
async fn bots_fill_seats_and_a_match_ends_with_its_seed_revealed() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    house.table(setup("goof", 3), &mut [&mut ana]).await;
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    ana.ok(json!({"type": "start"})).await;
    assert_eq!(ana.state.as_ref().unwrap().game.as_ref().unwrap().seed, None);
    while ana.game().outcome.is_none() {
        if ana.game().waiting.contains(&ana.game().view_seat()) {
            ana.answer().await;
        }
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        ana.hear().await;
    }
    let game = ana.state.as_ref().unwrap().game.clone().unwrap();
    let seed = contract::Seed::from_hex(&game.seed.unwrap()).unwrap();
    assert_eq!(seed.hash(), game.seed_hash);
    assert!(!game.winners.is_empty());
    let late = json!({"type": "submit", "decision": 1, "intent": {"do": "bid", "rank": 1}});
    assert_eq!(ana.refused(late).await, ProblemCode::WrongTime);
    let by: Vec<By> = ana
        .heard
        .iter()
        .filter_map(|text| serde_json::from_str::<serde_json::Value>(text).ok())
        .flat_map(|v| v["steps"].as_array().cloned().unwrap_or_default())
        .map(|step| serde_json::from_value(step["by"].clone()).unwrap())
        .collect();
    assert!(by.contains(&By::Bot) && by.contains(&By::Player) && !by.contains(&By::StandIn));
}

trait ViewSeat {
    fn view_seat(&self) -> contract::Seat;
}

impl ViewSeat for protocol::GameUpdate {
    fn view_seat(&self) -> contract::Seat {
        serde_json::from_value(self.view["you"]["seat"].clone()).unwrap()
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_changes_their_mind_without_end() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let mut bids = 0;
    let problem = loop {
        tokio::time::sleep(Duration::from_secs(3)).await;
        ana.hear().await;
        let submission = ana.submission();
        match ana.ask(submission).await {
            Ok(_) => bids += 1,
            Err(problem) => break problem,
        }
        assert!(bids < 1_000, "a bid is replaced on end");
    };
    assert_eq!((bids, problem.code, problem.retry_after), (64, ProblemCode::TooMany, None));
    // The limit applies to this turn only.
    ben.hear().await;
    ben.answer().await;
    for _ in 0..2 {
        ana.hear().await;
        ana.answer().await;
    }
}

#[tokio::test(start_paused = true)]
async fn who_has_taken_back_often_enough_can_still_go_on() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("seven-kingdoms", 2), &mut [&mut ana, &mut ben]).await;
    let has_back = |client: &Client| {
        client.game().decision.as_ref().is_some_and(|decision| !decision.choices["back"].is_null())
    };
    for _ in 0..20 {
        for client in [&mut ana, &mut ben] {
            client.hear().await;
            if client.game().decision.is_some() && !has_back(client) {
                client.answer().await;
            }
        }
        if has_back(&ana) || has_back(&ben) {
            break;
        }
    }
    let (asked, other) = if has_back(&ana) { (&mut ana, &mut ben) } else { (&mut ben, &mut ana) };
    let mut inputs = 0;
    loop {
        tokio::time::sleep(Duration::from_secs(5)).await;
        asked.hear().await;
        let decision = asked.game().decision.clone().expect("it is still asked");
        let back = &decision.choices["back"];
        let wanted = if back.is_null() { &decision.choices["intents"][0] } else { back };
        let submission = json!({"type": "submit", "decision": decision.number, "intent": wanted});
        match asked.ask(submission).await {
            Ok(_) => inputs += 1,
            Err(problem) => {
                assert_eq!(problem.code, ProblemCode::TooMany);
                break;
            }
        }
        assert!(inputs < 1_000, "a step is taken back on end");
    }
    assert!((50..=65).contains(&inputs), "{inputs}");
    for _ in 0..20 {
        asked.hear().await;
        other.hear().await;
        if other.game().decision.is_some() {
            return;
        }
        asked.answer().await;
    }
    panic!("the turn has no end");
}
