//! Passing: a player who passes hands on cards to the next one (section 4.4).

use contract::Seat;

use crate::{
    Event,
    counts::{HANDED, LAST_DISCARDS},
    dealer::Dealer,
    state::Step,
    stock::{Hand, Powers},
};

/// The number of power cards that the first to pass draws.
const FIRST_DRAWS: usize = 5;
/// The number of power cards that each other player draws.
const OTHERS_DRAW: usize = 2;

impl Dealer<'_> {
    /// Takes a player out of the fight permanently.
    pub(crate) fn pass(&mut self, seat: Seat, forced: bool) {
        self.state.fight.passed.push(seat);
        let place = self.state.fight.passed.len() as u8;
        self.log.openly(|| Event::Passed { seat, place, forced });
        let Some(&previous) = self.state.fight.passed.iter().rev().nth(1) else {
            self.draw_powers(seat, FIRST_DRAWS);
            return self.go_on_passing();
        };
        let held = self.state.players[previous].hand.powers;
        if held.len() > HANDED {
            self.ask(Step::HandOver);
        } else {
            self.hand_over(held);
        }
    }

    /// Hands cards from the last but one who passed to the last, who then draws.
    pub(crate) fn hand_over(&mut self, powers: Powers) {
        let &[.., from, to] = self.state.fight.passed.as_slice() else { return };
        let cards = Hand::powers(powers);
        self.transfer(from, to, cards);
        self.log.apart([from, to], |knows| {
            let (count, powers) = (powers.len() as u8, knows.then(|| powers.iter().collect()));
            Event::HandedOver { from, to, count, powers }
        });
        self.draw_powers(to, OTHERS_DRAW);
        if self.state.fight.passed.len() < self.state.players.seats().get() {
            return self.go_on_passing();
        }
        let held = self.state.players[to].hand.powers;
        if held.len() > LAST_DISCARDS {
            self.ask(Step::Discard);
        } else {
            self.discard(to, held);
        }
    }

    pub(crate) fn discard(&mut self, seat: Seat, powers: Powers) {
        let held = self.state.players[seat].hand;
        let cards = Hand::powers(powers);
        self.state.known.discarded(seat, held, cards);
        self.state.players[seat].hand = held.minus(cards);
        self.state.powers_discarded = self.state.powers_discarded.plus(powers);
        self.log.apart(seat, |knows| {
            let (count, powers) = (powers.len() as u8, knows.then(|| powers.iter().collect()));
            Event::Discarded { seat, count, powers }
        });
        self.begin_reward();
    }

    /// Continues with the next player. After a knockout all pass, clockwise from the left of the player whose
    /// card it was, and that player last. Absentus does not help.
    pub(crate) fn go_on_passing(&mut self) {
        if let Some(by) = self.state.fight.knockout_by {
            let next = self.still_in(by).next().expect("somebody is still in the fight");
            return self.pass(next, true);
        }
        let last = *self.state.fight.passed.last().expect("somebody passed");
        self.next_turn(last);
    }
}
