//! Facts about a game that are known without playing it.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{OptionsRefused, SeatCount};

/// Facts about a game for the lobby, documents and tests; never code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct GameInfo {
    /// Stable machine name, e.g. `"seven-kingdoms"`.
    pub id: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// The minimum number of seats.
    pub min_seats: u8,
    /// The maximum number of seats.
    pub max_seats: u8,
    /// The duration of a match among people, in minutes.
    pub minutes: u16,
    /// True if players may join a running match ([`SeatChange::Join`](crate::SeatChange)).
    pub joins_running: bool,
    /// True if new tables shuffle the seats when a match starts, because neighbours matter and are left to
    /// chance. The host of a table can choose otherwise.
    pub random_seats: bool,
    /// True if players may whisper to each other during a match, because talk is part of the game.
    pub whispers: bool,
    /// The maximum number of steps of a match. A step is an accepted intent of a seat that had to decide or
    /// may also act ([`Phase::Meanwhile`](crate::Phase)). Second thoughts are no steps: an intent that
    /// replaces a sealed one, [`Choices::back`](crate::Choices), and the step that it undoes. The rules set
    /// no limit to those; the host sets one ([`AnyMatch::is_second_thought`](crate::AnyMatch)). Changes of
    /// seats are no steps either; they run out with [`Rules::open_seats`](crate::Rules).
    pub max_steps: u32,
}

impl GameInfo {
    /// Checks a number of seats against [`GameInfo::min_seats`] and [`GameInfo::max_seats`], for
    /// [`Rules::new`].
    ///
    /// # Errors
    ///
    /// If the game does not seat that number. The message contains the numbers that it seats.
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
