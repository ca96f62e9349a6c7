//! Players play each other, many times over.

mod contest;
mod interval;
mod play;

pub use contest::{Contest, Standing, run_contest};
pub use interval::{Interval, per_pair, wilson};
pub use play::{Illegal, Played, play};
