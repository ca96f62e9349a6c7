//! The arena where teams play.

use bots::{
    Random,
    arena::{Contest, run_contest},
};
use contract::{ChaCha8Rng, Choices, Player, Rules as _, SeatCount};
use toys::{Goof, goof};

struct Lowest;

impl Player<Goof> for Lowest {
    fn name(&self) -> &'static str {
        "lowest"
    }

    fn decide(
        &self,
        _: &Goof,
        _: &goof::View,
        choices: &Choices<goof::Intent>,
        _: &mut ChaCha8Rng,
    ) -> goof::Intent {
        choices.intents[0]
    }
}

#[test]
fn partners_stay_together_and_have_their_victories_and_points_in_common() {
    let rules = Goof::new(SeatCount::new(6).unwrap(), goof::Options { cards: 5, teams: true }).unwrap();
    let players: Vec<&dyn Player<Goof>> = vec![&Random, &Random, &Lowest, &Random, &Lowest, &Lowest];
    let standings = run_contest(&Contest { rules, players, games: 60, seed: 7, threads: 2 }).unwrap();
    for pair in standings.chunks(2) {
        assert_eq!((pair[0].wins, pair[0].points), (pair[1].wins, pair[1].points));
    }
    let shares: f64 = standings.iter().map(|standing| standing.wins.share).sum();
    assert!(
        (shares - 2.0).abs() < 1e-9,
        "a victory of one team counts once for each of its players: {shares}"
    );
    let points: f64 = standings.iter().step_by(2).filter_map(|standing| standing.points).sum();
    assert!((points - 5.0).abs() < 1e-9, "all rounds together: {points}");
}
