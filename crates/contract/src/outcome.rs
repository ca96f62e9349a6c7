//! How a match ended.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat};

/// Final standing of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Outcome {
    /// 1 for the winner(s); equal numbers are ties, and the place after a tie is skipped. 0 for a chair that
    /// nobody took.
    pub places: BySeat<u8>,
    /// Points by category, in display order; the last line is the total where the game has one.
    pub sheet: Vec<ScoreLine>,
}

/// One category of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ScoreLine {
    /// Machine name of the category, e.g. `"military"`; clients translate it.
    pub label: String,
    /// What each seat got for it.
    pub points: BySeat<i32>,
}

impl Outcome {
    /// Places by falling key: the greatest key is first, equal keys tie.
    pub fn ranked<K: Ord>(keys: &BySeat<K>, sheet: Vec<ScoreLine>) -> Self {
        let places = keys.map(|_, k| 1 + keys.iter().filter(|(_, other)| *other > k).count() as u8);
        Self { places, sheet }
    }

    /// The winner or winners.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeatCount;

    #[test]
    fn ties_share_a_place_and_skip_the_next() {
        let points = [7, 9, 9, 3];
        let keys = BySeat::new_with(SeatCount::new(4).unwrap(), |s| points[s.number()]);
        let places = Outcome::ranked(&keys, vec![]).places;
        assert_eq!(places.iter().map(|(_, p)| *p).collect::<Vec<_>>(), [3, 1, 1, 4]);
    }
}
