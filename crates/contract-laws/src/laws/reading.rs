use contract::{Log, Rules, Seat};

use crate::Moment;

/// An input leads to the same state whether anybody reads the log or not: search plays without one.
///
/// `before` is where `seat` acted, `after` where it led.
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
