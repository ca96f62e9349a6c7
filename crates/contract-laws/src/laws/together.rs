use contract::{AnyMatch, Json, Observer};

use crate::FoundAt;

/// What a seat sees and can do is the same whether it is asked for together or one after the other.
pub fn asked_together_or_apart_is_the_same(place: &FoundAt, running: &dyn AnyMatch) {
    let text = |json: Json| json.get().to_owned();
    for seat in running.seats().seats() {
        let (view, choices) = running.view_and_choices(seat);
        let together = (text(view), choices.map(text));
        let apart = (text(running.view(Observer::Seat(seat))), running.choices(seat).map(text));
        assert!(
            together == apart,
            "law `asked together or apart is the same` is broken in {place}: {seat} is shown {together:?} or {apart:?}"
        );
    }
}
