//! 7 Kingdoms, for 2 to 4 players: cards, rules, views.
//!
//! Section and ruling numbers (`R-6`) refer to `docs/seven-kingdoms.md`.
//!
//! Architecture invariants:
//!
//! - Depends on `table`, `serde`, `schemars` and small data helpers only.
//! - A [`Card`], [`Slot`] or [`Token`] that does not exist cannot be made, not even from JSON.
//! - Hidden are hands (but for cards that were taken openly), the order of the pile, face-down tokens, and a
//!   staged taking that its player has not confirmed.

mod cards;
mod intent;
mod refusal;
mod seen;
mod slot;
mod token;
mod view;

pub use cards::{Arms, Card, Title};
pub use intent::{Destination, Intent};
pub use refusal::Refusal;
pub use seen::{EndedBy, Seen};
pub use slot::Slot;
pub use token::Token;
pub use view::{PlayerView, Score, Stage, Taken, TokenScore, View, You};
