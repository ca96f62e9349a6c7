//! How it stands.

use contract::{Outcome, Rules, Seat, SeatSet, Unit};

/// How it stands in a world in which nobody plays on.
pub trait Evaluate<R: Rules>: Send + Sync + 'static {
    /// The number of the round, or of whatever else a match consists of; it never falls. Worlds are left when it has
    /// grown by [`Shape::rounds`](super::Shape), that is when a round has just begun.
    fn round(&self, rules: &R, world: &R::State) -> u32;

    /// How many rounds worlds are played on where `usual` is said, for instance more in a variant of which it knows less.
    fn horizon(&self, _rules: &R, _world: &R::State, usual: u32) -> u32 {
        usual
    }

    /// What `seat` can expect to have when the match is over, which it is not yet, in the unit of
    /// [`Evaluate::reached`].
    fn expected(&self, rules: &R, world: &R::State, seat: Seat) -> f32;

    /// How likely a world is beside others that agree with the view of `seat` as well: what one saw the others do says
    /// something about what they hold. Worlds are drawn in proportion to it. `None` where all are alike.
    fn likely(&self, _rules: &R, _world: &R::State, _seat: Seat) -> Option<f32> {
        None
    }

    /// What it is counted in.
    fn unit(&self) -> Unit {
        Unit::Points
    }

    /// What `seat` has, now that the match is over: its points, unless the game counts something else.
    fn reached(&self, outcome: &Outcome, seat: Seat) -> f32 {
        points(outcome, seat)
    }
}

/// The points of a seat; in games without points 1 for a victory, shared by who shares it.
pub fn points(outcome: &Outcome, seat: Seat) -> f32 {
    match outcome.sheet.last() {
        Some(total) => total.points.get(seat).map_or(0.0, |points| *points as f32),
        None if outcome.places.get(seat) == Some(&1) => 1.0 / outcome.winners().count() as f32,
        None => 0.0,
    }
}

/// No evaluation: every world is played to its end.
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

/// How far the side of `seat` is ahead of the best of the other sides, given what each seat has. Partners have the
/// average of what they have.
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
