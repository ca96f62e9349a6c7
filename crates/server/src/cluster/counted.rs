//! How many links there are.

use metrics::gauge;

/// Who made a link.
#[derive(Clone, Copy)]
pub(super) enum Made {
    /// This server, which asks.
    Here,
    /// Another one, which is answered.
    There,
}

/// A link that is counted as long as it is kept.
pub(super) struct Counted(Made);

impl Counted {
    pub(super) fn new(made: Made) -> Self {
        gauge!("septet_links_open", "made" => made.name()).increment(1.0);
        Self(made)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        gauge!("septet_links_open", "made" => self.0.name()).decrement(1.0);
    }
}

impl Made {
    const fn name(self) -> &'static str {
        match self {
            Self::Here => "here",
            Self::There => "there",
        }
    }
}
