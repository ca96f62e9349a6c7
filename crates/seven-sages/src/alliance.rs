//! The choice of sages, and the talks of four or five players (sections 4.1 and 4.2).

use contract::{Seat, SeatSet};

use crate::{
    Event, Question, Sage, Track,
    dealer::Dealer,
    state::{Seats, Step},
    stock::Hand,
};

impl Dealer<'_> {
    pub(crate) fn choose(&mut self, seat: Seat, sage: Sage) {
        let player = &mut self.state.players[seat];
        player.token = Some(sage);
        player.role = Some(sage);
        self.log.openly(|| Event::Chose { seat, sage });
        self.state.queue.remove(0);
        if !self.state.queue.is_empty() {
            self.ask(Step::Choose);
        } else if self.state.players.seats().get() == 3 {
            self.ask(Step::Speak(Question::FirstAlone));
        } else {
            self.ask(Step::Negotiate);
        }
    }

    fn spend_move(&mut self, seat: Seat) {
        self.state.talk.moves_left[seat.number()] -= 1;
    }

    /// Makes an offer. An offer to a player who has made one in return is an acceptance.
    pub(crate) fn propose(&mut self, seat: Seat, to: Seat) {
        if self.state.talk.offers[to.number()].contains(seat) {
            return self.ally(to, seat);
        }
        self.spend_move(seat);
        let offers = &mut self.state.talk.offers[seat.number()];
        *offers = offers.with(to);
        self.log.openly(|| Event::Proposed { from: seat, to });
        self.recall(to);
    }

    pub(crate) fn withdraw(&mut self, seat: Seat, to: Seat) {
        self.spend_move(seat);
        let offers = &mut self.state.talk.offers[seat.number()];
        *offers = offers.without(to);
        self.log.openly(|| Event::Withdrew { from: seat, to });
    }

    pub(crate) fn show(&mut self, seat: Seat, to: Seat, cards: Hand) {
        self.spend_move(seat);
        self.state.known.shown(seat, to, cards);
        let (powers, spells) = cards.counts();
        self.log.apart([seat, to], |knows| {
            let cards = knows.then(|| cards.cards());
            Event::Shown { from: seat, to, powers, spells, cards }
        });
        self.recall(to);
    }

    pub(crate) fn vote(&mut self, seat: Seat, on: bool) {
        self.spend_move(seat);
        let no_deal = &mut self.state.talk.no_deal;
        *no_deal = if on { no_deal.with(seat) } else { no_deal.without(seat) };
        self.log.openly(|| Event::NoDeal { seat, on });
        self.end_talk_without_deal();
    }

    pub(crate) fn listen(&mut self, seat: Seat) {
        let listening = &mut self.state.talk.listening;
        *listening = listening.with(seat);
        self.log.openly(|| Event::Listens { seat });
        self.end_talk_without_deal();
    }

    /// Asks a listening player again.
    fn recall(&mut self, seat: Seat) {
        let talk = &mut self.state.talk;
        if talk.listening.contains(seat) {
            talk.listening = talk.listening.without(seat);
            talk.recalled[seat.number()] += 1;
        }
    }

    pub(crate) fn walk_away(&mut self, seat: Seat) {
        let talk = &mut self.state.talk;
        talk.walked = talk.walked.with(seat);
        talk.no_deal = talk.no_deal.without(seat);
        talk.offers[seat.number()] = SeatSet::EMPTY;
        talk.offers.iter_mut().for_each(|offers| *offers = offers.without(seat));
        self.log.openly(|| Event::WalkedAway { seat });
        for other in self.state.players.seats().seats() {
            self.recall(other);
        }
        self.end_talk_without_deal();
    }

    /// Ends the talks without a deal if all who still talk vote for no deal or listen, or if fewer than
    /// two still talk.
    fn end_talk_without_deal(&mut self) {
        let talking = self.state.talking();
        let silent = self.state.talk.no_deal.union(self.state.talk.listening);
        if talking.len() < 2 || talking.iter().all(|seat| silent.contains(seat)) {
            self.force_order();
        }
    }

    /// Forms the first alliance at once (R-17: a second acceptance comes too late).
    pub(crate) fn ally(&mut self, from: Seat, to: Seat) {
        self.log.openly(|| Event::Allied { from, to });
        self.end_talks();
        self.join_track(from, Track::One);
        self.join_track(to, Track::One);
        let others: Seats = self.unallied();
        if others.len() == 2 {
            self.close_ranks(Track::Two);
        } else {
            //
            self.ask_all(Step::Join, others);
        }
    }

    pub(crate) fn end_talks(&mut self) {
        let talk = &mut self.state.talk;
        talk.offers = Default::default();
        talk.no_deal = SeatSet::EMPTY;
        talk.listening = SeatSet::EMPTY;
        talk.walked = SeatSet::EMPTY;
    }

    pub(crate) fn answer(&mut self, seat: Seat, join: bool) {
        self.log.openly(|| Event::Answered { seat, join });
        self.state.queue.remove(0);
        if join {
            self.join_track(seat, Track::One);
        }
        if join || self.state.queue.is_empty() {
            return self.close_ranks(Track::Two);
        }
        self.ask(Step::Join);
    }

    pub(crate) fn join_track(&mut self, seat: Seat, track: Track) {
        self.state.players[seat].track = Some(track);
    }

    /// Returns the players without an alliance, in rank order.
    pub(crate) fn unallied(&self) -> Seats {
        let mut seats = self.state.ranking();
        seats.retain(|seat| self.state.players[*seat].track.is_none());
        seats
    }

    /// Puts all players without an alliance into this one. Both alliances are complete then.
    pub(crate) fn close_ranks(&mut self, track: Track) {
        for seat in self.unallied() {
            self.join_track(seat, track);
        }
        let of = |track| -> Seats {
            let members = self.state.of_track(track);
            self.state.ranking().into_iter().filter(|seat| members.contains(*seat)).collect()
        };
        let (one, two) = (of(Track::One), of(Track::Two));
        self.log.openly(|| Event::AlliancesStand { one: one.to_vec(), two: two.to_vec() });
        self.begin_exchange();
    }
}
