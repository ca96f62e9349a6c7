//! What happens in a match, in full.

/// Something that happened.
#[derive(Clone, PartialEq, Eq)]
pub struct Event;
