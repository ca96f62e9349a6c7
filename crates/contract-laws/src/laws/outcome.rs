use contract::{Outcome, Phase, Rules, Seat};

use crate::Moment;

const LAW: &str = "the outcome is a standing";

/// Checks the standing and the outcome. The standing has a number for each seat, and equals the sheet's last
/// line at the end. In a finished match each seat has a place among the seats, except spare chairs, which may
/// have none, and every line of the sheet has all seats. With teams the outcome names those of the rules,
/// partners share a place, places count teams, and a team has the sum of the last line.
pub fn the_outcome_is_a_standing<R: Rules>(at: &Moment<'_, R>) {
    let standing = at.rules.standing(at.state);
    if let Some(standing) = &standing {
        at.insist(standing.seats() == at.rules.seats(), LAW, || format!("standing {standing:?}"));
    }
    let Phase::Over(outcome) = &at.phase else { return };
    let (seats, teams) = (at.rules.seats(), at.rules.teams());
    at.insist(outcome.places.seats() == seats, LAW, || format!("places {:?}", outcome.places));
    let last = teams.sides(seats).count() as u8;
    let least = |seat: Seat| u8::from(at.place.seats.contains(seat));
    let placed = outcome.places.iter().all(|(seat, place)| (least(seat)..=last).contains(place));
    at.insist(placed, LAW, || format!("places {:?}", outcome.places));
    for line in &outcome.sheet {
        at.insist(line.points.seats() == seats, LAW, || format!("{line:?}"));
    }
    let totals = outcome.clone().totals();
    at.insist(standing.is_none() || standing == totals, LAW, || {
        format!("it would end with {standing:?}, and the sheet says {totals:?}")
    });
    teams_are_named(at, outcome);
}

fn teams_are_named<R: Rules>(at: &Moment<'_, R>, outcome: &Outcome) {
    let teams: Vec<Vec<Seat>> = at.rules.teams().into();
    let named = outcome.teams.iter().map(|team| &team.seats).eq(&teams);
    at.insist(named, LAW, || format!("{:?}, but the rules have {teams:?}", outcome.teams));
    for team in &outcome.teams {
        let mut places = team.seats.iter().map(|seat| outcome.places[*seat]);
        let first = places.next();
        at.insist(places.all(|place| Some(place) == first), LAW, || {
            format!("partners have places of their own: {:?}, {team:?}", outcome.places)
        });
        let last = outcome.sheet.last();
        let sum = last.map(|line| team.seats.iter().map(|seat| line.points[*seat]).sum());
        at.insist(team.total == sum, LAW, || format!("{team:?}, but the sheet says {sum:?}"));
    }
}
