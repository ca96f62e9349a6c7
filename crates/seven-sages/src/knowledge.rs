//! The knowledge of observers about the cards in hands.

use contract::{Observer, Seat};

use crate::stock::Hand;

/// For each observer and hand: the cards that the observer knows to be in it. The owner's own hand is not
/// stored here.
///
/// Only the events that the observer receives change it, so it reveals nothing. After cards left a hand
/// unseen, only the certain part is kept. That is little, but never wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Knowledge([[Hand; 5]; 6]);

const PUBLIC: usize = 5;

const fn row(who: Observer) -> usize {
    match who {
        Observer::Seat(seat) => seat.number(),
        Observer::Public => PUBLIC,
    }
}

impl Knowledge {
    pub(crate) const fn of(&self, who: Observer, holder: Seat) -> Hand {
        self.0[row(who)][holder.number()]
    }

    pub(crate) const fn set(&mut self, who: Observer, holder: Seat, cards: Hand) {
        self.0[row(who)][holder.number()] = cards;
    }

    /// Records that one player saw these cards in another's hand.
    pub(crate) const fn shown(&mut self, from: Seat, to: Seat, cards: Hand) {
        let known = &mut self.0[to.number()][from.number()];
        *known = known.or(cards);
    }

    /// Records that all observers saw these cards leave a hand.
    pub(crate) fn left_openly(&mut self, holder: Seat, cards: Hand) {
        for row in &mut self.0 {
            let known = &mut row[holder.number()];
            if !known.is_empty() {
                *known = known.minus(cards);
            }
        }
    }

    /// Records that all observers saw these cards arrive in a hand.
    pub(crate) fn came_openly(&mut self, holder: Seat, cards: Hand) {
        for (observer, row) in self.0.iter_mut().enumerate() {
            if observer != holder.number() {
                row[holder.number()] = row[holder.number()].plus(cards);
            }
        }
    }

    /// Records that `cards` went from one hand, which contained `held`, to another. Only the two players know
    /// the cards.
    pub(crate) fn moved(&mut self, from: Seat, to: Seat, held: Hand, cards: Hand) {
        let (giver, taker) = (from.number(), to.number());
        for (observer, row) in self.0.iter_mut().enumerate() {
            if observer == giver {
                row[taker] = row[taker].plus(cards);
            } else if observer == taker {
                row[giver] = row[giver].minus(cards);
            } else if !row[giver].is_empty() {
                let (stayed, went) = split(row[giver], held, cards);
                row[giver] = stayed;
                row[taker] = row[taker].plus(went);
            }
        }
    }

    /// Records that `cards` were discarded face down from a hand that contained `held`.
    pub(crate) fn discarded(&mut self, holder: Seat, held: Hand, cards: Hand) {
        for row in &mut self.0 {
            row[holder.number()] = split(row[holder.number()], held, cards).0;
        }
    }
}

/// Splits the knowledge of an outsider, `known` of a hand of `held`, after as many cards as `cards` left the
/// hand. Returns the known cards that stayed, and those that left.
fn split(known: Hand, held: Hand, cards: Hand) -> (Hand, Hand) {
    let powers = known.powers.after_unseen_move(held.powers.len(), cards.powers.len());
    let spells = known.spells.after_unseen_move(held.spells.len(), cards.spells.len());
    (Hand { powers: powers.0, spells: spells.0 }, Hand { powers: powers.1, spells: spells.1 })
}
