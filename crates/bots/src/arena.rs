//! The arena: players play many matches against each other.

mod contender;
mod contest;
mod interval;
mod play;

pub use contender::{Contender, Fault, Outsider, Sitting};
pub use contest::{Contest, Standing, run_contest};
pub use interval::{Interval, per_pair, wilson};
pub use play::{Illegal, Lapse, Played, play, referee};
