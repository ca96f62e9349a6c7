//! Playing hours.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The hours in which clocks run in a correspondence match, in each player's time zone. They may include
/// midnight, and last at least six hours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayingHours {
    /// The beginning, in minutes after midnight, 0 to 1439.
    pub from: u16,
    /// The end, in minutes after midnight, 0 to 1439.
    pub to: u16,
}

/// Minutes of a day.
const DAY: u16 = 24 * 60;

/// The shortest playing hours, in minutes.
const LEAST: u16 = 6 * 60;

impl PlayingHours {
    /// Returns true if the hours are within the documented bounds.
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
