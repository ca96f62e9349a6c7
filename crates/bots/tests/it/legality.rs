//! No player ever picks an illegal intent.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use bots::{Random, arena, seven_kingdoms::Heuristic};
use contract::{Player, Rules as _, SeatCount, Seed};
use seven_kingdoms::{Options, SevenKingdoms};

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
