//! What is looked at to say how it stands.

use contract::{Outcome, Rules, Seat, Unit};

use super::Table;
use crate::search::{Evaluate, points};

/// The most features a game has.
pub(super) const MOST: usize = 320;

/// What of a world tells how a seat stands.
pub trait Features<R: Rules>: Send + Sync + 'static {
    /// Their names, in the order in which they are written; the first is usually 1 everywhere.
    fn names(&self) -> Vec<String>;

    /// How many there are, 320 at most.
    fn width(&self) -> usize;

    /// The number of the round ([`Evaluate::round`]).
    fn round(&self, rules: &R, world: &R::State) -> u32;

    /// How many rounds worlds are played on ([`Evaluate::horizon`]).
    fn horizon(&self, _rules: &R, _world: &R::State, usual: u32) -> u32 {
        usual
    }

    /// Which row of weights is for this world, for instance by the number of seats and the age.
    fn group(&self, rules: &R, world: &R::State) -> u32;

    /// Writes those of a seat.
    fn write(&self, rules: &R, world: &R::State, seat: Seat, features: &mut [f32]);

    /// How likely a world is ([`Evaluate::likely`]).
    fn likely(&self, _rules: &R, _world: &R::State, _seat: Seat) -> Option<f32> {
        None
    }

    /// What it is counted in ([`Evaluate::unit`]).
    fn unit(&self) -> Unit {
        Unit::Points
    }

    /// What the seat has when the match is over ([`Evaluate::reached`]).
    fn reached(&self, outcome: &Outcome, seat: Seat) -> f32 {
        points(outcome, seat)
    }
}

/// Says how it stands by adding up weighted features.
pub struct Linear<F> {
    features: F,
    table: &'static Table,
}

impl<F> Linear<F> {
    /// With the weights of a table.
    pub const fn new(features: F, table: &'static Table) -> Self {
        Self { features, table }
    }
}

impl<R: Rules, F: Features<R>> Evaluate<R> for Linear<F> {
    fn round(&self, rules: &R, world: &R::State) -> u32 {
        self.features.round(rules, world)
    }

    fn horizon(&self, rules: &R, world: &R::State, usual: u32) -> u32 {
        self.features.horizon(rules, world, usual)
    }

    fn expected(&self, rules: &R, world: &R::State, seat: Seat) -> f32 {
        let mut features = [0.0; MOST];
        let features = &mut features[..self.features.width()];
        self.features.write(rules, world, seat, features);
        self.table.row(self.features.group(rules, world)).iter().zip(features).map(|(w, f)| w * *f).sum()
    }

    fn likely(&self, rules: &R, world: &R::State, seat: Seat) -> Option<f32> {
        self.features.likely(rules, world, seat)
    }

    fn unit(&self) -> Unit {
        self.features.unit()
    }

    fn reached(&self, outcome: &Outcome, seat: Seat) -> f32 {
        self.features.reached(outcome, seat)
    }
}
