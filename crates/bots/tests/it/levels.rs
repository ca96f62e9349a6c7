//! Levels differ in strength: few matches with hunches, the same on every machine. The arena measures the
//! size of the difference.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use bots::{
    arena::{Contender, Contest, per_pair, run_contest},
    search::{Budget, Level, Levels},
};
use contract::{Player, SeatCount};
use seven_dragons::SevenDragons;
use seven_kingdoms::SevenKingdoms;
use seven_sages::SevenSages;
use seven_wonders::SevenWonders;

/// Returns the share of victories per pair of one player of a level among two of another, at three seats.
fn share<R: Levels>(one: Level, others: Level, games: u32) -> f64 {
    let player = |level| R::player(level, Some(Budget::Plays(60)));
    let (one, others) = (player(one), player(others));
    let players: Vec<&dyn Player<R>> = vec![&*one, &*others, &*others];
    let rules = R::new(SeatCount::new(3).unwrap(), R::Options::default()).unwrap();
    let contest = Contest { rules, players: Contender::all(players), games, seed: 2026, threads: 2 };
    per_pair(run_contest(&contest).unwrap()[0].wins, 1, 2).share
}

/// Checks that a lower level is beaten, but not without any chance.
fn levels_are_steps<R: Levels>(games: u32) {
    let [newcomer, steady, skilled] = [Level::Newcomer, Level::Steady, Level::Skilled];
    for (lower, upper) in [(newcomer, steady), (steady, skilled)] {
        let share = share::<R>(lower, upper, games);
        assert!((0.05..0.45).contains(&share), "{} of {}: {share}", lower.name(), R::INFO.id);
    }
}

#[test]
fn levels_of_7_wonders_are_steps() {
    levels_are_steps::<SevenWonders>(60);
}

#[test]
fn levels_of_7_kingdoms_are_steps() {
    levels_are_steps::<SevenKingdoms>(60);
}

#[test]
fn levels_of_seven_dragons_are_steps() {
    levels_are_steps::<SevenDragons>(60);
}

#[test]
fn levels_of_the_seven_sages_are_steps() {
    levels_are_steps::<SevenSages>(60);
}

/// With few plays: the bars are measured with more, on 1,000 matches.
#[test]
#[ignore = "long suite: searches in 60 matches"]
fn a_strong_player_beats_skilled_ones() {
    let kingdoms = share::<SevenKingdoms>(Level::Strong, Level::Skilled, 30);
    let sages = share::<SevenSages>(Level::Strong, Level::Skilled, 30);
    assert!(kingdoms > 0.6 && sages > 0.6, "{kingdoms}, {sages}");
}
