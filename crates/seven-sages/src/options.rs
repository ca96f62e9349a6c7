//! The options that the host of a table can choose.

use contract::{OptionsRefused, Seat, SeatCount};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The options that the host of a table can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// With three players: the crystals of a winner who fought alone.
    pub solo_takes: SoloTakes,
    /// The seat that chooses first; `null` for a random one.
    pub first: Option<Seat>,
    /// Seconds for a whole negotiation, 10 to 1,209,600 (two weeks). When they run out, the order of the
    /// clearing decides. `null`: the table's own clock, with the whole negotiation as one decision. 120
    /// suits a live match, 86,400 (a day) a correspondence match.
    pub negotiation_seconds: Option<u32>,
    /// Seconds for a whole exchange, 10 to 1,209,600. When they run out, a player is ready. `null`:
    /// the table's own clock. 90 suits a live match, 86,400 a correspondence match.
    pub exchange_seconds: Option<u32>,
}

/// The crystals of a winner who fought alone.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SoloTakes {
    /// Both crystals.
    #[default]
    Both,
    /// One of the winner's choice; the other leaves the game.
    One,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            solo_takes: SoloTakes::Both,
            first: None,
            negotiation_seconds: Some(120),
            exchange_seconds: Some(90),
        }
    }
}

impl Options {
    /// A whole day each for negotiation and exchange, for correspondence matches.
    pub const CORRESPONDENCE: Self = Self {
        solo_takes: SoloTakes::Both,
        first: None,
        negotiation_seconds: Some(86_400),
        exchange_seconds: Some(86_400),
    };

    /// The allowed range of a timer of the match, in seconds.
    pub const SECONDS: std::ops::RangeInclusive<u32> = 10..=1_209_600;

    pub(crate) fn check(&self, seats: SeatCount) -> Result<(), OptionsRefused> {
        if let Some(first) = self.first
            && !seats.contains(first)
        {
            return Err(OptionsRefused(format!("{first} does not exist at this table")));
        }
        for seconds in [self.negotiation_seconds, self.exchange_seconds].into_iter().flatten() {
            if !Self::SECONDS.contains(&seconds) {
                return Err(OptionsRefused(format!("a timer runs 10 to 1209600 seconds, not {seconds}")));
            }
        }
        Ok(())
    }
}
