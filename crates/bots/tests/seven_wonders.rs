//! The players of 7 Wonders: they play what they may, and are as strong as is claimed.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use bots::{
    Random,
    arena::{Contest, Standing, play, run_contest},
    players,
    seven_wonders::Heuristic,
};
use serde_json::{Value, json};
use seven_wonders::{Options, SevenWonders, SideChoice, Wonders};
use table::{AnyGame as _, Catalogued, Input, Log, Observer, Player, Purpose, Rules as _, SeatCount, Seed};

type Lineup<'a> = Vec<&'a dyn Player<SevenWonders>>;

fn seats(n: u8) -> SeatCount {
    SeatCount::new(n).unwrap()
}

fn seed(n: u8) -> Seed {
    Seed::from_bytes([n; 32])
}

fn contest(players: Lineup<'_>, games: u32) -> Vec<Standing> {
    let rules = SevenWonders::new(seats(players.len() as u8), Options::default()).unwrap();
    run_contest(&Contest { rules, players, games, seed: 2026, threads: 2 }).unwrap()
}

fn points(standing: &Standing) -> f64 {
    standing.points.unwrap()
}

/// Promised are 70 %, and 15 points more.
#[test]
fn the_heuristic_beats_three_random_players() {
    let standings = contest(vec![&Heuristic, &Random, &Random, &Random], 200);
    assert!(standings[0].wins.low > 0.9, "{standings:?}");
    let others = standings[1..].iter().map(points).sum::<f64>() / 3.0;
    assert!(points(&standings[0]) > others + 20.0, "{standings:?}");
}

/// Promised are 15 points more on average in mixed company.
#[test]
fn two_heuristics_and_two_random_players_are_far_apart() {
    let standings = contest(vec![&Heuristic, &Random, &Heuristic, &Random], 200);
    let [strong, weak] = [0, 1].map(|n| f64::midpoint(points(&standings[n]), points(&standings[n + 2])));
    assert!(strong > weak + 20.0, "{standings:?}");
}

#[test]
fn the_heuristic_beats_a_random_player() {
    let standings = contest(vec![&Heuristic, &Random], 100);
    assert!(standings[0].wins.low > 0.85, "{standings:?}");
}

#[test]
fn players_choose_what_is_offered() {
    for n in 2..=7 {
        for (wonders, sides) in [
            (Wonders::Dealt, SideChoice::Random),
            (Wonders::Picked, SideChoice::Picked),
            (Wonders::Dealt, SideChoice::Picked),
            (Wonders::Picked, SideChoice::B),
        ] {
            let rules = SevenWonders::new(seats(n), Options { wonders, sides }).unwrap();
            for game in 0..6 {
                let all: [&dyn Player<SevenWonders>; 2] = [&Heuristic, &Random];
                let lineup: Lineup<'_> = (0..n).map(|seat| all[usize::from(seat + game) % 2]).collect();
                play(&rules, &lineup, &seed(game)).unwrap();
            }
        }
    }
}

/// Through the JSON that a client gets, as a host has it.
#[test]
fn erased_players_choose_what_is_offered() {
    let listed = players::of("seven-wonders").unwrap();
    assert_eq!(listed.iter().map(|player| player.name()).collect::<Vec<_>>(), ["random", "heuristic"]);
    let options = json!({});
    for n in 2..=7 {
        let mut game = Catalogued::<SevenWonders>::new().open(seats(n), &options, seed(n)).unwrap();
        let mut rng = seed(n).stream(Purpose(1), 0);
        while let Some(seat) = game.phase().waiting().iter().next() {
            let (choices, view) = (game.choices(seat).unwrap(), game.view(Observer::Seat(seat)));
            let player = &listed[seat.number() % 2];
            let intent = player.decide(game.seats(), &options, view.get(), choices.get(), &mut rng).unwrap();
            let offered: Value = serde_json::from_str(choices.get()).unwrap();
            assert!(offered["intents"].as_array().unwrap().contains(&intent), "{intent}");
            game.submit(seat, &Input::Intent(intent)).unwrap();
        }
    }
}

/// The same view gives the same intent whatever the generator.
#[test]
fn the_heuristic_is_a_function_of_the_view() {
    let rules = SevenWonders::new(seats(3), Options::default()).unwrap();
    let mut state = rules.start(seed(3));
    for step in 0..40 {
        let Some(seat) = rules.phase(&state).waiting().iter().next() else { return };
        let view = rules.view(&state, Observer::Seat(seat));
        let choices = rules.choices(&view);
        let decide = |n| Heuristic.decide(&rules, &view, &choices, &mut seed(n).stream(Purpose(1), step));
        assert_eq!(decide(1), decide(2));
        rules.apply(&mut state, seat, &decide(1), &mut Log::unread()).unwrap();
    }
}
