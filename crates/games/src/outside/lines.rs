//! What is said to a program.

use contract::{Choices, Outcome, Rules, Seat, SeatCount};
use serde::Serialize;
use serde_json::Value;

/// A line to a program. `docs/bots/arena.md` explains it.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case", bound(serialize = ""))]
pub(super) enum Line<'a, R: Rules> {
    /// A match begins.
    Start {
        #[serde(flatten)]
        table: Table<'a>,
    },
    /// It is asked something.
    Decide {
        #[serde(flatten)]
        table: Table<'a>,
        /// Counts what it is asked in this match, from 1.
        decision: u32,
        choices: &'a Choices<R::Intent>,
        view: &'a R::View,
    },
    /// The match is over.
    End {
        #[serde(flatten)]
        table: Table<'a>,
        outcome: &'a Outcome,
    },
}

/// What every line says.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Table<'a> {
    /// Machine name of the game.
    pub(super) game: &'a str,
    /// How many seats there are.
    pub(super) seats: SeatCount,
    /// The program's own.
    pub(super) seat: Seat,
    /// Options of the match, complete.
    pub(super) options: &'a Value,
    /// Milliseconds for an answer.
    pub(super) limit_ms: u64,
}

impl<R: Rules> Line<'_, R> {
    /// As it is sent, with the end of the line.
    pub(super) fn text(&self) -> Vec<u8> {
        let mut text = serde_json::to_vec(self).expect("what travels can be written");
        text.push(b'\n');
        text
    }
}
