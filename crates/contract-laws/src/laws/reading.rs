use contract::{Log, Rules, Seat};

use crate::Moment;

/// Checks that an input leads to the same state with a log and without: search plays without one.
///
/// `before` is the position of `seat`, `after` the position after its intent.
pub fn reading_changes_nothing<R: Rules>(
    before: &Moment<'_, R>,
    seat: Seat,
    intent: &R::Intent,
    after: &R::State,
) {
    let mut unread = before.state.clone();
    let applied = before.rules.apply(&mut unread, seat, intent, &mut Log::unread());
    before.insist(applied.is_ok() && unread == *after, "reading changes nothing", || {
        format!("{seat}, {intent:?}: another state if nobody reads of it")
    });
}
