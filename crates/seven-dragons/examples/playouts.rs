//! Random games per second on one core: `cargo run --release -p seven-dragons --example playouts`.

use std::time::Instant;

use seven_dragons::{Options, SevenDragons};
use table::{Purpose, Rules as _, SeatCount, Seed, pick};

const GAMES: u32 = 3_000;

fn main() {
    for seats in 2..=5 {
        let seats = SeatCount::new(seats).expect("a small number");
        let rules = SevenDragons::new(seats, Options::default()).expect("2 to 5 seats");
        let mut rng = Seed::from_bytes([1; 32]).stream(Purpose(1), 0);
        let mut log = Vec::new();
        let mut steps = 0_u64;
        let mut longest = 0;
        let start = Instant::now();
        for game in 0..GAMES {
            let mut seed = [0; 32];
            seed[..4].copy_from_slice(&game.to_le_bytes());
            let mut state = rules.start(Seed::from_bytes(seed));
            log.clear();
            let mut taken = 0;
            while let Some(seat) = rules.phase(&state).waiting().iter().next() {
                let choices = rules.options(&state, seat);
                let intent = pick(&choices.intents, &mut rng).expect("an acting seat has choices");
                rules.apply(&mut state, seat, intent, &mut log).expect("what is offered applies");
                taken += 1;
            }
            steps += taken;
            longest = longest.max(taken);
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{} seats: {:.0} games/s, {:.1} steps a game, {longest} at most",
            seats.get(),
            f64::from(GAMES) / seconds,
            steps as f64 / f64::from(GAMES),
        );
    }
}
