//! The contract between the rules of one game and everything that hosts, shows or plays it.
//!
//! Whoever writes a game implements [`Rules`]; whoever hosts one sees [`AnyGame`] and [`AnyMatch`], which
//! every `Rules` gets for free.
//!
//! Architecture invariants:
//!
//! - Nothing here or in a rules crate performs I/O, reads a clock, spawns, logs, or iterates a hashed
//!   collection. A match is a pure fold of `(rules version, seats, options, seed, inputs)`.
//! - The truth ([`Rules::State`], [`Telling`], [`Seed`]) cannot be serialized; what travels is built
//!   for one [`Observer`] as a [`Rules::View`] or a [`Rules::Event`].
//! - What a seat may do is a function of what it may see: [`Rules::choices`], [`Rules::check`],
//!   [`Rules::fallback`] and [`Rules::imagine`] take a view and nothing else.
//! - No input that parses panics; one that is refused changes nothing.
//! - What comes off the wire is kept and passed on only as the typed value writes it again, and refused if it
//!   says more ([`read_exactly`]).

mod catalogue;
mod chance;
mod exact;
mod museum;
mod outcome;
mod phase;
mod player;
mod rules;
mod running;
mod schema;
mod seat;
mod seat_change;
mod situation;
mod telling;
mod wire;

pub use catalogue::{AnyGame, Catalogued, OptionsRefused};
pub use chance::{ChaCha8Rng, Purpose, Seed, SeedHash, below, pick, shuffle};
pub use exact::{NotExact, read_exactly};
pub use museum::{Earlier, Kept};
pub use outcome::{Outcome, ScoreLine};
pub use phase::{Pace, Phase};
pub use player::{AnyPlayer, CannotDecide, Erased, People, Player};
pub use rules::{Choices, GameInfo, Observer, Rules};
pub use running::{AnyMatch, Input, InputRefused, Json, Told};
pub use schema::schema_of;
pub use seat::{BySeat, Seat, SeatCount, SeatSet};
pub use seat_change::{SeatChange, SeatChangeRefused};
pub use situation::Situation;
pub use telling::{Log, Telling};
pub use wire::Wire;
