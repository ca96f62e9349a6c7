//! Seats, and collections that only a seat can index.

use std::fmt;

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A chair at the table, counted clockwise from 0.
///
/// A seat that came off the wire may not exist at this table: look it up with [`BySeat::get`] or
/// [`SeatCount::contains`] before indexing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(description = "A chair at the table, counted clockwise from 0.")]
pub struct Seat(u8);

impl Seat {
    /// Creates the seat with this number; `None` if it is not below `seats`.
    pub const fn new(number: usize, seats: SeatCount) -> Option<Self> {
        if number < seats.get() { Some(Self(number as u8)) } else { None }
    }

    /// Returns the number, from 0. The number shown to people is one more.
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number() + 1)
    }
}

/// The number of chairs of a match, 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
pub struct SeatCount(u8);

impl SeatCount {
    /// The maximum: 7 Wonders with Cities seats eight, and no other game here seats more.
    pub const MAX: u8 = 8;

    /// Creates a seat count; `None` unless `n` is 1 to [`SeatCount::MAX`].
    pub const fn new(n: u8) -> Option<Self> {
        if n >= 1 && n <= Self::MAX { Some(Self(n)) } else { None }
    }

    /// Returns the count as a number.
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// Returns true if `seat` exists at a table of this size.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// Returns all seats, clockwise from the first.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        (0..self.0).map(Seat)
    }

    /// Returns all seats, clockwise from `first`.
    pub fn clockwise_from(self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.get()).map(move |i| Seat(((first.number() + i) % self.get()) as u8))
    }

    /// Returns the next seat clockwise.
    pub const fn left_of(self, seat: Seat) -> Seat {
        Seat(((seat.number() + 1) % self.get()) as u8)
    }

    /// Returns the previous seat.
    pub const fn right_of(self, seat: Seat) -> Seat {
        Seat(((seat.number() + self.get() - 1) % self.get()) as u8)
    }
}

impl TryFrom<u8> for SeatCount {
    type Error = String;
    fn try_from(n: u8) -> Result<Self, String> {
        Self::new(n).ok_or_else(|| format!("a table has 1 to {} seats, not {n}", Self::MAX))
    }
}

impl From<SeatCount> for u8 {
    fn from(n: SeatCount) -> Self {
        n.0
    }
}

/// One `T` per seat. Only a [`Seat`] can index it, so seat numbers never mix with other integers.
///
/// The values are stored inline: cloning a state for search allocates nothing for it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct BySeat<T>(ArrayVec<T, { SeatCount::MAX as usize }>);

impl<T> BySeat<T> {
    /// Creates one value per seat, made from the seat.
    pub fn new_with(seats: SeatCount, f: impl FnMut(Seat) -> T) -> Self {
        Self(seats.seats().map(f).collect())
    }

    /// Creates the same value for every seat.
    pub fn filled(seats: SeatCount, value: T) -> Self
    where
        T: Clone,
    {
        Self::new_with(seats, |_| value.clone())
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> SeatCount {
        SeatCount::new(self.0.len() as u8).expect("never built empty, and never longer than its capacity")
    }

    /// Returns the value of a seat that came off the wire; `None` if that seat does not exist at this table.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.number())
    }

    /// Iterates clockwise from the first seat.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.0.iter().enumerate().map(|(i, t)| (Seat(i as u8), t))
    }

    /// Iterates clockwise from the first seat, with mutable values.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> {
        self.0.iter_mut().enumerate().map(|(i, t)| (Seat(i as u8), t))
    }

    /// Maps each value to another one.
    pub fn map<U>(&self, mut f: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(s, t)| f(s, t)).collect())
    }

    /// Returns the seats whose value satisfies `f`.
    pub fn which(&self, mut f: impl FnMut(&T) -> bool) -> SeatSet {
        self.iter().filter(|(_, t)| f(t)).map(|(s, _)| s).collect()
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T> std::ops::Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.number()]
    }
}

impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.number()]
    }
}

/// An ordered, `Copy` set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Creates a set of only this seat.
    pub const fn one(seat: Seat) -> Self {
        Self(Self::bit(seat))
    }

    /// Returns the bit of a seat; 0 for a seat that no table has.
    const fn bit(seat: Seat) -> u8 {
        if seat.0 < SeatCount::MAX { 1 << seat.0 } else { 0 }
    }

    /// Returns true if `seat` is in the set; false for a seat that no table has.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & Self::bit(seat) != 0
    }

    /// Iterates in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..SeatCount::MAX).map(Seat).filter(move |s| self.contains(*s))
    }

    /// Returns true if no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns all seats of both sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns this set with `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::bit(seat))
    }

    /// Returns this set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !Self::bit(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(iter: I) -> Self {
        iter.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Extend<Seat> for SeatSet {
    fn extend<I: IntoIterator<Item = Seat>>(&mut self, iter: I) {
        *self = iter.into_iter().fold(*self, Self::with);
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> Self {
        Self::one(seat)
    }
}

impl<const N: usize> From<[Seat; N]> for SeatSet {
    fn from(seats: [Seat; N]) -> Self {
        seats.into_iter().collect()
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_off_the_wire_are_looked_up_not_indexed() {
        let three = SeatCount::new(3).unwrap();
        let points = BySeat::new_with(three, |s| s.number());
        let absurd: Seat = serde_json::from_str("200").unwrap();
        assert_eq!(points.get(absurd), None);
        assert!(!three.contains(absurd));
        assert!(!SeatSet(0xff).contains(absurd));
        assert!(Seat::new(3, three).is_none());
        // The greatest seat that parses must not cause an overflow.
        let last: Seat = serde_json::from_str("255").unwrap();
        assert_eq!(last.to_string(), "seat 256");
        assert_eq!((three.left_of(last).number(), three.right_of(last).number()), (1, 2));
        assert_eq!(three.clockwise_from(last).count(), 3);
        assert!(SeatSet::one(last).with(last).without(last).is_empty());
    }

    #[test]
    fn seats_go_round() {
        let three = SeatCount::new(3).unwrap();
        let last = Seat::new(2, three).unwrap();
        assert_eq!(three.left_of(last).number(), 0);
        assert_eq!(three.right_of(three.left_of(last)), last);
        assert_eq!(three.clockwise_from(last).map(Seat::number).collect::<Vec<_>>(), [2, 0, 1]);
    }

    #[test]
    fn a_table_has_one_to_eight_seats() {
        assert!(serde_json::from_str::<SeatCount>("0").is_err());
        assert!(serde_json::from_str::<SeatCount>("9").is_err());
        assert_eq!(serde_json::from_str::<SeatCount>("8").unwrap().get(), 8);
    }
}
