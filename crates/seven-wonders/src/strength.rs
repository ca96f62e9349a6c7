//! How strong cities are in conflicts.

use std::cmp::Ordering;

use contract::{BySeat, Seat};

use crate::{
    Whose,
    city::City,
    reckon::{amount, beside},
    values::VICTORY,
};

/// The shields of a city: its own, and what those of its neighbours add or take away. Never fewer than none.
pub(crate) fn shields(cities: &BySeat<City>, city: Seat) -> u8 {
    let of = |owner: Seat, counts: fn(Whose) -> bool| -> i16 {
        let varying = cities[owner].standing.varying.iter().filter(|(_, whose)| counts(*whose));
        varying.map(|(shields, _)| amount(cities, owner, shields)).sum()
    };
    let own = cities[city].standing.shields + of(city, |whose| whose.includes_own());
    let others: i16 =
        beside(cities, city).iter().map(|owner| of(*owner, |whose| whose.includes_neighbours())).sum();
    (own + others).clamp(0, i16::from(u8::MAX)) as u8
}

/// The token of a conflict of an age: so many shields against so many. Whose defeats pass on to the victor keeps none.
pub(crate) fn token(age: u8, own: u8, other: u8, passes_on: bool) -> i8 {
    match own.cmp(&other) {
        Ordering::Greater => VICTORY[usize::from(age.max(1) - 1)],
        Ordering::Less if !passes_on => -1,
        Ordering::Equal | Ordering::Less => 0,
    }
}
