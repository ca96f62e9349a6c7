//! The strength of the players, on a fixed set of deals: the lower end of the interval must reach the
//! promise.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use bots::{
    Random,
    arena::{Contender, Contest, run_contest},
    seven_kingdoms::Heuristic,
};
use contract::{Player, Rules as _};
use seven_kingdoms::{Options, SevenKingdoms};

fn heuristic_against_random(randoms: usize, games: u32) -> bots::arena::Standing {
    let mut players: Vec<&dyn Player<SevenKingdoms>> = vec![&Heuristic];
    players.extend((0..randoms).map(|_| &Random as &dyn Player<SevenKingdoms>));
    let seats = u8::try_from(players.len()).ok().and_then(contract::SeatCount::new).unwrap();
    let rules = SevenKingdoms::new(seats, Options::default()).unwrap();
    let standings =
        run_contest(&Contest { rules, players: Contender::all(players), games, seed: 2026, threads: 2 })
            .unwrap();
    standings.into_iter().next().unwrap()
}

/// The promise is 60 %.
#[test]
fn the_heuristic_beats_three_random_players() {
    let standing = heuristic_against_random(3, 400);
    assert!(standing.wins.low > 0.85, "{standing:?}");
}

/// The promise is 80 %.
#[test]
fn the_heuristic_beats_a_random_player() {
    let standing = heuristic_against_random(1, 200);
    assert!(standing.wins.low > 0.95, "{standing:?}");
}

/// If the arena favoured a seat or lost victories, equal players would not share them equally.
#[test]
fn equal_players_share_the_victories() {
    let players: Vec<&dyn Player<SevenKingdoms>> = vec![&Random; 4];
    let rules = SevenKingdoms::new(contract::SeatCount::new(4).unwrap(), Options::default()).unwrap();
    let contest = Contest { rules, players: Contender::all(players), games: 2_000, seed: 5, threads: 2 };
    let standings = run_contest(&contest).unwrap();
    let sum: f64 = standings.iter().map(|s| s.wins.share).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{standings:?}");
    for standing in &standings {
        assert!((0.21..0.29).contains(&standing.wins.share), "{standings:?}");
    }
    assert_eq!(run_contest(&Contest { threads: 1, ..contest }).unwrap(), standings, "threads change nothing");
}
