//! Numbers of cards that both the rules and the views need (section 4.4).

/// The number of power cards that a player hands over to the next one to pass.
pub(crate) const HANDED: usize = 3;
/// The number of power cards that the last to pass discards.
pub(crate) const LAST_DISCARDS: usize = 3;
