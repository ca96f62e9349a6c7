//! Built-in bots, and the arena that measures them.
//!
//! [`Random`] plays every game; each game has stronger bots of its own. The crate `games` lists them for a
//! host. In the [`arena`] they play each other thousands of times.
//!
//! Architecture invariants:
//!
//! - A player gets a view and its choices, as a client does: this crate's players receive no state, and
//!   return one of the choices. [`search::Knowing`] receives one, and is no player: it measures the value of
//!   hidden cards, in the arena alone. The worlds of [`search`] are imagined from the view.
//! - A player keeps nothing between decisions, and reads no clock unless its budget is one of time
//!   ([`search::Budget::Cpu`]). Without that, the same view, choices and generator give the same intent.
//! - Only [`arena`] and [`learn`] have states of matches, because they are the hosts of the matches that they
//!   play.
//! - [`search`], [`learn`] and [`arena`] know no game.

pub mod arena;
pub mod learn;
mod random;
pub mod search;
pub mod seven_dragons;
pub mod seven_kingdoms;
pub mod seven_sages;
pub mod seven_wonders;

pub use random::Random;
