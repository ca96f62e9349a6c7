use contract::{Log, Observer, Outcome, Rules, SeatChange, SeatSet};

use crate::Moment;

/// Checks that the teams contain all chairs of the match, including spare ones.
pub fn teams_are_of_all_seats<R: Rules>(at: &Moment<'_, R>) {
    let teams = at.rules.teams();
    at.insist(teams.fits(at.rules.seats()), "teams are of all seats", || format!("{teams:?}"));
}

/// Checks that a player who leaves does not take the partners along. As long as one player of a team stays,
/// the match ends as if no player had left. A team that has left completely ranks after every team with a
/// player who stayed. This is tried from any position, with timeouts for all decisions.
pub fn partners_of_who_left_play_on<R: Rules>(at: &Moment<'_, R>) {
    const LAW: &str = "partners of who left play on";
    let (teams, seats) = (at.rules.teams(), at.rules.seats());
    let empty = at.rules.empty_seats(at.state);
    if teams.is_none() || at.phase.outcome().is_some() {
        return;
    }
    let Some(usual) = end_of(at, SeatSet::EMPTY) else { return };
    for seat in seats.seats().filter(|seat| !empty.contains(*seat)) {
        let Some(outcome) = end_of(at, seat.into()) else { continue };
        if teams.wholly(empty.with(seat)) == teams.wholly(empty) {
            at.insist(outcome.places == usual.places, LAW, || {
                format!("{:?}, and if {seat} leaves, {:?}", usual.places, outcome.places)
            });
        }
    }
    for team in teams.iter() {
        let Some(outcome) = end_of(at, team) else { continue };
        let gone = teams.wholly(empty.union(team));
        for stayed in seats.seats().filter(|seat| !gone.contains(*seat)) {
            let after = team.iter().all(|seat| outcome.places[seat] > outcome.places[stayed]);
            at.insist(after, LAW, || format!("{team:?} left, and {:?}", outcome.places));
        }
    }
}

/// Returns the outcome if these seats leave now, as far as they are taken, and every decision times out;
/// `None` if the game has no rule for leaving.
fn end_of<R: Rules>(at: &Moment<'_, R>, leaving: SeatSet) -> Option<Outcome> {
    let mut state = at.state.clone();
    let empty = at.rules.empty_seats(&state);
    for seat in leaving.iter().filter(|seat| !empty.contains(*seat)) {
        at.rules.change_seat(&mut state, seat, SeatChange::Leave, &mut Log::unread()).ok()?;
    }
    for _ in 0..=R::INFO.max_steps {
        let phase = at.rules.phase(&state);
        if let Some(outcome) = phase.outcome() {
            return Some(outcome.clone());
        }
        let seat = phase.waiting().iter().next()?;
        let intent = at.rules.fallback(&at.rules.view(&state, Observer::Seat(seat)))?;
        at.rules.apply(&mut state, seat, &intent, &mut Log::unread()).ok()?;
    }
    None
}
