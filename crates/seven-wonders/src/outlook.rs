//! The results of a play other than coins.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Row;

/// The results of a play other than coins, after the cheapest way to pay. It does not repeat the print of the
/// thing: its production, and the cards that it makes free later.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Outlook {
    /// The city's shields afterwards. Omitted if they do not change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shields: Option<u8>,
    /// The conflicts of this age with another result than before, by opponent. Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conflicts: Vec<ConflictOutlook>,
    /// The rows of the score sheet that would change if the match ended now, except coins. Omitted if there
    /// are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<RowOutlook>,
    /// The coins that others lose to the bank. With Cities they pay or owe all of them, otherwise they lose
    /// those they have. Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub losses: Vec<Loss>,
}

/// A conflict, before and after the play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ConflictOutlook {
    /// The opponent: a neighbour, unless diplomacy closes the ring.
    pub with: Seat,
    /// The opponent's shields after the play.
    pub theirs: u8,
    /// The token if the age ended now, without the play: 1, 3 or 5 for a victory, negative for a defeat, 0
    /// for none. With teams it is the sum of the tokens at stake.
    pub before: i8,
    /// The token with the play.
    pub after: i8,
}

/// A row of the score sheet, before and after the play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RowOutlook {
    /// The row.
    pub row: Row,
    /// Its points now.
    pub before: i16,
    /// Its points with the play.
    pub after: i16,
}

/// A loss of coins of another city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Loss {
    /// The city.
    pub city: Seat,
    /// The number of coins.
    pub coins: u16,
}

impl Outlook {
    /// The empty outlook.
    pub(crate) const NOTHING: Self =
        Self { shields: None, conflicts: Vec::new(), points: Vec::new(), losses: Vec::new() };

    pub(crate) const fn is_empty(&self) -> bool {
        self.shields.is_none()
            && self.conflicts.is_empty()
            && self.points.is_empty()
            && self.losses.is_empty()
    }
}
