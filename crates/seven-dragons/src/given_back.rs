//! The cards of a player who leaves, in each version of the rules.

/// The treatment of the hand and the goal of a player who leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GivenBack {
    /// The goal stays at its place and the whole pile is shuffled. Version 1.
    AsItWas,
    /// The goal is shuffled among the unused ones, and the hand goes under the pile. Since version 2.
    Anew,
}
