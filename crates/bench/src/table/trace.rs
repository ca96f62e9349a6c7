//! The frames of a table's moves, and of the requests between two matches, so that the baseline can send as
//! many and as large ones.

use serde::{Deserialize, Serialize};

/// The offset between tables of the baseline, which begin at different places of the same match.
const APART: usize = 37;

/// The frames of one table, request after request.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Trace {
    /// The number of sockets at the table.
    pub seats: usize,
    pub deeds: Vec<Deed>,
}

/// The frames of one request.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deed {
    /// The seat whose socket sends the request.
    pub actor: usize,
    /// True for a move; other requests come between two matches.
    pub is_move: bool,
    /// The receiving seats, with the sizes in bytes on the wire.
    pub frames: Vec<(usize, usize)>,
}

impl Trace {
    /// Creates a trace in which each seat acts in turn, and all receive a frame of the same size.
    pub fn even(seats: usize, bytes: usize) -> Self {
        let deed =
            |actor| Deed { actor, is_move: true, frames: (0..seats).map(|seat| (seat, bytes)).collect() };
        Self { seats, deeds: (0..seats).map(deed).collect() }
    }

    /// Returns the frames of a table's request with this number, from 0.
    pub fn at(&self, table: u32, number: usize) -> &Deed {
        &self.deeds[(table as usize * APART + number) % self.deeds.len()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_go_round_from_different_places() {
        let trace = Trace::even(4, 100);
        let actors = |table| (0..5).map(|number| trace.at(table, number).actor).collect::<Vec<_>>();
        assert_eq!(actors(0), [0, 1, 2, 3, 0]);
        assert_eq!(actors(1), [1, 2, 3, 0, 1]);
        assert_eq!(trace.at(2, 9).frames, [(0, 100), (1, 100), (2, 100), (3, 100)]);
    }
}
