//! An arrow of the graph.

/// An import of one file by another, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Arrow {
    /// The file with the import.
    pub(crate) from: usize,
    /// The file that is imported.
    pub(crate) to: usize,
}
