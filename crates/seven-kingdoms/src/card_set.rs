//! A set of cards as bits: searching bots copy the state a million times a second.

use crate::{Arms, Card, Title};

/// A set of cards. Bit `n` is card number `n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct CardSet(u64);

impl CardSet {
    pub(crate) const EMPTY: Self = Self(0);
    pub(crate) const ALL: Self = Self((1 << (Card::COUNT as u32 + 1)) - 2);

    pub(crate) const fn one(card: Card) -> Self {
        Self(1 << card.number())
    }

    /// Returns the seven cards of a title: seven adjacent numbers.
    pub(crate) const fn of_title(title: Title) -> Self {
        Self(0b111_1111 << (title as u32 * 7 + 1))
    }

    /// Returns the seven cards with these arms: every seventh number.
    pub(crate) const fn of_arms(arms: Arms) -> Self {
        Self(0x0000_0408_1020_4081 << (arms as u32 + 1))
    }

    pub(crate) const fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.number() != 0
    }

    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.number();
    }

    pub(crate) const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.number());
    }

    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) fn highest(self) -> Option<Card> {
        self.0.checked_ilog2().and_then(|bit| Card::new(bit as u8))
    }

    /// Iterates by number.
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = Card::new(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |set, card| set.with(Self::one(card)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_title_and_arms_agree_with_the_cards() {
        for title in Title::ALL {
            assert!(CardSet::of_title(title) == Card::all().filter(|c| c.title() == title).collect());
        }
        // (number - 1) mod 7.
        for arms in Arms::ALL {
            assert!(CardSet::of_arms(arms) == Card::all().filter(|c| c.arms() == arms).collect());
        }
        assert!(CardSet::ALL == Card::all().collect());
    }

    #[test]
    fn iterates_by_number() {
        let numbers = |set: CardSet| set.iter().map(Card::number).collect::<Vec<_>>();
        assert_eq!(numbers(CardSet::of_arms(Arms::Lion)), [1, 8, 15, 22, 29, 36, 43]);
        assert!(numbers(CardSet::EMPTY).is_empty());
        assert_eq!(CardSet::ALL.highest(), Card::new(49));
        assert_eq!(CardSet::EMPTY.highest(), None);
    }
}
