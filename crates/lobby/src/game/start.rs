//! What a match begins from.

use contract::{AnyGame, AnyMatch, NotImagined, SeatCount, Seed};
use protocol::{Guess, http::MatchRecord};
use serde_json::Value;

/// What a match begins from: a deal, or a guess at another match. Nothing of it is told before the match is over.
#[derive(Clone)]
pub(crate) struct Start {
    pub(crate) seed: Seed,
    /// What all that is not guessed follows from.
    pub(crate) guess: Option<Box<Guess>>,
}

impl Start {
    /// That of a match that is over; `None` if its seed cannot be read.
    pub(crate) fn of(record: &MatchRecord) -> Option<Self> {
        let seed = Seed::from_hex(&record.seed)?;
        Some(Self { seed, guess: record.guess.clone().map(Box::new) })
    }

    /// The match as it begins. Cost: a deal, or an imagined world.
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

/// A match that is over, as it began, by the rules of `game`.
///
/// # Errors
///
/// If its options are none of these rules, or what it began with is not.
pub fn begun_again(game: &dyn AnyGame, record: &MatchRecord) -> Result<Box<dyn AnyMatch>, NotImagined> {
    let start = Start::of(record).ok_or(NotImagined::NoView)?;
    start.open(game, record.seats, &record.options)
}
