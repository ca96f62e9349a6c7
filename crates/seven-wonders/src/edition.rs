//! Versions of the rules that differ in what a match does.

/// The version of the rules that a match is played by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub(crate) enum Edition {
    /// The first version; [`V1`](crate::museum::V1) lists its differences.
    V1,
    /// The version that matches begin by.
    #[default]
    V2,
}
