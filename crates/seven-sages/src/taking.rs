//! The way in which crystals are taken, in each version of the rules.

/// The treatment of a player who takes all the crystals of a clearing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Taking {
    /// The player is asked for the first of them. Version 1.
    Asked,
    AllAtOnce,
}
