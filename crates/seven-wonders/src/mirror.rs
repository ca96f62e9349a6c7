//! A board that copies stages of others (Manneken Pis): its stages, once all boards are chosen.

use arrayvec::ArrayVec;
use contract::{BySeat, Seat};

use crate::{
    Board, Direction, Effect, Nth, Printed, Rule, Thing,
    city::{City, MOST_STAGES},
};

/// Returns the neighbour and the stage that a stage copies, if it does.
fn beside(board: Board, stage: u8) -> Option<(Direction, Nth)> {
    Thing::Stage(board, stage).effects().iter().find_map(|effect| match effect {
        Effect::Rule(Rule::StageBeside { of, which }) => Some((*of, *which)),
        Effect::Rule(_) | Effect::Lasting(_) | Effect::Once(_) | Effect::Each(_) | Effect::Worth(_) => None,
    })
}

/// Sets the copied stages of every city whose board copies stages, built by their owners or not.
pub(crate) fn copy_stages(cities: &mut BySeat<City>) {
    for seat in cities.seats().seats() {
        if let Some(stages) = copied(cities, seat) {
            cities[seat].copied_stages = stages;
        }
    }
}

fn copied(cities: &BySeat<City>, seat: Seat) -> Option<ArrayVec<Printed, MOST_STAGES>> {
    let board = cities[seat].board()?;
    let stages = 0..board.stages().len() as u8;
    stages.clone().find_map(|stage| beside(board, stage))?;
    let around = cities.seats();
    let printed = |stage: u8| {
        let Some((of, which)) = beside(board, stage) else { return Some(Printed { board, stage }) };
        let other = match of {
            Direction::Left => around.left_of(seat),
            Direction::Right => around.right_of(seat),
        };
        let there = cities[other].board()?;
        // For the Great Wall that is its highest position, regardless of the order of building (G-20).
        let last = there.stages().len() as u8 - 1;
        let stage = match which {
            Nth::First => 0,
            Nth::Second => last.min(1),
            Nth::Last => last,
        };
        Some(Printed { board: there, stage })
    };
    stages.map(printed).collect()
}
