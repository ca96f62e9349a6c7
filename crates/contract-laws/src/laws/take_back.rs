use contract::{AnyMatch, Input, Log, Observer, Rules, Seat, can_be_taken_back};

use crate::{FoundAt, Moment};

/// The number of additional worlds for each observer, beyond those of the rules.
const MORE: usize = 8;

/// Checks that a decision that can be undone revealed nothing. In additional worlds, imagined with other
/// random numbers, an observer who could not distinguish them before cannot do so afterwards.
///
/// `before` is the position in which `seat` decided, `after` the position after that, `events` the log.
pub fn what_can_be_taken_back_showed_nothing<R: Rules>(
    before: &Moment<'_, R>,
    (seat, intent): (Seat, &R::Intent),
    after: &R::State,
    events: &Log<R::Event>,
) {
    const LAW: &str = "what can be taken back showed nothing";
    let rules = before.rules;
    let deeds = [(seat, intent.clone())];
    if can_be_taken_back(rules, before.state, &deeds, &mut before.place.rng(5)).is_err() {
        return;
    }
    let mut rng = before.place.rng(6);
    for (who, view) in &before.views {
        let seen = rules.view(after, *who);
        for _ in 0..MORE {
            let (mut world, mut log) = (before.imagined(view, &mut rng, LAW), Log::new());
            let possible = rules.apply(&mut world, seat, intent, &mut log).is_ok();
            before.insist(possible || !who.is(seat), LAW, || format!("{who:?} cannot {intent:?}"));
            if possible {
                let now = rules.view(&world, *who);
                before
                    .insist(now == seen, LAW, || format!("{who:?}, {intent:?}\nsees {seen:?}\nor   {now:?}"));
                before.insist(log.told_to(*who).eq(events.told_to(*who)), LAW, || {
                    format!("{who:?} is told apart")
                });
            }
        }
    }
}

/// Checks that a match that went back equals the earlier match: the same digest, number of events, views and
/// choices. Later inputs lead to the same results as before.
///
/// `running` is the match before `input`, which it accepts.
pub fn going_back_leaves_nothing(place: &FoundAt, running: &mut dyn AnyMatch, seat: Seat, input: &Input) {
    const LAW: &str = "going back leaves nothing";
    let known = |running: &dyn AnyMatch| {
        let views = Observer::all(running.seats()).map(|who| running.view(who).get().to_owned());
        let choices =
            running.seats().seats().map(|seat| running.choices(seat).map(|json| json.get().to_owned()));
        (running.digest(), running.events(), views.collect::<Vec<_>>(), choices.collect::<Vec<_>>())
    };
    let before = known(running);
    let played = running.submit(seat, input);
    assert!(played.is_ok(), "law `{LAW}` is broken in {place}: {played:?}");
    running.keep();
    let after = known(running);
    assert!(running.go_back(), "law `{LAW}` is broken in {place}: nothing was kept");
    assert!(!running.go_back(), "law `{LAW}` is broken in {place}: it goes back twice");
    assert!(known(running) == before, "law `{LAW}` is broken in {place}: {input:?} left something");
    let again = running.submit(seat, input);
    assert!(
        again.is_ok() && known(running) == after,
        "law `{LAW}` is broken in {place}: {input:?} leads elsewhere"
    );
    running.keep();
    assert!(running.go_back(), "law `{LAW}` is broken in {place}: nothing was kept");
}
