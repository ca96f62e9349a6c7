//! A hand: cards in the order of their numbers, so that equal hands compare equal.

use arrayvec::ArrayVec;

use crate::Card;

/// The size limit of a hand: eight cards with an expansion. A reconstructed hand of the two-player game has
/// all cards ever drawn into it: seven and six.
pub(crate) const MOST_CARDS: usize = 14;

/// Cards in the order of their numbers, perhaps with repetitions.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Hand(ArrayVec<Card, MOST_CARDS>);

impl Hand {
    pub(crate) fn new(cards: impl IntoIterator<Item = Card>) -> Self {
        let mut cards: ArrayVec<Card, MOST_CARDS> = cards.into_iter().collect();
        cards.sort_unstable();
        Self(cards)
    }

    pub(crate) fn add(&mut self, card: Card) {
        let at = self.0.partition_point(|held| *held < card);
        self.0.insert(at, card);
    }

    /// Returns true if the card was in the hand.
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        let at = self.0.iter().position(|held| *held == card);
        at.map(|at| self.0.remove(at)).is_some()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) const fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + Clone + '_ {
        self.0.iter().copied()
    }

    /// Iterates over the cards, each kind once.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        self.0
            .iter()
            .enumerate()
            .filter(|(i, card)| *i == 0 || self.0[i - 1] != **card)
            .map(|(_, card)| *card)
    }

    pub(crate) fn to_vec(&self) -> Vec<Card> {
        self.0.to_vec()
    }

    /// Takes the only card of a hand of one.
    pub(crate) fn take_first(&mut self) -> Option<Card> {
        self.0.pop_at(0)
    }
}
