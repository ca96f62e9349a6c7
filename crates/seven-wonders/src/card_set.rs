//! Sets of cards that cost nothing to copy.

use crate::Card;

/// A set of cards. 128 kinds suffice for the expansions.
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
