//! Who meets in the arena: players of this house, and those that may fail.

use std::time::Duration;

use contract::{Choices, Outcome, Player, Rules, Seat};

use crate::search::Knowing;

/// Somebody who plays in the arena.
pub enum Contender<'a, R: Rules> {
    /// A player of this house. It does what it may, or that is a mistake of ours which stops the arena.
    Player(&'a dyn Player<R>),
    /// A player of this house that sees everything, under this name.
    Knowing(&'a str, &'a dyn Knowing<R>),
    /// Somebody else, who may fail: then the match is lost for them, and the arena goes on.
    Outsider(&'a dyn Outsider<R>),
}

impl<R: Rules> Clone for Contender<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Contender<'_, R> {}

impl<'a, R: Rules> Contender<'a, R> {
    /// Players of this house only.
    pub fn all(players: impl IntoIterator<Item = &'a dyn Player<R>>) -> Vec<Self> {
        players.into_iter().map(Self::Player).collect()
    }

    /// The name.
    pub fn name(self) -> &'a str {
        match self {
            Self::Player(player) => player.name(),
            Self::Knowing(name, _) => name,
            Self::Outsider(outsider) => outsider.name(),
        }
    }
}

/// Somebody whose choices come from outside, such as a program of its own.
pub trait Outsider<R: Rules>: Send + Sync {
    /// Name in lists.
    fn name(&self) -> &str;

    /// Takes a seat in a match that begins now. Several matches may run at once.
    ///
    /// # Errors
    ///
    /// If it cannot: then the match is lost for it.
    fn sit(&self, rules: &R, seat: Seat) -> Result<Box<dyn Sitting<R> + '_>, Fault>;
}

/// An outsider in one match.
pub trait Sitting<R: Rules> {
    /// What it does, given what its seat may know.
    ///
    /// # Errors
    ///
    /// If it has no answer in time, or none that can be understood. It is asked nothing more in this match.
    fn decide(&mut self, rules: &R, view: &R::View, choices: &Choices<R::Intent>)
    -> Result<R::Intent, Fault>;

    /// The match is over, or lost for it by this fault.
    fn end(self: Box<Self>, how: Result<&Outcome, &Fault>);
}

/// Why a match is lost for an outsider.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It did not begin.
    #[error("it could not be started: {0}")]
    NotStarted(String),
    /// It took too long.
    #[error("it gave no answer within {} ms", .0.as_millis())]
    Late(Duration),
    /// It is not there any more.
    #[error("it ended instead of answering ({0})")]
    Gone(String),
    /// It spoke when it was not asked, so nobody can tell which answer belongs to which question.
    #[error("it wrote a line more than it was asked for: {0}")]
    Unasked(String),
    /// Its line has no end.
    #[error("its answer is longer than {0} bytes")]
    TooLong(usize),
    /// It is not an intent.
    #[error("its answer is no intent of this game ({why}): {answer}")]
    NotAnIntent {
        /// What it said.
        answer: String,
        /// What is wrong with it.
        why: String,
    },
    /// The rules do not allow it.
    #[error("it may not do {intent}: {why}")]
    NotAllowed {
        /// What it wanted.
        intent: String,
        /// Why not.
        why: String,
    },
    /// It never brings the match to its end.
    #[error("it does not let the match end: {0} steps were played")]
    Endless(u32),
}
