//! One place that a count counted.

use std::fmt;

/// A place, and what to do there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finding {
    /// The file, from the root of the repository.
    pub(crate) path: String,
    /// The line; the first is 1.
    pub(crate) line: usize,
    /// The fault and its remedy.
    pub(crate) text: String,
}

impl Finding {
    /// Builds a finding.
    pub(crate) fn new(path: &str, line: usize, text: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, text: text.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.text)
    }
}
