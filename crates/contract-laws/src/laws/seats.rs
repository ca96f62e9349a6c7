use contract::{Log, Rules, Seat, SeatChange, SeatCount, SeatSet};

use crate::{FoundAt, Moment, laws};

const CHANGES: [SeatChange; 3] = [SeatChange::Join, SeatChange::Leave, SeatChange::Claim];

fn strange_seat(number: u8) -> Seat {
    serde_json::from_value(number.into()).expect("any small number parses as a seat")
}

/// Checks that a refused change of seats changes nothing, also for seats that do not exist. After an accepted
/// one the match must be in order, and the same without a log.
pub fn a_refused_seat_change_changes_nothing<R: Rules>(at: &Moment<'_, R>) {
    const LAW: &str = "a refused seat change changes nothing";
    let strange = [at.rules.seats().get() as u8, 8, 255].map(strange_seat);
    for seat in at.rules.seats().seats().chain(strange) {
        for change in CHANGES {
            let (mut state, mut log) = (at.state.clone(), Log::new());
            let changed = at.rules.change_seat(&mut state, seat, change, &mut log);
            at.insist(changed.is_err() || at.rules.seats().contains(seat), LAW, || {
                format!("{change:?} of {seat}, which does not exist")
            });
            if changed.is_err() {
                at.insist(state == *at.state && log.tellings().is_empty(), LAW, || {
                    format!("{seat}, {change:?}")
                });
            } else {
                let mut unread = at.state.clone();
                let _ = at.rules.change_seat(&mut unread, seat, change, &mut Log::unread());
                at.insist(unread == state, "reading changes nothing", || format!("{seat}, {change:?}"));
                let then = Moment::new(at.rules, &state, at.place.clone());
                laws::exactly_acting_seats_have_choices(&then);
                laws::imagined_worlds_look_the_same(&then);
                laws::the_outcome_is_a_standing(&then);
                the_side_that_claims_wins(&then, seat, change);
            }
        }
    }
}

/// Checks that a claimed match is finished, and that with teams exactly the claiming team wins it.
fn the_side_that_claims_wins<R: Rules>(then: &Moment<'_, R>, seat: Seat, change: SeatChange) {
    const LAW: &str = "the side that claims wins";
    if change != SeatChange::Claim {
        return;
    }
    let outcome = then.phase.outcome();
    then.insist(outcome.is_some(), LAW, || format!("{seat} claims, and it goes on"));
    let teams = then.rules.teams();
    if let Some(outcome) = outcome.filter(|_| !teams.is_none()) {
        let winners: SeatSet = outcome.winners().collect();
        then.insist(winners == teams.side(seat), LAW, || format!("{seat} claims, and {winners:?} win"));
    }
}

/// Checks that the seat of a player who left is empty, so that it can neither be left again nor claim the
/// match. Only empty seats are open.
pub fn who_leaves_is_gone<R: Rules>(at: &Moment<'_, R>) {
    const LAW: &str = "who leaves is gone";
    let empty = at.rules.empty_seats(at.state);
    for seat in at.rules.open_seats(at.state).iter() {
        at.insist(empty.contains(seat), LAW, || format!("{seat} is open, but not empty"));
    }
    for seat in at.rules.seats().seats() {
        let mut state = at.state.clone();
        let mut change = |change| at.rules.change_seat(&mut state, seat, change, &mut Log::unread());
        if change(SeatChange::Leave).is_ok() {
            for again in [SeatChange::Leave, SeatChange::Claim] {
                let changed = change(again);
                at.insist(changed.is_err(), LAW, || format!("{seat} left, and then: {again:?}"));
            }
        }
    }
}

/// Checks that the match stops taking newcomers after any number of players joined and left, from any
/// position. Otherwise it might never end.
pub fn newcomers_run_out<R: Rules>(at: &Moment<'_, R>) {
    const MANY: usize = 100;
    let mut state = at.state.clone();
    for _ in 0..MANY {
        let Some(seat) = at.rules.open_seats(&state).iter().next() else { return };
        for change in [SeatChange::Join, SeatChange::Leave] {
            let changed = at.rules.change_seat(&mut state, seat, change, &mut Log::unread());
            at.insist(changed.is_ok() || change == SeatChange::Leave, "newcomers run out", || {
                format!("{change:?} of {seat}: {changed:?}")
            });
        }
    }
    at.insist(false, "newcomers run out", || format!("not after {MANY} of them"));
}

/// Checks that the same table can play again with the newcomers: the options fit all numbers of seats up to
/// the number of chairs.
pub fn newcomers_fit_the_options<R: Rules>(place: &FoundAt, options: &R::Options) {
    let rules = R::new(place.seats, options.clone()).unwrap_or_else(|e| panic!("{place}: {e}"));
    for number in place.seats.get()..=rules.seats().get() {
        let more = SeatCount::new(number as u8).expect("no more than the match has chairs");
        let refused = R::new(more, options.clone()).err();
        assert!(
            refused.is_none(),
            "law `newcomers fit the options` is broken in {place}: {number} seats: {refused:?}"
        );
    }
}

/// Checks that exactly the open seats can be joined.
pub fn joins_take_open_seats<R: Rules>(at: &Moment<'_, R>) {
    for seat in at.rules.seats().seats() {
        let open = at.rules.open_seats(at.state).contains(seat);
        let joined = at.rules.change_seat(&mut at.state.clone(), seat, SeatChange::Join, &mut Log::unread());
        at.insist(joined.is_ok() == open, "joins take open seats", || {
            format!("{seat} is open: {open}, joining gives {joined:?}")
        });
    }
}
