//! The hands that passed through each seat: a player's memory of this age.

use contract::{Seat, SeatCount};

use crate::{
    Direction, KnownHand,
    hand::Hand,
    state::{State, direction},
};

/// Returns the holder of the hand after `passes` more passes.
pub(crate) fn holder_after(seats: SeatCount, age: u8, seat: Seat, passes: usize) -> Seat {
    (0..passes).fold(seat, |seat, _| match direction(age) {
        Direction::Left => seats.left_of(seat),
        Direction::Right => seats.right_of(seat),
    })
}

impl State {
    /// Returns the number of turns in this age whose hands exist, including the present one.
    pub(crate) fn hands_so_far(&self) -> usize {
        if self.age == 0 { 0 } else { self.turn_index() + 1 }
    }

    /// Returns the hand that `seat` held in turn `turn` (from 0), before playing from it and after drawing.
    pub(crate) fn hand_in(&self, seat: Seat, turn: usize) -> Hand {
        let seats = self.hands.seats();
        let passes = |later: usize| self.passes_before(later) - self.passes_before(turn);
        let holder = |later: usize| holder_after(seats, self.age, seat, passes(later));
        let now = holder(self.turn_index());
        let mut hand = self.hands[now].clone();
        self.unplayed[now].into_iter().for_each(|card| hand.add(card));
        for (number, played) in self.trail.iter().enumerate().skip(turn) {
            let holder = holder(number);
            for (city, play) in played.plays.iter() {
                if self.player_in(city, number) == holder {
                    play.iter().for_each(|play| hand.add(play.card));
                }
            }
        }
        for (number, card) in self.drawn.iter().enumerate().skip(turn + 1) {
            if self.free_city_player_in(number) == Some(holder(number)) {
                hand.remove(*card);
            }
        }
        hand
    }

    /// Returns the hands of other players that `seat` knows: those that went through its own hand or its
    /// partner's.
    pub(crate) fn known_hands(&self, seat: Seat) -> Vec<KnownHand> {
        let (seats, now) = (self.hands.seats(), self.turn_index());
        let passes = |turn: usize, later: usize| self.passes_before(later) - self.passes_before(turn);
        let side = self.teams.side(seat);
        let mut known: Vec<KnownHand> = Vec::new();
        for (turn, looked) in (0..now).rev().flat_map(|turn| side.iter().map(move |looked| (turn, looked))) {
            let holder = holder_after(seats, self.age, looked, passes(turn, now));
            if side.contains(holder) || known.iter().any(|hand| hand.seat == holder) {
                continue;
            }
            let mut cards = self.hand_in(looked, turn);
            let mut gone = 0;
            for (number, played) in self.trail.iter().enumerate().skip(turn) {
                let player = holder_after(seats, self.age, looked, passes(turn, number));
                let here = played.plays.iter().filter(|(city, _)| self.player_in(*city, number) == player);
                for play in here.filter_map(|(_, play)| *play) {
                    if side.contains(player) || !play.hides() {
                        cards.remove(play.card);
                    } else {
                        gone += 1;
                    }
                }
            }
            gone += u8::from(self.unplayed[holder].is_some());
            known.push(KnownHand { seat: holder, cards: cards.to_vec(), gone });
        }
        known.sort_by_key(|hand| hand.seat);
        known
    }
}
