//! The laws that every game obeys, checked by random play; golden playthroughs.
//!
//! A rules crate runs the kit from one test:
//!
//! ```
//! use contract_laws::{Laws, toys::goof};
//! let options = goof::Options { cards: 3, teams: false };
//! Laws::<contract_laws::toys::Goof>::new().conserving(|state| state.cards()).hold(2, [(3, options)]);
//! ```
//!
//! Architecture invariants:
//!
//! - Each law is one documented function in `laws`. A failure names the law, the game, the table, the seed
//!   and the step, which is sufficient to reproduce it.
//! - The kit knows no game: its checks follow from the crate `contract` alone.
//! - Its own tests plant a leak of each kind and require that a law names it.

pub mod arbitrary;
mod deed;
mod golden;
pub mod laws;
mod layout;
mod mixes;
mod moment;
mod obeys;
mod playthrough;
mod sample;
mod secrets;
mod validators;

pub use golden::{check_playthrough, keep_museum, keep_playthroughs};
pub use mixes::{Mixes, any_mixes};
pub use moment::{FoundAt, Moment};
pub use obeys::{Laws, obeys};
pub use playthrough::{playthrough, random_picker};
pub use secrets::{Kept, leak_test, secrets_are_kept};
pub use toys;
pub use validators::Validators;
