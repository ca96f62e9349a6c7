//! The start of a match.

use contract::{AnyGame, AnyMatch, NotImagined, SeatCount, Seed};
use protocol::{Guess, http::MatchRecord};
use serde_json::Value;

/// The start of a match: a deal, or the view of another match. No client receives it before the match is
/// finished.
#[derive(Clone)]
pub(crate) struct Start {
    pub(crate) seed: Seed,
    /// The view of a what-if match. All data that is not guessed follows from it.
    pub(crate) guess: Option<Box<Guess>>,
}

impl Start {
    /// Returns the start of a finished match; `None` if its seed cannot be read.
    pub(crate) fn of(record: &MatchRecord) -> Option<Self> {
        let seed = Seed::from_hex(&record.seed)?;
        Some(Self { seed, guess: record.guess.clone().map(Box::new) })
    }

    /// Returns the match as it begins. Cost: a deal, or an imagined world.
    pub(crate) fn open(
        &self,
        game: &dyn AnyGame,
        seats: SeatCount,
        options: &Value,
    ) -> Result<Box<dyn AnyMatch>, NotImagined> {
        match &self.guess {
            None => Ok(game.open(seats, options, self.seed.clone())?),
            Some(guess) => game.open_imagined(seats, options, (guess.seat, &guess.view), &self.seed),
        }
    }
}

/// Returns a finished match as it began, by the rules of `game`.
///
/// # Errors
///
/// An error if its options or its start do not fit these rules.
pub fn begun_again(game: &dyn AnyGame, record: &MatchRecord) -> Result<Box<dyn AnyMatch>, NotImagined> {
    let start = Start::of(record).ok_or(NotImagined::NoView)?;
    start.open(game, record.seats, &record.options)
}
