use contract::{Log, Observer, Rules, Situation as _};

use crate::Moment;

/// Checks that each waiting seat has a fallback that passes the check, and that search has the same one.
pub fn fallback_is_legal<R: Rules>(at: &Moment<'_, R>) {
    const LAW: &str = "fallback is legal";
    for seat in at.phase.waiting().iter() {
        let intent = at.rules.fallback(at.view(seat));
        at.insist(intent.is_some(), LAW, || format!("{seat} has none"));
        if let Some(intent) = intent {
            let checked = at.rules.check(at.view(seat), &intent);
            at.insist(checked.is_ok(), LAW, || format!("{seat}, {intent:?}: {checked:?}"));
            let searched = at.rules.situation_in(at.state, seat).fallback();
            at.insist(searched.as_ref() == Some(&intent), LAW, || {
                format!("{seat} falls back on {intent:?}, and in search on {searched:?}")
            });
        }
    }
}

/// Checks that a match in which every decision times out ends, from any position.
pub fn fallbacks_end_the_match<R: Rules>(at: &Moment<'_, R>) {
    let mut state = at.state.clone();
    for _ in 0..=R::INFO.max_steps {
        let Some(seat) = at.rules.phase(&state).waiting().iter().next() else { return };
        let intent = at.rules.fallback(&at.rules.view(&state, Observer::Seat(seat)));
        let intent = intent.unwrap_or_else(|| panic!("{}: {seat} has no fallback", at.place));
        let applied = at.rules.apply(&mut state, seat, &intent, &mut Log::unread());
        at.insist(applied.is_ok(), "fallbacks end the match", || format!("{seat}, {intent:?}: {applied:?}"));
    }
    at.insist(false, "fallbacks end the match", || format!("not within {} steps", R::INFO.max_steps));
}
