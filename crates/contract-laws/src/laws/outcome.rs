use contract::{Phase, Rules, Seat};

use crate::Moment;

/// When the match is over, each seat has a place among the seats, but for spare chairs that may have none, and
/// every line of the sheet has all seats.
pub fn the_outcome_is_a_standing<R: Rules>(at: &Moment<'_, R>) {
    const LAW: &str = "the outcome is a standing";
    let Phase::Over(outcome) = &at.phase else { return };
    let seats = at.rules.seats();
    at.insist(outcome.places.seats() == seats, LAW, || format!("places {:?}", outcome.places));
    let last = seats.get() as u8;
    let least = |seat: Seat| u8::from(at.place.seats.contains(seat));
    let placed = outcome.places.iter().all(|(seat, place)| (least(seat)..=last).contains(place));
    at.insist(placed, LAW, || format!("places {:?}", outcome.places));
    for line in &outcome.sheet {
        at.insist(line.points.seats() == seats, LAW, || format!("{line:?}"));
    }
}
