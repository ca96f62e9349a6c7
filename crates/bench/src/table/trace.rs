//! Which frames a table's moves make, and what is asked for between two matches, so that the floor can send as many, and as
//! large.

use serde::{Deserialize, Serialize};

/// Tables of the floor begin at different places of the same match.
const APART: usize = 37;

/// What is sent at one table, request after request.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Trace {
    /// Sockets at the table.
    pub seats: usize,
    pub deeds: Vec<Deed>,
}

/// What one request makes the server send.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deed {
    /// Whose socket sends it.
    pub actor: usize,
    /// Whether it is a move: others come between two matches.
    pub is_move: bool,
    /// To which socket, and bytes as they are on the wire.
    pub frames: Vec<(usize, usize)>,
}

impl Trace {
    /// Everybody gets a frame of the same size, and each acts in turn.
    pub fn even(seats: usize, bytes: usize) -> Self {
        let deed =
            |actor| Deed { actor, is_move: true, frames: (0..seats).map(|seat| (seat, bytes)).collect() };
        Self { seats, deeds: (0..seats).map(deed).collect() }
    }

    /// What a table's request with this number, from 0, makes the server send.
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
