//! The features by which a position is evaluated.

use contract::{Outcome, Rules, Seat, Unit};

use super::Table;
use crate::search::{Evaluate, points};

/// The maximum number of features of a game.
pub(super) const MOST: usize = 320;

/// The features of a world that predict the result of a seat.
pub trait Features<R: Rules>: Send + Sync + 'static {
    /// Returns the names, in the order in which they are written; the first is usually 1 everywhere.
    fn names(&self) -> Vec<String>;

    /// Returns the number of features, at most 320.
    fn width(&self) -> usize;

    /// Returns the number of the round ([`Evaluate::round`]).
    fn round(&self, rules: &R, world: &R::State) -> u32;

    /// Returns the number of rounds that worlds are played on ([`Evaluate::horizon`]).
    fn horizon(&self, _rules: &R, _world: &R::State, usual: u32) -> u32 {
        usual
    }

    /// Returns the group of this world, which selects its row of weights, for instance by the number of seats
    /// and the age.
    fn group(&self, rules: &R, world: &R::State) -> u32;

    /// Writes the features of a seat.
    fn write(&self, rules: &R, world: &R::State, seat: Seat, features: &mut [f32]);

    /// Returns the likelihood of a world ([`Evaluate::likely`]).
    fn likely(&self, _rules: &R, _world: &R::State, _seat: Seat) -> Option<f32> {
        None
    }

    /// Returns the unit of the result ([`Evaluate::unit`]).
    fn unit(&self) -> Unit {
        Unit::Points
    }

    /// Returns the result of the seat in a finished match ([`Evaluate::reached`]).
    fn reached(&self, outcome: &Outcome, seat: Seat) -> f32 {
        points(outcome, seat)
    }
}

/// An evaluation by the weighted sum of features.
pub struct Linear<F> {
    features: F,
    table: &'static Table,
}

impl<F> Linear<F> {
    /// Creates it with the weights of a table.
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
