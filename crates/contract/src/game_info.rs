//! What is known of a game without playing it.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{OptionsRefused, SeatCount};

/// Facts about a game that lobby, documents and tests read; never code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct GameInfo {
    /// Stable machine name, e.g. `"seven-kingdoms"`.
    pub id: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// Minutes a match takes among people.
    pub minutes: u16,
    /// Whether people may join a running match ([`SeatChange::Join`](crate::SeatChange)).
    pub joins_running: bool,
    /// Whether players may whisper to one another during a match, because what they say belongs to the game.
    pub whispers: bool,
    /// No match takes more steps than this. What counts is an accepted intent of a seat that was waited for, or
    /// that did something besides ([`Phase::Meanwhile`](crate::Phase)). Second thoughts do not: an intent that
    /// replaces a sealed one, [`Choices::back`](crate::Choices), and the step that it takes back. The rules know no
    /// end of those; the host sets one ([`AnyMatch::is_second_thought`](crate::AnyMatch)). Changes of seats do not
    /// count either; they run out with [`Rules::open_seats`](crate::Rules).
    pub max_steps: u32,
}

impl GameInfo {
    /// Checks a number of seats against [`GameInfo::min_seats`] and [`GameInfo::max_seats`], for [`Rules::new`].
    ///
    /// # Errors
    ///
    /// If the game is not for so many; the sentence says for how many it is.
    ///
    /// [`Rules::new`]: crate::Rules::new
    pub fn is_for(&self, seats: SeatCount) -> Result<(), OptionsRefused> {
        let Self { name, min_seats, max_seats, .. } = self;
        match seats.get() as u8 {
            number if (*min_seats..=*max_seats).contains(&number) => Ok(()),
            number => Err(OptionsRefused(format!("{name} seats {min_seats} to {max_seats}, not {number}"))),
        }
    }
}
