//! The evaluation of positions.

use contract::{Outcome, Rules, Seat, SeatSet, Unit};

/// The evaluation of a world at the horizon, without further play.
pub trait Evaluate<R: Rules>: Send + Sync + 'static {
    /// Returns the number of the round, or of a similar unit of a match; it never falls. The search leaves
    /// worlds when it has grown by [`Shape::rounds`](super::Shape), that is when a round has just begun.
    fn round(&self, rules: &R, world: &R::State) -> u32;

    /// Returns the number of rounds that worlds are played on instead of `usual`, for instance more in a
    /// variant of which it knows less.
    fn horizon(&self, _rules: &R, _world: &R::State, usual: u32) -> u32 {
        usual
    }

    /// Returns the expected result of `seat` in an unfinished match, in the unit of [`Evaluate::reached`].
    fn expected(&self, rules: &R, world: &R::State, seat: Seat) -> f32;

    /// Returns the relative likelihood of a world among those that agree with the view of `seat`: the past
    /// moves of others are evidence of their cards. Worlds are drawn in proportion to it. `None` if all are
    /// equally likely.
    fn likely(&self, _rules: &R, _world: &R::State, _seat: Seat) -> Option<f32> {
        None
    }

    /// Returns the unit of the result.
    fn unit(&self) -> Unit {
        Unit::Points
    }

    /// Returns the result of `seat` in a finished match. Default: its points.
    fn reached(&self, outcome: &Outcome, seat: Seat) -> f32 {
        points(outcome, seat)
    }
}

/// Returns the points of a seat. In games without points it is 1 for a victory, divided by the number of
/// winners.
pub fn points(outcome: &Outcome, seat: Seat) -> f32 {
    match outcome.sheet.last() {
        Some(total) => total.points.get(seat).map_or(0.0, |points| *points as f32),
        None if outcome.places.get(seat) == Some(&1) => 1.0 / outcome.winners().count() as f32,
        None => 0.0,
    }
}

/// An evaluation for worlds that are played to their end: it estimates nothing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct AtTheEnd;

impl<R: Rules> Evaluate<R> for AtTheEnd {
    fn round(&self, _: &R, _: &R::State) -> u32 {
        0
    }

    fn expected(&self, _: &R, _: &R::State, _: Seat) -> f32 {
        0.0
    }
}

/// Returns the lead of the side of `seat` over the best other side, given the result of each seat. Partners
/// have the average of their results.
pub fn ahead<R: Rules>(rules: &R, seat: Seat, out: SeatSet, mut has: impl FnMut(Seat) -> f32) -> f32 {
    let (mut own, mut best) = (0.0, f32::NEG_INFINITY);
    for side in rules.teams().sides(rules.seats()) {
        let (mut sum, mut seats) = (0.0, 0.0_f32);
        for member in side.iter().filter(|member| !out.contains(*member)) {
            sum += has(member);
            seats += 1.0;
        }
        let average = sum / seats.max(1.0);
        if side.contains(seat) {
            own = average;
        } else if seats > 0.0 {
            best = best.max(average);
        }
    }
    if best.is_finite() { own - best } else { own }
}
