//! The contract between the rules of one game and the code that hosts, shows or plays it.
//!
//! A game implements [`Rules`] and [`Situation`], the answer to what a seat can do. Hosts see [`AnyGame`] and
//! [`AnyMatch`], which every `Rules` becomes by [`Catalogued`]. Built-in bots are [`Player`]s.
//!
//! A match runs like this:
//!
//! 1. [`Rules::new`] takes the number of seats and the options. [`Rules::start`] deals from a [`Seed`].
//! 2. [`Rules::phase`] returns the seats that have to decide. Each of them has a [`Rules::view`] and
//!    [`Rules::choices`], and decides by an intent.
//! 3. [`Rules::apply`] checks the intent against the seat's situation. [`Rules::carry_out`] then changes the
//!    state and writes events to a [`Log`], worded for each [`Observer`].
//! 4. Each observer receives its events and its new view. Steps 2 to 4 repeat until the phase is
//!    [`Phase::Over`].
//!
//! `toys::haggle` (open bargaining) and `toys::goof` (hidden hands and sealed bids) of the crate `toys` are
//! whole games in a few hundred lines each, most of them types. The crate `contract-laws` checks every game
//! by playing it at random.
//!
//! Architecture invariants:
//!
//! - Nothing here or in a rules crate performs I/O, reads a clock, spawns, logs, or iterates a hashed
//!   collection. A match is a pure fold of `(rules version, seats, options, seed, inputs)`.
//! - The truth ([`Rules::State`], [`Telling`], [`Seed`]) cannot be serialized. Values that travel are built
//!   for one [`Observer`] as a [`Rules::View`] or a [`Rules::Event`].
//! - The moves of a seat are a function of its view: [`Rules::choices`], [`Rules::check`],
//!   [`Rules::fallback`] and [`Rules::imagine`] take only a view.
//! - No input that parses panics. A refused input changes nothing.
//! - JSON from the wire is stored and passed on only as the typed value serializes again. JSON that contains
//!   more is refused ([`read_exactly`]).

mod allowance;
mod catalogue;
mod chance;
mod exact;
mod facts;
mod fields;
mod forced;
mod foresee;
mod game_info;
mod imagined;
mod museum;
mod observer;
mod outcome;
mod phase;
mod plain;
mod player;
mod rules;
mod running;
mod schema;
mod seat;
mod seat_change;
mod sight;
mod situation;
mod take_back;
mod teams;
mod telling;
mod unimaginable;
mod wire;
mod written_once;

pub use allowance::Allowance;
pub use catalogue::{AnyGame, Catalogued, OptionsRefused};
pub use chance::{ChaCha8Rng, Purpose, Seed, SeedHash, below, pick, shuffle};
pub use exact::{NotExact, read_exactly};
pub use facts::Facts;
pub use fields::{Fields, Place};
pub use forced::{all_can_tell, only_choice};
pub use foresee::{Foreseen, Foresight, foresee, kinds_of};
pub use game_info::GameInfo;
pub use imagined::NotImagined;
pub use museum::{Earlier, Kept};
pub use observer::Observer;
pub use outcome::{Outcome, ScoreLine, TeamScore};
pub use phase::{Pace, Phase};
pub use plain::plain_descriptions;
pub use player::{AnyPlayer, Behind, CannotDecide, Erased, People, Player, Unit, Weighed};
pub use rules::{Choices, Rules};
pub use running::{AnyMatch, Input, InputRefused, Json, Told};
pub use schema::schema_of;
pub use seat::{BySeat, Seat, SeatCount, SeatSet};
pub use seat_change::{SeatChange, SeatChangeRefused};
pub use sight::{Overlay, Own, Sight};
pub use situation::Situation;
pub use take_back::{NotTakenBack, can_be_taken_back};
pub use teams::{NotTeams, Teams};
pub use telling::{Log, Telling};
pub use unimaginable::Unimaginable;
pub use wire::Wire;
pub use written_once::WrittenOnce;
