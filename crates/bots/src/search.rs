//! A player that thinks ahead, for any game.
//!
//! [`Search`] knows no game. It imagines worlds that agree with its view, and tries each choice in the *same*
//! worlds with the same random numbers. All seats play on by a [`Policy`] for a few rounds, and an
//! [`Evaluate`] evaluates the position. After each heat half of the choices are dropped (sequential halving),
//! so most of the thinking is spent on those that are close to each other.
//!
//! Where choices are sealed, they do not depend on each other: in each world the others choose by their own
//! knowledge, independent of the choice that is tried.

mod assured;
mod budget;
mod evaluate;
mod field;
mod hunch;
mod knowing;
mod levels;
mod play_on;
mod player;
mod policy;
mod thinker;
mod tree;

pub use budget::{Budget, Thread};
pub use evaluate::{AtTheEnd, Evaluate, ahead, points};
pub use hunch::Hunch;
pub use knowing::Knowing;
pub(crate) use levels::Ladder;
pub use levels::{Level, Levels};
pub use player::{Search, Shape};
pub use policy::{Anything, ByView, Policy};
pub use tree::Uct;
