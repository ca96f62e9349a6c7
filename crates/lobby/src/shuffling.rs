//! Seats in random order.
//!
//! - With `Setup::random_seats` the occupants change seats when a match starts, before the deal. So do bots and
//!   companions.
//! - The order follows from the seed of the match, by a stream of its own: with and without it the seats are
//!   dealt the same. The seed's hash is sent with the order, so that each player can check it later.
//! - `Entry::Began` has the order, and replays read it there.
//! - Partners stay partners: teams change places as a whole, and partners among themselves.
//! - A rematch shuffles again, after the seats moved on.
//! - Seats with a meaning are not shuffled: those of a fork, a what-if match, a lesson, a known or shared deal,
//!   and a match that the server arranged.

use contract::{BySeat, Purpose, Seat, SeatCount, Seed, Teams, shuffle};

/// The random stream of the seats.
const SEATS: Purpose = Purpose(0x5ea7);

/// Returns for each seat the seat from which its occupant comes, if the seats are shuffled with this seed.
///
/// The sides (teams, or without teams the single seats) are shuffled, then the players of each side, that of
/// the first seat first. Sides take the places of sides of the same size.
pub fn shuffled_seats(seed: &Seed, seats: SeatCount, teams: Teams) -> BySeat<Seat> {
    let mut rng = seed.stream(SEATS, 0);
    let mut places: Vec<Vec<Seat>> = teams.sides(seats).map(|side| side.iter().collect()).collect();
    let mut movers = places.clone();
    shuffle(&mut movers, &mut rng);
    // Both sorts keep the order of sides of the same size.
    places.sort_by_key(Vec::len);
    movers.sort_by_key(Vec::len);
    let mut from = BySeat::new_with(seats, |seat| seat);
    for (place, mut mover) in places.into_iter().zip(movers) {
        shuffle(&mut mover, &mut rng);
        for (seat, came) in place.into_iter().zip(mover) {
            from[seat] = came;
        }
    }
    from
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn seats(number: u8) -> SeatCount {
        SeatCount::new(number).unwrap()
    }

    fn order(seed: u8, number: u8, teams: Teams) -> Vec<usize> {
        let from = shuffled_seats(&Seed::from_bytes([seed; 32]), seats(number), teams);
        from.iter().map(|(_, seat)| seat.number()).collect()
    }

    #[test]
    fn golden_vectors_pin_the_order() {
        // From another implementation of ChaCha8.
        let pairs = Teams::side_by_side(seats(6), 2).unwrap();
        assert_eq!(order(7, 5, Teams::NONE), [2, 3, 4, 1, 0]);
        assert_eq!(order(8, 5, Teams::NONE), [2, 4, 1, 0, 3]);
        assert_eq!(order(7, 6, pairs), [3, 2, 4, 5, 0, 1]);
    }

    #[test]
    fn each_order_is_as_likely_as_any_other() {
        let orders: BTreeSet<Vec<usize>> = (0..=255).map(|seed| order(seed, 3, Teams::NONE)).collect();
        assert_eq!(orders.len(), 6);
        let pairs = Teams::side_by_side(seats(4), 2).unwrap();
        let orders: BTreeSet<Vec<usize>> = (0..=255).map(|seed| order(seed, 4, pairs)).collect();
        assert_eq!(orders.len(), 8, "two places of teams, two orders in each");
    }

    #[test]
    fn partners_stay_partners() {
        for (number, size) in [(4, 2), (6, 2), (6, 3), (8, 2), (8, 4)] {
            let teams = Teams::side_by_side(seats(number), size).unwrap();
            for seed in 0..50 {
                let from = shuffled_seats(&Seed::from_bytes([seed; 32]), seats(number), teams);
                for team in teams.iter() {
                    let came: contract::SeatSet = team.iter().map(|seat| from[seat]).collect();
                    assert!(teams.iter().any(|other| other == came), "{from:?}");
                }
            }
        }
    }

    #[test]
    fn sides_take_the_places_of_sides_of_their_size() {
        let all: Vec<Seat> = seats(7).seats().collect();
        let sides = [&all[..2], &all[2..5], &all[5..]].map(|side| side.iter().copied().collect());
        let teams = Teams::new(seats(7), sides).unwrap();
        for seed in 0..50 {
            let order = order(seed, 7, teams);
            let middle: BTreeSet<usize> = order[2..5].iter().copied().collect();
            assert_eq!(middle, [2, 3, 4].into(), "{order:?}");
            assert_eq!(order[0] / 5, order[1] / 5, "{order:?}");
        }
    }
}
