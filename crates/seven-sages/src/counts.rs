//! Numbers of cards that the rules and what people are told both need (section 4.4).

/// What is handed over to every other one who passes.
pub(crate) const HANDED: usize = 3;
/// What the last to pass discards.
pub(crate) const LAST_DISCARDS: usize = 3;
