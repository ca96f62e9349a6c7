//! Drawing from the two piles.

use arrayvec::ArrayVec;
use contract::{Purpose, Seat, Seed, shuffle};

use crate::{
    Event, Pile, Spell,
    dealer::Dealer,
    stock::{Hand, Powers, Spells},
};

const RESHUFFLES: Purpose = Purpose(8);

impl Dealer<'_> {
    /// Draws this number of power cards, or as many as there are.
    pub(crate) fn draw_powers(&mut self, seat: Seat, count: usize) {
        let mut drawn = Powers::NONE;
        for _ in 0..count {
            if self.state.powers.is_empty() {
                self.reshuffle_powers();
            }
            let Some(number) = self.state.powers.pop() else { break };
            drawn.add(Powers::numbered(number));
        }
        self.take_up(seat, Hand::powers(drawn));
    }

    /// Draws one spell, if there is one.
    pub(crate) fn draw_spell(&mut self, seat: Seat) {
        if self.state.spells.is_empty() {
            self.reshuffle_spells();
        }
        let number = self.state.spells.pop();
        let spells = number.map(|number| Spell::ALL[usize::from(number)]).into_iter().collect();
        self.take_up(seat, Hand { powers: Powers::NONE, spells });
    }

    fn take_up(&mut self, seat: Seat, cards: Hand) {
        let hand = &mut self.state.players[seat].hand;
        *hand = hand.plus(cards);
        let (powers, spells) = cards.counts();
        self.log.apart(seat, |knows| {
            let cards = knows.then(|| cards.cards());
            Event::Drew { seat, powers, spells, cards }
        });
    }

    fn reshuffle_powers(&mut self) {
        let state = &mut *self.state;
        let mut pile: ArrayVec<u8, 64> = state.powers_discarded.iter().map(Powers::number).collect();
        if pile.is_empty() {
            return;
        }
        shuffle(&mut pile, &mut rng(&state.seed, &mut state.reshuffles));
        let count = pile.len() as u8;
        state.powers = pile;
        state.powers_discarded = Powers::NONE;
        self.log.openly(|| Event::Reshuffled { pile: Pile::Powers, count });
    }

    fn reshuffle_spells(&mut self) {
        let state = &mut *self.state;
        let mut pile: ArrayVec<u8, 14> = state.spells_discarded.iter().map(|spell| spell as u8).collect();
        if pile.is_empty() {
            return;
        }
        shuffle(&mut pile, &mut rng(&state.seed, &mut state.reshuffles));
        let count = pile.len() as u8;
        state.spells = pile;
        state.spells_discarded = Spells::NONE;
        self.log.openly(|| Event::Reshuffled { pile: Pile::Spells, count });
    }
}

fn rng(seed: &Seed, reshuffles: &mut u32) -> contract::ChaCha8Rng {
    let rng = seed.stream(RESHUFFLES, *reshuffles);
    *reshuffles += 1;
    rng
}
