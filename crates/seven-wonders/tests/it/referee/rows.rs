//! The rows of the score sheet. Symbols of choice and copied guilds are chosen for the most points in all, so
//! only the sum of science and guilds is known. Every other row is the sum of the printed points of its kind.

use contract::{Outcome, Seat};
use seven_wonders::{Colour, Effect, Leader, Row};

use super::{
    city::{Copy, is_like_marker},
    rulebook::Referee,
};

impl Referee {
    /// Returns the points of a row; `None` if they depend on symbols of choice.
    fn row(&self, seat: usize, row: Row) -> Option<i16> {
        let city = &self.cities[seat];
        let of_cards = |colours: &[Colour]| {
            let cards = city.cards.iter().filter(|card| colours.contains(&card.facts().colour));
            let effects: Vec<Effect> = cards.flat_map(|card| card.facts().effects).copied().collect();
            self.points(seat, &effects)
        };
        let tombs = |in_stages: bool| -> i16 {
            city.tombs
                .iter()
                .filter(|(.., stage)| stage.is_some() == in_stages)
                .map(|(_, points, _)| points)
                .sum()
        };
        match row {
            Row::Military => Some(city.won.iter().sum::<i16>() - city.defeats + of_cards(&[Colour::Red])),
            Row::Coins => Some((city.coins / 3) as i16),
            Row::Wonder => {
                let all = city.all_stages();
                let built = city.stages.keys().flat_map(|stage| all[usize::from(*stage)].effects);
                Some(self.points(seat, &built.copied().collect::<Vec<_>>()) + tombs(true))
            }
            Row::Civilian => Some(of_cards(&[Colour::Blue])),
            Row::Commerce => Some(of_cards(&[Colour::Yellow, Colour::Brown, Colour::Grey])),
            Row::Cities => Some(of_cards(&[Colour::Black])),
            Row::Debts => Some(-(city.debts as i16)),
            // Three points for each set, some of which may be by choice.
            Row::Leaders if city.leaders.contains(&Leader::Aristotle) => None,
            Row::Babel if city.part.sets > 0 => None,
            Row::Leaders => {
                // Stages that Herodotus copies count with leaders; nothing marks them.
                let copied = city.copies.iter().flat_map(|copy| match copy {
                    Copy::Stage(effects) => *effects,
                    Copy::Leader(_) => &[],
                });
                let copied = copied.filter(|effect| !is_like_marker(effect));
                let leaders = city.leaders.iter().flat_map(|leader| leader.facts().effects);
                Some(self.points(seat, &leaders.chain(copied).copied().collect::<Vec<_>>()) + tombs(false))
            }
            Row::Babel => {
                let tower = self.tower.as_ref().map_or(0, |tower| tower.points(seat));
                Some(tower - city.part.lost + self.points(seat, &city.part.lasting))
            }
            Row::Guilds | Row::Science => None,
        }
    }

    /// Checks every row of a seat, and that the last is the sum of all others.
    pub fn check_rows(&self, seat: Seat, outcome: &Outcome) {
        let (total, rows) = outcome.sheet.split_last().unwrap();
        for line in rows {
            let row = Row::ALL.into_iter().find(|row| row.label() == line.label).unwrap();
            if let Some(points) = self.row(seat.number(), row) {
                assert_eq!(line.points[seat], i32::from(points), "{seat}: {row:?}");
            }
        }
        assert_eq!(rows.iter().map(|line| line.points[seat]).sum::<i32>(), total.points[seat], "{seat}");
    }
}
