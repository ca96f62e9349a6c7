//! What becomes of the cards of somebody who leaves, in each version of the rules.

/// What becomes of the hand and the goal of somebody who leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GivenBack {
    /// The goal stays where it is and the whole pile is shuffled, until version 1.
    AsItWas,
    /// The goal is shuffled among the unused ones, and the hand goes under the pile.
    Anew,
}
