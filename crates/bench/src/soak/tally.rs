//! The actions of visitors.

use std::ops::{Add, AddAssign};

/// The actions of visitors.
#[derive(Clone, Default)]
pub(super) struct Tally {
    /// Matches played to their end, by game.
    pub(super) matches: Vec<u32>,
    pub(super) decisions: u64,
    pub(super) sockets: u64,
    pub(super) returns: u64,
    pub(super) resigned: u32,
    pub(super) joined: u32,
    pub(super) late: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, more: Self) {
        self.matches.resize(self.matches.len().max(more.matches.len()), 0);
        for (sum, matches) in self.matches.iter_mut().zip(&more.matches) {
            *sum += matches;
        }
        self.decisions += more.decisions;
        self.sockets += more.sockets;
        self.returns += more.returns;
        self.resigned += more.resigned;
        self.joined += more.joined;
        self.late += more.late;
    }
}

impl Add for Tally {
    type Output = Self;

    fn add(mut self, more: Self) -> Self {
        self += more;
        self
    }
}
