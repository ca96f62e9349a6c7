use contract::{Log, Observer, Rules, Seat};

use crate::{Moment, moment::told};

/// Checks a step that can be undone. No observer except partners received an event of it. The undo applies,
/// has no event for others either, and restores the views and choices of all observers.
///
/// `before` is the position of the step by `seat`, `after` the position after it, `events` its log.
pub fn taking_back_restores_every_view<R: Rules>(
    before: &Moment<'_, R>,
    seat: Seat,
    after: &R::State,
    events: &Log<R::Event>,
) {
    const LAW: &str = "taking back restores every view";
    let rules = before.rules;
    let choices = rules.choices(&rules.view(after, Observer::Seat(seat)));
    let Some(back) = choices.back else { return };
    let (mut state, mut log) = (after.clone(), events.clone());
    let applied = rules.apply(&mut state, seat, &back, &mut log);
    before.insist(applied.is_ok(), LAW, || format!("{seat}: {applied:?}"));
    let side = rules.teams().side(seat);
    for (who, view) in &before.views {
        if !who.is_in(side) {
            let told = told(&log, *who);
            before.insist(told.iter().all(Option::is_none), LAW, || format!("{who:?} is told {told:?}"));
            let meanwhile = rules.view(after, *who);
            before.insist(meanwhile == *view, LAW, || format!("{who:?} is shown {meanwhile:?}"));
        }
        let now = rules.view(&state, *who);
        before.insist(now == *view, LAW, || format!("{who:?}\nsaw  {view:?}\nsees {now:?}"));
        before.insist(rules.choices(&now) == rules.choices(view), LAW, || format!("choices of {who:?}"));
    }
    before.insist(rules.phase(&state) == before.phase, LAW, || "the phase differs".to_owned());
    before.insist(rules.pace(&state, seat) == rules.pace(after, seat), LAW, || {
        "taking back is another decision".to_owned()
    });
}
