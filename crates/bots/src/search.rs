//! A player that thinks ahead, for any game.
//!
//! [`Search`] knows no game. It imagines worlds that agree with its view, tries each choice in the *same* worlds with the
//! same random numbers, has everybody play on by a [`Policy`] for a few rounds, and asks an [`Evaluate`] how it stands
//! then. Half of the choices fall out after each heat (sequential halving), so most of the thinking goes into those
//! that are close to each other.
//!
//! Where choices are sealed, nobody's depends on another's: the others choose in each world by what they know, whatever
//! is tried.

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
