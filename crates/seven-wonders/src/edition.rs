//! Versions of the rules that differ in what a match does.

/// The version of the rules that a match is played by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub(crate) enum Edition {
    /// Projects stay open, leaders earn nothing by cards of the discard pile, and the Great Wall's side B needs Cities.
    V1,
    /// Today's.
    #[default]
    V2,
}
