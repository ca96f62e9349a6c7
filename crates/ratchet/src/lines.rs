//! Line numbers of offsets.

/// The offsets at which the lines of a text begin.
pub(crate) struct Lines(Vec<usize>);

impl Lines {
    /// Finds the lines of a text.
    pub(crate) fn of(text: &str) -> Self {
        let mut starts = vec![0];
        starts.extend(text.match_indices('\n').map(|(at, _)| at + 1));
        Self(starts)
    }

    /// Returns the number of the line at an offset; the first line is 1.
    pub(crate) fn at(&self, offset: usize) -> usize {
        self.0.partition_point(|start| *start <= offset)
    }
}
