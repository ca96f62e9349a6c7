//! The form of the frames that a socket gets.

use std::fmt;

/// The form of the frames that a socket gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Form {
    /// The whole view as text, as a simple client requests it.
    Whole,
    /// The changes, compressed, as the browser requests them.
    Lean,
}

impl Form {
    /// Returns the subprotocol.
    pub fn subprotocol(self) -> &'static str {
        match self {
            Self::Whole => "septet.v1",
            Self::Lean => "septet.v1.deflate",
        }
    }

    /// Returns the additional fields of a request to watch.
    pub fn watch(self) -> &'static str {
        match self {
            Self::Whole => "",
            Self::Lean => r#","changes":true"#,
        }
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Whole => "whole views",
            Self::Lean => "changes",
        })
    }
}
