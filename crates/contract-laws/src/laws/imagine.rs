use contract::{Observer, Phase, Rules, SeatSet, Teams};

use crate::Moment;

/// Checks that a world imagined from a view looks the same to its observer: equal view, choices, search list
/// and phase. No view shows which of the others have given a sealed choice, so in an imagined world none of
/// them has. Partners' choices may be shown, and then the equal view ensures them.
pub fn imagined_worlds_look_the_same<R: Rules>(at: &Moment<'_, R>) {
    const LAW: &str = "imagined worlds look the same";
    let mut rng = at.place.rng(1);
    for (who, view) in &at.views {
        let choices = at.rules.choices(view);
        for _ in 0..2 {
            let world = at.imagined(view, &mut rng, LAW);
            let seen = at.rules.view(&world, *who);
            at.insist(seen == *view, LAW, || format!("{who:?}\nsees     {view:?}\nimagines {seen:?}"));
            at.insist(at.rules.choices(&seen) == choices, LAW, || format!("{who:?} has other choices"));
            let phase = at.rules.phase(&world);
            at.insist(looks_alike(&at.phase, &phase, *who, at.rules.teams()), LAW, || {
                format!("{who:?} sees another phase: {phase:?}")
            });
            if let Observer::Seat(seat) = who {
                at.insist(at.rules.options(&world, *seat) == choices, LAW, || {
                    format!("search for {seat} sees other choices")
                });
            }
        }
    }
}

/// Returns true if an imagined phase equals the real one as far as the view shows it. Of sealed choices the
/// view shows the observer's own, and those of partners as far as the game allows.
fn looks_alike(real: &Phase, imagined: &Phase, who: Observer, teams: Teams) -> bool {
    match (real, imagined) {
        (Phase::Sealed { given, .. }, Phase::Sealed { given: shown, .. }) => {
            let side = who.seat().map_or(SeatSet::EMPTY, |seat| teams.side(seat));
            real.acting() == imagined.acting()
                && shown.iter().all(|seat| given.contains(seat) && side.contains(seat))
                && given.iter().all(|seat| !who.is(seat) || shown.contains(seat))
        }
        (real, imagined) => real == imagined,
    }
}
