//! How crystals are taken, in each version of the rules.

/// Whether somebody who takes all the crystals of a clearing is asked which one comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Taking {
    /// Until version 1.
    Asked,
    AllAtOnce,
}
