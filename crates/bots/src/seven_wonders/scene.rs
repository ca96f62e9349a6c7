//! The state of the match for all players.

use ::seven_wonders::{CityView, Colour, View};
use contract::{Seat, Teams};

/// The open table and the time that is left, without the secrets of one player.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    /// The teams.
    pub(super) teams: Teams,
}

impl<'a> Scene<'a> {
    pub(super) const fn of(view: &'a View, teams: Teams) -> Self {
        Self { view, teams }
    }

    pub(super) fn city(self, city: Seat) -> &'a CityView {
        &self.view.cities[city]
    }

    /// Returns true if a stage of a city's wonder is built.
    pub(super) fn is_built(self, city: Seat, stage: usize) -> bool {
        let city = self.city(city);
        match city.places[..] {
            [] => stage < city.stages.len(),
            _ => city.places.iter().any(|place| usize::from(*place) == stage),
        }
    }

    pub(super) fn left(self, city: Seat) -> Seat {
        self.view.cities.seats().left_of(city)
    }

    pub(super) fn right(self, city: Seat) -> Seat {
        self.view.cities.seats().right_of(city)
    }

    pub(super) fn neighbours(self, city: Seat) -> [Seat; 2] {
        [self.left(city), self.right(city)]
    }

    /// Returns the partner of a city.
    pub(super) fn partner(self, city: Seat) -> Option<Seat> {
        self.teams.partners(city).iter().next()
    }

    /// Returns the cities of all opponents.
    pub(super) fn opponents(self, city: Seat) -> impl Iterator<Item = Seat> + 'a {
        let side = self.teams.side(city);
        let others = self.view.cities.iter().filter(|(_, view)| view.seat.is_some());
        others.map(|(seat, _)| seat).filter(move |other| !side.contains(*other))
    }

    /// Returns true if a diplomacy token keeps a city out of the conflicts of this age.
    pub(super) fn stays_away(self, city: Seat) -> bool {
        let here = self.city(city);
        here.diplomacy > if here.void { here.fresh } else { 0 }
    }

    /// Returns the opponents of a city at the end of an age with the numbers of tokens, by the current
    /// diplomacy tokens and by `away`. In later ages no city stays away yet.
    pub(super) fn foes(self, city: Seat, age: u8, away: bool) -> impl Iterator<Item = (Seat, u8)> {
        let absent = move |other: Seat| age == self.age() && self.stays_away(other);
        let cities = self.view.cities.seats();
        let [left, right] = if self.teams.is_none() {
            let there = |other: &Seat| *other != city && !absent(*other);
            let left = cities.clockwise_from(city).find(there);
            let right = cities.clockwise_from(city).rev().find(there);
            // If two are left, they fight once.
            let pair = [left, if left == right { None } else { right }];
            pair.map(|other| other.filter(|_| !away).map(|other| (other, 1)))
        } else {
            self.neighbours(city).map(|other| {
                let tokens = 2 - u8::from(away) - u8::from(absent(other));
                (self.partner(city) != Some(other) && tokens > 0).then_some((other, tokens))
            })
        };
        [left, right].into_iter().flatten()
    }

    pub(super) fn age(self) -> u8 {
        self.view.age.clamp(1, 3)
    }

    /// Returns the number of turns of this age after the present one.
    pub(super) fn turns_left(self) -> u8 {
        self.view.turns.saturating_sub(self.view.turn)
    }

    /// Returns the number of turns after the present one until the end of an unfinished age.
    pub(super) fn turns_until(self, age: u8) -> f64 {
        f64::from(self.turns_left() + self.view.turns * age.saturating_sub(self.age()))
    }

    /// Returns true if Cities is in play: with hands of eight, or at a table of eight.
    pub(super) fn has_black_cards(self) -> bool {
        self.view.turns > 6 || self.view.cities.seats().get() == 8
    }

    /// Returns the value of a coin in points: a third at the end, more while it buys something.
    pub(super) fn coin(self, city: Seat) -> f64 {
        let poor = f64::from(8_u16.saturating_sub(self.city(city).coins)) / 8.0;
        let time = self.turns_until(3) / 17.0;
        1.0 / 3.0 + 0.1 * poor * time
    }

    /// Returns the approximate number of cards of a colour that a city will have at the end.
    pub(super) fn at_the_end(self, city: Seat, colour: Colour) -> f64 {
        let built = self.city(city).cards.iter().filter(|card| card.facts().colour == colour).count();
        let each_turn = match colour {
            Colour::Brown | Colour::Grey if self.age() == 3 => 0.0,
            Colour::Brown => 0.1,
            Colour::Grey => 0.06,
            Colour::Purple if self.age() < 3 => 0.0,
            Colour::Blue => 0.17,
            Colour::Yellow | Colour::Purple => 0.1,
            Colour::Red | Colour::Green => 0.13,
            Colour::Black if self.has_black_cards() => 0.1,
            Colour::Black => 0.0,
        };
        built as f64 + each_turn * self.turns_until(3)
    }
}
