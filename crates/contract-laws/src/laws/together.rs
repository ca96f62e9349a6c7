use contract::{AnyMatch, Json, Observer};

use crate::FoundAt;

/// Checks that a seat's view and choices are the same, requested together or separately.
pub fn asked_together_or_apart_is_the_same(place: &FoundAt, running: &dyn AnyMatch) {
    let text = |json: Json| json.get().to_owned();
    let public = running.public_view();
    assert!(
        public.text() == running.view(Observer::Public).get(),
        "law `asked together or apart is the same` is broken in {place}: spectators are shown {}",
        public.text()
    );
    for seat in running.seats().seats() {
        let apart = (text(running.view(Observer::Seat(seat))), running.choices(seat).map(text));
        let (sight, choices) = running.sight_and_choices(seat, &public);
        let together = (sight.text(), choices.map(text));
        assert!(
            together == apart,
            "law `asked together or apart is the same` is broken in {place}: {seat} is shown {together:?} or {apart:?}"
        );
    }
}
