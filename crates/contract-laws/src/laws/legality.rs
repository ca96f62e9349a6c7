use contract::{Log, Observer, Rules};

use crate::Moment;

/// Checks that each offered intent passes the check and applies.
pub fn what_is_offered_applies<R: Rules>(at: &Moment<'_, R>) {
    const LAW: &str = "what is offered applies";
    for (seat, view) in at.seats() {
        let choices = at.rules.choices(view);
        for intent in choices.intents.iter().chain(&choices.back) {
            let checked = at.rules.check(view, intent);
            at.insist(checked.is_ok(), LAW, || format!("{seat}, {intent:?}: {checked:?}"));
            let applied = at.rules.apply(&mut at.state.clone(), seat, intent, &mut Log::unread());
            at.insist(applied.is_ok(), LAW, || format!("{seat}, {intent:?}: {applied:?}"));
        }
    }
}

/// Checks any intent, also one of another seat or another position. `check` and `apply` agree. A legal intent
/// is listed if the list is complete. A refusal changes neither state nor log. A spectator can do nothing. No
/// intent makes the rules panic.
pub fn check_and_apply_agree<R: Rules>(at: &Moment<'_, R>, intents: &[R::Intent]) {
    const LAW: &str = "check and apply agree";
    for (who, view) in &at.views {
        let choices = at.rules.choices(view);
        for intent in intents {
            let name = || format!("{who:?}, {intent:?}");
            let checked = at.survive(|| at.rules.check(view, intent), name);
            let Observer::Seat(seat) = *who else {
                at.insist(checked.is_err(), LAW, || format!("a spectator may {intent:?}"));
                continue;
            };
            let listed = choices.intents.contains(intent) || choices.back.as_ref() == Some(intent);
            at.insist(!listed || checked.is_ok(), LAW, || format!("{seat}, {intent:?}: listed, refused"));
            at.insist(checked.is_err() || listed || !choices.complete, LAW, || {
                format!("{seat}, {intent:?}: allowed, not listed")
            });
            let (mut state, mut log) = (at.state.clone(), Log::new());
            let applied = at.survive(|| at.rules.apply(&mut state, seat, intent, &mut log), name);
            at.insist(applied == checked, LAW, || {
                format!("{seat}, {intent:?}: checked {checked:?}, applied {applied:?}")
            });
            at.insist(applied.is_ok() || (state == *at.state && log.tellings().is_empty()), LAW, || {
                format!("{seat}, {intent:?}: refused, but something changed")
            });
        }
    }
}
