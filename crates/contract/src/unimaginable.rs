//! A view for which no world was found.

use std::borrow::Cow;

/// Why no state was found that agrees with a view.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no world agrees with the view: {why}")]
pub struct Unimaginable {
    why: Cow<'static, str>,
}

impl Unimaginable {
    /// For this reason.
    pub fn new(why: impl Into<Cow<'static, str>>) -> Self {
        Self { why: why.into() }
    }
}
