use contract::{Observer, Phase, Rules};

use crate::Moment;

/// Checks that exactly the acting seats have choices, each at least one intent that moves the match on.
/// Spectators have none, and the shortcut for search gives the same list. No intent is listed twice, also not
/// as undo.
pub fn exactly_acting_seats_have_choices<R: Rules>(at: &Moment<'_, R>) {
    const LAW: &str = "exactly acting seats have choices";
    let acting = at.phase.acting();
    at.insist(acting.iter().all(|seat| at.rules.seats().contains(seat)), LAW, || {
        format!("{acting:?} are not all at the table")
    });
    at.insist(matches!(at.phase, Phase::Over(_)) != !at.phase.waiting().is_empty(), LAW, || {
        "a match that is not over waits for somebody".to_owned()
    });
    if let Phase::Meanwhile { asked, free } = &at.phase {
        let apart = !free.is_empty() && free.iter().all(|seat| !asked.contains(seat));
        at.insist(apart, LAW, || format!("{free:?} are free besides {asked:?}"));
    }
    for (who, view) in &at.views {
        let choices = at.rules.choices(view);
        let acts = matches!(who, Observer::Seat(seat) if acting.contains(*seat));
        at.insist(acts != choices.intents.is_empty(), LAW, || {
            format!("{who:?} acts: {acts}, but has {choices:?}")
        });
        at.insist(acts || choices.is_empty(), LAW, || format!("{who:?} does not act, but has {choices:?}"));
        if let Observer::Seat(seat) = who {
            at.insist(at.rules.options(at.state, *seat) == choices, LAW, || {
                format!("search sees other choices of {seat} than {choices:?}")
            });
        }
        let mut sorted = choices.intents.clone();
        sorted.extend(choices.back.clone());
        sorted.sort();
        sorted.dedup();
        at.insist(sorted.len() == choices.intents.len() + usize::from(choices.back.is_some()), LAW, || {
            format!("{who:?} is offered something twice: {choices:?}")
        });
    }
}
