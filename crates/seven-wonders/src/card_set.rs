//! A set of cards that is cheap to copy.

use crate::Card;

/// A set of cards. Its 128 bits are enough for the base game and all boxes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct CardSet(u128);

const _: () = assert!(Card::COUNT <= 128);

impl CardSet {
    pub(crate) const fn contains(self, card: Card) -> bool {
        self.0 >> card as u8 & 1 == 1
    }

    pub(crate) const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u8);
    }

    pub(crate) const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u8;
    }
}
