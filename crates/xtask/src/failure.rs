//! Failures with their remedies.

use std::fmt;

/// A failure with its remedy.
#[derive(Debug)]
pub(crate) struct Failure {
    what: String,
    remedy: String,
}

/// The result of everything that can fail.
pub(crate) type Outcome<T = ()> = Result<T, Failure>;

/// The reason why a step did not pass.
pub(crate) enum Stopped {
    /// It ran and failed.
    Failed(Failure),
    /// It cannot run here. This is a failure on CI, where everything can be installed.
    Missing(String),
    /// It cannot run here, and is not required on CI either.
    Optional(String),
}

impl From<Failure> for Stopped {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

impl Failure {
    /// Creates a failure. Both texts are sentences for people.
    pub(crate) fn new(what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self { what: what.into(), remedy: remedy.into() }
    }

    /// Creates a failure of a file that could not be read or written.
    pub(crate) fn file(path: &std::path::Path, error: &std::io::Error) -> Self {
        Self::new(format!("{}: {error}", path.display()), "check that the path exists and can be written")
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FAILED: {}\nWhat to do: {}", self.what, self.remedy)
    }
}
