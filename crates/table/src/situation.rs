//! What a seat can do.

use std::borrow::Cow;

use crate::{Choices, Wire};

/// The facts that decide what one seat can do; `I` are its intents, `R` its refusals. A game makes it of a view,
/// and for search, which holds a state anyway, of that state ([`Rules::situation`](crate::Rules::situation),
/// [`Rules::situation_in`](crate::Rules::situation_in)): choices and checks are then one text for both.
pub trait Situation<I, R> {
    /// Empty unless the seat acts; never without an intent if it does.
    fn choices(&self) -> Choices<I>;

    /// Decides one intent. Total: no intent that parses, however absurd, makes it panic.
    ///
    /// # Errors
    ///
    /// Why it cannot be done.
    fn check(&self, intent: &I) -> Result<(), R>;

    /// What is played for a waiting seat whose time ran out; the game's own rule where it has one.
    fn fallback(&self) -> Option<I> {
        self.choices().intents.into_iter().next()
    }
}

/// For games that don't need it faster: their view is the situation, and of a state it is made of that seat's view.
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
