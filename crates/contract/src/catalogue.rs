//! A game with its types erased, for a host with many games.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Allowance, AnyMatch, ChaCha8Rng, Foreseen, GameInfo, Json, NotImagined, Rules, Seat, SeatCount, Seed,
    Teams, foresee, imagined::imagined, read_exactly, running::Match, running::raw, schema_of,
};

/// The reason why a match cannot be configured so. The sentence contains the change to make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[error("{0}")]
pub struct OptionsRefused(pub String);

/// One game in the host's catalogue. Every [`Rules`] is one, through [`Catalogued`].
pub trait AnyGame: Send + Sync {
    /// Returns facts about the game.
    fn info(&self) -> &'static GameInfo;
    /// Returns the version of the rules. It is part of the name of a stored match: other versions cannot
    /// replay it.
    fn rules_version(&self) -> u32;
    /// Returns the JSON Schema of everything that the game sends and accepts.
    fn schema(&self) -> Value;
    /// Returns the options of a new table.
    fn default_options(&self) -> Json;
    /// Checks options off the wire and returns them complete, as the game writes them.
    ///
    /// # Errors
    ///
    /// If they are no options of this game or contain more, or do not fit this number of seats.
    fn check_options(&self, seats: SeatCount, options: &Value) -> Result<Json, OptionsRefused>;
    /// Returns the teams of a match with these options.
    ///
    /// # Errors
    ///
    /// If they are no options of this game, or do not fit this number of seats.
    fn teams(&self, seats: SeatCount, options: &Value) -> Result<Teams, OptionsRefused>;
    /// Deals a match with checked options.
    ///
    /// # Errors
    ///
    /// If they are no options of this game, or do not fit this number of seats.
    fn open(
        &self,
        seats: SeatCount,
        options: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, OptionsRefused>;
    /// Opens a match from a seat's view of another one, with checked options. The rules imagine all that the
    /// view does not show ([`Rules::imagine`]), and only the arguments decide the result.
    ///
    /// # Errors
    ///
    /// If the view does not belong to such a match, or no state is found that agrees with it.
    fn open_imagined(
        &self,
        seats: SeatCount,
        options: &Value,
        what: (Seat, &Value),
        seed: &Seed,
    ) -> Result<Box<dyn AnyMatch>, NotImagined>;
    /// Returns the possible next decisions of a seat that has this view and nothing to decide now
    /// ([`foresee()`]). Empty if the arguments do not belong to one match.
    fn foresee(
        &self,
        seats: SeatCount,
        options: &Value,
        what: (Seat, &str),
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Foreseen;
}

/// An [`AnyGame`] made of a [`Rules`].
pub struct Catalogued<R>(PhantomData<fn() -> R>);

impl<R> Catalogued<R> {
    /// Creates the game, ready for a catalogue.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<R> Default for Catalogued<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R: Rules> Catalogued<R> {
    fn configure(seats: SeatCount, options: &Value) -> Result<R, OptionsRefused> {
        R::INFO.is_for(seats)?;
        let options = R::Options::deserialize(options).map_err(|e| Self::no_options(&e))?;
        R::new(seats, options)
    }

    fn no_options(why: &dyn std::fmt::Display) -> OptionsRefused {
        OptionsRefused(format!("not options of {}: {why}", R::INFO.name))
    }
}

impl<R: Rules> AnyGame for Catalogued<R> {
    fn info(&self) -> &'static GameInfo {
        &R::INFO
    }

    fn rules_version(&self) -> u32 {
        R::RULES_VERSION
    }

    fn schema(&self) -> Value {
        schema_of::<R>()
    }

    fn default_options(&self) -> Json {
        raw(&R::all_options())
    }

    fn check_options(&self, seats: SeatCount, options: &Value) -> Result<Json, OptionsRefused> {
        let exact = read_exactly::<R::Options>(options).map_err(|e| Self::no_options(&e))?;
        Self::configure(seats, options)?;
        Ok(raw(&exact.1))
    }

    fn teams(&self, seats: SeatCount, options: &Value) -> Result<Teams, OptionsRefused> {
        Ok(Self::configure(seats, options)?.teams())
    }

    fn open(
        &self,
        seats: SeatCount,
        options: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, OptionsRefused> {
        Ok(Box::new(Match::start(Self::configure(seats, options)?, seed)))
    }

    fn open_imagined(
        &self,
        seats: SeatCount,
        options: &Value,
        what: (Seat, &Value),
        seed: &Seed,
    ) -> Result<Box<dyn AnyMatch>, NotImagined> {
        let rules: R = Self::configure(seats, options)?;
        let state = imagined(&rules, what, seed)?;
        Ok(Box::new(Match::from(rules, state)))
    }

    fn foresee(
        &self,
        seats: SeatCount,
        options: &Value,
        (seat, view): (Seat, &str),
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Foreseen {
        let rules = Self::configure(seats, options).ok();
        let of = rules.and_then(|rules| Some((rules, serde_json::from_str::<R::View>(view).ok()?)));
        of.map(|(rules, view)| foresee(&rules, &view, seat, rng, allowance)).unwrap_or_default()
    }
}
