//! The players of Seven Dragons: legal at every table, and as strong as promised.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use bots::{
    Random,
    arena::{self, Contender, Contest, run_contest},
    seven_dragons::Heuristic,
};
use contract::{Player, Rules as _, SeatCount, Seed};
use seven_dragons::{ActionKind, Options, SevenDragons, Variant};

fn seats(n: u8) -> SeatCount {
    SeatCount::new(n).unwrap()
}

fn variants() -> Vec<Variant> {
    vec![
        Variant::Full,
        Variant::SingleAction { kinds: vec![ActionKind::TradeGoals], silver: false },
        Variant::SingleAction { kinds: vec![ActionKind::MoveCard, ActionKind::ZapCard], silver: true },
        Variant::BasicDragons { ages: vec![Some(5)] },
        Variant::DragonConnections { bonus: false },
        Variant::DragonConnections { bonus: true },
    ]
}

fn rules(n: u8, variant: Variant) -> SevenDragons {
    SevenDragons::new(seats(n), Options { variant, starter: None }).unwrap()
}

#[test]
fn players_choose_what_is_offered_in_each_variant() {
    let all: [&dyn Player<SevenDragons>; 2] = [&Heuristic, &Random];
    for variant in variants() {
        for n in 2..=5 {
            let lineup: Vec<_> = (0..n).map(|i| all[usize::from(i) % 2]).collect();
            for game in 0..2 {
                arena::play(&rules(n, variant.clone()), &lineup, &Seed::from_bytes([game; 32])).unwrap();
            }
        }
    }
}

/// The promise is 85 % of the full game with two players; the lower end of the interval must reach it.
#[test]
fn the_heuristic_beats_a_random_player() {
    let players: Vec<&dyn Player<SevenDragons>> = vec![&Heuristic, &Random];
    let contest = Contest {
        rules: rules(2, Variant::Full),
        players: Contender::all(players),
        games: 300,
        seed: 2026,
        threads: 2,
    };
    let standings = run_contest(&contest).unwrap();
    assert!(standings[0].wins.low > 0.85, "{standings:?}");
}

/// With real choices it also wins more than its share in the lighter variants. Dragon connections has no
/// goals to play for: there it need only be legal.
#[test]
fn the_heuristic_is_stronger_in_the_lighter_variants() {
    let with_goals = variants().into_iter().skip(1).take(3);
    for variant in with_goals {
        let players: Vec<&dyn Player<SevenDragons>> = vec![&Heuristic, &Random];
        let rules = rules(2, Variant::clone(&variant));
        let standings =
            run_contest(&Contest { rules, players: Contender::all(players), games: 60, seed: 7, threads: 2 })
                .unwrap();
        assert!(standings[0].wins.low > 0.5, "{variant:?}: {standings:?}");
    }
}
