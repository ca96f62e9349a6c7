//! The players of every game through the JSON that a client of the seat gets, as a host runs them.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use contract::{AnyGame as _, CannotDecide, Catalogued, Input, Observer, Purpose, Rules, SeatCount, Seed};
use contract_laws::Mixes;
use games::{GAMES, Listed, Visitor, erased, visit};
use serde_json::{Value, json};

/// Returns the number of random configurations of a game for each number of seats.
fn setups() -> usize {
    if std::env::var_os("SEPTET_LONG").is_some() { 5 } else { 2 }
}

struct ChooseWhatIsOffered;

impl Visitor for ChooseWhatIsOffered {
    type Output = usize;

    fn visit<R: Rules>(self, listed: Listed<R>) -> usize {
        let players = erased(listed.players);
        let names: Vec<_> = players.iter().map(|player| player.name()).collect();
        assert_eq!(names[0], "random", "weakest first");
        assert!(names.iter().enumerate().all(|(n, name)| !names[..n].contains(name)), "{names:?}");
        let (game, mut decisions) = (Catalogued::<R>::new(), 0);
        let mixes = Mixes::of(&game);
        for n in R::INFO.min_seats..=R::INFO.max_seats {
            let (seats, seed) = (SeatCount::new(n).unwrap(), Seed::from_bytes([n; 32]));
            let mut rng = seed.stream(Purpose(1), 0);
            for _ in 0..setups() {
                let options = mixes.options(seats, &mut rng);
                let mut opened = game.open(seats, &options, seed.clone()).unwrap();
                while let Some(seat) = opened.phase().waiting().iter().next() {
                    let (choices, view) = (opened.choices(seat).unwrap(), opened.view(Observer::Seat(seat)));
                    let player = &players[seat.number() % players.len()];
                    let chosen = player.decide(seats, &options, view.get(), choices.get(), &mut rng);
                    let intent = chosen.unwrap();
                    let offered: Value = serde_json::from_str(choices.get()).unwrap();
                    let listed = offered["intents"].as_array().unwrap().contains(&intent);
                    assert!(listed, "{} of {}: {intent}", player.name(), R::INFO.id);
                    opened.submit(seat, &Input::Intent(intent)).unwrap();
                    decisions += 1;
                }
            }
        }
        decisions
    }
}

#[test]
fn players_choose_what_is_offered() {
    for game in GAMES {
        let decisions = visit(game.id, ChooseWhatIsOffered).unwrap();
        assert!(decisions > 20, "{}: {decisions}", game.id);
    }
}

struct RefuseSomethingElse;

impl Visitor for RefuseSomethingElse {
    type Output = ();

    fn visit<R: Rules>(self, listed: Listed<R>) {
        let (seed, id) = (Seed::from_bytes([0; 32]), R::INFO.id);
        let mut rng = seed.stream(Purpose(1), 0);
        let seats = SeatCount::new(R::INFO.min_seats).unwrap();
        for player in erased(listed.players) {
            let mut decide = |seats, options: Value, view: &str, choices: &str| {
                player.decide(seats, &options, view, choices, &mut rng)
            };
            let nonsense = decide(seats, json!({}), "{}", "{}");
            assert!(matches!(nonsense, Err(CannotDecide::Malformed(_))), "{id}: {nonsense:?}");
            let options = decide(seats, json!({"knights": 9}), "{}", "{}");
            assert!(matches!(options, Err(CannotDecide::Malformed(_))), "{id}: {options:?}");
            let few = decide(SeatCount::new(1).unwrap(), json!({}), "{}", "{}");
            assert!(matches!(few, Err(CannotDecide::Options(_))), "{id}: {few:?}");
            let opened = Catalogued::<R>::new().open(seats, &json!({}), seed.clone()).unwrap();
            let view = opened.view(Observer::Public);
            let idle = decide(seats, json!({}), view.get(), r#"{"intents":[],"complete":true,"back":null}"#);
            assert!(matches!(idle, Err(CannotDecide::NothingToDecide)), "{id}: {idle:?}");
        }
    }
}

#[test]
fn json_of_something_else_is_refused() {
    for game in GAMES {
        visit(game.id, RefuseSomethingElse).unwrap();
    }
    assert!(visit("chess", RefuseSomethingElse).is_none() && games::players("chess").is_none());
}
