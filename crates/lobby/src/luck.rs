//! The source of the seeds of matches and of the random draws of built-in bots.

use contract::{ChaCha8Rng, Purpose, Seat, Seed};
use sha2::{Digest as _, Sha256};

use crate::text::random_seed;

/// The source of the seeds of matches and of the random draws of built-in bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Luck {
    /// The random source of the operating system, which is unpredictable.
    #[default]
    True,
    /// A number, for tests only. The same match of the same game always has the same cards, and built-in bots
    /// draw the same in the same place. Knowledge of the number reveals every card.
    Foretold(u64),
}

impl Luck {
    /// The source of lessons, which is public.
    pub(crate) const LESSON: Self = Self::Foretold(1);

    /// Returns the seed of a game's lesson.
    pub(crate) fn lesson(game: &str, seats: usize) -> Seed {
        Self::LESSON.deal(game, seats, 0)
    }

    /// Returns the seed of a table's match; the matches of a table are counted from 1.
    pub(crate) fn deal(self, game: &str, seats: usize, number: u32) -> Seed {
        match self {
            Self::True => random_seed(),
            Self::Foretold(of) => foretold(&format!("deal {of} {game} {seats} {number}")),
        }
    }

    /// Returns the random source of a built-in bot for one decision.
    pub(crate) fn draw(self, number: u32, seat: Seat, decision: u64) -> ChaCha8Rng {
        match self {
            Self::True => rand::make_rng(),
            Self::Foretold(of) => {
                foretold(&format!("draw {of} {number} {} {decision}", seat.number())).stream(Purpose(0), 0)
            }
        }
    }
}

fn foretold(what: &str) -> Seed {
    Seed::from_bytes(Sha256::digest(what.as_bytes()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_is_foretold_only_where_that_is_asked_for() {
        let (luck, other) = (Luck::Foretold(7), Luck::Foretold(8));
        assert_eq!(luck.deal("a", 2, 1).reveal(), luck.deal("a", 2, 1).reveal());
        for (luck, game, seats, number) in
            [(other, "a", 2, 1), (luck, "b", 2, 1), (luck, "a", 3, 1), (luck, "a", 2, 2)]
        {
            assert_ne!(luck.deal(game, seats, number).reveal(), Luck::Foretold(7).deal("a", 2, 1).reveal());
        }
        assert_ne!(Luck::default().deal("a", 2, 1).reveal(), Luck::default().deal("a", 2, 1).reveal());
    }
}
