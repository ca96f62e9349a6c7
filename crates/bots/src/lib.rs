//! Automatic players, and the arena that measures them.
//!
//! [`Random`] plays every game; each game has stronger players of its own. The crate `games` lists them for a
//! host, [`arena`] lets them play each other thousands of times.
//!
//! Architecture invariants:
//!
//! - A player gets a view and the choices that belong to it, as a client does: no state reaches this crate's
//!   players, and they return one of the choices. [`search::Knowing`] gets one, and is no player: it measures what hidden
//!   cards are worth, in the arena alone. The worlds that [`search`] plays in are imagined from the view.
//! - A player keeps nothing between decisions, and reads no clock unless its budget is one of time
//!   ([`search::Budget::Cpu`]): otherwise the same view, choices and generator give the same intent.
//! - Only [`arena`] and [`learn`] hold states of matches, because they are the hosts of those that they play.
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
