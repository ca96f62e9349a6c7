//! The forced order, and the procedure of three players: the rank determines the speaker (sections 4.2 and
//! 6).

use contract::Seat;

use crate::{
    Event, Question, Said, Track,
    dealer::Dealer,
    state::{Seats, Step},
};

impl Dealer<'_> {
    /// Begins the forced order: the highest goes to track one; then the others name their side.
    pub(crate) fn force_order(&mut self) {
        self.end_talks();
        self.log.openly(|| Event::ForcedOrder);
        let mut queue: Seats = self.unallied();
        let highest = queue.remove(0);
        self.take_side(highest, Track::One, false);
        self.ask_all(Step::Side, queue);
    }

    fn take_side(&mut self, seat: Seat, track: Track, chosen: bool) {
        self.join_track(seat, track);
        self.log.openly(|| Event::Sided { seat, track, chosen });
    }

    /// Puts a player on a side. R-16: when an alliance is complete, all others go to the other side.
    pub(crate) fn side(&mut self, seat: Seat, track: Track) {
        self.take_side(seat, track, true);
        self.state.queue.remove(0);
        let full = self.state.players.seats().get().div_ceil(2);
        if self.state.of_track(track).len() < full {
            return self.ask(Step::Side);
        }
        for rest in self.state.queue.clone() {
            self.take_side(rest, track.other(), false);
        }
        self.close_ranks(track.other());
    }

    fn said(&mut self, seat: Seat, said: Said) {
        self.log.openly(|| Event::Spoke { seat, said });
    }

    /// Puts the speaker against the two others.
    pub(crate) fn speak_alone(&mut self, seat: Seat) {
        self.said(seat, Said::Alone);
        self.join_track(seat, Track::One);
        self.close_ranks(Track::Two);
    }

    pub(crate) fn let_speak(&mut self, seat: Seat) {
        self.said(seat, Said::LetSpeak);
        let first = self.state.step == Step::Speak(Question::FirstAlone);
        let next = if first { Question::SecondJoins } else { Question::ThirdJoins };
        self.ask(Step::Speak(next));
    }

    pub(crate) fn speak_with(&mut self, seat: Seat, with: Seat) {
        self.said(seat, Said::With { with });
        self.join_track(seat, Track::One);
        self.join_track(with, Track::One);
        self.close_ranks(Track::Two);
    }

    pub(crate) fn speak_against(&mut self, seat: Seat) {
        self.said(seat, Said::Against);
        self.ask(Step::Speak(Question::SecondAlone));
    }
}
