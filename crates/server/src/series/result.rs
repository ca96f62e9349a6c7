//! The result of a match of a series.

use contract::{Input, Outcome, Seat, SeatChange};
use lobby::{Entry, Logged};
use protocol::By;

use super::seat_of;
use crate::{late::Late, store::SeriesResult};

/// Returns the result of a match for each entrant. An entrant who resigned, or lost the match because time
/// ran out too often, is last.
pub(super) fn result(
    outcome: &Outcome,
    log: &[Logged],
    (entrants, rotation): (usize, usize),
) -> SeriesResult {
    // Seats that only newcomers take belong to no entrant.
    let seats: Vec<Seat> = outcome.places.seats().seats().take(entrants).collect();
    let mut late = vec![Late::default(); seats.len()];
    let mut gave_up = vec![false; seats.len()];
    for logged in log {
        let Entry::Played { seat, by, input, .. } = &logged.entry else { continue };
        if !seats.contains(seat) {
            continue;
        }
        match (input, by) {
            (Input::Intent(_), By::Clock) => late[seat.number()].note(logged.at),
            (Input::Intent(_), By::Player | By::Bot | By::StandIn | By::StandingOrder) => {}
            (Input::Seat(SeatChange::Leave), _) => gave_up[seat.number()] = true,
            (Input::Seat(SeatChange::Join | SeatChange::Claim), _) => {}
        }
    }
    // The lower key is better.
    let key = |seat: Seat| {
        let place = outcome.places.get(seat).copied().filter(|place| *place > 0).unwrap_or(u8::MAX);
        (gave_up[seat.number()], place)
    };
    let partners = |one: Seat, other: Seat| {
        outcome.teams.iter().any(|team| team.seats.contains(&one) && team.seats.contains(&other))
    };
    let points = |seat: Seat| {
        let opponents: Vec<Seat> =
            { seats.iter().copied() }.filter(|other| *other != seat && !partners(seat, *other)).collect();
        let beaten: f64 = { opponents.iter() }
            .map(|other| match key(seat).cmp(&key(*other)) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            })
            .sum();
        if opponents.is_empty() { 0.5 } else { beaten / opponents.len() as f64 }
    };
    let place = |seat: Seat| 1 + seats.iter().filter(|other| key(**other) < key(seat)).count() as u8;
    let of = |entrant: usize| seats[seat_of(entrant, rotation, seats.len())];
    let entrants = || 0..entrants;
    SeriesResult {
        places: entrants().map(|entrant| place(of(entrant))).collect(),
        points: entrants().map(|entrant| points(of(entrant))).collect(),
        late: entrants().map(|entrant| late[of(entrant).number()].decisions).collect(),
        gave_up: entrants().map(|entrant| gave_up[of(entrant).number()]).collect(),
    }
}

#[cfg(test)]
mod tests {
    use contract::{BySeat, SeatCount, TeamScore};

    use super::*;

    fn outcome<const N: usize>(places: [u8; N]) -> Outcome {
        let seats = SeatCount::new(N as u8).unwrap();
        let places = BySeat::new_with(seats, |seat| places[seat.number()]);
        Outcome { places, sheet: Vec::new(), teams: Vec::new() }
    }

    fn played(outcome: &Outcome, seat: usize, by: By, input: Input) -> Logged {
        played_at(0, outcome, seat, by, input)
    }

    fn played_at(at: u64, outcome: &Outcome, seat: usize, by: By, input: Input) -> Logged {
        let seat = Seat::new(seat, outcome.places.seats()).unwrap();
        Logged { seq: 1, at, entry: Entry::Played { seat, by, from: None, input } }
    }

    #[test]
    fn points_go_with_the_entrant_and_not_with_the_seat() {
        let outcome = outcome([1, 2, 2]);
        let plain = result(&outcome, &[], (3, 0));
        assert_eq!(
            (plain.places.as_slice(), plain.points.as_slice()),
            (&[1, 2, 2][..], &[1.0, 0.25, 0.25][..])
        );
        // One seat further, the last entrant sits in the first seat.
        let moved = result(&outcome, &[], (3, 1));
        assert_eq!(
            (moved.places.as_slice(), moved.points.as_slice()),
            (&[2, 2, 1][..], &[0.25, 0.25, 1.0][..])
        );
    }

    #[test]
    fn whoever_gives_up_is_last_whatever_the_stand_in_made_of_it() {
        let outcome = outcome([1, 2]);
        let intent = || Input::Intent(serde_json::json!({}));
        let log = [
            played(&outcome, 0, By::Clock, intent()),
            // A turn of several inputs is one decision.
            played_at(20, &outcome, 0, By::Clock, intent()),
            played(&outcome, 1, By::Player, intent()),
            played_at(10_000, &outcome, 0, By::Clock, intent()),
            played(&outcome, 0, By::Clock, Input::Seat(SeatChange::Leave)),
        ];
        let told = result(&outcome, &log, (2, 0));
        assert_eq!(told.places, [2, 1]);
        assert_eq!(told.points, [0.0, 1.0]);
        assert_eq!((told.late, told.gave_up), (vec![2, 0], vec![true, false]));
        // Both gave up, so the places of their substitute bots decide.
        let both = [
            played(&outcome, 0, By::Clock, Input::Seat(SeatChange::Leave)),
            played(&outcome, 1, By::Clock, Input::Seat(SeatChange::Leave)),
        ];
        assert_eq!(result(&outcome, &both, (2, 0)).points, [1.0, 0.0], "then the stand-ins' places count");
    }

    #[test]
    fn chairs_of_newcomers_are_nobodys() {
        // Seven Dragons always has five seats. The last three are empty here.
        let told = result(&outcome([4, 1, 3, 1, 4]), &[], (2, 1));
        assert_eq!((told.places, told.points), (vec![1, 2], vec![1.0, 0.0]));
        assert_eq!((told.late.len(), told.gave_up.len()), (2, 2));
    }

    #[test]
    fn partners_are_no_opponents() {
        let mut outcome = outcome([1, 2, 1, 2]);
        let seats = outcome.places.seats();
        let seat = |n| Seat::new(n, seats).unwrap();
        outcome.teams = vec![
            TeamScore { seats: vec![seat(0), seat(2)], total: None },
            TeamScore { seats: vec![seat(1), seat(3)], total: None },
        ];
        assert_eq!(result(&outcome, &[], (4, 0)).points, [1.0, 0.0, 1.0, 0.0]);
    }
}
