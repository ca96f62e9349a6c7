use contract::{Log, Observer, Rules, Seat};

use crate::{Moment, moment::told};

/// Checks that an observer without an event of an input sees no change: the host sends nothing to that
/// observer.
///
/// `before` is the position of `seat`, `after` the position after its input, `events` the log.
pub fn silence_shows_nothing<R: Rules>(
    before: &Moment<'_, R>,
    seat: Seat,
    after: &R::State,
    events: &Log<R::Event>,
) {
    for (who, view) in before.views.iter().filter(|(who, _)| *who != Observer::Seat(seat)) {
        if told(events, *who).iter().all(Option::is_none) {
            let now = before.rules.view(after, *who);
            before.insist(now == *view, "silence shows nothing", || {
                format!("{who:?} is told nothing of what {seat} did,\nsaw  {view:?}\nsees {now:?}")
            });
        }
    }
}
