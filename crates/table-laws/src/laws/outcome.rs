use table::{Phase, Rules};

use crate::Moment;

/// When the match is over, each seat has a place among the seats, and every line of the sheet has all seats.
pub fn the_outcome_is_a_standing<R: Rules>(at: &Moment<'_, R>) {
    const LAW: &str = "the outcome is a standing";
    let Phase::Over(outcome) = &at.phase else { return };
    let seats = at.rules.seats();
    at.insist(outcome.places.seats() == seats, LAW, || format!("places {:?}", outcome.places));
    let last = seats.get() as u8;
    let placed = outcome.places.iter().all(|(_, place)| (1..=last).contains(place));
    at.insist(placed, LAW, || format!("places {:?}", outcome.places));
    for line in &outcome.sheet {
        at.insist(line.points.seats() == seats, LAW, || format!("{line:?}"));
    }
}
