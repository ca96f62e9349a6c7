//! Contenders of the arena: built-in bots, and external bots, which may fail.

use std::time::Duration;

use contract::{Choices, Outcome, Player, Rules, Seat};

use crate::search::Knowing;

/// A player in the arena.
pub enum Contender<'a, R: Rules> {
    /// A built-in bot. An illegal move by it is a bug that stops the arena.
    Player(&'a dyn Player<R>),
    /// A built-in bot that sees everything, under this name.
    Knowing(&'a str, &'a dyn Knowing<R>),
    /// An external bot, which may fail. Then it loses the match, and the arena continues.
    Outsider(&'a dyn Outsider<R>),
}

impl<R: Rules> Clone for Contender<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Contender<'_, R> {}

impl<'a, R: Rules> Contender<'a, R> {
    /// Makes contenders of built-in bots.
    pub fn all(players: impl IntoIterator<Item = &'a dyn Player<R>>) -> Vec<Self> {
        players.into_iter().map(Self::Player).collect()
    }

    /// Returns the name.
    pub fn name(self) -> &'a str {
        match self {
            Self::Player(player) => player.name(),
            Self::Knowing(name, _) => name,
            Self::Outsider(outsider) => outsider.name(),
        }
    }
}

/// An external bot, whose choices come from outside, such as from another process.
pub trait Outsider<R: Rules>: Send + Sync {
    /// Returns the name in lists.
    fn name(&self) -> &str;

    /// Takes a seat in a match that begins now. Several matches may run at once.
    ///
    /// # Errors
    ///
    /// If it cannot. It loses the match then.
    fn sit(&self, rules: &R, seat: Seat) -> Result<Box<dyn Sitting<R> + '_>, Fault>;
}

/// An external bot in one match.
pub trait Sitting<R: Rules> {
    /// Decides on the basis of the seat's view.
    ///
    /// # Errors
    ///
    /// If it has no answer in time, or an unreadable one. It is not asked again in this match.
    fn decide(&mut self, rules: &R, view: &R::View, choices: &Choices<R::Intent>)
    -> Result<R::Intent, Fault>;

    /// Ends the match, with its outcome or with the fault by which the bot lost it.
    fn end(self: Box<Self>, how: Result<&Outcome, &Fault>);
}

/// The reason why an external bot lost a match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It did not start.
    #[error("it could not be started: {0}")]
    NotStarted(String),
    /// It took too long.
    #[error("it gave no answer within {} ms", .0.as_millis())]
    Late(Duration),
    /// It ended.
    #[error("it ended instead of answering ({0})")]
    Gone(String),
    /// It wrote a line without a question, so answers can no longer be matched to questions.
    #[error("it wrote a line more than it was asked for: {0}")]
    Unasked(String),
    /// Its line is too long.
    #[error("its answer is longer than {0} bytes")]
    TooLong(usize),
    /// Its answer is not an intent.
    #[error("its answer is no intent of this game ({why}): {answer}")]
    NotAnIntent {
        /// Its answer.
        answer: String,
        /// The reason.
        why: String,
    },
    /// The rules do not allow its intent.
    #[error("it may not do {intent}: {why}")]
    NotAllowed {
        /// The intent.
        intent: String,
        /// The reason.
        why: String,
    },
    /// It never lets the match end.
    #[error("it does not let the match end: {0} steps were played")]
    Endless(u32),
}
