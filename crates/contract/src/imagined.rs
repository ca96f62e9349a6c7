//! A state imagined from a view, for a what-if match.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::Deserialize as _;
use serde_json::Value;

use crate::{Observer, OptionsRefused, Purpose, Rules, Seat, Seed, Unimaginable};

/// The random stream of the guess. The number is part of the replay format.
const GUESS: Purpose = Purpose(0x6e55);

/// The reason why no match begins from a view. It contains nothing of the view, which may show a hand.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotImagined {
    /// The options are not of this game, or do not fit this number of seats.
    #[error(transparent)]
    Options(#[from] OptionsRefused),
    /// It is the view of other rules, or of another seat.
    #[error("this is not a view of that seat in such a match")]
    NoView,
    /// The rules found no state that agrees with it.
    #[error(transparent)]
    Unimaginable(#[from] Unimaginable),
    /// The rules panicked, or imagined a state that does not match the view.
    #[error("the rules could not complete the view to a match")]
    Broken,
}

/// Draws a state that the owner of a view cannot tell from the real one, with `seed`. It depends on the view
/// and the seed alone, not on the real state.
pub(crate) fn imagined<R: Rules>(
    rules: &R,
    (seat, view): (Seat, &Value),
    seed: &Seed,
) -> Result<R::State, NotImagined> {
    if !rules.seats().contains(seat) {
        return Err(NotImagined::NoView);
    }
    let view = R::View::deserialize(view).map_err(|_| NotImagined::NoView)?;
    // A view that travelled may contain anything.
    let imagine = || {
        let state = rules.imagine(&view, &mut seed.stream(GUESS, 0))?;
        Ok((rules.view(&state, Observer::Seat(seat)) == view, state))
    };
    match catch_unwind(AssertUnwindSafe(imagine)) {
        Ok(Ok((true, state))) => Ok(state),
        Ok(Ok((false, _))) => Err(NotImagined::NoView),
        Ok(Err(why)) => Err(NotImagined::Unimaginable(why)),
        Err(_) => Err(NotImagined::Broken),
    }
}
