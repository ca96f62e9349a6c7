//! 7 Wonders compared with its rule book, a referee and recorded matches.

mod playthroughs;
mod probe;
mod referee;
mod rulebook;
