//! The moves of a seat.

use std::borrow::Cow;

use crate::{Choices, Wire};

/// The facts that determine what one seat can do. `I` are its intents, `R` its refusals.
///
/// A game makes it of a view ([`Rules::situation`](crate::Rules::situation)) and of a state
/// ([`Rules::situation_in`](crate::Rules::situation_in)), so the possible moves are written once for both. It
/// must hold no fact that the seat's view does not show: the law kit compares the answers of both.
///
/// The simplest situation is the view itself. A game implements this trait for its view and writes `type
/// Situation<'a> = Cow<'a, View>`. It makes the situation with `Cow::Borrowed(view)`, or of a state with
/// `Cow::Owned(self.view(state, Observer::Seat(seat)))`. A view costs more than most choices need, so games
/// that are searched have a type of their own.
pub trait Situation<I, R> {
    /// Returns all possible intents, or a sample ([`Choices::complete`]). Empty unless the seat acts; never
    /// without an intent if it does. It contains no intent twice, and always in the same order.
    fn choices(&self) -> Choices<I>;

    /// Checks one intent. No intent that parses, however absurd, makes it panic.
    ///
    /// # Errors
    ///
    /// The reason why the intent is not possible. A seat that does not act gets the refusal that it has
    /// nothing to decide.
    fn check(&self, intent: &I) -> Result<(), R>;

    /// Returns the intent that is played for a waiting seat after a timeout. Default: the first choice. Never
    /// `None` for a seat that has to decide. A match in which every seat plays only these must end.
    fn fallback(&self) -> Option<I> {
        self.choices().intents.into_iter().next()
    }
}

impl<I: Wire, R, V: Situation<I, R> + Clone> Situation<I, R> for Cow<'_, V> {
    fn choices(&self) -> Choices<I> {
        (**self).choices()
    }

    fn check(&self, intent: &I) -> Result<(), R> {
        (**self).check(intent)
    }

    fn fallback(&self) -> Option<I> {
        (**self).fallback()
    }
}
