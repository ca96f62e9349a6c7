//! The number of open links, as a metric.

use metrics::gauge;

/// The side that opened a link.
#[derive(Clone, Copy)]
pub(super) enum Made {
    /// This node opened it and sends requests.
    Here,
    /// Another node opened it, and this node answers.
    There,
}

/// A link that is counted until this is dropped.
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
