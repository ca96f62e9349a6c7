//! The error for a view without a matching state.

use std::borrow::Cow;

/// The reason why no state was found that agrees with a view.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no world agrees with the view: {why}")]
pub struct Unimaginable {
    why: Cow<'static, str>,
}

impl Unimaginable {
    /// Creates the error with this reason.
    pub fn new(why: impl Into<Cow<'static, str>>) -> Self {
        Self { why: why.into() }
    }
}
