//! Ratings of people by Weng and Lin's method, from finished matches.
//!
//! - A ladder is a game with a number of seats. In each ladder an account begins at 25.
//! - One function, [`counts_for_rating`], decides which matches count. Each reason for an unrated match has a
//!   name.
//! - Matches against the same opponent count less and less: see [`weight`].
//! - Numbers are whole millionths, so that stored and read numbers are equal.

mod counts;
mod ladder;

pub use counts::{Finished, Unrated, counts_for_rating};
pub use ladder::{Rated, Skill, rate, weight};
