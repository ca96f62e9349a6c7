//! The exchange: partners give each other cards (section 4.3, R-6).

use contract::{Seat, SeatSet};

use crate::{
    Event,
    dealer::Dealer,
    state::{Exchange, GIFTS, MOST_SEATS, Step},
    stock::Hand,
};

impl Dealer<'_> {
    /// Begins the exchange. A player without a partner is ready at once.
    pub(crate) fn begin_exchange(&mut self) {
        let state = &mut *self.state;
        let seats = state.players.seats().seats();
        let ready: SeatSet = seats.filter(|seat| state.partners(*seat).is_empty()).collect();
        state.exchange = Exchange { ready, gifts_left: [GIFTS; MOST_SEATS], reopened: [0; MOST_SEATS] };
        self.ask(Step::Exchange);
    }

    pub(crate) fn give(&mut self, seat: Seat, to: Seat, cards: Hand) {
        self.state.exchange.gifts_left[seat.number()] -= 1;
        self.transfer(seat, to, cards);
        let (powers, spells) = cards.counts();
        self.log.apart([seat, to], |knows| {
            let cards = knows.then(|| cards.cards());
            Event::Gave { from: seat, to, powers, spells, cards }
        });
        // The giver is not ready: otherwise it would not be asked.
        let exchange = &mut self.state.exchange;
        if exchange.ready.contains(to) {
            exchange.ready = exchange.ready.without(to);
            exchange.reopened[to.number()] += 1;
        }
    }

    pub(crate) fn get_ready(&mut self, seat: Seat) {
        let ready = &mut self.state.exchange.ready;
        *ready = ready.with(seat);
        self.log.openly(|| Event::Ready { seat });
        if self.state.waiting().is_empty() {
            self.begin_fight();
        }
    }
}
