//! The lines that are sent to an external bot.

use contract::{Choices, Outcome, Rules, Seat, SeatCount};
use serde::Serialize;
use serde_json::Value;

/// A line to an external bot. `docs/bots/arena.md` explains it.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case", bound(serialize = ""))]
pub(super) enum Line<'a, R: Rules> {
    /// A match begins.
    Start {
        #[serde(flatten)]
        table: Table<'a>,
    },
    /// The bot has to decide.
    Decide {
        #[serde(flatten)]
        table: Table<'a>,
        /// The number of the decision in this match, from 1.
        decision: u32,
        choices: &'a Choices<R::Intent>,
        view: &'a R::View,
    },
    /// The match is finished.
    End {
        #[serde(flatten)]
        table: Table<'a>,
        outcome: &'a Outcome,
    },
}

/// The fields of every line.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Table<'a> {
    /// The machine name of the game.
    pub(super) game: &'a str,
    /// The number of seats.
    pub(super) seats: SeatCount,
    /// The bot's own seat.
    pub(super) seat: Seat,
    /// The options of the match, complete.
    pub(super) options: &'a Value,
    /// The time limit for an answer, in milliseconds.
    pub(super) limit_ms: u64,
}

impl<R: Rules> Line<'_, R> {
    /// Returns the line as it is sent, with its end.
    pub(super) fn text(&self) -> Vec<u8> {
        let mut text = serde_json::to_vec(self).expect("what travels can be written");
        text.push(b'\n');
        text
    }
}
