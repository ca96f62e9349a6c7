//! The result of a match.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat, SeatCount, SeatSet, Teams};

/// The final standing of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Outcome {
    /// The place of each seat. 1 is the winner or winners; equal numbers are ties, and the place after a tie
    /// is skipped. 0 is a chair that was never taken. Partners share the place of their team, and places then
    /// count teams: the last of three is third, however many seats they have.
    pub places: BySeat<u8>,
    /// Points by category, in display order. The last line is the total where the game has one. Always by
    /// seat, also with teams.
    pub sheet: Vec<ScoreLine>,
    /// The teams, that of the first seat first. Empty or absent in a match without teams.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<TeamScore>,
}

/// One category of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ScoreLine {
    /// The machine name of the category, e.g. `"military"`; clients translate it.
    pub label: String,
    /// The points of each seat in this category.
    pub points: BySeat<i32>,
}

/// One team of a finished match. Its place is that of its seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TeamScore {
    /// The seats of the team, in the order of the seats.
    pub seats: Vec<Seat>,
    /// The sum of the last line of the sheet over these seats; `null` without a sheet.
    pub total: Option<i32>,
}

impl Outcome {
    /// Ranks seats by falling key: the greatest key is first, equal keys tie.
    pub fn ranked<K: Ord>(keys: &BySeat<K>, sheet: Vec<ScoreLine>) -> Self {
        let places = keys.map(|_, k| 1 + keys.iter().filter(|(_, other)| *other > k).count() as u8);
        Self { places, sheet, teams: Vec::new() }
    }

    /// Ranks teams by falling key, which `key` makes from the seats of a team. Without teams each seat has
    /// its own key, as in [`Outcome::ranked`].
    pub fn ranked_by_side<K: Ord>(
        teams: Teams,
        seats: SeatCount,
        key: impl FnMut(SeatSet) -> K,
        sheet: Vec<ScoreLine>,
    ) -> Self {
        let sides: Vec<SeatSet> = teams.sides(seats).collect();
        let keys: Vec<K> = sides.iter().copied().map(key).collect();
        let mut places = BySeat::filled(seats, 0);
        for (side, own) in sides.iter().zip(&keys) {
            let place = 1 + keys.iter().filter(|other| *other > own).count() as u8;
            for seat in side.iter() {
                places[seat] = place;
            }
        }
        let teams = team_scores(teams, &sheet);
        Self { places, sheet, teams }
    }

    /// Returns the last line of the sheet: the final points of each seat.
    pub fn totals(mut self) -> Option<BySeat<i32>> {
        self.sheet.pop().map(|line| line.points)
    }

    /// Returns the winner or winners. Of a team that won, it returns all seats.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat)
    }
}

/// Returns the total of each team, by the last line of a sheet.
fn team_scores(teams: Teams, sheet: &[ScoreLine]) -> Vec<TeamScore> {
    let total =
        |team: SeatSet| sheet.last().map(|line| team.iter().filter_map(|seat| line.points.get(seat)).sum());
    teams.iter().map(|team| TeamScore { seats: team.iter().collect(), total: total(team) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(points: &[i32]) -> ScoreLine {
        let seats = SeatCount::new(points.len() as u8).unwrap();
        ScoreLine { label: "total".into(), points: BySeat::new_with(seats, |seat| points[seat.number()]) }
    }

    fn by_sum(teams: Teams, points: &[i32]) -> Outcome {
        let line = line(points);
        let sum = |side: SeatSet| side.iter().map(|seat| line.points[seat]).sum::<i32>();
        Outcome::ranked_by_side(teams, line.points.seats(), sum, vec![line.clone()])
    }

    fn places(outcome: &Outcome) -> Vec<u8> {
        outcome.places.iter().map(|(_, place)| *place).collect()
    }

    #[test]
    fn ties_share_a_place_and_skip_the_next() {
        let points = [7, 9, 9, 3];
        let keys = BySeat::new_with(SeatCount::new(4).unwrap(), |s| points[s.number()]);
        assert_eq!(places(&Outcome::ranked(&keys, vec![])), [3, 1, 1, 4]);
    }

    #[test]
    fn partners_share_a_place_and_places_count_teams() {
        let teams = Teams::side_by_side(SeatCount::new(6).unwrap(), 2).unwrap();
        let outcome = by_sum(teams, &[5, 5, 9, 0, 1, 30]);
        assert_eq!(places(&outcome), [2, 2, 3, 3, 1, 1]);
        let totals: Vec<_> = outcome.teams.iter().map(|team| team.total).collect();
        assert_eq!(totals, [Some(10), Some(9), Some(31)]);
        let winners: Vec<usize> = outcome.winners().map(Seat::number).collect();
        assert_eq!(winners, [4, 5]);
        assert_eq!(places(&by_sum(teams, &[1, 1, 2, 0, 0, 1])), [1, 1, 1, 1, 3, 3]);
    }

    #[test]
    fn without_teams_sides_are_seats() {
        let points = [7, 9, 9, 3];
        let keys = line(&points).points;
        assert_eq!(by_sum(Teams::NONE, &points), Outcome::ranked(&keys, vec![line(&points)]));
    }

    #[test]
    fn outcomes_without_teams_are_written_and_read_as_ever() {
        let stored = r#"{"places":[2,1],"sheet":[{"label":"total","points":[0,3]}]}"#;
        let outcome: Outcome = serde_json::from_str(stored).unwrap();
        assert!(outcome.teams.is_empty());
        assert_eq!(serde_json::to_string(&outcome).unwrap(), stored);
        let teams = Teams::side_by_side(SeatCount::new(4).unwrap(), 2).unwrap();
        let written = serde_json::to_value(by_sum(teams, &[1, 2, 3, 4])).unwrap();
        let teams = serde_json::json!([{ "seats": [0, 1], "total": 3 }, { "seats": [2, 3], "total": 7 }]);
        assert_eq!(written["teams"], teams);
    }
}
