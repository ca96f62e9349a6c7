//! The truth.

/// The truth about a match.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State;
