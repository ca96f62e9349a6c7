//! The toy games obey the laws, and their playthroughs are kept.

use contract::{AnyGame as _, Catalogued, Input, InputRefused, Rules as _, SeatCount, Seed};
use contract_laws::{
    Laws, check_playthrough, playthrough, random_picker,
    toys::{Goof, Haggle, goof, haggle},
};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

#[test]
fn goof_obeys_the_laws() {
    let tables = (2..=5).map(|seats| (seats, goof::Options { cards: 2 + seats }));
    Laws::<Goof>::new().conserving(goof::State::cards).hold(6, tables);
}

#[test]
fn haggle_obeys_the_laws() {
    let tables = (2..=5).map(|seats| (seats, haggle::Options::default()));
    Laws::<Haggle>::new().conserving(|state| vec![state.wealth()]).hold(6, tables);
}

#[test]
fn playthroughs_are_kept() {
    let seats = SeatCount::new(3).unwrap();
    let seed = || Seed::from_bytes([7; 32]);
    let rules = Goof::new(seats, goof::Options { cards: 2 }).unwrap();
    let text = playthrough(&rules, seed(), random_picker(1));
    check_playthrough(format!("{FOLDER}/goof-3.txt"), &text);
    let rules = Haggle::new(seats, haggle::Options { moves: 6, ..haggle::Options::default() }).unwrap();
    let text = playthrough(&rules, seed(), random_picker(1));
    check_playthrough(format!("{FOLDER}/haggle-3.txt"), &text);
}

#[test]
fn an_offer_nobody_listed_is_still_checked() {
    let game = Catalogued::<Haggle>::new();
    let seats = SeatCount::new(3).unwrap();
    let mut running = game.open(seats, &serde_json::json!({}), Seed::from_bytes([7; 32])).unwrap();
    let first = seats.seats().next().unwrap();
    let mut offer = |coins: u32| {
        running.submit(first, &Input::Intent(serde_json::json!({ "do": "offer", "to": 1, "coins": coins })))
    };
    assert!(offer(7).is_ok());
    let Err(InputRefused::Refused { why, data }) = offer(4000) else { panic!("nobody has 4000 coins") };
    assert_eq!(why, "you have 10 coins, not 4000");
    assert_eq!(data.get(), r#"{"why":"too_poor","have":10,"need":4000}"#);
}

#[test]
fn options_are_complete_and_closed() {
    let game = Catalogued::<Goof>::new();
    let two = SeatCount::new(2).unwrap();
    assert_eq!(game.check_options(two, &serde_json::json!({})).unwrap().get(), r#"{"cards":6}"#);
    assert!(game.check_options(two, &serde_json::json!({ "cards": 0 })).is_err());
    assert!(game.check_options(two, &serde_json::json!({ "card": 3 })).is_err());
    assert!(game.check_options(SeatCount::new(6).unwrap(), &serde_json::json!({})).is_err());
}
