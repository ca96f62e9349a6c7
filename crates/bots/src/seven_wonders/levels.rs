//! The levels of 7 Wonders.

use std::sync::LazyLock;

use ::seven_wonders::SevenWonders;
use contract::Player;

use super::{City, FirstSight, Heuristic};
use crate::{
    learn::{Inclined, Linear, Table},
    search::{Budget, Knowing, Ladder, Level, Levels, Shape},
};

/// What cities have at the end.
pub static VALUE: LazyLock<Table> =
    LazyLock::new(|| both(include_str!("value.tsv"), include_str!("value-boxes.tsv")));

/// What is chosen at first sight.
pub static POLICY: LazyLock<Table> =
    LazyLock::new(|| both(include_str!("policy.tsv"), include_str!("policy-boxes.tsv")));

/// The weights of the base game with those of matches with boxes.
fn both(base: &str, boxes: &str) -> Table {
    let both = Table::read(base).and_then(|base| base.with(Table::read(boxes)?));
    both.expect("the committed weights are tables of the same names")
}

/// How worlds are searched.
const SHAPE: Shape = Shape { rounds: 4, field: 16, glances: 4, victory: 3.0, replies: 0 };

/// By how many points a newcomer and a steady player mistake what they see.
const ERRORS: [f32; 2] = [2.0, 1.5];

/// What the levels are made of.
fn ladder() -> Ladder<Linear<City>, Inclined<FirstSight>, Heuristic> {
    Ladder {
        evaluate: Linear::new(City, &VALUE),
        policy: Inclined::drawing(FirstSight, &POLICY),
        shape: SHAPE,
        expert: Shape { rounds: 6, replies: 2, ..SHAPE },
        errors: ERRORS,
        skilled: Heuristic,
    }
}

impl Levels for SevenWonders {
    fn player(level: Level, budget: Option<Budget>) -> Box<dyn Player<Self>> {
        ladder().player(level, budget)
    }

    fn knowing(level: Level, budget: Option<Budget>) -> Option<Box<dyn Knowing<Self>>> {
        ladder().knowing(level, budget)
    }

    fn about(level: Level) -> &'static str {
        match level {
            Level::Newcomer => "Takes what looks best at first sight and often misjudges it. Plays at once.",
            Level::Steady => {
                "Looks at where each choice leads this turn, and sometimes misjudges it. Plays at once."
            }
            Level::Skilled => "Weighs what everything will bring by the end. Plays at once.",
            Level::Strong => "Plays the next turns through in its mind. Thinks for up to 0.1 seconds.",
            Level::Expert => {
                "Plays the next turns through in its mind, many times. Thinks for up to a second."
            }
        }
    }
}
