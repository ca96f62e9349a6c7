//! A game with its types erased, for a host that keeps many.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Allowance, AnyMatch, ChaCha8Rng, Foreseen, GameInfo, Json, NotImagined, Rules, Seat, SeatCount, Seed,
    Teams, foresee, imagined::imagined, read_exactly, running::Match, running::raw, schema_of,
};

/// Why a match cannot be set up so. The sentence says what to change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[error("{0}")]
pub struct OptionsRefused(pub String);

/// One game in the host's catalogue. Every [`Rules`] is one, through [`Catalogued`].
pub trait AnyGame: Send + Sync {
    /// Facts about the game.
    fn info(&self) -> &'static GameInfo;
    /// Part of the name of a stored match: other versions cannot replay it.
    fn rules_version(&self) -> u32;
    /// JSON Schema of everything the game sends and accepts.
    fn schema(&self) -> Value;
    /// The options a new table starts from.
    fn default_options(&self) -> Json;
    /// Checks options off the wire and returns them complete, as the game writes them.
    ///
    /// # Errors
    ///
    /// If they are no options of this game or say more, or not for this many seats.
    fn check_options(&self, seats: SeatCount, options: &Value) -> Result<Json, OptionsRefused>;
    /// Who plays with whom in a match set up so.
    ///
    /// # Errors
    ///
    /// If they are no options of this game, or not for this many seats.
    fn teams(&self, seats: SeatCount, options: &Value) -> Result<Teams, OptionsRefused>;
    /// Deals a match with options that were checked.
    ///
    /// # Errors
    ///
    /// If they are no options of this game, or not for this many seats.
    fn open(
        &self,
        seats: SeatCount,
        options: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, OptionsRefused>;
    /// A match that begins from what a seat sees of another one, with options that were checked: all that the view does not
    /// say is imagined ([`Rules::imagine`]), and nothing but the arguments decides it.
    ///
    /// # Errors
    ///
    /// If the view is none of such a match, or no state is found that agrees with it.
    fn open_imagined(
        &self,
        seats: SeatCount,
        options: &Value,
        what: (Seat, &Value),
        seed: &Seed,
    ) -> Result<Box<dyn AnyMatch>, NotImagined>;
    /// What a seat may be asked next that sees a view and for whom nobody waits ([`foresee()`]); nothing if these are not of one
    /// match.
    fn foresee(
        &self,
        seats: SeatCount,
        options: &Value,
        what: (Seat, &str),
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Foreseen;
}

/// Makes an [`AnyGame`] of a [`Rules`].
pub struct Catalogued<R>(PhantomData<fn() -> R>);

impl<R> Catalogued<R> {
    /// The game, ready for a catalogue.
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
