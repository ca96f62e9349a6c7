//! The laws that every game obeys, checked by playing it at random; golden playthroughs; two toy games.
//!
//! A rules crate runs the kit from one test:
//!
//! ```
//! use table_laws::{Laws, toys::goof};
//! let options = goof::Options { cards: 3 };
//! Laws::<table_laws::toys::Goof>::new().conserving(|state| state.cards()).hold(2, [(3, options)]);
//! ```
//!
//! Architecture invariants:
//!
//! - Each law is one documented function in `laws`; a failure names the law, the game, the table, the seed and
//!   the step, which is all it takes to see it again.
//! - The kit knows no game: what it checks follows from the contract of `table` alone.
//! - Its own tests plant a leak of each kind and require that a law names it.

#[cfg(feature = "laws")]
pub mod arbitrary;
#[cfg(feature = "laws")]
mod deed;
#[cfg(feature = "laws")]
mod golden;
#[cfg(feature = "laws")]
pub mod laws;
mod layout;
#[cfg(feature = "laws")]
mod moment;
#[cfg(feature = "laws")]
mod obeys;
#[cfg(feature = "laws")]
mod playthrough;
#[cfg(feature = "laws")]
mod sample;
#[cfg(feature = "laws")]
mod secrets;
pub mod toys;
#[cfg(feature = "laws")]
mod validators;

#[cfg(feature = "laws")]
pub use golden::{check_playthrough, keep_museum, keep_playthroughs};
#[cfg(feature = "laws")]
pub use moment::{FoundAt, Moment};
#[cfg(feature = "laws")]
pub use obeys::{Laws, obeys};
#[cfg(feature = "laws")]
pub use playthrough::{playthrough, random_picker};
#[cfg(feature = "laws")]
pub use secrets::{Kept, leak_test, secrets_are_kept};
#[cfg(feature = "laws")]
pub use validators::Validators;
