//! No player ever picks what it may not do: typed, and through the JSON that a client of the seat gets.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use bots::{Random, arena, players, seven_kingdoms::Heuristic};
use serde_json::{Value, json};
use seven_kingdoms::{Options, SevenKingdoms};
use table::{
    AnyGame as _, AnyMatch, AnyPlayer, CannotDecide, Catalogued, ChaCha8Rng, Input, Log, Observer, Player,
    Purpose, Rules as _, SeatCount, Seed,
};

fn seats(n: u8) -> SeatCount {
    SeatCount::new(n).unwrap()
}

fn seed(n: u16) -> Seed {
    let mut bytes = [9; 32];
    bytes[..2].copy_from_slice(&n.to_le_bytes());
    Seed::from_bytes(bytes)
}

#[test]
fn typed_players_choose_what_is_offered() {
    let all: [&dyn Player<SevenKingdoms>; 2] = [&Heuristic, &Random];
    for n in 2..=4 {
        let rules = SevenKingdoms::new(seats(n), Options::default()).unwrap();
        for game in 0..150 {
            let lineup: Vec<_> = (0..n).map(|i| all[usize::from(i + game as u8) % 2]).collect();
            arena::play(&rules, &lineup, &seed(game)).unwrap();
        }
    }
}

/// Plays with erased types and returns how many decisions there were.
fn play_json(game: &mut dyn AnyMatch, players: &[&dyn AnyPlayer], rng: &mut ChaCha8Rng) -> u32 {
    let options = json!({});
    for steps in 0.. {
        let Some(seat) = game.phase().waiting().iter().next() else { return steps };
        let choices = game.choices(seat).expect("an acting seat has choices");
        let view = game.view(Observer::Seat(seat));
        let player = players[seat.number() % players.len()];
        let intent = player.decide(game.seats(), &options, view.get(), choices.get(), rng).unwrap();
        let offered: Value = serde_json::from_str(choices.get()).unwrap();
        assert!(offered["intents"].as_array().unwrap().contains(&intent), "{}: {intent}", player.name());
        game.submit(seat, &Input::Intent(intent)).unwrap();
    }
    unreachable!()
}

#[test]
fn erased_players_choose_what_is_offered() {
    let listed = players::seven_kingdoms();
    let names: Vec<_> = listed.iter().map(|player| player.name()).collect();
    assert_eq!(names, ["random", "heuristic"]);
    let game = Catalogued::<SevenKingdoms>::new();
    for n in 2..=4 {
        for deal in 0..40 {
            let mut lineup: Vec<_> = listed.iter().map(AsRef::as_ref).collect();
            lineup.rotate_left(usize::from(deal % 2));
            let mut rng = seed(deal).stream(Purpose(1), 0);
            let mut opened = game.open(seats(n), &json!({}), seed(deal)).unwrap();
            assert!(play_json(opened.as_mut(), &lineup, &mut rng) > 20);
        }
    }
}

#[test]
fn json_of_something_else_is_refused() {
    let mut rng = seed(0).stream(Purpose(1), 0);
    for player in players::seven_kingdoms() {
        let nonsense = player.decide(seats(2), &json!({}), "{}", "{}", &mut rng);
        assert!(matches!(nonsense, Err(CannotDecide::Malformed(_))), "{nonsense:?}");
        let options = player.decide(seats(2), &json!({"knights": 9}), "{}", "{}", &mut rng);
        assert!(matches!(options, Err(CannotDecide::Malformed(_))), "{options:?}");
        let crowd = player.decide(seats(8), &json!({}), "{}", "{}", &mut rng);
        assert!(matches!(crowd, Err(CannotDecide::Options(_))), "{crowd:?}");
        let opened = Catalogued::<SevenKingdoms>::new().open(seats(2), &json!({}), seed(0)).unwrap();
        let view = opened.view(Observer::Public);
        let idle = r#"{"intents":[],"complete":true,"back":null}"#;
        let idle = player.decide(seats(2), &json!({}), view.get(), idle, &mut rng);
        assert!(matches!(idle, Err(CannotDecide::NothingToDecide)), "{idle:?}");
    }
}

/// The heuristic uses no chance: the same view gives the same intent whatever the generator.
#[test]
fn the_heuristic_is_a_function_of_the_view() {
    let rules = SevenKingdoms::new(seats(3), Options::default()).unwrap();
    let mut state = rules.start(seed(3));
    for step in 0..60 {
        let Some(seat) = rules.phase(&state).waiting().iter().next() else { return };
        let view = rules.view(&state, Observer::Seat(seat));
        let choices = rules.choices(&view);
        let decide = |n| Heuristic.decide(&rules, &view, &choices, &mut seed(n).stream(Purpose(1), step));
        assert_eq!(decide(1), decide(2));
        rules.apply(&mut state, seat, &decide(1), &mut Log::unread()).unwrap();
    }
}
