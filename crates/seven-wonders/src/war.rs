//! The opponents at the end of an age (section 13). The ring closes over cities with a diplomacy token, and
//! partners do not fight each other.

use contract::{BySeat, Seat, Teams};

use crate::{city::City, reckon::beside};

/// The opponents of a city, and the number of tokens of each fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Foes {
    pub(crate) left: Option<Seat>,
    pub(crate) right: Option<Seat>,
    pub(crate) tokens: u8,
}

impl Foes {
    const NONE: Self = Self { left: None, right: None, tokens: 1 };

    /// Iterates over the opponents, the left one first.
    pub(crate) fn iter(self) -> impl Iterator<Item = Seat> {
        [self.left, self.right].into_iter().flatten()
    }
}

/// Returns the opponents of a city if the age ended now.
pub(crate) fn foes(cities: &BySeat<City>, teams: Teams, city: Seat) -> Foes {
    if !teams.is_none() {
        return foes_of_team(cities, teams, city);
    }
    let around = cities.seats();
    let present = |seat: &Seat| !cities[*seat].stays_away();
    if !present(&city) {
        return Foes::NONE;
    }
    let mut others = around.clockwise_from(city).filter(|other| *other != city && present(other));
    let left = others.next();
    let right = others.next_back();
    // Two remaining cities fight once, each on one side.
    match (left, right) {
        (Some(other), None) if other < city => Foes { right: left, ..Foes::NONE },
        _ => Foes { left, right, tokens: 1 },
    }
}

/// Returns the opponent of a team player: the neighbour outside the team. They fight for two tokens, for one
/// if one of them has a diplomacy token, and not at all if both have (G-15).
fn foes_of_team(cities: &BySeat<City>, teams: Teams, city: Seat) -> Foes {
    let partners = teams.partners(city);
    let [left, right] = beside(cities, city).map(|other| {
        let away = u8::from(cities[city].stays_away()) + u8::from(cities[other].stays_away());
        (!partners.contains(other) && away < 2).then_some((other, 2 - away))
    });
    let tokens = left.or(right).map_or(1, |(_, tokens)| tokens);
    Foes { left: left.map(|(other, _)| other), right: right.map(|(other, _)| other), tokens }
}
