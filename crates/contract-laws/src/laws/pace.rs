use contract::{BySeat, Pace, Phase, Rules, Seat, SeatCount, SeatSet};

use crate::Moment;

/// The number of the last decision of each seat.
#[derive(Clone, Debug)]
pub struct Turns {
    last: BySeat<Option<u32>>,
    waiting: SeatSet,
}

impl Turns {
    /// Starts before the first position.
    pub fn new(seats: SeatCount) -> Self {
        Self { last: BySeat::filled(seats, None), waiting: SeatSet::EMPTY }
    }
}

/// The paces of the seats that had to decide one step before.
#[derive(Clone, Debug)]
pub struct Stages {
    before: BySeat<Option<Pace>>,
    /// The newest stage, with its limit.
    newest: Option<(u32, Option<u32>)>,
}

impl Stages {
    /// Starts before the first position.
    pub fn new(seats: SeatCount) -> Self {
        Self { before: BySeat::filled(seats, None), newest: None }
    }
}

/// Checks that repeated questions give no player more time. A seat that is asked while the decision of
/// another seat continues shares one stage with it. All waiting seats of a stage have the same stage; its
/// number never falls, and its limit stays.
pub fn a_stage_has_one_time<R: Rules>(at: &Moment<'_, R>, stages: &mut Stages) {
    const LAW: &str = "a stage has one time";
    let waiting = at.phase.waiting();
    let paces = BySeat::new_with(at.rules.seats(), |seat| {
        waiting.contains(seat).then(|| at.rules.pace(at.state, seat))
    });
    let asked = || paces.iter().filter_map(|(seat, pace)| Some((seat, (*pace)?)));
    let turn_before = |seat: Seat| stages.before[seat].map(|pace| pace.turn);
    let runs_on = asked().find(|(seat, pace)| turn_before(*seat) == Some(pace.turn));
    if let Some((other, running)) = runs_on {
        for (seat, pace) in asked().filter(|(seat, pace)| turn_before(*seat) != Some(pace.turn)) {
            at.insist(pace.stage.is_some() && pace.stage == running.stage, LAW, || {
                format!("{seat} is asked anew ({pace:?}) while {other} decides ({running:?})")
            });
        }
    }
    for (seat, pace) in asked() {
        let Some(stage) = pace.stage else { continue };
        if let Some((newest, limit)) = stages.newest {
            at.insist(stage >= newest, LAW, || format!("{seat}: stage {stage} after {newest}"));
            at.insist(stage > newest || pace.limit == limit, LAW, || {
                format!("{seat}: {pace:?}, not {limit:?}")
            });
        }
        stages.newest = Some((stage, pace.limit));
    }
    let one = asked().all(|(_, pace)| pace.stage.is_none() || pace.stage == stages.newest.map(|s| s.0));
    at.insist(one, LAW, || format!("different stages at once: {paces:?}"));
    stages.before = paces;
}

/// Checks that the number of a waiting seat's decision never falls, and that it rises if the seat had nothing
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
    // A seat that has given a sealed intent can still change it: that is the same decision.
    turns.waiting = match &at.phase {
        Phase::Sealed { owing, given } => owing.union(*given),
        Phase::Open(_) | Phase::Meanwhile { .. } | Phase::Over(_) => at.phase.waiting(),
    };
}
