//! The fight, turn by turn (section 4.4).

use contract::Seat;

use crate::{
    Card, Event, Lying, Power, Track,
    dealer::Dealer,
    state::{Fight, KNOCKOUT, Seats, Step},
    stock::{Hand, Powers},
};

/// The value of a second 1.
pub(crate) const SECOND_ONE: u8 = 10;

impl Dealer<'_> {
    /// Begins the fight. The highest in rank starts; of three players, the one who is alone, whose
    /// first turn is the bonus.
    pub(crate) fn begin_fight(&mut self) {
        let state = &mut *self.state;
        let ranking = state.ranking();
        let alone = ranking.iter().copied().find(|seat| state.partners(*seat).is_empty());
        let starter = alone.unwrap_or(ranking[0]);
        state.fight = Fight { on: true, ..Fight::default() };
        if alone.is_some() {
            // fixed now. R-20: 14 at most, so no knockout.
            let bonus = state.sites[state.pawn.index()].sum();
            state.fight.solo_bonus = Some(bonus);
            state.fight.score = state.track(starter).sign() * i16::from(bonus);
        }
        let Fight { solo_bonus, score, .. } = state.fight;
        self.log.openly(|| Event::FightBegan { starter, solo_bonus, score });
        if alone.is_some() {
            self.next_turn(starter);
        } else {
            self.ask(Step::Fight(starter));
        }
    }

    /// Asks the next player clockwise who has not passed; the same player again if all others have.
    pub(crate) fn next_turn(&mut self, after: Seat) {
        let next = self.still_in(after).next();
        self.ask(Step::Fight(next.expect("somebody is still in the fight")));
    }

    /// Returns the players who have not passed, clockwise from the left of a seat, that seat last.
    pub(crate) fn still_in(&self, after: Seat) -> impl Iterator<Item = Seat> {
        let seats = self.state.players.seats();
        let mut order: Seats = seats.clockwise_from(seats.left_of(after)).collect();
        order.retain(|seat| !self.state.has_passed(*seat));
        order.into_iter()
    }

    pub(crate) fn play(&mut self, seat: Seat, power: Power) {
        let value = self.worth(seat, power);
        let played = Hand::powers(Powers::NONE.with(power));
        self.leave_hand(seat, played);
        let n = self.lay_down(seat, Card::Power { power }, value);
        self.state.fight.score += self.state.track(seat).sign() * i16::from(value);
        let score = self.state.fight.score;
        self.log.openly(|| Event::Played { seat, n, power, value, score });
        self.end_turn(seat);
    }

    /// Returns the value of a card. R-8: a 1 has the value 10 if another 1 of the same sage, played by the
    /// same player, is in the fight.
    fn worth(&self, seat: Seat, power: Power) -> u8 {
        let another = |lying: &Lying| lying.seat == seat && lying.card == Card::Power { power };
        if power.value() == 1 && self.state.fight.cards.iter().any(another) {
            SECOND_ONE
        } else {
            power.value()
        }
    }

    /// Moves cards from a hand to the table.
    pub(crate) fn leave_hand(&mut self, seat: Seat, cards: Hand) {
        let hand = &mut self.state.players[seat].hand;
        *hand = hand.minus(cards);
        self.state.known.left_openly(seat, cards);
    }

    /// Lays down a card and returns its number in this fight.
    pub(crate) fn lay_down(&mut self, seat: Seat, card: Card, value: u8) -> u8 {
        let track = self.state.track(seat);
        let fight = &mut self.state.fight;
        let n = fight.played;
        fight.played += 1;
        fight.cards.push(Lying { n, seat, track, card, value });
        n
    }

    pub(crate) fn skip(&mut self, seat: Seat) {
        self.log.openly(|| Event::Skipped { seat });
        self.next_turn(seat);
    }

    /// Ends a turn in which a card was played. The fight ends if a side leads by enough.
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        let score = self.state.fight.score;
        if score.abs() < KNOCKOUT {
            return self.next_turn(seat);
        }
        self.state.fight.knockout_by = Some(seat);
        let track = if score > 0 { Track::One } else { Track::Two };
        self.log.openly(|| Event::KnockedOut { seat, track });
        self.go_on_passing();
    }
}
