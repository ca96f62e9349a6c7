//! Hints for players, at tables whose setup allows them.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use contract::{Allowance, Catalogued, ChaCha8Rng, Choices, Erased, Player, Rules};
use contract_laws::toys::Goof;
use lobby::{Config, OfferedGame};
use protocol::{AccountKind, ProblemCode, ServerMessage, Setup, http};
use serde_json::{Value, json};

use crate::house::{Client, First, House, catalogue_with, setup};

/// A player that takes the last choice as soon as the gate opens.
struct Last(Arc<AtomicBool>);

impl<R: Rules> Player<R> for Last {
    fn name(&self) -> &'static str {
        "last"
    }

    fn decide(&self, _: &R, _: &R::View, choices: &Choices<R::Intent>, _: &mut ChaCha8Rng) -> R::Intent {
        while !self.0.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
        choices.intents[choices.intents.len() - 1].clone()
    }

    fn decide_within(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
        _: Allowance<'_>,
    ) -> R::Intent {
        self.decide(rules, view, choices, rng)
    }

    fn thinks(&self) -> Duration {
        Duration::from_millis(400)
    }
}

pub fn goof(open: &Arc<AtomicBool>) -> OfferedGame {
    OfferedGame {
        adviser: Some(Box::new(Erased::<Goof, _>::new(Last(Arc::clone(open))))),
        ..OfferedGame::new(Catalogued::<Goof>::new(), vec![Box::new(Erased::<Goof, _>::new(First))])
    }
}

async fn house_of(open: bool) -> (House, Arc<AtomicBool>) {
    let open = Arc::new(AtomicBool::new(open));
    let house = House::of(Config::default(), || catalogue_with(goof(&open))).await;
    (house, open)
}

fn with_hints(seats: u8) -> Setup {
    Setup { hints: true, ..setup("goof", seats) }
}

fn hint_for(client: &Client) -> Value {
    json!({"type": "hint", "decision": client.offered().unwrap().0})
}

/// Returns the hints that a client received, as text.
fn hints(client: &Client) -> Vec<String> {
    client.heard.iter().filter(|frame| frame.contains(r#""type":"hint""#)).cloned().collect()
}

#[tokio::test(start_paused = true)]
async fn a_hint_is_told_to_whoever_asked_and_everybody_hears_that_it_was_asked() {
    let (house, _) = house_of(true).await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let mut eve = house.person("Eve").await;
    let table = house.match_of(with_hints(2), &mut [&mut ana, &mut ben]).await;
    eve.table = table;
    eve.ok(json!({"type": "watch"})).await;
    let asked = ana.game().decision.clone().unwrap();
    let offered = asked.choices["intents"].as_array().unwrap().clone();
    let before = ana.game().decision.as_ref().unwrap().number;
    ana.ok(hint_for(&ana)).await;
    let all = hints(&ana);
    let [told] = &all[..] else { panic!("one hint: {:?}", ana.heard) };
    let ServerMessage::<Value>::Hint { decision, adviser, intent, .. } = serde_json::from_str(told).unwrap()
    else {
        panic!("{told}")
    };
    assert_eq!((decision, adviser.as_str(), &intent), (asked.number, "last", offered.last().unwrap()));
    for other in [&mut ben, &mut eve] {
        other.hear().await;
        assert!(hints(other).is_empty());
        assert_eq!(other.chat.last().map(String::as_str), Some("Ana Hinted"));
    }
    // The hint leaves the decision open, and can be submitted.
    assert_eq!(ana.game().decision.as_ref().unwrap().number, before);
    ana.ok(json!({"type": "submit", "decision": decision, "intent": intent})).await;
    // A second request for the same decision is answered again, and noted once.
    ben.ok(hint_for(&ben)).await;
    ben.ok(hint_for(&ben)).await;
    assert_eq!(hints(&ben).len(), 2);
    eve.hear().await;
    assert_eq!(eve.chat.iter().filter(|line| *line == "Ben Hinted").count(), 1);
    let id = ana.state.as_ref().unwrap().game.as_ref().unwrap().id.clone();
    ben.answer().await;
    ana.hear().await;
    while ana.game().outcome.is_none() {
        ana.answer().await;
        ben.hear().await;
        ben.answer().await;
        ana.hear().await;
    }
    // The record has both, before the decisions.
    let hints = house.lobby.match_record(&id).await.unwrap().hints;
    let hints: Vec<_> = hints.iter().map(|hint| (hint.seat.number(), hint.after)).collect();
    assert_eq!(hints, [(0, 0), (1, 1)]);
    assert_eq!(ana.refused(json!({"type": "hint", "decision": 1})).await, ProblemCode::WrongTime);
}

#[tokio::test(start_paused = true)]
async fn who_may_not_have_a_hint_is_told_why() {
    let (house, open) = house_of(true).await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    // The setup does not allow hints.
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    assert_eq!(ana.refused(hint_for(&ana)).await, ProblemCode::NotAllowed);
    assert!(
        !ana.heard.iter().any(|frame| frame.contains(r#""hints""#)),
        "nothing is said of what is not allowed"
    );
    // A game whose bots give no hints.
    let none = Setup { hints: true, ..setup("seven-kingdoms", 2) };
    assert_eq!(
        house.lobby.make_table(&ana.session.account, none).await.unwrap_err().code,
        ProblemCode::BadSetup
    );
    // An external bot.
    let request = http::SignIn { name: "Robo".into(), kind: AccountKind::Bot };
    let signed = house.lobby.sign_in(request, lobby::Agent::default()).await.unwrap();
    let session = house.lobby.session(&signed.token).await.unwrap().unwrap();
    let mut robo = house.socket(session).await;
    let (mut cleo, mut eve) = (house.person("Cleo").await, house.person("Eve").await);
    let table = house.match_of(with_hints(2), &mut [&mut cleo, &mut robo]).await;
    assert_eq!(robo.refused(hint_for(&robo)).await, ProblemCode::NotAllowed);
    // A spectator, and a decision that is not open.
    eve.table = table;
    eve.ok(json!({"type": "watch"})).await;
    let asks = hint_for(&cleo);
    assert_eq!(eve.refused(asks.clone()).await, ProblemCode::NotAllowed);
    assert_eq!(cleo.refused(json!({"type": "hint", "decision": 9_999})).await, ProblemCode::Stale);
    // One at a time.
    open.store(false, Ordering::Relaxed);
    let message = |id: &str| {
        let mut asks = asks.clone();
        (asks["id"], asks["table"]) = (id.into(), cleo.table.clone().into());
        serde_json::from_value(asks).unwrap()
    };
    let (first, second) = (message("first"), message("second"));
    cleo.connection.handle(first).await;
    cleo.connection.handle(second).await;
    let heard = |client: &Client, id: &str, kind: &str| {
        let (id, kind) = (format!(r#""id":"{id}""#), format!(r#""type":"{kind}""#));
        client.heard.iter().any(|frame| frame.contains(&id) && frame.contains(&kind))
    };
    // Virtual time stops while the adviser thinks, so real time has to pass.
    for _ in 0..2_000 {
        tokio::task::yield_now().await;
        std::thread::sleep(Duration::from_millis(1));
        cleo.hear_now();
        if heard(&cleo, "second", "problem") {
            break;
        }
    }
    open.store(true, Ordering::Relaxed);
    for _ in 0..200 {
        cleo.hear().await;
        if heard(&cleo, "first", "done") {
            break;
        }
    }
    assert!(heard(&cleo, "second", "problem") && heard(&cleo, "first", "done"), "{:?}", cleo.heard);
    assert_eq!(hints(&cleo).len(), 1);
}

#[tokio::test(start_paused = true)]
async fn after_a_restart_a_hint_is_asked_for_anew_and_noted_once() {
    let (mut house, open) = house_of(true).await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(with_hints(2), &mut [&mut ana, &mut ben]).await;
    ana.ok(hint_for(&ana)).await;
    house.restart_with(Duration::from_secs(1), catalogue_with(goof(&open))).await;
    let mut again = house.socket(ana.session.clone()).await;
    again.table = ana.table.clone();
    again.ok(json!({"type": "watch"})).await;
    assert!(again.state.as_ref().unwrap().setup.hints);
    again.ok(hint_for(&again)).await;
    assert_eq!(hints(&again).len(), 1);
    assert_eq!(again.chat.iter().filter(|line| *line == "Ana Hinted").count(), 1);
}
