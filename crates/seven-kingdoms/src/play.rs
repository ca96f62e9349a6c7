//! The play phase (section 4): each player lays one card, or draws if the hand is empty.

use arrayvec::ArrayVec;
use contract::Seat;

use crate::{
    Card, EndedBy, Event,
    dealer::Dealer,
    state::{MOST_SEATS, Step},
};

impl Dealer<'_> {
    pub(crate) fn play_card(&mut self, seat: Seat, card: Card) {
        self.leave_hand(seat, card);
        self.state.players[seat].played = Some(card);
        self.log.openly(|| Event::Played { seat, card });
        let clockwise = self.state.players.seats().clockwise_from(self.state.first);
        let turns_over = 1 + clockwise.take_while(|earlier| *earlier != seat).count();
        self.ask_to_play_after(turns_over);
    }

    /// Asks the next player with cards, after `turns_over` turns from the first player on. Players without
    /// cards draw. After the last turn the played cards are resolved (R-16: even if there are none).
    pub(crate) fn ask_to_play_after(&mut self, turns_over: usize) {
        for seat in self.state.players.seats().clockwise_from(self.state.first).skip(turns_over) {
            if !self.state.players[seat].hand.is_empty() {
                self.state.step = Step::Play(seat);
                return;
            }
            self.draw_two(seat);
            if self.state.pile.is_empty() {
                return self.end_at_once();
            }
        }
        self.begin_resolving();
    }

    /// Plays the automatic turn of a player with an empty hand: two cards, or one if only one is left.
    fn draw_two(&mut self, seat: Seat) {
        let mut cards: ArrayVec<Card, 2> = ArrayVec::new();
        for _ in 0..2 {
            cards.extend(self.state.pile.pop());
        }
        // The player does not know the order in which the cards came.
        cards.sort();
        self.state.players[seat].hand = cards.iter().copied().collect();
        self.state.idle_rounds = 0;
        let count = cards.len() as u8;
        self.log.apart(seat, |knows| Event::Drew { seat, count, cards: knows.then(|| cards.to_vec()) });
    }

    /// Ends the match by E1 in the play phase. Played, unresolved cards go back to the hands.
    fn end_at_once(&mut self) {
        self.return_unresolved();
        self.end(EndedBy::PileEmpty);
    }

    /// Returns unresolved cards to the hands. In the play phase these are all played cards.
    pub(crate) fn return_unresolved(&mut self) {
        let unresolved: ArrayVec<Seat, MOST_SEATS> = match self.state.step {
            Step::Play(_) => {
                let seats = self.state.players.seats();
                seats.clockwise_from(self.state.first).collect()
            }
            // The card of the acting seat has been laid down already.
            Step::Token | Step::Take => self.state.to_resolve.iter().skip(1).copied().collect(),
            Step::Over(_) => ArrayVec::new(),
        };
        for seat in unresolved {
            if let Some(card) = self.state.players[seat].played.take() {
                self.hand_openly(seat, card);
                self.log.openly(|| Event::Returned { seat, card });
            }
        }
    }
}
