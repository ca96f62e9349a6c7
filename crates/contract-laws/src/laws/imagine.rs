use contract::{Observer, Phase, Rules, SeatSet};

use crate::Moment;

/// A world imagined from a view looks the same to its observer: equal view, choices, search list, phase. No view
/// tells which of the others have given a sealed choice, so in an imagined world none of them has.
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
            at.insist(at.rules.phase(&world) == unsealed(&at.phase, *who), LAW, || {
                format!("{who:?} sees another phase")
            });
            if let Observer::Seat(seat) = who {
                at.insist(at.rules.options(&world, *seat) == choices, LAW, || {
                    format!("search for {seat} sees other choices")
                });
            }
        }
    }
}

/// The phase as an observer knows it from the view alone.
fn unsealed(phase: &Phase, who: Observer) -> Phase {
    match phase {
        Phase::Sealed { owing, given } => {
            let own = match who {
                Observer::Seat(seat) if given.contains(seat) => SeatSet::one(seat),
                Observer::Seat(_) | Observer::Public => SeatSet::EMPTY,
            };
            let others = given.iter().filter(|seat| !own.contains(*seat)).collect();
            Phase::Sealed { owing: owing.union(others), given: own }
        }
        Phase::Open(_) | Phase::Meanwhile { .. } | Phase::Over(_) => phase.clone(),
    }
}
