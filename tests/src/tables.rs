//! The setups for tests that cover all games.

use contract::{Catalogued, Purpose, Rules, SeatCount, Seed};
use contract_laws::Mixes;
use games::{Listed, Visitor};
use serde_json::{Value, json};

/// Returns setups of all games, and of 7 Wonders with all its expansions; in the long suite also with random
/// options. Each has one seat more than the minimum, or four, so that all kinds of decisions occur.
pub fn all_tables() -> Vec<Value> {
    let games = games::GAMES.iter().map(|info| {
        let seats = (info.min_seats + 1).min(info.max_seats);
        json!({ "game": info.id, "seats": seats, "options": {} })
    });
    let boxes = json!({
        "leaders": "box", "cities": true, "tower": true, "projects": true, "boards": "official",
    });
    let boxes = json!({ "game": "seven-wonders", "seats": 4, "options": boxes });
    let drawn = games::GAMES.iter().filter(|_| std::env::var_os("SEPTET_LONG").is_some()).flat_map(|info| {
        let number = if info.id == "seven-wonders" { 4 } else { 1 };
        games::visit(info.id, Draw { number }).expect("the game is listed")
    });
    games.chain([boxes]).chain(drawn).collect()
}

/// A visitor that returns this number of setups with random options. They are the same each time.
struct Draw {
    number: u8,
}

impl Visitor for Draw {
    type Output = Vec<Value>;

    fn visit<R: Rules>(self, _: Listed<R>) -> Vec<Value> {
        let game = Catalogued::<R>::new();
        let mixes = Mixes::of(&game);
        let seats = R::INFO.max_seats.min(4);
        let mut rng = Seed::from_bytes([5; 32]).stream(Purpose(0), 0);
        let drawn = |_| {
            let options = mixes.options(SeatCount::new(seats).expect("1 to 8 seats"), &mut rng);
            json!({ "game": R::INFO.id, "seats": seats, "options": options })
        };
        (0..self.number).map(drawn).collect()
    }
}
