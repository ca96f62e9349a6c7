use contract::{AnyGame as _, AnyMatch, Catalogued, Observer, Rules};
use serde_json::Value;

use crate::{Moment, moment::seed_of};

/// Checks that a match that begins from a seat's view is a function of that view and a seed. It is the same
/// for the real match and for any that the seat cannot tell from it. The seat has the same view and choices
/// there.
pub fn a_guess_is_a_function_of_the_view<R: Rules>(at: &Moment<'_, R>, options: &Value) {
    const LAW: &str = "a guess is a function of the view";
    let game = Catalogued::<R>::new();
    let mut rng = at.place.rng(2);
    for (seat, view) in at.seats() {
        let shown = json(view);
        let other = json(&at.rules.view(&at.imagined(view, &mut rng, LAW), Observer::Seat(seat)));
        let seed = seed_of(at.place.seed ^ u64::from(at.place.step) << 32);
        let begun = |shown: &Value| match game.open_imagined(at.place.seats, options, (seat, shown), &seed) {
            Ok(begun) => begun,
            Err(why) => panic!("law `{LAW}` is broken in {}: {seat}: {why}", at.place),
        };
        let (one, two) = (begun(&shown), begun(&other));
        at.insist(one.digest() == two.digest(), LAW, || {
            format!("{seat} gets another match from the same view")
        });
        let sees = |game: &dyn AnyMatch, who: Observer| game.view(who).get().to_owned();
        for who in Observer::all(at.rules.seats()) {
            at.insist(sees(one.as_ref(), who) == sees(two.as_ref(), who), LAW, || {
                format!("{who:?} sees something else, although {seat} saw the same")
            });
        }
        at.insist(sees(one.as_ref(), Observer::Seat(seat)) == text(view), LAW, || {
            format!("{seat} sees something else there")
        });
        let choices = at.phase.acting().contains(seat).then(|| text(&at.rules.choices(view)));
        at.insist(one.choices(seat).map(|choices| choices.get().to_owned()) == choices, LAW, || {
            format!("{seat} has other choices there")
        });
        at.insist(one.events() == 0, LAW, || "something had happened already".into());
    }
}

fn json(view: &impl serde::Serialize) -> Value {
    serde_json::to_value(view).expect("wire types serialize")
}

fn text(view: &impl serde::Serialize) -> String {
    serde_json::to_string(view).expect("wire types serialize")
}
