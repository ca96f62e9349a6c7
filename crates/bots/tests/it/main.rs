//! Players measured over whole matches.

mod hurried;
mod legality;
mod levels;
mod search;
mod seven_dragons;
mod seven_sages;
mod seven_wonders;
mod strength;
mod teams;
