//! Recorded matches of The Seven Sages.

mod museum;
mod playthroughs;
