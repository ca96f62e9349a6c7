//! What comes of a play besides coins.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Row;

/// What comes of a play besides coins, by the table as it lies and with the purse after the cheapest way to pay. What
/// is printed on the thing is not said again: what it makes, what it makes free later.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Outlook {
    /// The city's shields afterwards. Left out if it has as many before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shields: Option<u8>,
    /// The conflicts of this age that would end otherwise than before, by whom they are fought with. Left out if none
    /// would.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conflicts: Vec<ConflictOutlook>,
    /// Rows of the score sheet that would show other points if the match ended now; never that of coins. Left out if
    /// none would.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<RowOutlook>,
    /// Coins that others lose to the bank: without Cities as far as they have them, with Cities all of it, which they pay
    /// or owe. Left out if nobody does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub losses: Vec<Loss>,
}

/// A conflict, before and after.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ConflictOutlook {
    /// With whom: a neighbour, unless diplomacy closes the ring.
    pub with: Seat,
    /// Their shields afterwards.
    pub theirs: u8,
    /// The token if the age ended now, without the play: 1, 3 or 5 for a victory, -1 for a defeat, 0 for none. In teams
    /// two tokens count together.
    pub before: i8,
    /// The token with it.
    pub after: i8,
}

/// A row of the score sheet, before and after.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RowOutlook {
    /// Which.
    pub row: Row,
    /// Its points now.
    pub before: i16,
    /// Its points with the play.
    pub after: i16,
}

/// Coins that somebody else loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Loss {
    /// Whose.
    pub city: Seat,
    /// How many.
    pub coins: u16,
}

impl Outlook {
    /// Nothing comes of it.
    pub(crate) const NOTHING: Self =
        Self { shields: None, conflicts: Vec::new(), points: Vec::new(), losses: Vec::new() };

    pub(crate) const fn is_empty(&self) -> bool {
        self.shields.is_none()
            && self.conflicts.is_empty()
            && self.points.is_empty()
            && self.losses.is_empty()
    }
}
