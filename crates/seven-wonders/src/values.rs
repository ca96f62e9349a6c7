//! Numbers of the rules that are printed on no card.

/// The coins for a discarded card or leader.
pub(crate) const SOLD: u16 = 3;
/// The values of victory tokens, by age.
pub(crate) const VICTORY: [i8; 3] = [1, 3, 5];
/// The coins that a neighbour is paid for a unit without any discount.
pub(crate) const PRICE: u8 = 2;
