use contract::{Log, Phase, Rules, Seat, SeatSet};

use crate::{Moment, moment::told};

/// Checks that no seat both owes an intent and has given one.
pub fn seal_is_well_formed<R: Rules>(at: &Moment<'_, R>) {
    if let Phase::Sealed { owing, given } = &at.phase {
        at.insist(owing.iter().all(|seat| !given.contains(seat)), "seal is well formed", || {
            format!("{owing:?} owe and {given:?} have given")
        });
    }
}

/// Checks sealed intents. In any order they lead to the same state. Each can be replaced until the last is
/// in, as if the first had never been given. Until then no observer except partners receives or sees
/// anything: the host announces given intents without the rules.
pub fn sealed_intents_are_replaced_commute_and_stay_secret<R: Rules>(
    at: &Moment<'_, R>,
    mut pick: impl FnMut(usize) -> usize,
) {
    let Phase::Sealed { owing, .. } = at.phase else { return };
    let mut choose = |seat: Seat| {
        let mut intents = at.rules.choices(at.view(seat)).intents;
        let index = pick(intents.len());
        intents.swap_remove(index)
    };
    let given: Vec<_> = owing.iter().map(|seat| (seat, choose(seat))).collect();
    commute(at, &given);
    let others: SeatSet = at.phase.acting();
    for seat in others.iter() {
        // The last intent of the round reveals it.
        if owing != SeatSet::one(seat) {
            replace(at, seat, &choose(seat), &choose(seat));
        }
    }
}

fn commute<R: Rules>(at: &Moment<'_, R>, given: &[(Seat, R::Intent)]) {
    const LAW: &str = "sealed intents commute";
    let (mut forwards, mut backwards) = (at.state.clone(), at.state.clone());
    for (seat, intent) in given {
        let applied = at.rules.apply(&mut forwards, *seat, intent, &mut Log::unread());
        at.insist(applied.is_ok(), LAW, || format!("{seat}, {intent:?}: {applied:?}"));
    }
    for (seat, intent) in given.iter().rev() {
        let applied = at.rules.apply(&mut backwards, *seat, intent, &mut Log::unread());
        at.insist(applied.is_ok(), LAW, || format!("backwards: {seat}, {intent:?}: {applied:?}"));
    }
    at.insist(forwards == backwards, LAW, || format!("{given:?}"));
}

fn replace<R: Rules>(at: &Moment<'_, R>, seat: Seat, first: &R::Intent, second: &R::Intent) {
    const REPLACED: &str = "sealed intents can be replaced";
    const SECRET: &str = "sealed intents stay secret";
    let give = |state: &mut R::State, intent: &R::Intent| {
        let mut log = Log::new();
        let applied = at.rules.apply(state, seat, intent, &mut log);
        at.insist(applied.is_ok(), REPLACED, || format!("{seat}, {intent:?}: {applied:?}"));
        log
    };
    let (mut once, mut twice) = (at.state.clone(), at.state.clone());
    let told_once = give(&mut once, second);
    let told_first = give(&mut twice, first);
    let side = at.rules.teams().side(seat);
    for (who, before) in at.views.iter().filter(|(who, _)| !who.is_in(side)) {
        for (log, after) in [(&told_once, &once), (&told_first, &twice)] {
            let told = told(log, *who);
            at.insist(told.iter().all(Option::is_none), SECRET, || format!("{who:?} is told {told:?}"));
            let shown = at.rules.view(after, *who);
            at.insist(shown == *before, SECRET, || format!("{who:?} is shown {shown:?} by what {seat} gave"));
        }
    }
    let turn = |state: &R::State| at.rules.pace(state, seat).turn;
    at.insist(turn(&once) == turn(at.state), REPLACED, || {
        format!("{seat} gives {second:?}: that is another decision, and could be replaced on end")
    });
    give(&mut twice, second);
    at.insist(once == twice, REPLACED, || format!("{seat}: {first:?}, then {second:?} instead"));
}
