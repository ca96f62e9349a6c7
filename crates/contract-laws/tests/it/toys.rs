//! The toy games obey the laws, and their playthroughs are kept.

use contract::{
    AnyGame as _, Catalogued, Input, InputRefused, Log, Observer, Rules as _, Seat, SeatCount, Seed,
};
use contract_laws::{
    Laws, check_playthrough, playthrough, random_picker, secrets_are_kept,
    toys::{Goof, Haggle, goof, haggle},
};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

#[test]
fn goof_obeys_the_laws() {
    let tables = (2..=5).map(|seats| (seats, goof::Options { cards: 2 + seats, teams: false }));
    Laws::<Goof>::new().conserving(goof::State::cards).hold(1, tables);
}

const IN_TEAMS: [(u8, goof::Options); 3] = {
    let options = goof::Options { cards: 3, teams: true };
    [(4, options), (6, options), (8, options)]
};

#[test]
fn goof_obeys_the_laws_in_teams() {
    Laws::<Goof>::new().conserving(goof::State::cards).hold(1, IN_TEAMS);
}

#[test]
fn goof_in_teams_keeps_the_secrets_of_each_team() {
    let kept = secrets_are_kept::<Goof>(1_500, &IN_TEAMS);
    assert!(kept.compared.differ > kept.compared.worlds / 2, "nothing was hidden: {kept}");
    assert!(kept.compared.steps > kept.states, "the worlds were hardly played on: {kept}");
}

#[test]
fn partners_see_each_others_cards_and_bids_and_nobody_else_does() {
    let seats = SeatCount::new(4).unwrap();
    let rules = Goof::new(seats, IN_TEAMS[0].1).unwrap();
    let [one, two, three, _] = [0, 1, 2, 3].map(|number| Seat::new(number, seats).unwrap());
    let mut state = rules.start(Seed::from_bytes([7; 32]));
    let own = |state: &goof::State, seat| rules.view(state, Observer::Seat(seat)).you.unwrap();
    let rank = own(&state, one).hand[0];
    let mut log = Log::new();
    rules.apply(&mut state, one, &goof::Intent::Bid { rank }, &mut log).unwrap();

    let shown = rules.view(&state, Observer::Seat(two));
    assert_eq!(shown.shown_bids.unwrap()[one], Some(rank));
    assert_eq!(shown.shown_hands.unwrap()[one], own(&state, one).hand);
    assert_eq!(log.told_to(Observer::Seat(two)).count(), 1);
    for who in [Observer::Seat(three), Observer::Public] {
        assert_eq!(log.told_to(who).count(), 0);
        let view = rules.view(&state, who);
        assert!(view.shown_bids.is_none_or(|bids| bids.iter().all(|(_, bid)| bid.is_none())), "{who:?}");
        assert!(view.shown_hands.is_none_or(|hands| hands[one].is_empty()), "{who:?}");
    }
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
    let rules = Goof::new(seats, goof::Options { cards: 2, teams: false }).unwrap();
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
    assert!(game.check_options(SeatCount::new(1).unwrap(), &serde_json::json!({})).is_err());
    assert!(game.check_options(SeatCount::new(5).unwrap(), &serde_json::json!({ "teams": true })).is_err());
    let teams = |seats, options| game.teams(SeatCount::new(seats).unwrap(), &options).unwrap();
    assert_eq!(teams(4, serde_json::json!({ "teams": true })).iter().count(), 2);
    assert!(teams(4, serde_json::json!({})).is_none());
}
