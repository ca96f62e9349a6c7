//! Hours in which people play.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Hours in which clocks run at a table where days pass, for each player by the clock where they live. They may go over
/// midnight, and are six hours at least.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayingHours {
    /// From this minute of the day, 0 to 1439.
    pub from: u16,
    /// To this one.
    pub to: u16,
}

/// Minutes of a day.
const DAY: u16 = 24 * 60;

/// The least that there may be of them a day, in minutes.
const LEAST: u16 = 6 * 60;

impl PlayingHours {
    /// Whether they are within the documented bounds.
    pub const fn is_valid(self) -> bool {
        let Self { from, to } = self;
        from < DAY && to < DAY && (to + DAY - from) % DAY >= LEAST
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_go_over_midnight_and_are_six_at_least() {
        for (from, to, valid) in [
            (480, 1_320, true),
            (1_320, 480, true),
            (480, 840, true),
            (480, 839, false),
            (1_200, 120, true),
            (1_200, 119, false),
            (0, 0, false),
            (0, 1_439, true),
            (0, 1_440, false),
            (u16::MAX, u16::MAX, false),
        ] {
            assert_eq!(PlayingHours { from, to }.is_valid(), valid, "{from} to {to}");
        }
    }
}
