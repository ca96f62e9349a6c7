//! The discard pile, and the knowledge of players about it.

use contract::{Seat, SeatSet};

use crate::{
    Card,
    state::{Discarded, State},
};

/// Takes a card from the pile. Copies of a card are alike. A player who knew of a copy, and does not know if
/// it was that one, knows of one less.
pub(crate) fn take(pile: &mut Vec<Discarded>, card: Card) {
    let Some(at) = pile.iter().position(|discarded| discarded.card == card) else { return };
    let taken = pile.remove(at);
    let alike = || pile.iter().filter(|discarded| discarded.card == card);
    let know = alike().fold(SeatSet::EMPTY, |know, discarded| know.union(discarded.known));
    for seat in know.iter().filter(|seat| !taken.known.contains(*seat)) {
        let known = pile.iter_mut().find(|d| d.card == card && d.known.contains(seat));
        let known = known.expect("who knows of a copy knows of one");
        known.known = known.known.without(seat);
    }
}

impl State {
    /// Returns the discard pile in the order of card numbers, so that its order reveals nothing.
    pub(crate) fn sorted_discard(&self) -> Vec<Card> {
        let mut pile: Vec<Card> = self.discard.iter().map(|discarded| discarded.card).collect();
        pile.sort_unstable();
        pile
    }

    /// Iterates over the cards of the discard pile that the city can build, with repetitions.
    pub(crate) fn salvageable(&self, city: Seat) -> impl Iterator<Item = Card> + '_ {
        let city = &self.cities[city];
        self.discard.iter().map(|discarded| discarded.card).filter(|card| city.namesake(*card).is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::scenario::seat;

    #[test]
    fn who_knew_of_a_copy_is_unsure_when_one_is_taken() {
        let by = |number: usize| Discarded { card: Card::Altar, known: SeatSet::one(seat(number)) };
        let mut pile = vec![by(0), by(1), by(1)];
        take(&mut pile, Card::Altar);
        let known = |pile: &[Discarded], number: usize| {
            pile.iter().filter(|d| d.known.contains(seat(number))).count()
        };
        // The first player's copy was taken. The second knew of two, and now of one.
        assert_eq!((pile.len(), known(&pile, 0), known(&pile, 1)), (2, 0, 1));
    }
}
