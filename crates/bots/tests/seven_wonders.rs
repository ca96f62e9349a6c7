//! The players of 7 Wonders: they play what they may, and are as strong as is claimed.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use bots::{
    Random,
    arena::{Contest, Standing, play, run_contest},
    seven_wonders::Heuristic,
};
use contract::{Player, Rules as _, SeatCount, Seed};
use seven_wonders::{Options, SevenWonders, SideChoice, Wonders};

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
