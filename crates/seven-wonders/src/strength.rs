//! The strength of cities in conflicts.

use std::cmp::Ordering;

use contract::{BySeat, Seat};

use crate::{
    Whose,
    city::City,
    reckon::{amount, beside},
    standing::Standing,
    values::VICTORY,
};

/// Returns the shields of a city: its own, with the changes by its neighbours. Never below 0.
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

/// Returns the token of a conflict for a city with this standing, by both numbers of shields. Negative
/// numbers are defeat tokens. A city whose defeats go to the winner keeps none.
pub(crate) fn token(age: u8, own: u8, other: u8, standing: &Standing) -> i8 {
    match own.cmp(&other) {
        Ordering::Greater => won(age, standing).map_or(0, |value| VICTORY[value]),
        Ordering::Less if !standing.defeats_to_victor => -defeats(standing),
        Ordering::Equal | Ordering::Less => 0,
    }
}

/// Returns the index of the victory token of an age; `None` if the lowest one is a step lower.
pub(crate) fn won(age: u8, standing: &Standing) -> Option<usize> {
    let value = usize::from(age.max(1) - 1);
    if standing.smaller_victories { value.checked_sub(1) } else { Some(value) }
}

/// Returns the number of tokens of a defeat.
pub(crate) const fn defeats(standing: &Standing) -> i8 {
    if standing.two_defeats { 2 } else { 1 }
}
