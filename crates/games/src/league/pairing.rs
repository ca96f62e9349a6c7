//! The pairs of players, and their seats.

use contract::{Seat, SeatCount, Teams};

use crate::contestant::OPEN;

/// Two players that meet, by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pair {
    pub(super) first: String,
    pub(super) second: String,
}

impl Pair {
    /// Returns all pairs of these players, the weakest first, that are at most `within` places apart. A
    /// player that sees everything meets only the same player that does not, at any distance, because the
    /// league measures that difference.
    pub(super) fn all(players: &[String], within: usize) -> Vec<Self> {
        let mut pairs = Vec::new();
        for (number, second) in players.iter().enumerate() {
            for (place, first) in players[..number].iter().enumerate() {
                let meets = match (first.contains(OPEN), second.contains(OPEN)) {
                    (false, false) => number - place <= within,
                    (true, false) => first.replace(OPEN, "") == *second,
                    (false, true) => second.replace(OPEN, "") == *first,
                    (true, true) => false,
                };
                if meets {
                    // In lists the stronger player is last, but in a pair it is first.
                    pairs.push(Self { first: second.clone(), second: first.clone() });
                }
            }
        }
        pairs
    }
}

/// The seats of a pair: true for a seat of the first player.
pub(super) type Seating = Vec<bool>;

/// Returns all ways to seat two kinds of players alternately on the same deal: every rotation by a seat, each
/// also with the two kinds exchanged. Partners are of one kind. `seats` are those that are taken at the
/// start, without the spare chairs of a game with newcomers.
pub(super) fn seatings(teams: Teams, seats: SeatCount) -> Vec<Seating> {
    let sides: Vec<_> = teams.sides(seats).collect();
    let mut all: Vec<Seating> = Vec::new();
    for begins in [true, false] {
        for moved in 0..sides.len() {
            let is_first = |seat: Seat| {
                let side = sides.iter().position(|side| side.contains(seat)).unwrap_or(0);
                (((side + moved) % sides.len()) % 2 == 0) == begins
            };
            let seating: Seating = seats.seats().map(is_first).collect();
            if !all.contains(&seating) {
                all.push(seating);
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use contract::Rules as _;
    use seven_wonders::SevenWonders;

    use super::*;

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn whoever_stands_far_apart_does_not_meet() {
        let players = names(&["random", "skilled", "strong@9", "expert@9", "strong:open@9"]);
        let pairs = Pair::all(&players, 1);
        let met: Vec<_> = pairs.iter().map(|pair| (pair.first.as_str(), pair.second.as_str())).collect();
        assert_eq!(
            met,
            [
                ("skilled", "random"),
                ("strong@9", "skilled"),
                ("expert@9", "strong@9"),
                ("strong:open@9", "strong@9")
            ]
        );
    }

    #[test]
    fn who_sees_everything_meets_only_itself_without_that() {
        let players = names(&["skilled", "strong@9", "uct", "strong:open@9", "expert:open"]);
        let pairs = Pair::all(&players, usize::MAX);
        assert_eq!(pairs.len(), 4);
        let open: Vec<_> = pairs.iter().filter(|pair| pair.first.contains(OPEN)).collect();
        assert_eq!(open, [&Pair { first: "strong:open@9".into(), second: "strong@9".into() }]);
    }

    #[test]
    fn nobody_profits_from_where_they_sit() {
        for (seats, ways) in [(2, 2), (3, 6), (4, 2), (5, 10), (7, 14)] {
            let seats = SeatCount::new(seats).unwrap();
            let all = seatings(Teams::NONE, seats);
            assert_eq!(all.len(), ways, "{seats:?}");
            for seat in 0..seats.get() {
                assert_eq!(all.iter().filter(|seating| seating[seat]).count() * 2, ways, "{seats:?}, {seat}");
            }
            for seating in &all {
                let first = seating.iter().filter(|first| **first).count();
                assert!(first > 0 && first < seating.len(), "both are there");
            }
        }
        let two = SeatCount::new(2).unwrap();
        assert_eq!(seatings(Teams::NONE, two), [vec![true, false], vec![false, true]]);
    }

    #[test]
    fn partners_are_of_one_kind() {
        let options = serde_json::from_str(r#"{"cities":true,"teams":true}"#).unwrap();
        let six = SeatCount::new(6).unwrap();
        let rules = SevenWonders::new(six, options).unwrap();
        let all = seatings(rules.teams(), six);
        assert_eq!(all.len(), 6);
        for seating in all {
            for team in rules.teams().iter() {
                let kinds: Vec<bool> = team.iter().map(|seat| seating[seat.number()]).collect();
                assert!(kinds.windows(2).all(|two| two[0] == two[1]), "{seating:?}");
            }
        }
    }
}
