//! How strong people are, by Weng and Lin's method, from matches that are over.
//!
//! - A ladder is a game and how many sat there. In each an account begins at 25.
//! - Which matches count is decided by one function, [`counts_for_rating`], and each reason why one does not has a name.
//! - What matches against the same opponent give runs out: see [`weight`].
//! - Numbers are whole millionths, so that what is stored is what is read.

mod counts;
mod ladder;

pub use counts::{Finished, Unrated, counts_for_rating};
pub use ladder::{Rated, Skill, rate, weight};
