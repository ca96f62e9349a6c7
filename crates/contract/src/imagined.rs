//! A state made of a view, to play on from.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::Deserialize as _;
use serde_json::Value;

use crate::{Observer, OptionsRefused, Purpose, Rules, Seat, Seed, Unimaginable};

/// What the guess draws from. The number is part of the replay format.
const GUESS: Purpose = Purpose(0x6e55);

/// Why no match begins from a view. Says nothing of what is in it: that may be a hand.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotImagined {
    /// The options are not of this game, or not for so many seats.
    #[error(transparent)]
    Options(#[from] OptionsRefused),
    /// It is the view of other rules, or of another seat.
    #[error("this is not what that seat sees of such a match")]
    NoView,
    /// The rules found nothing that agrees with it.
    #[error(transparent)]
    Unimaginable(#[from] Unimaginable),
    /// The rules panicked, or imagined something that does not look like it.
    #[error("the rules could not imagine the rest")]
    Broken,
}

/// A state that the owner of a view cannot tell from the real one, drawn with `seed`. The same for the same view and seed,
/// whatever is true.
pub(crate) fn imagined<R: Rules>(
    rules: &R,
    (seat, view): (Seat, &Value),
    seed: &Seed,
) -> Result<R::State, NotImagined> {
    if !rules.seats().contains(seat) {
        return Err(NotImagined::NoView);
    }
    let view = R::View::deserialize(view).map_err(|_| NotImagined::NoView)?;
    // A view that travelled may be of anything.
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
