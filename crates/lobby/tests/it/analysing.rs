//! The analysis of decisions of a finished match.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use contract::{Allowance, Behind, Catalogued, ChaCha8Rng, Choices, Erased, Input, Player, Rules, Weighed};
use contract_laws::toys::Goof;
use lobby::OfferedGame;
use protocol::ProblemCode;
use serde_json::Value;

use crate::house::{First, House, catalogue, catalogue_with, setup};

/// A player that rates choices by their place in the list, the last one highest.
struct Last;

impl<R: Rules> Player<R> for Last {
    fn name(&self) -> &'static str {
        "last"
    }

    fn decide(&self, _: &R, _: &R::View, choices: &Choices<R::Intent>, _: &mut ChaCha8Rng) -> R::Intent {
        choices.intents[choices.intents.len() - 1].clone()
    }

    fn weigh(
        &self,
        _: &R,
        _: &R::View,
        choices: &Choices<R::Intent>,
        _: &mut ChaCha8Rng,
        _: Allowance<'_>,
    ) -> Option<Vec<Weighed>> {
        let most = choices.intents.len() - 1;
        let behind = |choice| Behind { by: (most - choice) as f32, error: 0.123_45 };
        let behind = |choice| (choice < most).then(|| behind(choice));
        let weighed = |choice| Weighed { choice, worth: choice as f32, behind: behind(choice) };
        Some((0..=most).rev().map(weighed).collect())
    }
}

#[tokio::test(start_paused = true)]
async fn each_decision_is_weighed_by_what_its_seat_knew_once_the_match_is_over() {
    let goof = OfferedGame {
        adviser: Some(Box::new(Erased::<Goof, _>::new(Last))),
        ..OfferedGame::new(Catalogued::<Goof>::new(), vec![Box::new(Erased::<Goof, _>::new(First))])
    };
    let house = House::of(lobby::Config::default(), || catalogue_with(goof)).await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let id = ana.state.as_ref().unwrap().game.as_ref().unwrap().id.clone();
    // During the match it would be help.
    let code =
        |answer: Result<_, protocol::Problem>| answer.map(|_: protocol::http::Analysis| ()).unwrap_err().code;
    assert_eq!(code(house.lobby.analysis(&id, 0).await), ProblemCode::WrongTime);
    let mut seen: Vec<[Value; 2]> = Vec::new();
    while ana.game().outcome.is_none() {
        seen.push([&ana, &ben].map(|client| serde_json::to_value(&client.game().view).unwrap()));
        ana.answer().await;
        ben.hear().await;
        ben.answer().await;
        ana.hear().await;
    }
    let record = house.lobby.match_record(&id).await.unwrap();
    let mut asked = [0, 0];
    for (number, input) in record.inputs.iter().enumerate() {
        let told = house.lobby.analysis(&id, number).await.unwrap();
        let seat = input.seat.number();
        assert_eq!((told.seat, told.by, told.adviser.as_str()), (input.seat, input.by, "last"));
        assert_eq!(Input::Intent(told.decided.intent.clone()), input.input);
        assert_eq!(told.best.len() as u32, told.choices.min(3));
        // Clients here take the first choice, which this adviser rates lowest.
        assert_eq!((told.rank, told.decided.worth), (Some(told.choices), Some(0.0)));
        assert_eq!(told.best[0].worth, Some(f64::from(told.choices) - 1.0));
        assert_eq!(told.best[0].behind, None);
        for (place, one) in told.best.iter().enumerate().skip(1) {
            let behind = one.behind.unwrap();
            assert_eq!((behind.by, behind.error), (place as f64, 0.123));
        }
        // The second player to decide in a round knows no more than at the moment of the question.
        assert_eq!(told.view, seen[asked[seat]][seat], "input {number}");
        asked[seat] += 1;
    }
    assert_eq!(asked, [seen.len(); 2]);
    assert_eq!(code(house.lobby.analysis(&id, record.inputs.len()).await), ProblemCode::NotFound);
    assert_eq!(code(house.lobby.analysis("nowhere", 0).await), ProblemCode::NotFound);
}

/// Plays a match and returns its id.
async fn played(house: &House) -> String {
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    while ana.game().outcome.is_none() {
        ana.answer().await;
        ben.hear().await;
        ben.answer().await;
        ana.hear().await;
    }
    ana.state.as_ref().unwrap().game.as_ref().unwrap().id.clone()
}

#[tokio::test(start_paused = true)]
async fn a_game_whose_players_say_nothing_of_choices_has_no_analysis() {
    let house = House::of(lobby::Config::default(), catalogue).await;
    let id = played(&house).await;
    let refused = house.lobby.analysis(&id, 0).await.unwrap_err();
    assert_eq!(refused.code, ProblemCode::NotInThisGame);
}

/// A player that thinks until the gate opens.
struct Patient(Arc<AtomicBool>);

impl<R: Rules> Player<R> for Patient {
    fn name(&self) -> &'static str {
        "patient"
    }

    fn decide(&self, _: &R, _: &R::View, choices: &Choices<R::Intent>, _: &mut ChaCha8Rng) -> R::Intent {
        choices.intents[0].clone()
    }

    fn weigh(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Option<Vec<Weighed>> {
        while !self.0.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
        Last.weigh(rules, view, choices, rng, allowance)
    }
}

/// One decision is analysed at a time, however many requests there are. Most others are refused instead of
/// queued.
#[tokio::test(start_paused = true)]
async fn whoever_asks_while_many_wait_is_told_to_ask_again() {
    let gate = Arc::new(AtomicBool::new(false));
    let goof = OfferedGame {
        adviser: Some(Box::new(Erased::<Goof, _>::new(Patient(gate.clone())))),
        ..OfferedGame::new(Catalogued::<Goof>::new(), vec![Box::new(Erased::<Goof, _>::new(First))])
    };
    let house = House::of(lobby::Config::default(), || catalogue_with(goof)).await;
    let id = played(&house).await;
    let asks = (0..40).map(|_| {
        let (lobby, id) = (house.lobby.clone(), id.clone());
        tokio::spawn(async move {
            lobby.analysis(&id, 0).await.map_err(|problem| (problem.code, problem.retry_after))
        })
    });
    let asks: Vec<_> = asks.collect();
    tokio::task::yield_now().await;
    gate.store(true, Ordering::Relaxed);
    let (mut answered, mut busy) = (0, 0);
    for ask in asks {
        match ask.await.unwrap() {
            Ok(_) => answered += 1,
            Err((code, wait)) => {
                assert_eq!((code, wait.is_some()), (ProblemCode::TooMany, true));
                busy += 1;
            }
        }
    }
    assert_eq!((answered, busy), (9, 31));
}
