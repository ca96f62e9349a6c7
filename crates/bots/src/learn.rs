//! Weights that are learned from matches.
//!
//! A game says what is looked at: [`Features`] of a seat in a world, [`Traits`] of a choice. Weights are fitted by least
//! squares to what seats then have at the end, or by logistic regression to what a better player chooses, and are
//! committed as a [`Table`]: text that says by which command it was made, and how good it is. All sums are taken in a
//! fixed order, so a table gives the same numbers everywhere.

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
