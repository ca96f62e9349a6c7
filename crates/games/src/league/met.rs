//! The result of a deal that two players played.

use contract::{Outcome, SeatSet, Teams};
use serde::{Deserialize, Serialize};

use super::{field::Field, pairing::Pair};

/// A deal that two kinds of players played in every order of seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Met {
    pub(super) of: Deal,
    pub(super) matches: Vec<Match>,
    /// The numbers of decisions with a real choice, of the first and of the second player. `nanos` is their
    /// processor time in nanoseconds.
    pub(super) decisions: [u64; 2],
    pub(super) nanos: [u64; 2],
}

/// The identity of a deal, and its players.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Deal {
    pub(super) game: String,
    pub(super) seats: u8,
    pub(super) options: String,
    pub(super) seed: u64,
    pub(super) deal: u32,
    pub(super) first: String,
    pub(super) second: String,
}

impl Deal {
    pub(super) fn new(field: &Field, seed: u64, deal: u32, pair: &Pair) -> Self {
        let Pair { first, second } = pair.clone();
        let Field { game, seats, options, .. } = field;
        Self { game: (*game).to_owned(), seats: *seats, options: options.clone(), seed, deal, first, second }
    }
}

/// One match, by sides: a seat, or with teams a team.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Match {
    /// True if the first of the pair had the side.
    pub(super) first: Vec<bool>,
    pub(super) places: Vec<u8>,
    /// The totals; empty in a game without points.
    pub(super) points: Vec<i64>,
}

impl Match {
    pub(super) fn of(outcome: &Outcome, teams: Teams, seating: &[bool]) -> Self {
        let (mut first, mut places, mut points) = (Vec::new(), Vec::new(), Vec::new());
        // Spare chairs after those of the players stay empty.
        for (seat, is_first) in outcome.places.seats().seats().zip(seating) {
            let side: SeatSet = teams.side(seat);
            if side.iter().next() != Some(seat) {
                continue;
            }
            first.push(*is_first);
            places.push(outcome.places[seat]);
            if let Some(total) = outcome.sheet.last() {
                points.push(side.iter().map(|seat| i64::from(total.points[seat])).sum());
            }
        }
        Self { first, places, points }
    }

    /// Returns the number of sides of the first, and of the second.
    pub(super) fn sides(&self) -> (usize, usize) {
        let first = self.first.iter().filter(|first| **first).count();
        (first, self.first.len() - first)
    }

    /// Returns the part of the victory of the first, 0 to 1. Sides that share it have equal parts.
    pub(super) fn won(&self) -> f64 {
        let best = self.places.iter().filter(|place| **place > 0).min();
        let winners = || self.first.iter().zip(&self.places).filter(|(_, place)| Some(*place) == best);
        let all = winners().count();
        if all == 0 { 0.0 } else { winners().filter(|(first, _)| **first).count() as f64 / all as f64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(first: &[bool], places: &[u8]) -> Match {
        Match { first: first.to_vec(), places: places.to_vec(), points: vec![] }
    }

    #[test]
    fn victories_are_shared_by_sides() {
        assert_eq!(played(&[true, false, false], &[2, 1, 3]).won(), 0.0);
        assert_eq!(played(&[true, false, true], &[1, 1, 1]).won(), 2.0 / 3.0);
        assert_eq!(played(&[true, false], &[1, 1]).won(), 0.5);
        assert_eq!(played(&[true, false, true], &[1, 2, 0]).won(), 1.0, "an empty chair wins nothing");
        assert_eq!(played(&[true, false, true], &[1, 2, 3]).sides(), (2, 1));
    }
}
