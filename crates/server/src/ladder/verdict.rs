//! The result of a ladder match for its players.

use contract::{Input, Outcome, SeatChange};
use lobby::{Entry, Logged, Rated, rate};
use protocol::By;

use crate::{late::Late, store::LadderSkill};

/// The number of decisions out of time that lose a match.
pub(super) const RAN_OUT: u32 = 3;

/// The conduct of a player, from the log of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Conduct {
    /// The decisions for which the time ran out.
    pub late: Late,
    /// True if the player resigned, or lost the seat.
    pub left: bool,
    /// True if the player lost the seat.
    pub taken: bool,
}

impl Conduct {
    /// Returns whether the time ran out too often.
    pub(super) const fn stalled(self) -> bool {
        self.taken || self.late.decisions >= RAN_OUT
    }

    /// Returns whether the player stopped playing.
    pub(super) const fn failed(self) -> bool {
        self.left || self.stalled()
    }
}

/// Adds the entries of a part of a log, by seat.
pub(super) fn look(conduct: &mut [Conduct], log: &[Logged]) {
    for Logged { at, entry, .. } in log {
        let Entry::Played { seat, by, input, .. } = entry else { continue };
        let Some(of) = conduct.get_mut(seat.number()) else { continue };
        match input {
            Input::Intent(_) if *by == By::Clock => of.late.note(*at),
            Input::Intent(_) => {}
            Input::Seat(SeatChange::Leave) => {
                of.left = true;
                of.taken |= *by != By::Player;
            }
            Input::Seat(_) => {}
        }
    }
}

/// Returns the place of each player, and whether they failed. Players who failed rank behind all others.
/// Seats that only newcomers take belong to no player and are not rated.
pub(super) fn places(outcome: &Outcome, conduct: &[Conduct]) -> Vec<(u8, bool)> {
    let failed = |seat: usize| conduct.get(seat).copied().unwrap_or_default().failed();
    let played = || outcome.places.iter().filter(|(seat, _)| seat.number() < conduct.len());
    let of = || played().map(|(seat, place)| (*place, failed(seat.number())));
    let last = u8::try_from(of().filter(|(_, failed)| !failed).count()).unwrap_or(u8::MAX).saturating_add(1);
    // Places close up, because a player who failed may have been ahead.
    let better = |than: u8| of().filter(|(place, failed)| !failed && *place < than).count();
    let place = |(place, failed): (u8, bool)| match failed {
        true => last,
        false => u8::try_from(better(place)).unwrap_or(u8::MAX).saturating_add(1),
    };
    of().map(|one| (place(one), one.1)).collect()
}

/// Returns the half points for a place against another one.
pub(super) fn halves(mine: u8, theirs: u8) -> u8 {
    match mine.cmp(&theirs) {
        std::cmp::Ordering::Less => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 0,
    }
}

/// Returns the ratings of the players after a match, in the same order. Each plays alone.
pub(super) fn rated(before: &[LadderSkill], places: &[(u8, bool)]) -> Vec<LadderSkill> {
    let player = |(side, (before, (place, _))): (usize, (&LadderSkill, &(u8, bool)))| Rated {
        before: before.skill,
        side,
        place: *place,
        weight: 1.0,
    };
    let players: Vec<Rated> = before.iter().zip(places).enumerate().map(player).collect();
    let after = |((skill, before), (place, _)): ((_, &LadderSkill), &(u8, bool))| LadderSkill {
        skill,
        wins: before.wins + u32::from(*place == 1),
    };
    rate(&players).into_iter().zip(before).zip(places).map(after).collect()
}

#[cfg(test)]
mod tests {
    use contract::{BySeat, SeatCount};

    use super::*;

    fn outcome(places: &[u8]) -> Outcome {
        let seats = SeatCount::new(places.len() as u8).unwrap();
        let places = BySeat::new_with(seats, |seat| places[seat.number()]);
        Outcome { places, sheet: vec![], teams: vec![] }
    }

    fn failed(which: &[usize], of: usize) -> Vec<Conduct> {
        (0..of).map(|n| Conduct { left: which.contains(&n), ..Conduct::default() }).collect()
    }

    fn of(given: &[u8], gone: &[usize]) -> Vec<u8> {
        let places = places(&outcome(given), &failed(gone, given.len()));
        assert!(places.iter().enumerate().all(|(n, (_, failed))| *failed == gone.contains(&n)));
        places.into_iter().map(|(place, _)| place).collect()
    }

    #[test]
    fn whoever_fails_is_last_whatever_was_played_for_them() {
        assert_eq!(of(&[1, 2, 3], &[]), [1, 2, 3]);
        assert_eq!(of(&[1, 2, 3], &[0]), [3, 1, 2]);
        assert_eq!(of(&[1, 1, 3], &[0]), [3, 1, 2]);
        assert_eq!(of(&[2, 1], &[1]), [1, 2]);
        assert_eq!(of(&[1, 2, 2, 4], &[1]), [1, 4, 2, 3]);
        assert_eq!(of(&[1, 2, 3], &[0, 2]), [2, 1, 2]);
        assert_eq!(of(&[1, 2], &[0, 1]), [1, 1], "both failed: nobody is ahead");
    }

    #[test]
    fn spare_chairs_count_for_nothing() {
        let places = places(&outcome(&[1, 2, 0, 0, 0]), &failed(&[0], 2));
        assert_eq!(places, [(2, true), (1, false)]);
    }

    #[test]
    fn three_decisions_that_ran_out_are_enough() {
        let seat = SeatCount::new(2).unwrap().seats().next().unwrap();
        let at = |at, by, input| Logged { seq: 1, at, entry: Entry::Played { seat, by, from: None, input } };
        let entry = |by, input| at(0, by, input);
        let intent = || Input::Intent(serde_json::json!({}));
        let mut conduct = vec![Conduct::default(); 2];
        look(
            &mut conduct,
            &[
                at(10_000, By::Clock, intent()),
                at(12_000, By::Player, intent()),
                // A turn of two inputs is one decision.
                at(22_000, By::Clock, intent()),
                at(22_000, By::Clock, intent()),
            ],
        );
        assert!(!conduct[0].failed());
        look(&mut conduct, &[at(32_000, By::Clock, intent())]);
        assert!(conduct[0].failed() && !conduct[1].failed());
        let mut conduct = vec![Conduct::default(); 2];
        look(&mut conduct, &[entry(By::Player, Input::Seat(SeatChange::Leave))]);
        assert!(conduct[0].failed() && !conduct[0].stalled(), "whoever resigns is still there");
        let mut conduct = vec![Conduct::default(); 2];
        look(&mut conduct, &[entry(By::Clock, Input::Seat(SeatChange::Leave))]);
        assert!(conduct[0].failed() && conduct[0].stalled(), "whose seat was taken is not");
    }

    #[test]
    fn whoever_wins_rises_and_whoever_is_beaten_falls() {
        let start = [LadderSkill::default(); 2];
        let after = rated(&start, &[(2, true), (1, false)]);
        assert!(
            after[0].skill.rating < start[0].skill.rating && after[1].skill.rating > start[1].skill.rating
        );
        assert_eq!((after[0].wins, after[1].wins), (0, 1));
        assert_eq!((after[0].skill.matches, after[1].skill.matches), (1, 1));
        assert_eq!([halves(1, 2), halves(2, 2), halves(2, 1)], [2, 1, 0]);
    }
}
