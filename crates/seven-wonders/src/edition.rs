//! Versions of the rules by which matches are played differently.

/// The version of the rules by which a match is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub(crate) enum Edition {
    /// The first version; [`V1`](crate::museum::V1) lists its differences.
    V1,
    /// The version by which new matches are played.
    #[default]
    V2,
}
