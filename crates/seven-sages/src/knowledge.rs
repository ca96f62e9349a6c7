//! Who knows which cards of whose hand.

use contract::{Observer, Seat};

use crate::stock::Hand;

/// For each observer and hand: cards that the observer knows to be in it. The owner's own hand is not kept here.
///
/// It changes by what the observer is told and by nothing else, so it gives nothing away. After cards were
/// moved out of a hand unseen only that is kept which is certain: that is little, but never wrong.
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

    /// One player saw these cards in another's hand.
    pub(crate) const fn shown(&mut self, from: Seat, to: Seat, cards: Hand) {
        let known = &mut self.0[to.number()][from.number()];
        *known = known.or(cards);
    }

    /// Everybody saw these cards leave a hand.
    pub(crate) fn left_openly(&mut self, holder: Seat, cards: Hand) {
        for row in &mut self.0 {
            let known = &mut row[holder.number()];
            if !known.is_empty() {
                *known = known.minus(cards);
            }
        }
    }

    /// Everybody saw these cards get into a hand.
    pub(crate) fn came_openly(&mut self, holder: Seat, cards: Hand) {
        for (observer, row) in self.0.iter_mut().enumerate() {
            if observer != holder.number() {
                row[holder.number()] = row[holder.number()].plus(cards);
            }
        }
    }

    /// `cards` went from one hand, which held `held`, to another, and only those two know which.
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

    /// `cards` were discarded face down from a hand that held `held`.
    pub(crate) fn discarded(&mut self, holder: Seat, held: Hand, cards: Hand) {
        for row in &mut self.0 {
            row[holder.number()] = split(row[holder.number()], held, cards).0;
        }
    }
}

/// What an outsider who knew of `known` in a hand of `held` knows after as many as `cards` left it.
fn split(known: Hand, held: Hand, cards: Hand) -> (Hand, Hand) {
    let powers = known.powers.after_unseen_move(held.powers.len(), cards.powers.len());
    let spells = known.spells.after_unseen_move(held.spells.len(), cards.spells.len());
    (Hand { powers: powers.0, spells: spells.0 }, Hand { powers: powers.1, spells: spells.1 })
}
