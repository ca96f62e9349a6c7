//! Weights that are learned from matches.
//!
//! A game defines its inputs: [`Features`] of a seat in a world, and [`Traits`] of a choice. Weights are
//! fitted by least squares to the results of seats at the end, or by logistic regression to the choices of a
//! better player. They are committed as a [`Table`]: text that contains the command that made it, and its
//! quality. All sums are taken in a fixed order, so a table gives the same numbers everywhere.

mod features;
mod imitation;
mod least_squares;
mod lessons;
mod table;
mod traits;

pub use features::{Features, Linear};
pub use imitation::{Imitation, Lesson};
pub use least_squares::LeastSquares;
pub use lessons::{Curious, Position, positions, watch};
pub use table::{NotATable, Table};
pub use traits::{Inclined, Traits};
