//! What a seat can do.

use std::borrow::Cow;

use crate::{Choices, Wire};

/// The facts that decide what one seat can do; `I` are its intents, `R` its refusals.
///
/// A game makes it of a view ([`Rules::situation`](crate::Rules::situation)) and of a state
/// ([`Rules::situation_in`](crate::Rules::situation_in)), so that what can be done is written once for both. It must
/// hold no fact that the seat's view does not show: the law kit compares the answers of both.
///
/// The simplest situation is the view itself. A game implements this trait for its view, says
/// `type Situation<'a> = Cow<'a, View>`, and makes it with `Cow::Borrowed(view)`, or of a state with
/// `Cow::Owned(self.view(state, Observer::Seat(seat)))`. A view costs more than most choices need, so games that are
/// searched have a type of their own.
pub trait Situation<I, R> {
    /// Everything that can be done, or a sample ([`Choices::complete`]). Empty unless the seat acts; never without an
    /// intent if it does. Nothing twice, and always in the same order.
    fn choices(&self) -> Choices<I>;

    /// Decides one intent. Total: no intent that parses, however absurd, makes it panic.
    ///
    /// # Errors
    ///
    /// Why it cannot be done; for whoever does not act that they have nothing to decide.
    fn check(&self, intent: &I) -> Result<(), R>;

    /// What is played for a waiting seat whose time ran out; the first choice, unless the game has a rule of its own.
    /// Never `None` for a seat that is waited for. A match in which everybody plays theirs to the end has an end.
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
