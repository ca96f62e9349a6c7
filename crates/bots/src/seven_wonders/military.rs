//! What shields are worth.

use std::ops::RangeInclusive;

use contract::Seat;

use super::scene::Scene;

/// Points that the conflicts to come will bring a city that gets so many shields more, on average.
pub(super) fn conflicts(scene: Scene<'_>, city: Seat, more: u8) -> f64 {
    between(scene, city, scene.age()..=3, more)
}

/// Points that those of one age will bring with the shields that there are, on average.
pub(super) fn conflicts_of(scene: Scene<'_>, city: Seat, age: u8) -> f64 {
    between(scene, city, age..=age, 0)
}

fn between(scene: Scene<'_>, city: Seat, ages: RangeInclusive<u8>, more: u8) -> f64 {
    let own = f64::from(scene.city(city).shields + more);
    let each = ages.flat_map(|age| scene.foes(city, age).map(move |(other, times)| (age, other, times)));
    each.map(|(age, other, times)| {
        let ahead = own - f64::from(scene.city(other).shields);
        // The more turns there are, the less today's shields tell.
        let spread = 0.3 + 0.28 * scene.turns_until(age);
        let victory = f64::from(2 * age - 1);
        times * (victory * likely((ahead - 0.5) / spread) - likely((-ahead - 0.5) / spread))
    })
    .sum()
}

/// Nearly the normal distribution.
fn likely(x: f64) -> f64 {
    1.0 / (1.0 + (-1.7 * x).exp())
}
