use contract::{Log, Observer, Rules, Seat};

use crate::{Moment, moment::told};

/// An observer who is told nothing of an input is shown nothing of it: the host leaves that observer alone.
///
/// `before` is where `seat` acted, `after` where it led, `events` what it logged.
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
