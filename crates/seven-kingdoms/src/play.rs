//! The play phase (section 4): everybody lays one card, or draws if there is none to lay.

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

    /// So many players from the first one on have had their turn. Asks the next one with cards; those without
    /// draw. After the last one the played cards are resolved (R-16: even if there are none).
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

    /// The automatic turn of a player with an empty hand: two cards, or one if only one is left.
    fn draw_two(&mut self, seat: Seat) {
        let mut cards: ArrayVec<Card, 2> = ArrayVec::new();
        for _ in 0..2 {
            cards.extend(self.state.pile.pop());
        }
        // Which came first is nothing that the player would go on knowing.
        cards.sort();
        self.state.players[seat].hand = cards.iter().copied().collect();
        self.state.idle_rounds = 0;
        let count = cards.len() as u8;
        self.log.apart(seat, |knows| Event::Drew { seat, count, cards: knows.then(|| cards.to_vec()) });
    }

    /// E1 in the play phase: cards played and not resolved go back to the hands.
    fn end_at_once(&mut self) {
        self.return_unresolved();
        self.end(EndedBy::PileEmpty);
    }

    /// In the play phase that is every card on the table before its player.
    pub(crate) fn return_unresolved(&mut self) {
        let unresolved: ArrayVec<Seat, MOST_SEATS> = match self.state.step {
            Step::Play(_) => {
                let seats = self.state.players.seats();
                seats.clockwise_from(self.state.first).collect()
            }
            // The card of the one who acts has been laid down already.
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
