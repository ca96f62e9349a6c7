//! Teams: the seats that play together.
//!
//! Teams follow from the number of seats and the options (`Rules::teams`), so a host knows them before the
//! match.
//!
//! - An `Outcome` lists results by seat, and the sum of each team beside them. Without teams that list is
//!   empty.
//! - Rules decide which cards partners see: `Log::only` sends an event to a team, and `Rules::view` shows its
//!   cards.
//! - The laws in `contract-laws/src/laws/teams.rs` and `outcome.rs` check the teams of each game.
//! - The lobby's part is in `lobby/src/seating.rs` and `talk.rs`. Its tests are in `lobby/tests/it/teams.rs`.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};

use crate::{Seat, SeatCount, SeatSet};

/// The maximum number of teams of a match: each has at least two seats.
const MOST: usize = SeatCount::MAX as usize / 2;

/// The partition of a match's seats into teams: two or more teams of two or more seats. Without teams
/// ([`Teams::NONE`]) each seat plays for itself.
///
/// It is `Copy` and small, so rules may keep it in their own value. On the wire it is a list of teams, each a
/// list of seats, both in the order of the seats: `[[0,1],[2,3]]`. Without teams the list is empty, and
/// omitted where possible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Vec<Seat>>", into = "Vec<Vec<Seat>>")]
pub struct Teams([SeatSet; MOST]);

/// The reason why seats cannot form these teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotTeams {
    /// A seat is in two teams, in none, or does not exist.
    #[error("each seat must be in exactly one team")]
    Seats,
    /// A seat has no partner.
    #[error("a team needs at least two seats")]
    Alone,
    /// There is no opponent.
    #[error("a match with teams needs at least two teams")]
    OneTeam,
    /// The seats cannot be divided into teams of that size.
    #[error("the seats cannot be divided into teams of equal size")]
    Uneven,
}

impl Teams {
    /// No teams: each seat plays for itself.
    pub const NONE: Self = Self([SeatSet::EMPTY; MOST]);

    /// Creates teams of a match with this number of seats.
    ///
    /// # Errors
    ///
    /// If they are not all its seats in two teams or more, each of two seats or more.
    pub fn new(seats: SeatCount, teams: impl IntoIterator<Item = SeatSet>) -> Result<Self, NotTeams> {
        let mut teams: Vec<SeatSet> = teams.into_iter().collect();
        let all: SeatSet = seats.seats().collect();
        let together = teams.iter().fold(SeatSet::EMPTY, |all, team| all.union(*team));
        if together != all || teams.iter().map(|team| team.len()).sum::<usize>() != all.len() {
            return Err(NotTeams::Seats);
        }
        if teams.iter().any(|team| team.len() < 2) {
            return Err(NotTeams::Alone);
        }
        if teams.len() < 2 {
            return Err(NotTeams::OneTeam);
        }
        teams.sort_by_key(|team| team.iter().next());
        let mut kept = Self::NONE;
        for (place, team) in kept.0.iter_mut().zip(teams) {
            *place = team;
        }
        Ok(kept)
    }

    /// Creates teams of `size` adjacent seats: the first seats, the next ones, and so on.
    ///
    /// # Errors
    ///
    /// If this number of seats does not make two or more such teams.
    pub fn side_by_side(seats: SeatCount, size: usize) -> Result<Self, NotTeams> {
        if size == 0 || !seats.get().is_multiple_of(size) {
            return Err(NotTeams::Uneven);
        }
        let all: Vec<Seat> = seats.seats().collect();
        Self::new(seats, all.chunks(size).map(|team| team.iter().copied().collect()))
    }

    /// Returns true if each seat plays for itself.
    pub fn is_none(&self) -> bool {
        self.0[0].is_empty()
    }

    /// Returns the teams, that of the first seat first. Empty without teams.
    pub fn iter(self) -> impl Iterator<Item = SeatSet> {
        self.0.into_iter().filter(|team| !team.is_empty())
    }

    /// Returns the sides that win and lose together in a match with this number of seats: the teams, or
    /// without teams each seat alone.
    pub fn sides(self, seats: SeatCount) -> impl Iterator<Item = SeatSet> {
        seats
            .seats()
            .map(move |seat| (seat, self.side(seat)))
            .filter(|(seat, side)| side.iter().next() == Some(*seat))
            .map(|(_, side)| side)
    }

    /// Returns the seats that win and lose with this one, itself among them: its team, or without teams only
    /// itself.
    pub fn side(self, seat: Seat) -> SeatSet {
        self.iter().find(|team| team.contains(seat)).unwrap_or(SeatSet::one(seat))
    }

    /// Returns the other seats of this seat's team. Empty without teams.
    pub fn partners(self, seat: Seat) -> SeatSet {
        self.side(seat).without(seat)
    }

    /// Returns all opponents of this seat in a match with this number of seats.
    pub fn opponents(self, seat: Seat, seats: SeatCount) -> SeatSet {
        let side = self.side(seat);
        seats.seats().filter(|other| !side.contains(*other)).collect()
    }

    /// Returns those of these seats whose whole team is among them. Without teams it returns all of them.
    ///
    /// With the seats that players left permanently, these are the seats that can no longer win. A team
    /// continues and can win as long as one of its players stayed.
    pub fn wholly(self, among: SeatSet) -> SeatSet {
        among.iter().filter(|seat| self.side(*seat).iter().all(|partner| among.contains(partner))).collect()
    }

    /// Returns the smallest number of seats by which all players can move clockwise so that partners stay
    /// partners, in a match with this number of seats. It is 1 without teams, 2 where two neighbours are
    /// partners. It is a full turn if no smaller number works.
    pub fn turn(self, seats: SeatCount) -> usize {
        let moved = |team: SeatSet, by| {
            let on = |seat| seats.clockwise_from(seat).nth(by);
            team.iter().filter_map(on).collect::<SeatSet>()
        };
        let stay = |by: &usize| self.iter().all(|team| self.iter().any(|other| other == moved(team, *by)));
        (1..seats.get()).find(stay).unwrap_or(seats.get())
    }

    /// Returns true if a match with this number of chairs can have these teams. [`Teams::NONE`] always fits.
    pub fn fits(self, seats: SeatCount) -> bool {
        self.is_none() || self.iter().map(SeatSet::len).sum::<usize>() == seats.get()
    }
}

impl From<Teams> for Vec<Vec<Seat>> {
    fn from(teams: Teams) -> Self {
        teams.iter().map(|team| team.iter().collect()).collect()
    }
}

impl TryFrom<Vec<Vec<Seat>>> for Teams {
    type Error = NotTeams;

    fn try_from(teams: Vec<Vec<Seat>>) -> Result<Self, NotTeams> {
        if teams.is_empty() {
            return Ok(Self::NONE);
        }
        // A seat that is named twice makes more names than there are seats.
        let named = teams.iter().map(Vec::len).sum::<usize>();
        let seats = u8::try_from(named).ok().and_then(SeatCount::new).ok_or(NotTeams::Seats)?;
        Self::new(seats, teams.into_iter().map(|team| team.into_iter().collect()))
    }
}

impl JsonSchema for Teams {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Teams".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let seat = generator.subschema_for::<Seat>();
        schemars::json_schema!({
            "description": "The teams, each a list of its seats, in the order of the seats. Each seat is in one team. Empty or \
                            absent in a match without teams.",
            "type": "array",
            "items": { "type": "array", "items": seat },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOUR: SeatCount = SeatCount::new(4).unwrap();

    fn set(seats: &[usize]) -> SeatSet {
        seats.iter().map(|number| seat(*number)).collect()
    }

    fn seat(number: usize) -> Seat {
        Seat::new(number, SeatCount::new(8).unwrap()).unwrap()
    }

    #[test]
    fn teams_are_all_seats_in_twos_or_more() {
        let across = Teams::new(FOUR, [set(&[1, 3]), set(&[0, 2])]).unwrap();
        assert_eq!(across.iter().collect::<Vec<_>>(), [set(&[0, 2]), set(&[1, 3])]);
        let no = |teams: &[SeatSet]| Teams::new(FOUR, teams.iter().copied()).unwrap_err();
        assert_eq!(no(&[set(&[0, 1]), set(&[1, 2, 3])]), NotTeams::Seats);
        assert_eq!(no(&[set(&[0, 1]), set(&[2])]), NotTeams::Seats);
        assert_eq!(no(&[set(&[0, 1]), set(&[2, 3]), set(&[4, 5])]), NotTeams::Seats);
        assert_eq!(no(&[set(&[0, 1, 2]), set(&[3])]), NotTeams::Alone);
        assert_eq!(no(&[set(&[0, 1, 2, 3])]), NotTeams::OneTeam);
        assert_eq!(no(&[set(&[0, 1]), set(&[2, 3]), SeatSet::EMPTY]), NotTeams::Alone);
        assert_eq!(no(&[]), NotTeams::Seats);
    }

    #[test]
    fn teams_sit_side_by_side() {
        for (seats, teams) in [(4, 2), (6, 3), (8, 4)] {
            let teams_of = Teams::side_by_side(SeatCount::new(seats).unwrap(), 2).unwrap();
            assert_eq!(teams_of.iter().count(), teams);
            assert!(teams_of.iter().all(|team| team.len() == 2));
            assert_eq!(teams_of.partners(seat(2)), set(&[3]));
        }
        for (seats, size) in [(5, 2), (2, 2), (4, 0), (4, 1), (4, 4), (4, 8)] {
            assert!(Teams::side_by_side(SeatCount::new(seats).unwrap(), size).is_err(), "{seats}, {size}");
        }
    }

    #[test]
    fn without_teams_everybody_is_a_side() {
        assert!(Teams::NONE.is_none() && Teams::default().is_none() && Teams::NONE.fits(FOUR));
        assert_eq!(Teams::NONE.iter().count(), 0);
        assert_eq!(Teams::NONE.sides(FOUR).collect::<Vec<_>>(), [0, 1, 2, 3].map(|n| set(&[n])));
        assert_eq!((Teams::NONE.side(seat(1)), Teams::NONE.partners(seat(1))), (set(&[1]), SeatSet::EMPTY));
        assert_eq!(Teams::NONE.opponents(seat(1), FOUR), set(&[0, 2, 3]));
        assert_eq!(Teams::NONE.wholly(set(&[0, 2])), set(&[0, 2]));
    }

    #[test]
    fn with_teams_a_team_is_a_side() {
        let teams = Teams::side_by_side(FOUR, 2).unwrap();
        assert!(!teams.is_none() && teams.fits(FOUR) && !teams.fits(SeatCount::new(6).unwrap()));
        assert_eq!(teams.sides(FOUR).collect::<Vec<_>>(), [set(&[0, 1]), set(&[2, 3])]);
        assert_eq!(teams.opponents(seat(3), FOUR), set(&[0, 1]));
        assert_eq!(teams.wholly(set(&[0, 2])), SeatSet::EMPTY);
        assert_eq!(teams.wholly(set(&[0, 2, 3])), set(&[2, 3]));
    }

    #[test]
    fn seats_move_on_without_tearing_teams_apart() {
        let turn = |teams: &[&[usize]]| {
            let seats = SeatCount::new(teams.iter().map(|team| team.len() as u8).sum()).unwrap();
            Teams::new(seats, teams.iter().map(|team| set(team))).unwrap().turn(seats)
        };
        assert_eq!(Teams::NONE.turn(FOUR), 1);
        assert_eq!(turn(&[&[0, 1], &[2, 3], &[4, 5]]), 2);
        assert_eq!(turn(&[&[0, 2], &[1, 3]]), 1);
        assert_eq!(turn(&[&[0, 1, 2], &[3, 4, 5]]), 3);
        assert_eq!(turn(&[&[0, 1], &[2, 3, 4]]), 5);
    }

    #[test]
    fn what_is_not_teams_does_not_parse() {
        let read = serde_json::from_str::<Teams>;
        let teams = read("[[2,3],[1,0]]").unwrap();
        assert_eq!(serde_json::to_string(&teams).unwrap(), "[[0,1],[2,3]]");
        assert_eq!(read("[]").unwrap(), Teams::NONE);
        for wrong in ["[[0,1],[1,2]]", "[[0,0],[1,1]]", "[[0,1]]", "[[0,1],[]]", "[[0],[1]]", "[[1,2],[3,4]]"]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        assert!(read("[[0,1],[2,255]]").is_err());
        assert!(read("[[0,1,2,3,4],[5,6,7,8,9]]").is_err());
    }
}
