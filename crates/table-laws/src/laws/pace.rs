use table::{BySeat, Rules, SeatCount, SeatSet};

use crate::Moment;

/// The number of the last decision of each seat.
#[derive(Clone, Debug)]
pub struct Turns {
    last: BySeat<Option<u32>>,
    waiting: SeatSet,
}

impl Turns {
    /// Before the first position.
    pub fn new(seats: SeatCount) -> Self {
        Self { last: BySeat::filled(seats, None), waiting: SeatSet::EMPTY }
    }
}

/// For a seat that is waited for the number of its decision never falls, and rises when the seat had nothing
/// to decide in between.
pub fn turns_are_numbered<R: Rules>(at: &Moment<'_, R>, turns: &mut Turns) {
    const LAW: &str = "turns are numbered";
    for seat in at.phase.waiting().iter() {
        let turn = at.rules.pace(at.state, seat).turn;
        if let Some(last) = turns.last[seat] {
            at.insist(turn >= last, LAW, || format!("{seat}: turn {turn} after {last}"));
            let asked_anew = !turns.waiting.contains(seat);
            at.insist(turn > last || !asked_anew, LAW, || format!("{seat}: asked anew in turn {turn}"));
        }
        turns.last[seat] = Some(turn);
    }
    // Who has given a sealed intent can still change it: that is the same decision.
    turns.waiting = at.phase.acting();
}
