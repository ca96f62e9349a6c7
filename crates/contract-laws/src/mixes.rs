//! Options drawn at random from all that a game accepts: any mix of the choices of its host.

use contract::{AnyGame, Catalogued, ChaCha8Rng, Rules, SeatCount, below};
use serde_json::Value;

use crate::arbitrary::of_schema;

/// The maximum number of draws. The rarest are options for a number of seats with few valid ones.
const PATIENCE: u32 = 100_000;

/// Draws options of one game.
///
/// Each choice of its schema has the same probability, and options that the game refuses are drawn again. So
/// every test that uses this draws a new option of a game, too, without a list of valid combinations.
pub struct Mixes<'a> {
    game: &'a dyn AnyGame,
    schema: Value,
}

impl<'a> Mixes<'a> {
    /// Creates the draw for a game.
    pub fn of(game: &'a dyn AnyGame) -> Self {
        Self { game, schema: game.schema() }
    }

    /// Draws options for this number of seats, complete, as the game writes them. The same random numbers
    /// give the same options.
    ///
    /// # Panics
    ///
    /// If the game accepts none.
    pub fn options(&self, seats: SeatCount, rng: &mut ChaCha8Rng) -> Value {
        let node = &self.schema["properties"]["options"];
        for _ in 0..PATIENCE {
            let drawn = of_schema(&self.schema, node, &[], u32::MAX, rng);
            if let Ok(options) = self.game.check_options(seats, &drawn) {
                return serde_json::from_str(options.get()).expect("a game writes JSON");
            }
        }
        panic!("{} takes no options for {} seats", self.game.info().id, seats.get())
    }

    /// Draws a number of seats of the game, with options.
    pub fn setup(&self, rng: &mut ChaCha8Rng) -> (SeatCount, Value) {
        let info = self.game.info();
        let seats = info.min_seats + below(rng, u32::from(info.max_seats - info.min_seats) + 1) as u8;
        let seats = SeatCount::new(seats).expect("games are for 1 to 8 seats");
        (seats, self.options(seats, rng))
    }
}

/// Draws this number of configurations of a game, for each of these numbers of seats in turn.
///
/// # Panics
///
/// If it accepts no options for one of them.
pub fn any_mixes<R: Rules>(
    seats: impl IntoIterator<Item = u8>,
    number: usize,
    rng: &mut ChaCha8Rng,
) -> Vec<(u8, R::Options)> {
    let game = Catalogued::<R>::new();
    let mixes = Mixes::of(&game);
    let all: Vec<u8> = seats.into_iter().collect();
    let draw = |seats: u8| {
        let drawn = mixes.options(SeatCount::new(seats).expect("1 to 8 seats"), rng);
        (seats, serde_json::from_value(drawn).expect("a game reads what it writes"))
    };
    all.iter().copied().cycle().take(number).map(draw).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use contract::{Purpose, Seed};
    use toys::{Goof, goof};

    use super::*;

    #[test]
    fn every_choice_is_drawn_and_what_is_refused_is_not() {
        let mut rng = Seed::from_bytes([7; 32]).stream(Purpose(0), 0);
        let drawn: Vec<(u8, goof::Options)> = any_mixes::<Goof>([3, 4], 200, &mut rng);
        assert!(drawn.iter().zip([3, 4].into_iter().cycle()).all(|((seats, _), wanted)| *seats == wanted));
        let teams = |seats: u8| -> BTreeSet<bool> {
            drawn.iter().filter(|(of, _)| *of == seats).map(|(_, options)| options.teams).collect()
        };
        assert_eq!(teams(3), BTreeSet::from([false]), "three have no partner each");
        assert_eq!(teams(4), BTreeSet::from([false, true]));
        let cards: BTreeSet<u8> = drawn.iter().map(|(_, options)| options.cards).collect();
        assert!(cards.len() > 3, "{cards:?}");
    }
}
