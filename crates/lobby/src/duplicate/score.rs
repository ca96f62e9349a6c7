//! The score of shared deals: each seat is compared with the same seat at other tables.

use std::cmp::Ordering;

use contract::{Outcome, Seat};
use protocol::http::Matchpoints;

/// Returns the matchpoints of each seat of each table. A seat gets 1 for each other table where the same seat
/// has less, and ½ for each where it has as much. Points are compared, or places where no points exist.
pub(super) fn matchpoints(outcomes: &[&Outcome]) -> Vec<Vec<Matchpoints>> {
    let of = |table: usize, own: &Outcome, seat: Seat| {
        let others = outcomes.iter().enumerate().filter(|(other, _)| *other != table);
        others.fold(Matchpoints { won: 0.0, of: 0 }, |sum, (_, other)| {
            let won = match compare(own, other, seat) {
                Ordering::Greater => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Less => 0.0,
            };
            Matchpoints { won: sum.won + won, of: sum.of + 1 }
        })
    };
    let seats = |(table, own): (usize, &&Outcome)| {
        own.places.seats().seats().map(|seat| of(table, own, seat)).collect::<Vec<_>>()
    };
    outcomes.iter().enumerate().map(seats).collect()
}

/// Compares the results of one seat at two tables.
fn compare(one: &Outcome, other: &Outcome, seat: Seat) -> Ordering {
    let points = |of: &Outcome| of.sheet.last().and_then(|line| line.points.get(seat)).copied();
    match (points(one), points(other)) {
        (Some(one), Some(other)) => one.cmp(&other),
        // A match that ends before any points exist still has places.
        (Some(_) | None, None) | (None, Some(_)) => place(other, seat).cmp(&place(one, seat)),
    }
}

fn place(of: &Outcome, seat: Seat) -> u8 {
    of.places.get(seat).copied().filter(|place| *place > 0).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use contract::{BySeat, ScoreLine, SeatCount};

    use super::*;

    fn outcome(places: [u8; 2], points: Option<[i32; 2]>) -> Outcome {
        let two = SeatCount::new(2).unwrap();
        let sheet = points.map(|points| ScoreLine {
            label: "total".into(),
            points: BySeat::new_with(two, |seat| points[seat.number()]),
        });
        let places = BySeat::new_with(two, |seat| places[seat.number()]);
        Outcome { places, sheet: sheet.into_iter().collect(), teams: Vec::new() }
    }

    fn won(outcomes: &[Outcome]) -> Vec<Vec<f64>> {
        let all: Vec<&Outcome> = outcomes.iter().collect();
        let points = matchpoints(&all);
        assert!(points.iter().flatten().all(|points| points.of as usize == outcomes.len() - 1));
        points.iter().map(|table| table.iter().map(|points| points.won).collect()).collect()
    }

    #[test]
    fn more_points_in_the_same_seat_win_a_pair_and_as_many_half_of_it() {
        let tables = [
            outcome([1, 2], Some([50, 40])),
            outcome([2, 1], Some([45, 60])),
            outcome([1, 2], Some([50, 30])),
        ];
        // The winner with 30 against 50 did worse than the loser with 40.
        assert_eq!(won(&tables), [[1.5, 1.0], [0.0, 2.0], [1.5, 0.0]]);
    }

    #[test]
    fn places_count_where_points_do_not() {
        assert_eq!(won(&[outcome([1, 2], None), outcome([2, 1], None)]), [[1.0, 0.0], [0.0, 1.0]]);
        assert_eq!(won(&[outcome([1, 1], None), outcome([1, 2], None)]), [[0.5, 1.0], [0.5, 0.0]]);
        // A seat without a place has less than any.
        assert_eq!(won(&[outcome([1, 0], None), outcome([1, 7], None)]), [[0.5, 0.0], [0.5, 1.0]]);
    }

    #[test]
    fn one_table_alone_is_compared_with_nobody() {
        assert_eq!(won(&[outcome([1, 2], None)]), [[0.0, 0.0]]);
    }
}
