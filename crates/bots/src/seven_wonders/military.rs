//! The value of shields.

use contract::Seat;

use super::scene::Scene;

/// Returns the average points that future conflicts bring a city with this number of additional shields.
pub(super) fn conflicts(scene: Scene<'_>, city: Seat, more: u8) -> f64 {
    let now = scene.age();
    (now..=3).map(|age| conflicts_of(scene, city, age, age == now && scene.stays_away(city), more)).sum()
}

/// Returns the points that staying away from the conflicts of an age brings; below zero if they would be won.
pub(super) fn peace(scene: Scene<'_>, city: Seat, age: u8) -> f64 {
    conflicts_of(scene, city, age, true, 0) - conflicts_of(scene, city, age, false, 0)
}

/// Returns the points of the conflicts of one age with this number of additional shields, if the city stays
/// away or not.
fn conflicts_of(scene: Scene<'_>, city: Seat, age: u8, away: bool, more: u8) -> f64 {
    let own = f64::from(scene.city(city).shields + more);
    let each = scene.foes(city, age, away).map(|(other, tokens)| {
        let ahead = own - f64::from(scene.city(other).shields);
        // The more turns there are, the less the current shields predict.
        let spread = 0.3 + 0.28 * scene.turns_until(age);
        let victory = f64::from(2 * age - 1);
        let token = victory * likely((ahead - 0.5) / spread) - likely((-ahead - 0.5) / spread);
        f64::from(tokens) * token
    });
    each.sum()
}

/// Returns an approximation of the normal distribution.
fn likely(x: f64) -> f64 {
    1.0 / (1.0 + (-1.7 * x).exp())
}
