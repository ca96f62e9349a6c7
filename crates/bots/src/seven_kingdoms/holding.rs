//! The cards for which one player will score, as far as they are known.

use ::seven_kingdoms::{Card, Title};

/// The number of arms.
pub(super) const ARMS: usize = 7;

/// The cards of one player, kingdom and hand together: both are scored at the end. An unknown card is counted
/// in fractions.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Holding {
    /// The number of cards of each arms.
    pub(super) cards: [f32; ARMS],
    /// The points of the cards of each arms: the value of the double token there.
    pub(super) worth: [f32; ARMS],
    pub(super) peasants: f32,
    pub(super) points: f32,
}

pub(super) fn arms_of(card: Card) -> usize {
    card.arms() as usize
}

/// Returns a card's own points (section 6).
pub(super) fn points_of(card: Card) -> f32 {
    if card.title() == Title::King { 2.0 } else { 1.0 }
}

impl Holding {
    pub(super) fn add(&mut self, card: Card) {
        self.change(card, 1.0);
    }

    pub(super) fn remove(&mut self, card: Card) {
        self.change(card, -1.0);
    }

    /// Adds hidden cards: each could be any card.
    pub(super) fn add_hidden(&mut self, count: f32) {
        let each = count / ARMS as f32;
        let worth = each * 8.0 / 7.0;
        for arms in 0..ARMS {
            self.cards[arms] += each;
            self.worth[arms] += worth;
        }
        self.peasants += each;
        self.points += worth * ARMS as f32;
    }

    /// Returns the number of different arms, for the arms token.
    pub(super) fn variety(&self) -> f32 {
        self.cards.iter().map(|count| count.clamp(0.0, 1.0)).sum()
    }

    fn change(&mut self, card: Card, by: f32) {
        let points = by * points_of(card);
        self.cards[arms_of(card)] += by;
        self.worth[arms_of(card)] += points;
        self.points += points;
        if card.title() == Title::Peasant {
            self.peasants += by;
        }
    }
}
