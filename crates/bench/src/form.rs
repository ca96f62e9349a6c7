//! The form of the frames that a socket gets.

use std::fmt;

/// How much a socket is told at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Form {
    /// Everything the observer knows, as text: what a simple client asks for.
    Whole,
    /// What has changed, compressed: what the browser asks for.
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
